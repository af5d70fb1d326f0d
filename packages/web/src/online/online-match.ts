/**
 * A match on a server, as the page shows it: what its `Follower` knows, as signals, and what this browser keeps of it so that
 * a reload loses neither the seat nor a command.
 */
import { computed, signal } from "@preact/signals";
import type { ReadonlySignal, Signal } from "@preact/signals";
import type { Game, Match } from "@riad/core";
import { Follower, REFUSED } from "@riad/protocol";
import type { ClockView, Command, News, Phrase, RefusedCode, TableView, ToClient } from "@riad/protocol";
import { keepPlayerName } from "../page/player-name.ts";
import type { GameId } from "../page/shelf.ts";
import { sayRefusal } from "../words/refusals.ts";
import { say } from "../words/words.ts";
import { connection as pageConnection } from "./connection.ts";
import type { Connection, ConnectionUser } from "./connection.ts";
import { askForInvite, seatsToOffer, withoutUsed } from "./renew-invites.ts";
import { forgetMatch, keepMatch, makeCommandId, makeSecret, setAsideUnreadable, storedMatch } from "./stored-match.ts";
import type { StoredMatch } from "./stored-match.ts";

type PresenceMessage = Extract<ToClient, { type: "presence" }>;
export type Presence = Pick<PresenceMessage, "here" | "watchers" | "gone" | "stuck">;

/** A quick phrase that somebody has sent. */
export interface SentPhrase {
  readonly number: number;
  readonly seat: number;
  readonly phrase: Phrase;
}

export interface RefusedAnswer {
  readonly code: RefusedCode;
  readonly message: string;
}

type Request = Parameters<Follower["command"]>[0];

/** As many as anybody remembers. */
const MOST_PHRASES = 30;

export class OnlineMatch implements ConnectionUser {
  readonly id: string;
  readonly game: GameId;
  readonly view: Signal<TableView | null> = signal<TableView | null>(null);
  readonly you: Signal<number | null> = signal<number | null>(null);
  readonly presence: Signal<Presence> = signal<Presence>({ here: [], watchers: 0, gone: [] });
  readonly clocks: Signal<ClockView | null> = signal<ClockView | null>(null);
  readonly phrases: Signal<readonly SentPhrase[]> = signal<readonly SentPhrase[]>([]);
  /** There is no such match. */
  readonly isUnknown: Signal<boolean> = signal(false);
  readonly notice: Signal<string> = signal("");
  /** What the reader should know until they close it, as the key of a sentence. */
  readonly warning: Signal<"computerStuck" | "seedIgnored" | "storedUnreadable" | null>;
  readonly stored: Signal<StoredMatch>;
  readonly status: ReadonlySignal<TableView["status"] | null> = computed(() => this.view.value?.status ?? null);
  /** Called when the log or the unanswered commands have changed. */
  changed: (() => void) | null = null;
  /** Whether the match was seen before it began. */
  wasOpen = false;

  readonly #connection: Connection;
  readonly #follower: Follower;
  readonly #answers = new Map<string, (refusal: RefusedAnswer | null) => void>();
  #leave: (() => void) | null = null;
  #hasDiffered = false;
  #hasWarnedOfSeed = false;
  readonly #renewing = new Set<number>();

  constructor(id: string, game: Game, connection: Connection = pageConnection) {
    this.id = id;
    this.game = game.id;
    this.#connection = connection;
    this.warning = signal(setAsideUnreadable(id) ? "storedUnreadable" : null);
    const stored = storedMatch(id, game.id);
    this.stored = signal(stored);
    const token = stored.isSeated && stored.token !== null ? stored.token : undefined;
    this.#follower = new Follower(id, token, (wanted) => (wanted === game.id ? game : undefined), makeCommandId, {
      send: (message) => void connection.send(message),
      hear: (news) => this.#report(news),
      // Quick phrases are not worth repeating after a reload.
      keep: (pending) => void this.#store({ unsent: pending.filter(({ type }) => type !== "chat") }),
    });
    this.#follower.resume(stored.unsent);
  }

  /** The log as the server has it; undefined until the match begins. */
  get log(): Match | undefined {
    return this.#follower.match;
  }

  /** Whether a move of this seat is on its way to the server. */
  get isMoveSent(): boolean {
    const { pending, length } = this.#follower;
    return pending.some((command) => command.type === "move" && command.ply >= length);
  }

  /** Follows the match until the returned function is called. */
  enter(): () => void {
    if (this.#leave === null) document.addEventListener("visibilitychange", this.#tellLooking);
    this.#leave ??= this.#connection.use(this);
    return () => {
      document.removeEventListener("visibilitychange", this.#tellLooking);
      this.#leave?.();
      this.#leave = null;
    };
  }

  opened(): void {
    this.#follower.connected();
    // Whoever watches is taken to look.
    if (document.hidden) this.#tellLooking();
  }

  /** Whoever does not look is notified when it is their turn. */
  readonly #tellLooking = (): void => {
    this.#connection.send({ type: "looking", match: this.id, on: !document.hidden });
  };

  hear(message: ToClient): void {
    this.#follower.receive(message);
  }

  /** A seat's link was opened: this browser plays that seat from now on. Whether the link may leave the address. */
  takeToken(token: string): boolean {
    this.#follower.token = token;
    return this.#store({ token, isSeated: true });
  }

  /** Takes a seat; the token is made and kept first, so that a lost answer costs nothing. */
  async join(name: string, seat: number | null, invite: string | null): Promise<RefusedAnswer | null> {
    const token = this.stored.peek().token ?? makeSecret();
    this.#store({ token });
    keepPlayerName(name);
    const place = { ...(seat === null ? {} : { seat }), ...(invite === null ? {} : { invite }) };
    return this.send({ type: "join", name, token, seedFollows: true, ...place });
  }

  /** Resolves when the server has answered, however long that takes. */
  send(request: Request): Promise<RefusedAnswer | null> {
    const { id } = this.#follower.command(request);
    return new Promise((resolve) => this.#answers.set(id, resolve));
  }

  /** Nothing of this match is kept any longer: the seat was given up. */
  forget(): void {
    forgetMatch(this.id);
  }

  #report(news: News): void {
    switch (news.type) {
      case "changed":
        this.#show();
        break;
      case "presence":
        this.presence.value = this.#follower.presence ?? this.presence.peek();
        if (this.presence.peek().stuck !== news.before?.stuck) {
          this.warning.value = this.presence.peek().stuck === undefined ? null : "computerStuck";
        }
        break;
      case "chat": {
        const number = (this.phrases.peek().at(-1)?.number ?? 0) + 1;
        this.phrases.value = [...this.phrases.peek(), { ...news, number }].slice(-MOST_PHRASES);
        break;
      }
      case "accepted":
        if (news.command.type === "join") this.#store({ isSeated: true });
        this.#answer(news.command, null);
        break;
      case "refused":
        this.#answer(news.command, news);
        break;
      case "delayed":
        setTimeout(() => this.#follower.connected(), news.retryAfter * 1000);
        break;
      case "differed":
        this.#hasDiffered = true;
        this.notice.value = "";
        break;
      default:
        this.#lose(news);
    }
  }

  #show(): void {
    const { table, seat, clocks } = this.#follower;
    if (table === undefined) return;
    if (table.status === "open") this.wasOpen = true;
    if (seat !== null && !this.stored.peek().isSeated) this.#store({ isSeated: true });
    // The seat was given up elsewhere: its token would be refused from now on.
    if (seat === null && this.you.peek() !== null) this.#store({ token: null, isSeated: false });
    if (table.status === "open") void this.#renewInvites(table);
    this.view.value = table;
    this.you.value = seat;
    this.clocks.value = clocks ?? null;
    if (this.#follower.isSeedIgnored && !this.#hasWarnedOfSeed) {
      this.#hasWarnedOfSeed = true;
      this.warning.value = "seedIgnored";
    }
    this.changed?.();
    if (this.#hasDiffered) this.notice.value = say("resynced");
    this.#hasDiffered = false;
  }

  async #renewInvites(table: TableView): Promise<void> {
    const before = this.stored.peek().invites;
    const invites = withoutUsed(before, table);
    if (invites !== before) this.#store({ invites });
    const { token } = this.stored.peek();
    for (const seat of seatsToOffer(invites, table)) {
      // Each new invitation voids the last, so only one is requested at a time.
      if (this.#renewing.has(seat)) continue;
      this.#renewing.add(seat);
      const renewed = await askForInvite(this.id, token, seat);
      this.#renewing.delete(seat);
      if (renewed === null) continue;
      this.#store({ invites: this.stored.peek().invites.map((one) => (one.seat === seat ? renewed : one)) });
    }
  }

  #lose(news: Extract<News, { type: "lost" }>): void {
    if (news.code === REFUSED.unknown) this.isUnknown.value = true;
    else if (news.code === REFUSED.unauthorised) {
      this.#follower.token = undefined;
      this.#store({ token: null, isSeated: false });
      this.notice.value = say("notYourSeat");
      this.#follower.connected();
    } else if (news.code === "rules") {
      // The address may name another game than the table; the page then goes where the table is.
      this.view.value = this.#follower.table ?? null;
      this.notice.value = say("outdated");
    } else this.notice.value = sayRefusal(news);
  }

  #answer(command: Command, refusal: RefusedAnswer | null): void {
    this.#answers.get(command.id)?.(refusal);
    this.#answers.delete(command.id);
    this.changed?.();
  }

  /** Whether there was room for it. */
  #store(change: Partial<StoredMatch>): boolean {
    this.stored.value = { ...this.stored.peek(), ...change };
    return keepMatch(this.id, this.stored.peek());
  }
}
