/**
 * A match as a client knows it: the log so far, and the commands that have not been answered yet. This is the only
 * client implementation of the protocol; browser and terminal add hooks to it. It opens no socket and has no clock: its
 * user passes in messages, says when a connection is open, and sends what it is asked to send.
 *
 * Each message with moves says at which ply they start and the hash after them. On a mismatch everything is requested
 * again from the start, once; on a second mismatch the program and the server must have different rules.
 *
 * It also adds a seed to every match that it takes part in, as soon as it has seen the server's commitment.
 */
import { Match, quote } from "@riad/core";
import type { Game, Sentence, SentenceArgs } from "@riad/core";
import { newSeed } from "./fair.ts";
import { stateHash } from "./hash.ts";
import { serverSays } from "./refusals.ts";
import { REFUSED } from "./shapes.ts";
import type { RefusedCode } from "./shapes.ts";
import type { ClockView, PlayedMessage, TableMessage, TableView, ToClient } from "./to-client.ts";
import type { Command, ToServer } from "./to-server.ts";

type Presence = Extract<ToClient, { type: "presence" }>;
type Chat = Extract<ToClient, { type: "chat" }>;
type Refused = Extract<ToClient, { type: "refused" }>;
type SeedCommand = Extract<Command, { type: "seed" }>;

/** Why a match cannot be followed: the server's code, or that this program does not have its rules. */
export type LostCode = RefusedCode | "rules";

/** What a follower reports. */
export type News =
  /** The log has grown from this ply on, or the table has changed, or both. */
  | { readonly type: "changed"; readonly from: number; readonly before: TableView | undefined }
  | { readonly type: "presence"; readonly before: Presence | undefined }
  | Chat
  | { readonly type: "accepted"; readonly command: Command }
  | (Refused & { readonly command: Command })
  /** The server is busy: call `connected` again after this many seconds. */
  | { readonly type: "delayed"; readonly retryAfter: number }
  /** The log did not lead to the server's state, so all of it was requested again. */
  | { readonly type: "differed" }
  /** The match cannot be followed. */
  | ({ readonly type: "lost"; readonly code: LostCode } & Reason);

/** A sentence in English, with its key and arguments for other languages; see refusals.ts. */
interface Reason {
  readonly message: string;
  readonly key?: string | undefined;
  readonly args?: SentenceArgs | undefined;
}

export interface FollowerHooks {
  /** May drop the message while disconnected: `connected` sends everything that matters again. */
  send(message: ToServer): void;
  hear(news: News): void;
  /** Called whenever the unanswered commands change, so that they can be stored across a restart; see `resume`. */
  keep?(pending: readonly Command[]): void;
}

type Unaddressed<C> = C extends Command ? Omit<C, "match" | "id"> : never;

export class Follower {
  readonly id: string;
  /** The seat's token; undefined for a spectator. */
  token: string | undefined;
  table: TableView | undefined;
  /** This client's seat. */
  seat: number | null = null;
  /** Undefined while the table is waiting for players. */
  match: Match | undefined;
  clocks: ClockView | undefined;
  presence: Presence | undefined;
  /** The server's time in its last message about the match. */
  now = 0;
  readonly #gameOf: (id: string) => Game | undefined;
  readonly #newId: () => string;
  readonly #hooks: FollowerHooks;
  readonly #pending = new Map<string, Command>();
  #isStartingOver = false;
  /** The seed that was sent for this match, with the commitment it refers to. */
  #seed: SeedCommand | undefined;
  #hasSeedFailed = false;

  constructor(
    id: string,
    token: string | undefined,
    gameOf: (id: string) => Game | undefined,
    newId: () => string,
    hooks: FollowerHooks,
  ) {
    this.id = id;
    this.token = token;
    this.#gameOf = gameOf;
    this.#newId = newId;
    this.#hooks = hooks;
  }

  get length(): number {
    return this.match?.length ?? 0;
  }

  /** Commands without an answer. */
  get pending(): readonly Command[] {
    return [...this.#pending.values()];
  }

  /**
   * Whether the server has accepted our seed but draws with another one or another secret, so that its chance proves
   * nothing.
   */
  get isSeedIgnored(): boolean {
    const { table, seat } = this;
    const seed = this.#seed;
    if (seed === undefined || this.#pending.has(seed.id) || table === undefined || seat === null) return false;
    const { commit, seeds } = table.fair;
    return commit !== seed.commit || (seeds !== null && seeds[seat] !== seed.seed);
  }

  /** Restores commands that were unanswered before a restart; they are sent with the next connection. */
  resume(commands: readonly Command[]): void {
    for (const command of commands) this.#pending.set(command.id, command);
  }

  /**
   * Call when a connection has opened. Pending commands are sent again with the same id: the server carries out each of
   * them once.
   */
  connected(): void {
    this.#watch(this.#isStartingOver);
    for (const command of this.#pending.values()) this.#hooks.send(command);
  }

  command(request: Unaddressed<Command>): Command {
    const command: Command = { ...request, match: this.id, id: this.#newId() };
    this.#pending.set(command.id, command);
    this.#hooks.keep?.(this.pending);
    this.#hooks.send(command);
    return command;
  }

  receive(message: ToClient): void {
    if ("match" in message && message.match !== null && message.match !== this.id) return;
    switch (message.type) {
      case "table":
      case "played":
        this.#take(message);
        break;
      case "presence": {
        const before = this.presence;
        this.presence = message;
        this.#hooks.hear({ type: "presence", before });
        break;
      }
      case "chat":
        this.#hooks.hear(message);
        break;
      case "accepted":
        this.#accepted(message.id);
        break;
      case "refused":
        this.#refused(message);
        break;
      default:
    }
  }

  #watch(differs: boolean): void {
    const token = this.token === undefined ? {} : { token: this.token };
    const length = differs ? { length: 0, differs } : { length: this.length };
    this.#hooks.send({ type: "watch", match: this.id, ...length, ...token });
  }

  #take(message: TableMessage | PlayedMessage): void {
    // The whole log has been requested; messages that arrive before it cannot be applied.
    if (this.#isStartingOver && (message.type !== "table" || message.from > 0)) return;
    if (message.from > this.length) return this.#watch(false);
    const before = this.table;
    if (message.type === "table") {
      const refusal = this.#sit(message);
      if (refusal !== undefined) return this.#lose("rules", refusal);
    }
    this.clocks = message.clocks;
    this.now = message.now;
    const from = this.length;
    if (this.#play(message)) {
      this.#isStartingOver = false;
      this.#addSeed();
      this.#hooks.hear({ type: "changed", from, before });
    } else if (this.#isStartingOver) {
      this.#lose("rules", serverSays("otherRules", {}));
    } else {
      this.#isStartingOver = true;
      this.match = undefined;
      this.#hooks.hear({ type: "differed" });
      this.#watch(true);
    }
    return undefined;
  }

  /** Why this table cannot be followed, if so. */
  #sit({ table, you }: TableMessage): Sentence | undefined {
    this.table = table;
    // The seat was given up elsewhere: its token would be refused from now on.
    if (you === null && this.seat !== null) this.token = undefined;
    this.seat = you;
    const game = this.#gameOf(table.game);
    if (game === undefined) return serverSays("otherGame", { game: quote(table.game) });
    if (game.rulesVersion !== table.rules) return serverSays("otherVersion", {});
    if (this.match !== undefined || table.first === null) return undefined;
    const { seats, first, options } = table;
    const match = Match.fromSetup(game, { seats: seats.length, first, options });
    if (!match.ok) return match.refusal;
    this.match = match.value;
    return undefined;
  }

  /** In a separate message, so that the server cannot have chosen its secret to suit the seed. */
  #addSeed(): void {
    const { table, seat } = this;
    const bound = table?.fair.bound;
    if (table?.status !== "open" || seat === null || bound === undefined || bound.includes(seat)) return;
    const isWaiting = this.#seed !== undefined && this.#pending.has(this.#seed.id);
    // A refused seed would be refused again.
    if (isWaiting || this.#hasSeedFailed) return;
    const { commit } = table.fair;
    this.#seed = this.command({ type: "seed", seed: newSeed(), commit }) as SeedCommand;
  }

  /** Whether the moves could be played and lead to the right state. */
  #play({ from, moves, length, hash }: TableMessage | PlayedMessage): boolean {
    const { match } = this;
    for (const text of moves.slice(this.length - from)) {
      if (match === undefined) return false;
      const move = match.game.notation.parseMove(match.position, text);
      if (!move.ok || !match.play(move.value).ok) return false;
    }
    // Moves beyond this message came with a later one, which has been checked.
    if (match === undefined || this.length > length) return true;
    return stateHash(match.game, match.position, length) === hash;
  }

  #accepted(id: string): void {
    const command = this.#settle(id);
    if (command === undefined) return;
    // Later connections will take the seat with this token.
    if (command.type === "join") this.token = command.token;
    if (command.type !== "seed") this.#hooks.hear({ type: "accepted", command });
  }

  #refused(refusal: Refused): void {
    const { id, match, code, retryAfter } = refusal;
    if (code === REFUSED.rate || code === REFUSED.unavailable) {
      this.#hooks.hear({ type: "delayed", retryAfter: retryAfter ?? 1 });
      return;
    }
    const command = id === null ? undefined : this.#settle(id);
    if (command?.type === "seed") {
      // The user did not send it, so the refusal is not reported. The match has started meanwhile, as its record says.
      this.#seed = undefined;
      this.#hasSeedFailed = true;
    } else if (command !== undefined) {
      if (code === REFUSED.stale) this.#watch(false);
      this.#hooks.hear({ ...refusal, command });
    } else if (id === null && match !== null) this.#lose(code, refusal);
  }

  #settle(id: string): Command | undefined {
    const command = this.#pending.get(id);
    if (this.#pending.delete(id)) this.#hooks.keep?.(this.pending);
    return command;
  }

  #lose(code: LostCode, { message, key, args }: Reason): void {
    this.#hooks.hear({ type: "lost", code, message, ...(key === undefined ? {} : { key, args }) });
  }
}
