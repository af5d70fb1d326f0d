/** A node: its store, its bus, the tables in its memory, and their readers. */
import { randomBytes } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { gameOf } from "@riad/games";
import { Callers } from "./admin/callers.ts";
import { Guard } from "./admin/guard.ts";
import { Audience } from "./audience.ts";
import { LocalBus } from "./bus/local.ts";
import type { Bus, BusMessage } from "./bus/bus.ts";
import { Chat } from "./chat.ts";
import { Chores } from "./chores.ts";
import { Commands } from "./commands.ts";
import { Computer } from "./computer.ts";
import { Guesses } from "./guesses.ts";
import { Heartbeat } from "./heartbeat.ts";
import { Levels } from "./levels.ts";
import { Lobby } from "./lobby.ts";
import { Metrics } from "./metrics.ts";
import { Notifier } from "./notify/notifier.ts";
import { openPushKeys } from "./notify/push-keys.ts";
import type { PushKeys } from "./notify/push-keys.ts";
import { isFromOwnPage } from "./origin.ts";
import { Owners } from "./owners.ts";
import { readPersonCookie } from "./people/cookie.ts";
import { People } from "./people/people.ts";
import type { Person } from "./people/people.ts";
import { DeviceConnections } from "./people/device-connections.ts";
import { Presence } from "./presence.ts";
import { Quota } from "./quota.ts";
import { RateLimit } from "./rate-limit.ts";
import { ReviewSlices } from "./review/review-slices.ts";
import { Reviews } from "./review/reviews.ts";
import type { Settings } from "./settings.ts";
import { SteadyClock } from "./steady-clock.ts";
import type { Clock } from "./steady-clock.ts";
import { openStore } from "./store/open-store.ts";
import type { Change, Store } from "./store/store.ts";
import { makeFailure } from "./store/thread-failure.ts";
import type { ServerTime } from "./table/clock.ts";
import type { Table } from "./table/table.ts";
import { Tables } from "./table/tables.ts";

/** Structured log lines. */
export interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  debug(facts: object, message: string): void;
}

export class Host {
  readonly node = randomBytes(6).toString("hex");
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly limit: RateLimit;
  readonly guesses: Guesses;
  readonly owners = new Owners();
  readonly quota: Quota;
  readonly levels: Levels;
  readonly reviews: Reviews;
  readonly tables: Tables;
  readonly audience: Audience;
  readonly presence: Presence;
  readonly lobby: Lobby;
  readonly commands: Commands;
  readonly callers: Callers;
  readonly guard: Guard;
  readonly people: People;
  readonly notifier: Notifier;
  readonly mayNotifyPrivate: boolean;
  readonly deviceConnections: DeviceConnections;
  readonly store: Store;
  readonly log: Log;
  readonly #origins: readonly string[];
  readonly #bus: Bus;
  readonly #heartbeat: Heartbeat;
  readonly #chat: Chat;
  readonly #computer: Computer;
  readonly #chores: Chores;
  isClosing = false;

  /** Opens a node according to the settings. */
  static async open(settings: Settings, log: Log, clock: Clock = new SteadyClock()): Promise<Host> {
    const metrics = new Metrics();
    const onError = (what: string) => (error: Error) => {
      metrics.error(what);
      log.warn({ what, error: error.message }, "trouble");
    };
    const store = await openStore(settings, metrics.batch, onError("database"));
    const bus = await openBus(settings, onError("bus"));
    const pushKeys = await openPushKeys(store.channels);
    const host = new Host({ store, bus, clock, pushKeys }, settings, metrics, log);
    try {
      await host.#start();
    } catch (error) {
      await host.close();
      throw error;
    }
    return host;
  }

  private constructor(
    { store, bus, clock, pushKeys }: { store: Store; bus: Bus; clock: Clock; pushKeys: PushKeys },
    settings: Settings,
    metrics: Metrics,
    log: Log,
  ) {
    const now = (): number => clock.now();
    this.store = store;
    this.clock = clock;
    this.#bus = bus;
    this.#heartbeat = new Heartbeat(store, clock, () => {
      for (const match of this.audience.matches) {
        const table = this.tables.peek(match);
        if (table !== undefined) this.audience.showClocks(table);
      }
    });
    this.metrics = metrics;
    this.log = log;
    this.people = new People(store.people, now);
    this.deviceConnections = new DeviceConnections({ devicesAmong: (devices) => store.people.devicesAmong(devices) });
    this.#origins = settings.origins;
    this.limit = new RateLimit(settings.limits);
    this.levels = new Levels(settings.botThreads);
    const reviewHooks = {
      node: this.node,
      now,
      whenIdle: <T>(work: () => Promise<T>) => this.levels.whenIdle(work),
      take: (who: string) => this.limit.take("review", who),
      failed: (error: unknown, what: string) => this.failed(error, what),
    };
    this.reviews = new Reviews(store, new ReviewSlices(), reviewHooks, settings.limits);
    this.lobby = new Lobby(store, clock, () => this.presence.listed());
    this.guesses = new Guesses(this.limit);
    this.quota = new Quota(settings.limits, this.owners, {
      now,
      tableOf: (match) => this.tables.peek(match),
      isAttended: (match) => this.presence.isAttended(match),
    });
    this.tables = new Tables(store, gameOf, {
      now,
      circumstances: async (table) => {
        await this.#heartbeat.ensureFresh();
        return {
          now: clock.now(),
          outages: this.#heartbeat.outages,
          absence: this.presence.absenceFrom(table),
          seedGrace: settings.seedGrace,
        };
      },
      changed: (table, change) => this.#changed(table, change),
      isWatched: (match) => this.audience.isWatched(match),
      failed: (error, what) => this.failed(error, what),
    });
    this.audience = new Audience({
      now,
      outages: () => this.#heartbeat.outages,
      moved: (match, isSeat) => this.presence.moved(match, isSeat),
    });
    this.presence = new Presence(this.node, bus, clock, settings.leaverGrace, {
      placesOf: (match) => this.audience.placesOf(match),
      tableOf: (match) => this.tables.peek(match),
      tell: (match, message) => this.audience.tell(match, message),
      stuckSeat: (table) => this.#computer.stuckSeat(table),
    });
    const failed = (error: unknown, what: string): void => this.failed(error, what);
    const { node, limit, tables, people, audience } = this;
    this.#chat = new Chat({ node, bus, limit, tables, people, audience, failed });
    this.callers = new Callers(now, settings.limits ? settings.socketsPerAddress : Infinity);
    this.guard = new Guard({
      node: this.node,
      store,
      tables: this.tables,
      audience: this.audience,
      callers: this.callers,
      now,
      missed: (address) => this.guesses.missed({ address }),
      mustWait: (address) => this.guesses.mustWait({ address }),
    });
    this.commands = new Commands(store, this.tables, this.levels, {
      now,
      isNameBlocked: (name) => this.guard.isNameBlocked(name),
      avoidedBy: (person) => this.people.avoidedBy(person),
      chat: (match, seat, phrase, name) => this.#chat.say(match, seat, phrase, name),
      isRematch: (match, of) => this.owners.note(match, this.owners.of(of)),
      lobbyChanged: () => void this.lobby.update().catch((error: unknown) => this.failed(error, "lobby")),
    });
    this.mayNotifyPrivate = settings.notifyPrivate;
    this.notifier = new Notifier(store, pushKeys, settings.notifyPrivate, {
      serverTime: () => this.serverTime,
      isLooking: (match, seat) => this.presence.isLooking(match, seat),
      sent: (kind, outcome) => metrics.notice(kind, outcome),
      failed,
    });
    this.#computer = new Computer(this.tables, this.levels, {
      ownerOf: (match) => this.owners.of(match),
      stuck: (match) => this.presence.update(match),
      failed,
    });
    this.#chores = new Chores({
      store,
      clock,
      heartbeat: this.#heartbeat,
      tables: this.tables,
      levels: this.levels,
      computer: this.#computer,
      retention: settings.retention,
      failed,
    });
    metrics.gauge("riad_tables", "Matches in this node's memory.", () => this.tables.size);
    metrics.gauge("riad_reviews_waiting", "Reviews in progress or waiting.", () => this.reviews.waiting);
    metrics.gauge(
      "riad_thoughts_waiting",
      "Computers' moves that are waiting for a thread.",
      () => this.levels.waiting,
    );
  }

  failed(error: unknown, what: string): void {
    if (this.isClosing) return;
    this.metrics.error(what);
    const { message, code } = makeFailure(error);
    this.log.warn({ what, error: message, ...(code !== undefined && { code }) }, "trouble");
  }

  /** The time by which clocks are judged. */
  get serverTime(): ServerTime {
    return { now: this.clock.now(), outages: this.#heartbeat.outages };
  }

  /** The person whose browser this is: their cookie counts only if one of our own pages sent the request. */
  async personOf(headers: IncomingHttpHeaders): Promise<Person | undefined> {
    const secret = readPersonCookie(headers);
    if (secret === undefined || !this.isFromOwnPage(headers)) return undefined;
    return this.people.personOf(secret);
  }

  isFromOwnPage(headers: IncomingHttpHeaders): boolean {
    return isFromOwnPage(headers, this.#origins);
  }

  /** Rejects these devices from now on, here and on every other node. */
  async removeDevices(devices: readonly string[]): Promise<void> {
    for (const device of devices) await this.store.people.removeDevice(device);
    if (devices.length === 0) return;
    this.#hearGone(devices);
    this.#bus.send({ kind: "gone", node: this.node, devices });
  }

  /** Writes the heartbeat now; rejects if the store cannot be written to. */
  beat(): Promise<void> {
    return this.#heartbeat.beat();
  }

  /** Finishes what is in progress and starts nothing new. */
  async close(): Promise<void> {
    this.isClosing = true;
    this.#chores.stop();
    this.#computer.stop();
    this.notifier.stop();
    await this.reviews.close();
    await this.levels.close();
    await this.#bus.close();
    await this.store.close();
  }

  async #start(): Promise<void> {
    const compare = (): void => void this.tables.compare().catch((error: unknown) => this.failed(error, "compare"));
    await this.#bus.listen({
      receive: (message) => this.#receive(message),
      gap: () => {
        compare();
        this.presence.askAll();
      },
    });
    await this.#chores.start();
    await this.guard.update();
    this.#chores.every(2000, "controls", () => this.guard.update());
    this.#chores.every(500, "notifications", () => this.notifier.sendDue());
    this.#chores.every(2000, "lobby", () => this.lobby.update());
    this.#chores.every(3000, "presence", () => this.presence.sweep());
    this.#chores.every(1000, "device connections", () => this.deviceConnections.sweep());
    if (this.#bus.isLocal) return;
    this.#chores.every(3000, "alive", () => this.#bus.send({ kind: "alive", node: this.node }));
    this.#chores.every(3000, "compare", () => this.tables.compare());
  }

  #changed(table: Table, change: Change | undefined): void {
    if (change !== undefined) {
      this.metrics.moves(change.moves.length);
      this.#bus.send({ kind: "changed", match: table.id, version: table.version });
    }
    this.audience.update(table);
    this.presence.update(table.id);
    if (change !== undefined && Computer.isDue(table)) void this.#computer.move(table);
  }

  #receive(message: BusMessage): void {
    if (message.kind === "changed") void this.tables.refresh(message.match, message.version);
    else if (message.kind === "presence") this.presence.hear(message);
    else if (message.kind === "alive") this.presence.hearNode(message.node);
    else if (message.kind === "gone") this.#hearGone(message.devices);
    else if (message.node !== this.node) this.#chat.hear(message);
  }

  #hearGone(devices: readonly string[]): void {
    for (const device of devices) {
      this.people.forget(device);
      this.deviceConnections.close(device);
    }
  }
}

/** Redis is loaded on demand, so that a single node starts faster. */
async function openBus({ databaseUrl, redisUrl }: Settings, onError: (error: Error) => void): Promise<Bus> {
  if (redisUrl !== undefined) {
    const { RedisBus } = await import("./bus/redis.ts");
    return new RedisBus(redisUrl, onError);
  }
  if (databaseUrl === undefined) return new LocalBus();
  const { PostgresBus } = await import("./bus/postgres.ts");
  return new PostgresBus(databaseUrl, onError);
}
