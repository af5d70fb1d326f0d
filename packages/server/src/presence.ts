/**
 * Who is at which table, over all nodes. Each node tells the others about its own readers; nobody keeps it. Whoever has been
 * gone from a live match for a while is somebody the others may decide about.
 */
import type { StreamMessage } from "@riad/protocol";
import type { Bus, BusMessage } from "./bus/bus.ts";
import type { Place } from "./audience.ts";
import type { Table } from "./table/table.ts";

type PresenceMessage = Extract<BusMessage, { kind: "presence" }>;

interface Elsewhere {
  readonly seats: number;
  readonly watchers: number;
}

interface Room {
  readonly elsewhere: Map<string, Elsewhere>;
  /** When each seat was last seen to be gone; 0 for those who are here. */
  readonly goneSince: number[];
  told: string;
}

export interface PresenceHooks {
  placesOf(match: string): Iterable<Place>;
  tableOf(match: string): Table | undefined;
  tell(match: string, message: StreamMessage): void;
}

/** A node that has not been heard of for this long is dead. */
const NODE_DEAD = 12_000;

export class Presence {
  readonly #node: string;
  readonly #bus: Bus;
  readonly #grace: number;
  readonly #hooks: PresenceHooks;
  readonly #rooms = new Map<string, Room>();
  readonly #heard = new Map<string, number>();

  /** `grace` milliseconds after somebody has gone the others may decide. */
  constructor(node: string, bus: Bus, grace: number, hooks: PresenceHooks) {
    this.#node = node;
    this.#bus = bus;
    this.#grace = grace;
    this.#hooks = hooks;
  }

  /** The readers of a match on this node have changed. */
  moved(match: string): void {
    const here = this.#here(match);
    const isNew = !this.#rooms.has(match);
    if (here.seats === 0 && here.watchers === 0) this.#rooms.delete(match);
    else if (isNew) this.#rooms.set(match, { elsewhere: new Map(), goneSince: [], told: "" });
    this.#announce(match, isNew);
    this.update(match);
  }

  hear(message: PresenceMessage): void {
    const { node, match, seats, watchers, ask } = message;
    if (node === this.#node) return;
    this.#heard.set(node, Date.now());
    const room = this.#rooms.get(match);
    if (room === undefined) return;
    if (seats === 0 && watchers === 0) room.elsewhere.delete(node);
    else room.elsewhere.set(node, { seats, watchers });
    if (ask) this.#announce(match, false);
    this.update(match);
  }

  hearNode(node: string): void {
    this.#heard.set(node, Date.now());
  }

  /** After a gap on the bus: everybody says again what there is. */
  askAll(): void {
    for (const match of this.#rooms.keys()) this.#announce(match, true);
  }

  /** Forgets dead nodes. */
  sweep(now: number): void {
    for (const [node, at] of this.#heard) {
      if (at > now - NODE_DEAD) continue;
      this.#heard.delete(node);
      for (const [match, room] of this.#rooms) if (room.elsewhere.delete(node)) this.update(match);
    }
  }

  /** Tells the readers of a match who is there, if that has changed. */
  update(match: string): void {
    const room = this.#rooms.get(match);
    const table = this.#hooks.tableOf(match);
    if (room === undefined || table === undefined) return;
    const here = this.#here(match);
    let { seats, watchers } = here;
    for (const other of room.elsewhere.values()) {
      seats |= other.seats;
      watchers += other.watchers;
    }
    const now = Date.now();
    const isHere = table.state.seats.map((_, seat) => (seats & (1 << seat)) !== 0);
    for (const [seat, present] of isHere.entries()) room.goneSince[seat] = present ? 0 : room.goneSince[seat] || now;
    const gone = isHere.flatMap((_, seat) => {
      const decideAt = this.#decideAt(table, room, seat);
      return decideAt === undefined ? [] : [{ seat, decideAt }];
    });
    const message: StreamMessage = { type: "presence", match, here: isHere, watchers, gone };
    const text = JSON.stringify(message);
    if (text === room.told) return;
    room.told = text;
    this.#hooks.tell(match, message);
  }

  /** The message as last told, for whoever comes new. */
  told(match: string): string | undefined {
    const text = this.#rooms.get(match)?.told;
    return text === "" ? undefined : text;
  }

  /** Whether the others may decide about a seat now. */
  isGone(table: Table, seat: number): boolean {
    const room = this.#rooms.get(table.id);
    if (room === undefined || seat >= table.seats) return false;
    const decideAt = this.#decideAt(table, room, seat);
    return decideAt !== undefined && decideAt <= Date.now();
  }

  /** In a match by correspondence people come and go; nobody is missed. */
  #decideAt(table: Table, room: Room, seat: number): number | undefined {
    const { kind, out, level, away, waitUntil } = table.state.seats[seat];
    const since = room.goneSince[seat] ?? 0;
    if (table.row.status !== "live" || table.state.clock.kind === "days") return undefined;
    if (kind !== "human" || out !== null || level !== null || since === 0) return undefined;
    return Math.max(away ? since : since + this.#grace, waitUntil);
  }

  #here(match: string): Elsewhere {
    let seats = 0;
    let watchers = 0;
    for (const { seat } of this.#hooks.placesOf(match)) {
      if (seat === null) watchers++;
      else seats |= 1 << seat;
    }
    return { seats, watchers };
  }

  #announce(match: string, ask: boolean): void {
    if (this.#bus.isLocal) return;
    this.#bus.send({ kind: "presence", node: this.#node, match, ask, ...this.#here(match) });
  }
}
