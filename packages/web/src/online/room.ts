/**
 * A match as the server tells it: who sits there, who is present, the clocks, the log as text, and what was said. What this
 * side wants is sent as commands; each is kept until it is answered and sent again after every break.
 */
import { computed, signal } from "@preact/signals";
import type { ReadonlySignal, Signal } from "@preact/signals";
import { REFUSED, newSeed } from "@riad/protocol";
import type {
  ClockView,
  Command,
  Phrase,
  PlayedMessage,
  RefusedCode,
  TableMessage,
  TableView,
  ToClient,
} from "@riad/protocol";
import type { GameId } from "../page/game-id.ts";
import { say } from "../words/words.ts";
import { forgetMatch, keepMatch, keepName, keptOf } from "./keeping.ts";
import type { Kept } from "./keeping.ts";
import { line } from "./line.ts";
import type { LineUser } from "./line.ts";
import { askForInvite, seatsToOffer, withoutUsed } from "./renew-invites.ts";
import { makeCommandId, makeSecret } from "./secret.ts";

type PresenceMessage = Extract<ToClient, { type: "presence" }>;
export type Presence = Pick<PresenceMessage, "here" | "watchers" | "gone">;

export interface Said {
  readonly number: number;
  readonly seat: number;
  readonly phrase: Phrase;
}

export interface RefusedAnswer {
  readonly code: RefusedCode;
  readonly message: string;
}

/** Without what every command has. */
type Wish<C> = C extends Command ? Omit<C, "match" | "id"> : never;

/** As many as anybody remembers. */
const MOST_SAID = 30;

export class Room implements LineUser {
  readonly match: string;
  readonly game: GameId;
  readonly view: Signal<TableView | null> = signal<TableView | null>(null);
  readonly you: Signal<number | null> = signal<number | null>(null);
  readonly presence: Signal<Presence> = signal<Presence>({ here: [], watchers: 0, gone: [] });
  readonly clocks: Signal<ClockView | null> = signal<ClockView | null>(null);
  readonly said: Signal<readonly Said[]> = signal<readonly Said[]>([]);
  /** There is no such match. */
  readonly isUnknown: Signal<boolean> = signal(false);
  readonly notice: Signal<string> = signal("");
  readonly kept: Signal<Kept>;
  readonly status: ReadonlySignal<TableView["status"] | null> = computed(() => this.view.value?.status ?? null);
  /** The log so far, and the hash of the state after it. */
  readonly moves: string[] = [];
  hash = "";
  /** To be told when the log has changed. */
  follower: (() => void) | null = null;
  /** Whether the match was seen before it began. */
  wasOpen = false;

  readonly #answers = new Map<string, (refusal: RefusedAnswer | null) => void>();
  /** What shall be sent again; quick words are not worth it. */
  #unanswered: Command[];
  #leave: (() => void) | null = null;
  #count = 0;
  #isResyncing = false;
  #hasSeeded = false;
  readonly #renewing = new Set<number>();

  constructor(match: string, game: GameId) {
    this.match = match;
    this.game = game;
    this.kept = signal(keptOf(match, game));
    this.#unanswered = [...this.kept.peek().unsent];
  }

  enter(): () => void {
    this.#leave ??= line.use(this);
    return () => {
      this.#leave?.();
      this.#leave = null;
    };
  }

  /** A seat's link was opened: this browser plays that seat from now on. Whether the link need not stay in the address. */
  takeToken(token: string): boolean {
    return this.#keep({ token, isSeated: true });
  }

  keepBell(bell: boolean): void {
    this.#keep({ bell });
  }

  /** Sits down; the token is made and kept first, so that a lost answer costs nothing. */
  async join(name: string, seat: number | null, invite: string | null): Promise<RefusedAnswer | null> {
    const token = this.kept.peek().token ?? makeSecret();
    this.#keep({ token });
    keepName(name);
    const place = { ...(seat === null ? {} : { seat }), ...(invite === null ? {} : { invite }) };
    const refusal = await this.send({ type: "join", name, token, seedFollows: true, ...place });
    if (refusal === null) this.#keep({ isSeated: true });
    return refusal;
  }

  /** Resolves when the server has answered, however long that takes. */
  send(wish: Wish<Command>): Promise<RefusedAnswer | null> {
    const command = { ...wish, match: this.match, id: makeCommandId() } satisfies Command;
    if (command.type !== "chat") {
      this.#unanswered.push(command);
      this.#keep({ unsent: this.#unanswered });
    }
    line.send(command);
    return new Promise((resolve) => this.#answers.set(command.id, resolve));
  }

  /** Our state is not the server's: everything is told anew, and nothing counts until then. */
  resync(): void {
    this.#isResyncing = true;
    this.#watch(0, true);
  }

  opened(): void {
    this.#watch(this.#isResyncing ? 0 : this.moves.length, this.#isResyncing);
    for (const command of this.#unanswered) line.send(command);
  }

  hear(message: ToClient): void {
    if (!("match" in message) || message.match !== this.match) return;
    switch (message.type) {
      case "table":
        this.#see(message);
        this.#take(message);
        break;
      case "played":
        this.#take(message);
        break;
      case "presence":
        this.presence.value = message;
        break;
      case "chat":
        this.said.value = [...this.said.value, { ...message, number: this.#count++ }].slice(-MOST_SAID);
        break;
      case "accepted":
        this.#answer(message.id, null);
        break;
      case "refused":
        if (message.id === null) this.#turnedAway(message);
        else if (message.code === REFUSED.rate || message.code === REFUSED.unavailable) {
          this.#later(message.id, message.retryAfter ?? 1);
        } else this.#answer(message.id, message);
        break;
      default:
    }
  }

  /** Nothing of this match is kept any longer: the seat was given back. */
  forget(): void {
    this.#unanswered = [];
    forgetMatch(this.match);
  }

  #watch(length: number, differs: boolean): void {
    const { token, isSeated } = this.kept.peek();
    line.send({
      type: "watch",
      match: this.match,
      length,
      ...(token !== null && isSeated ? { token } : {}),
      ...(differs ? { differs } : {}),
    });
  }

  #see({ you, table }: TableMessage): void {
    this.view.value = table;
    // The seat was given up elsewhere: its token would be refused from now on.
    if (you === null && this.you.peek() !== null) this.#keep({ token: null, isSeated: false });
    this.you.value = you;
    if (table.status === "open") this.wasOpen = true;
    if (you !== null && !this.kept.peek().isSeated) this.#keep({ isSeated: true });
    this.#addSeed(you, table);
    if (table.status === "open") void this.#renewInvites(table);
  }

  async #renewInvites(table: TableView): Promise<void> {
    const before = this.kept.peek().invites;
    const invites = withoutUsed(before, table);
    if (invites !== before) this.#keep({ invites });
    const { token } = this.kept.peek();
    if (token === null) return;
    for (const seat of seatsToOffer(invites, table)) {
      // Each new invitation voids the last, so only one is asked for at a time.
      if (this.#renewing.has(seat)) continue;
      this.#renewing.add(seat);
      const renewed = await askForInvite(this.match, token, seat);
      this.#renewing.delete(seat);
      if (renewed === null) continue;
      this.#keep({ invites: this.kept.peek().invites.map((one) => (one.seat === seat ? renewed : one)) });
    }
  }

  /** In a message of its own, after the commitment was seen, so that the server cannot have chosen its secret to suit it. */
  #addSeed(you: number | null, { status, fair }: TableView): void {
    if (status !== "open" || you === null || fair.bound === undefined || fair.bound.includes(you) || this.#hasSeeded)
      return;
    this.#hasSeeded = true;
    void this.send({ type: "seed", seed: newSeed(), commit: fair.commit });
  }

  #take({ from, moves, length, hash, clocks }: PlayedMessage | TableMessage): void {
    this.clocks.value = clocks;
    if (this.#isResyncing && from > 0) return;
    this.#isResyncing = false;
    if (from > this.moves.length) {
      this.#watch(this.moves.length, false);
      return;
    }
    this.moves.splice(from, Infinity, ...moves);
    if (this.moves.length !== length) {
      this.resync();
      return;
    }
    this.hash = hash;
    this.follower?.();
  }

  /** The match could not be shown as asked. */
  #turnedAway({ code, message, retryAfter }: RefusedAnswer & { readonly retryAfter?: number | undefined }): void {
    if (code === REFUSED.unknown) this.isUnknown.value = true;
    else if (code === REFUSED.unauthorised) {
      this.#keep({ token: null, isSeated: false });
      this.notice.value = say("notYourSeat");
      this.opened();
    } else if (code === REFUSED.rate || code === REFUSED.unavailable) {
      setTimeout(() => this.opened(), (retryAfter ?? 1) * 1000);
    } else this.notice.value = message;
  }

  #answer(id: string, refusal: RefusedAnswer | null): void {
    this.#unanswered = this.#unanswered.filter((command) => command.id !== id);
    this.#keep({ unsent: this.#unanswered });
    this.#answers.get(id)?.(refusal);
    this.#answers.delete(id);
  }

  #later(id: string, seconds: number): void {
    setTimeout(() => {
      const command = this.#unanswered.find((one) => one.id === id);
      if (command !== undefined) line.send(command);
    }, seconds * 1000);
  }

  #keep(change: Partial<Kept>): boolean {
    this.kept.value = { ...this.kept.peek(), ...change };
    return keepMatch(this.match, this.kept.peek());
  }
}
