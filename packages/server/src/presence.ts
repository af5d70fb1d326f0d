/**
 * Who is at which table, over all nodes. Each node tells the others about its own readers and about seats that have sent a
 * command over REST; nobody keeps it. Whoever has been gone from a live match for a while is somebody the others may decide
 * about.
 */
import type { StreamMessage } from "@riad/protocol";
import type { Bus, BusMessage } from "./bus/bus.ts";
import type { Place } from "./audience.ts";
import type { Clock } from "./steady-clock.ts";
import type { Absence } from "./table/draft.ts";
import type { Table } from "./table/table.ts";

type PresenceMessage = Extract<BusMessage, { kind: "presence" }>;

interface Elsewhere {
  readonly seats: number;
  readonly watchers: number;
  /** The seats that somebody has in front of their eyes. */
  readonly looking: number;
}

interface Attendance {
  readonly elsewhere: Map<string, Elsewhere>;
  /** When each seat was last seen to be gone; 0 for those who are here. */
  readonly goneSince: number[];
  /** When each seat last sent a command over REST to this node. */
  readonly seenAt: Map<number, number>;
  /** The seats that the other nodes believe to be here. */
  announced: number;
  told: string;
  toldAt: number;
  /** Something has changed that will be told in a moment. */
  timer: NodeJS.Timeout | undefined;
}

export interface PresenceHooks {
  placesOf(match: string): Iterable<Place>;
  tableOf(match: string): Table | undefined;
  tell(match: string, message: StreamMessage): void;
  /** The seat of a computer that cannot think at the moment. */
  stuckSeat(table: Table): number | undefined;
}

/** Milliseconds without a message after which another node is dead. */
const NODE_DEAD = 12_000;
/** Milliseconds without a message of its own, sent every three seconds, after which a node has lost the bus. */
const DEAF = 8000;
/** A command over REST counts as being present for this long. */
const SEEN = 60_000;
/** What is known about a match is kept for this long after the last command over REST, so that absences can be counted. */
const SEEN_KEPT = 30 * 60_000;
/** A single player may end a match when the other has been gone for this many times as long as it takes to decide. */
const LONG = 10;
const MOST_SEATS = 8;
/**
 * Readers of a match are told at most this often, in milliseconds. Telling each of n spectators about each of n who come would
 * cost n².
 */
const TELL_EVERY = 1000;

export class Presence {
  readonly #node: string;
  readonly #bus: Bus;
  readonly #clock: Clock;
  readonly #grace: number;
  readonly #hooks: PresenceHooks;
  readonly #attendance = new Map<string, Attendance>();
  readonly #heard = new Map<string, number>();
  /** When tables were created here, for as long as that counts as being present. */
  readonly #createdAt = new Map<string, number>();
  /** Public tables that wait for players, and the nodes to which their people are connected. */
  readonly #waitingElsewhere = new Map<string, Set<string>>();

  /** The others may decide `grace` milliseconds after a player has disconnected. */
  constructor(node: string, bus: Bus, clock: Clock, grace: number, hooks: PresenceHooks) {
    this.#node = node;
    this.#bus = bus;
    this.#clock = clock;
    this.#grace = grace;
    this.#hooks = hooks;
  }

  /** The readers of a match on this node have changed; `isSeat` if one of them sits there. */
  moved(match: string, isSeat = true): void {
    const isNew = !this.#attendance.has(match);
    if (this.#isEmpty(match)) this.#close(match);
    else if (isSeat || isNew) {
      this.#attendanceOf(match);
      this.#announce(match, isNew);
      this.update(match);
    } else this.#tellSoon(match, this.#attendanceOf(match));
  }

  /** A new table: its creator, who used REST, has not had time to connect yet. */
  created(match: string): void {
    this.#createdAt.set(match, this.#clock.now());
  }

  /** A seat has sent a command over REST. */
  seen(match: string, seat: number): void {
    const isNew = !this.#attendance.has(match);
    const attendance = this.#attendanceOf(match);
    const isNews = !this.#isSeen(attendance, seat);
    attendance.seenAt.set(seat, this.#clock.now());
    if (isNews) this.#announce(match, isNew);
    this.update(match);
  }

  /** A seat has left over REST: its earlier commands no longer count as being present. */
  unseen(match: string, seat: number): void {
    if (this.#attendance.get(match)?.seenAt.delete(seat) === true) this.moved(match);
  }

  hear(message: PresenceMessage): void {
    const { node, match, seats, watchers, looking = seats, ask } = message;
    if (node === this.#node) return;
    this.hearNode(node);
    this.#hearOfOpen(message);
    const attendance = this.#attendance.get(match);
    if (attendance === undefined) return;
    if (seats === 0 && watchers === 0) attendance.elsewhere.delete(node);
    else attendance.elsewhere.set(node, { seats, watchers, looking });
    if (ask) this.#announce(match, false);
    this.update(match);
  }

  /** A node is running. A new one is told which public tables are waiting here, because no other node knows them. */
  hearNode(node: string): void {
    const isNew = node !== this.#node && !this.#heard.has(node);
    this.#heard.set(node, this.#clock.now());
    if (isNew) for (const match of this.#attendance.keys()) if (this.#isOpen(match)) this.#announce(match, false);
  }

  #hearOfOpen({ node, match, seats, open }: PresenceMessage): void {
    const nodes = this.#waitingElsewhere.get(match) ?? new Set();
    if (open === true && seats !== 0) nodes.add(node);
    else nodes.delete(node);
    if (nodes.size === 0) this.#waitingElsewhere.delete(match);
    else this.#waitingElsewhere.set(match, nodes);
  }

  /** After a gap on the bus: asks every node to announce its readers again. */
  askAll(): void {
    for (const match of this.#attendance.keys()) this.#announce(match, true);
  }

  /** Forgets dead nodes, and seats whose last command over REST was long ago. */
  sweep(): void {
    const now = this.#clock.now();
    // A node receives its own messages too. One that does not hear itself has lost the bus, and knows nothing about the others.
    const isDeaf = (this.#heard.get(this.#node) ?? -Infinity) <= now - DEAF;
    for (const [node, at] of this.#heard) {
      if (isDeaf && node !== this.#node) this.#heard.set(node, now);
      if (isDeaf) continue;
      if (at > now - NODE_DEAD) continue;
      this.#heard.delete(node);
      for (const [match, nodes] of this.#waitingElsewhere) {
        nodes.delete(node);
        if (nodes.size === 0) this.#waitingElsewhere.delete(match);
      }
      for (const [match, attendance] of this.#attendance) if (attendance.elsewhere.delete(node)) this.update(match);
    }
    for (const [match, at] of this.#createdAt) if (at < now - SEEN) this.#createdAt.delete(match);
    for (const [match, attendance] of this.#attendance) {
      if (attendance.seenAt.size === 0) continue;
      for (const [seat, at] of attendance.seenAt) if (at < now - SEEN_KEPT) attendance.seenAt.delete(seat);
      if (this.#isEmpty(match) || this.#here(match).seats !== attendance.announced) this.moved(match);
    }
  }

  /** Works out who is present now, and tells the readers of any change, at once or within a second. */
  update(match: string): void {
    const attendance = this.#attendance.get(match);
    if (attendance === undefined) return;
    this.#count(match, attendance);
    this.#tellSoon(match, attendance);
  }

  #tellSoon(match: string, attendance: Attendance): void {
    if (attendance.timer !== undefined) return;
    const wait = attendance.toldAt + TELL_EVERY - performance.now();
    if (wait <= 0) {
      this.#tell(match, attendance);
      return;
    }
    attendance.timer = setTimeout(() => {
      attendance.timer = undefined;
      if (this.#attendance.get(match) !== attendance) return;
      // Spectators who have come or gone in the meantime are announced here, all at once.
      if (!this.#bus.isLocal) this.#announce(match, false);
      this.#tell(match, attendance);
    }, wait);
    attendance.timer.unref();
  }

  #tell(match: string, attendance: Attendance): void {
    const { seats, watchers } = this.#count(match, attendance);
    const table = this.#hooks.tableOf(match);
    if (table === undefined) return;
    const isHere = table.state.seats.map((_, seat) => isIn(seats, seat));
    const gone = isHere.flatMap((_, seat) => {
      const decideAt = this.#decideAt(table, attendance, seat, this.#grace);
      return decideAt === undefined ? [] : [{ seat, decideAt }];
    });
    const stuck = this.#hooks.stuckSeat(table);
    const message: StreamMessage = {
      type: "presence",
      match,
      here: isHere,
      watchers,
      gone,
      ...(stuck === undefined ? {} : { stuck }),
    };
    const text = JSON.stringify(message);
    if (text === attendance.told) return;
    attendance.told = text;
    attendance.toldAt = performance.now();
    this.#hooks.tell(match, message);
  }

  /** Everybody on all nodes, and since when each seat is gone. */
  #count(match: string, attendance: Attendance): Elsewhere {
    let { seats, watchers, looking } = this.#here(match);
    for (const other of attendance.elsewhere.values()) {
      seats |= other.seats;
      watchers += other.watchers;
      looking |= other.looking;
    }
    const now = this.#clock.now();
    for (let seat = 0; seat < MOST_SEATS; seat++) {
      attendance.goneSince[seat] = isIn(seats, seat) ? 0 : attendance.goneSince[seat] || now;
    }
    return { seats, watchers, looking };
  }

  /** Whether whoever sits there has the match in front of their eyes, on any node. A page that is hidden is not looked at. */
  isLooking(match: string, seat: number): boolean {
    const attendance = this.#attendance.get(match);
    return attendance !== undefined && isIn(this.#count(match, attendance).looking, seat);
  }

  /** Whether somebody who sits at this table is connected, to any node. */
  isAttended(match: string): boolean {
    const isNew = (this.#createdAt.get(match) ?? -Infinity) > this.#clock.now() - SEEN;
    if (isNew || this.#waitingElsewhere.has(match)) return true;
    return this.#here(match).seats !== 0 || this.#elsewhere(match) !== 0;
  }

  /** Public tables that wait for players and whose people are connected, to any node. */
  waiting(): string[] {
    const known = new Set([...this.#attendance.keys(), ...this.#createdAt.keys()]);
    const here = [...known].filter((match) => this.#isOpen(match) && this.isAttended(match));
    return [...new Set([...here, ...this.#waitingElsewhere.keys()])];
  }

  /** The message as last sent, for new readers. */
  told(match: string): string | undefined {
    const text = this.#attendance.get(match)?.told;
    return text === "" ? undefined : text;
  }

  /** Who has been gone for how long, as it is now. */
  absenceFrom(table: Table): Absence {
    const attendance = this.#attendance.get(table.id);
    const now = this.#clock.now();
    const isGoneFor = (seat: number, grace: number): boolean => {
      if (attendance === undefined || seat >= table.seats) return false;
      const decideAt = this.#decideAt(table, attendance, seat, grace);
      return decideAt !== undefined && decideAt <= now;
    };
    return {
      isGone: (seat) => isGoneFor(seat, this.#grace),
      isLongGone: (seat) => isGoneFor(seat, LONG * this.#grace),
    };
  }

  /** Undefined if nobody may decide about the seat. With a clock in days players come and go, so nobody counts as gone. */
  #decideAt(table: Table, attendance: Attendance, seat: number, grace: number): number | undefined {
    const { kind, out, level, away, waitUntil } = table.state.seats[seat];
    const since = attendance.goneSince[seat] ?? 0;
    if (table.row.status !== "live" || table.state.clock.kind === "days") return undefined;
    if (kind !== "human" || out !== null || level !== null || since === 0) return undefined;
    return Math.max(away ? since : since + grace, waitUntil);
  }

  #attendanceOf(match: string): Attendance {
    let attendance = this.#attendance.get(match);
    if (attendance === undefined) {
      attendance = {
        elsewhere: new Map(),
        goneSince: [],
        seenAt: new Map(),
        announced: 0,
        told: "",
        toldAt: -Infinity,
        timer: undefined,
      };
      this.#attendance.set(match, attendance);
    }
    return attendance;
  }

  /** Nobody on this node follows the match any longer. */
  #close(match: string): void {
    clearTimeout(this.#attendance.get(match)?.timer);
    this.#attendance.delete(match);
    this.#announce(match, false);
  }

  #isOpen(match: string): boolean {
    const row = this.#hooks.tableOf(match)?.row;
    return row?.status === "open" && row.public;
  }

  #elsewhere(match: string): number {
    let seats = 0;
    for (const other of this.#attendance.get(match)?.elsewhere.values() ?? []) seats |= other.seats;
    return seats;
  }

  #isEmpty(match: string): boolean {
    for (const _ of this.#hooks.placesOf(match)) return false;
    return (this.#attendance.get(match)?.seenAt.size ?? 0) === 0;
  }

  #isSeen(attendance: Attendance, seat: number): boolean {
    return (attendance.seenAt.get(seat) ?? -Infinity) > this.#clock.now() - SEEN;
  }

  #here(match: string): Elsewhere {
    let seats = 0;
    let watchers = 0;
    let looking = 0;
    for (const { seat, isHidden } of this.#hooks.placesOf(match)) {
      if (seat === null) watchers++;
      else seats |= 1 << seat;
      if (seat !== null && !isHidden) looking |= 1 << seat;
    }
    const attendance = this.#attendance.get(match);
    for (const seat of attendance?.seenAt.keys() ?? [])
      if (attendance !== undefined && this.#isSeen(attendance, seat)) seats |= 1 << seat;
    return { seats, watchers, looking };
  }

  #announce(match: string, ask: boolean): void {
    const here = this.#here(match);
    const attendance = this.#attendance.get(match);
    if (attendance !== undefined) attendance.announced = here.seats;
    if (this.#bus.isLocal) return;
    this.#bus.send({ kind: "presence", node: this.#node, match, ask, ...here, open: this.#isOpen(match) });
  }
}

function isIn(seats: number, seat: number): boolean {
  return (seats & (1 << seat)) !== 0;
}
