/**
 * Who is connected to which table, over all nodes. Each node tells the others about its own readers and about seats
 * that have sent a command over REST; nothing is stored. Once a player has been disconnected from a live match for a
 * while, the others may decide about the seat.
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
  /** The seats whose players can see the match on their screen, as bits. */
  readonly looking: number;
}

interface Attendance {
  readonly elsewhere: Map<string, Elsewhere>;
  /** When each seat disconnected; 0 for those that are connected. */
  readonly goneSince: number[];
  /** When each seat last sent a command over REST to this node. */
  readonly seenAt: Map<number, number>;
  /** The seats that the other nodes have been told are here. */
  announced: number;
  told: string;
  toldAt: number;
  /** Set while a change is waiting to be sent. */
  timer: NodeJS.Timeout | undefined;
}

export interface PresenceHooks {
  placesOf(match: string): Iterable<Place>;
  tableOf(match: string): Table | undefined;
  tell(match: string, message: StreamMessage): void;
  /** The seat of a computer that cannot think at the moment. */
  stuckSeat(table: Table): number | undefined;
}

/** Milliseconds without a message after which another node counts as dead. */
const NODE_DEAD = 12_000;
/** Milliseconds without hearing its own message, sent every three seconds, after which a node has lost the bus. */
const DEAF = 8000;
/** Milliseconds for which a command over REST counts as being present. */
const SEEN = 60_000;
/** Milliseconds for which a match is remembered after the last command over REST, so that absences can be measured. */
const SEEN_KEPT = 30 * 60_000;
/** A single player may end a match when the other has been disconnected for this many times the grace period. */
const LONG = 10;
const MOST_SEATS = 8;
/**
 * Milliseconds between presence messages to the readers of a match. Telling each of n spectators about each of n
 * arrivals would cost n².
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
  /** Public tables that are not over, and the nodes to which their people are connected. */
  readonly #listedElsewhere = new Map<string, Set<string>>();

  /** The others may decide `grace` milliseconds after a player has disconnected. */
  constructor(node: string, bus: Bus, clock: Clock, grace: number, hooks: PresenceHooks) {
    this.#node = node;
    this.#bus = bus;
    this.#clock = clock;
    this.#grace = grace;
    this.#hooks = hooks;
  }

  /** The readers of a match on this node have changed; `isSeat` if one of them has a seat. */
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
    this.#hearOfListed(message);
    const attendance = this.#attendance.get(match);
    if (attendance === undefined) return;
    if (seats === 0 && watchers === 0) attendance.elsewhere.delete(node);
    else attendance.elsewhere.set(node, { seats, watchers, looking });
    if (ask) this.#announce(match, false);
    this.update(match);
  }

  /**
   * A node has announced that it is running. A new one is sent this node's public tables, which it cannot know
   * otherwise.
   */
  hearNode(node: string): void {
    const isNew = node !== this.#node && !this.#heard.has(node);
    this.#heard.set(node, this.#clock.now());
    if (isNew) for (const match of this.#attendance.keys()) if (this.#isListed(match)) this.#announce(match, false);
  }

  #hearOfListed({ node, match, open }: PresenceMessage): void {
    const nodes = this.#listedElsewhere.get(match) ?? new Set();
    if (open === true) nodes.add(node);
    else nodes.delete(node);
    if (nodes.size === 0) this.#listedElsewhere.delete(match);
    else this.#listedElsewhere.set(match, nodes);
  }

  /** After a gap on the bus: asks every node to announce its readers again. */
  askAll(): void {
    for (const match of this.#attendance.keys()) this.#announce(match, true);
  }

  /** Forgets dead nodes, and seats whose last command over REST was long ago. */
  sweep(): void {
    const now = this.#clock.now();
    // A node also receives its own messages. If it does not, it has lost the bus and knows nothing about the others.
    const isDeaf = (this.#heard.get(this.#node) ?? -Infinity) <= now - DEAF;
    for (const [node, at] of this.#heard) {
      if (isDeaf && node !== this.#node) this.#heard.set(node, now);
      if (isDeaf) continue;
      if (at > now - NODE_DEAD) continue;
      this.#heard.delete(node);
      for (const [match, nodes] of this.#listedElsewhere) {
        nodes.delete(node);
        if (nodes.size === 0) this.#listedElsewhere.delete(match);
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

  /** Works out who is present, and sends any change to the readers, at once or within a second. */
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
      // Announces all spectators who have come or gone in the meantime, in one message.
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

  /** Counts everybody on all nodes, and updates since when each seat has been disconnected. */
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

  /** Whether the seat's player can see the match on their screen, on any node. A hidden page does not count. */
  isLooking(match: string, seat: number): boolean {
    const attendance = this.#attendance.get(match);
    return attendance !== undefined && isIn(this.#count(match, attendance).looking, seat);
  }

  /** Whether somebody who sits at this table is connected, to any node. */
  isAttended(match: string): boolean {
    const isNew = (this.#createdAt.get(match) ?? -Infinity) > this.#clock.now() - SEEN;
    if (isNew || this.#listedElsewhere.has(match)) return true;
    return this.#isAttendedHere(match) || this.#elsewhere(match) !== 0;
  }

  /** At a table created for others, spectators count until the first player sits down. */
  #isAttendedHere(match: string): boolean {
    const { seats, watchers } = this.#here(match);
    if (seats !== 0) return true;
    const table = this.#hooks.tableOf(match);
    return watchers > 0 && table?.state.isForOthers === true && !table.state.seats.some(({ kind }) => kind === "human");
  }

  /** Public tables that are not over and whose people are connected, to any node. */
  listed(): string[] {
    const known = new Set([...this.#attendance.keys(), ...this.#createdAt.keys()]);
    const here = [...known].filter((match) => this.#isListed(match) && this.isAttended(match));
    return [...new Set([...here, ...this.#listedElsewhere.keys()])];
  }

  /** The last message, for new readers. */
  told(match: string): string | undefined {
    const text = this.#attendance.get(match)?.told;
    return text === "" ? undefined : text;
  }

  /** Who has been disconnected, and for how long. */
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

  /** Undefined if nobody may decide about the seat. With a clock in days players are expected to come and go. */
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

  /** Called when no reader on this node follows the match any longer. */
  #close(match: string): void {
    clearTimeout(this.#attendance.get(match)?.timer);
    this.#attendance.delete(match);
    this.#announce(match, false);
  }

  #isListed(match: string): boolean {
    const row = this.#hooks.tableOf(match)?.row;
    return row !== undefined && row.status !== "over" && row.public;
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
    const open = this.#isListed(match) && this.#isAttendedHere(match);
    this.#bus.send({ kind: "presence", node: this.#node, match, ask, ...here, open });
  }
}

function isIn(seats: number, seat: number): boolean {
  return (seats & (1 << seat)) !== 0;
}
