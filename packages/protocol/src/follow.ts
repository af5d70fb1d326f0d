/**
 * A match as a client keeps it: the log as far as it is understood, and the commands that nobody has answered yet. It opens
 * no socket and has no clock; whoever uses it hands it messages, says when a connection is open, and sends what it wants sent.
 *
 * Each message with moves says from which ply they are and what the hash is after them. What does not fit is asked for
 * again from the beginning, once; if it still does not fit, this program and the server do not play by the same rules.
 *
 * It also adds a seed to the chance of every match that it takes part in, as soon as it has seen the server's commitment.
 */
import { Match } from "@riad/core";
import type { Game } from "@riad/core";
import { newSeed } from "./fair.ts";
import { stateHash } from "./hash.ts";
import { REFUSED } from "./shapes.ts";
import type { RefusedCode } from "./shapes.ts";
import type { ClockView, PlayedMessage, TableMessage, TableView, ToClient } from "./to-client.ts";
import type { Command, ToServer } from "./to-server.ts";

type Presence = Extract<ToClient, { type: "presence" }>;
type Chat = Extract<ToClient, { type: "chat" }>;

/** What a follower tells whoever uses it. */
export type News =
  /** The log has grown from this ply on, or the table has changed, or both. */
  | { readonly type: "changed"; readonly from: number; readonly before: TableView | undefined }
  | { readonly type: "presence"; readonly before: Presence | undefined }
  | Chat
  | { readonly type: "accepted"; readonly command: Command }
  | { readonly type: "refused"; readonly command: Command; readonly code: RefusedCode; readonly message: string }
  /** Not now: say `connected` again after so many seconds. */
  | { readonly type: "delayed"; readonly retryAfter: number }
  /** The match cannot be followed. */
  | { readonly type: "lost"; readonly message: string };

export interface FollowerHooks {
  /** May forget the message while there is no connection: `connected` sends again what matters. */
  send(message: ToServer): void;
  hear(news: News): void;
}

type Unaddressed<C> = C extends Command ? Omit<C, "match" | "id"> : never;

export class Follower {
  readonly id: string;
  /** Opens the seat; whoever only watches has none. */
  token: string | undefined;
  table: TableView | undefined;
  /** The seat this client sits on. */
  seat: number | null = null;
  /** From the beginning on; nothing while the table waits for players. */
  match: Match | undefined;
  clocks: ClockView | undefined;
  presence: Presence | undefined;
  /** The server's time when it last spoke of the match. */
  now = 0;
  readonly #gameOf: (id: string) => Game | undefined;
  readonly #newId: () => string;
  readonly #hooks: FollowerHooks;
  readonly #pending = new Map<string, Command>();
  #isStartingAnew = false;
  /** The seed that was sent for this match, with the commitment it answers. */
  #seed: Extract<Command, { type: "seed" }> | undefined;
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

  /** The server has accepted our seed, but draws with another one or with another secret: its chance proves nothing. */
  get isSeedIgnored(): boolean {
    const { table, seat } = this;
    const seed = this.#seed;
    if (seed === undefined || this.#pending.has(seed.id) || table === undefined || seat === null) return false;
    const { commit, seeds } = table.fair;
    return commit !== seed.commit || (seeds !== null && seeds[seat] !== seed.seed);
  }

  /** A connection is open. The same commands again: what was done is done once, what was not is done now. */
  connected(): void {
    this.#watch(false);
    for (const command of this.#pending.values()) this.#hooks.send(command);
  }

  command(wish: Unaddressed<Command>): void {
    const command: Command = { ...wish, match: this.id, id: this.#newId() };
    this.#pending.set(command.id, command);
    this.#hooks.send(command);
  }

  receive(message: ToClient): void {
    switch (message.type) {
      case "table":
      case "played":
        if (message.match === this.id) this.#take(message);
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
    // The whole is on its way; what comes before it has nothing to stand on.
    if (this.#isStartingAnew && (message.type !== "table" || message.from > 0)) return;
    if (message.from > this.length) return this.#watch(false);
    const before = this.table;
    if (message.type === "table") {
      const refusal = this.#sit(message);
      if (refusal !== undefined) return this.#hooks.hear({ type: "lost", message: refusal });
    }
    this.clocks = message.clocks;
    this.now = message.now;
    const from = this.length;
    if (this.#play(message)) {
      this.#isStartingAnew = false;
      this.#addSeed();
      this.#hooks.hear({ type: "changed", from, before });
    } else if (this.#isStartingAnew) {
      this.#hooks.hear({ type: "lost", message: "This program and the server do not play by the same rules." });
    } else {
      this.#isStartingAnew = true;
      this.match = undefined;
      this.#watch(true);
    }
    return undefined;
  }

  /** Why this table cannot be followed, if so. */
  #sit({ table, you }: TableMessage): string | undefined {
    const game = this.#gameOf(table.game);
    if (game === undefined) return `This program does not know the game "${table.game}".`;
    if (game.rulesVersion !== table.rules) return "The match is played by another version of the rules.";
    this.table = table;
    // The seat was given up elsewhere: its token would be refused from now on.
    if (you === null && this.seat !== null) this.token = undefined;
    this.seat = you;
    if (this.match !== undefined || table.first === null) return undefined;
    const { seats, first, options } = table;
    const match = Match.fromSetup(game, { seats: seats.length, first, options });
    if (!match.ok) return match.refusal.message;
    this.match = match.value;
    return undefined;
  }

  /** In a message of its own, so that the server cannot have chosen its secret to suit the seed. */
  #addSeed(): void {
    const { table, seat } = this;
    const bound = table?.fair.bound;
    if (table?.status !== "open" || seat === null || bound === undefined || bound.includes(seat)) return;
    const isWaiting = this.#seed !== undefined && this.#pending.has(this.#seed.id);
    // One that was refused will be refused again.
    if (isWaiting || this.#hasSeedFailed) return;
    const { commit } = table.fair;
    this.#seed = { type: "seed", match: this.id, id: this.#newId(), seed: newSeed(), commit };
    this.#pending.set(this.#seed.id, this.#seed);
    this.#hooks.send(this.#seed);
  }

  /** Whether the moves could be played and lead to where they should. */
  #play({ from, moves, length, hash }: TableMessage | PlayedMessage): boolean {
    const { match } = this;
    for (const text of moves.slice(this.length - from)) {
      if (match === undefined) return false;
      const move = match.game.notation.parseMove(match.position, text);
      if (!move.ok || !match.play(move.value).ok) return false;
    }
    // What we have beyond this message came from a later one, which has been checked.
    if (match === undefined || this.length > length) return true;
    return stateHash(match.game, match.position, length) === hash;
  }

  #accepted(id: string): void {
    const command = this.#pending.get(id);
    if (command === undefined) return;
    this.#pending.delete(id);
    // From now on a connection that is opened again takes the seat by itself.
    if (command.type === "join") this.token = command.token;
    if (command.type === "seed") return;
    this.#hooks.hear({ type: "accepted", command });
  }

  #refused({ id, match, code, message, retryAfter }: Extract<ToClient, { type: "refused" }>): void {
    if (code === REFUSED.rate || code === REFUSED.unavailable) {
      this.#hooks.hear({ type: "delayed", retryAfter: retryAfter ?? 1 });
      return;
    }
    const command = id === null ? undefined : this.#pending.get(id);
    if (command !== undefined) {
      this.#pending.delete(command.id);
      if (command.type === "seed") {
        // Nobody asked for it, so nobody is told. The match has started meanwhile, and its record says so.
        this.#seed = undefined;
        this.#hasSeedFailed = true;
        return;
      }
      if (code === REFUSED.stale) this.#watch(false);
      this.#hooks.hear({ type: "refused", command, code, message });
    } else if (id === null && match === this.id) this.#hooks.hear({ type: "lost", message });
  }
}
