/**
 * Sends turn notifications. A match's row says when one is due and is written in the same commit as the move, so
 * nothing is lost if a node dies before sending: another node claims it. A message is repeated only if a node dies
 * after sending it and before recording that; the repeated message has the same id and topic.
 */
import { isIP } from "node:net";
import { gameOf } from "@riad/games";
import type { MatchRow } from "../store/match-row.ts";
import type { Channel, Notice } from "../store/channel-store.ts";
import type { Store } from "../store/store.ts";
import type { ServerTime } from "../table/clock.ts";
import { Tally } from "../tally.ts";
import { personToMove, planNotice } from "./due-notice.ts";
import type { DueNotice } from "./due-notice.ts";
import { makePosting } from "./message.ts";
import type { Message } from "./message.ts";
import { POST_WITHIN, PrivateAddressError, post } from "./post.ts";
import { withoutBrackets } from "./public-address.ts";
import type { PushKeys } from "./push-keys.ts";
import { tellTest, tellTurn } from "./sentences.ts";
import type { Language } from "./sentences.ts";

/** Milliseconds until another node takes over a claimed notice: longer than one attempt. */
const LEASE = POST_WITHIN + 3000;
/** Milliseconds to wait after each attempt. */
const RETRIES = [2000, 10_000, 0];
/** Messages in flight, in total and per host: a host that hangs must not block messages to others. */
const MOST_UNDER_WAY = 400;
const MOST_PER_HOST = 20;
/** Milliseconds until a message that exceeded those limits is tried again. */
const LIMITED_RETRY = 5000;
/** Status codes of push services and webhooks that no longer exist. */
const DEAD = new Set([404, 410]);

export interface NotifierHooks {
  serverTime(): ServerTime;
  isLooking(match: string, seat: number): boolean;
  /** Called after each attempt, for the metrics. */
  sent(kind: Channel["kind"], outcome: "ok" | "gone" | "failed"): void;
  failed(error: unknown, what: string): void;
}

export class Notifier {
  readonly #store: Store;
  readonly #keys: PushKeys;
  readonly #mayBePrivate: boolean;
  readonly #hooks: NotifierHooks;
  readonly #perHost = new Tally();
  #underWay = 0;
  #isStopped = false;

  /** `mayBePrivate`: messages may go to this machine and its local network, as in a classroom. */
  constructor(store: Store, keys: PushKeys, mayBePrivate: boolean, hooks: NotifierHooks) {
    this.#store = store;
    this.#keys = keys;
    this.#mayBePrivate = mayBePrivate;
    this.#hooks = hooks;
  }

  get publicKey(): string {
    return this.#keys.publicKey;
  }

  stop(): void {
    this.#isStopped = true;
  }

  /** Claims due notices and starts sending them, without waiting for delivery. */
  async sendDue(): Promise<void> {
    const { now } = this.#hooks.serverTime();
    const due = await this.#store.channels.due(now, MOST_UNDER_WAY - this.#underWay);
    for (const notice of due) {
      if (this.#isStopped) return;
      const claimed = { match: notice.match, at: now + LEASE };
      const row = await this.#store.channels.claim(notice, claimed.at);
      if (row === undefined) continue;
      this.#underWay++;
      this.#deal(row, claimed)
        .catch((error: unknown) => this.#hooks.failed(error, "notification"))
        .finally(() => this.#underWay--);
    }
  }

  /** Sends a test message. Resolves with whether it was delivered; undefined if there is no such channel. */
  async test(person: string, id: string): Promise<boolean | undefined> {
    const { channels, people } = this.#store;
    const [ways, row, waiting] = await Promise.all([
      channels.of(person),
      people.find(person),
      people.countTurns(person),
    ]);
    const channel = ways.find((one) => one.id === id);
    if (channel === undefined || row === undefined) return undefined;
    const facts = { id: `test-${id}`, kind: "test", game: null, match: null, path: "/matches", waiting } as const;
    return (await this.#attempt({ ...facts, ...tellTest(row.settings.language) }, channel)) === "ok";
  }

  async #deal(row: MatchRow, { match, at }: Notice): Promise<void> {
    const { channels, people } = this.#store;
    const mover = personToMove(row);
    const person = mover === undefined ? undefined : await people.find(mover.person);
    if (mover === undefined || person === undefined) return channels.settle(match, at, { next: null });
    const { quiet, language } = person.settings;
    const isLooking = this.#hooks.isLooking(match, mover.seat);
    const { tell, dealt } = planNotice(row, mover.seat, { ...this.#hooks.serverTime(), quiet, isLooking });
    const ways = tell === undefined ? [] : await channels.of(person.id);
    if (ways.some(({ address }) => this.#perHost.count(siteOf(address)) >= MOST_PER_HOST)) {
      return channels.settle(match, at, { next: this.#hooks.serverTime().now + LIMITED_RETRY });
    }
    if (tell === undefined || ways.length === 0) return channels.settle(match, at, dealt);
    const message = await this.#messageOf(row, person.id, tell, language);
    const until = await this.#send(message, ways, { match, at });
    return channels.settle(match, until, dealt);
  }

  async #messageOf(row: MatchRow, person: string, due: DueNotice, language: Language): Promise<Message> {
    const { kind, seat, deadline } = due;
    const names = row.state.seats.flatMap(({ name }, i) => (i === seat ? [] : [name]));
    const game = gameOf(row.game)?.title ?? row.game;
    const left = deadline === null ? null : deadline - this.#hooks.serverTime().now;
    return {
      ...tellTurn({ kind, game, names, left }, language),
      id: `${row.id}-${kind === "turn" ? row.state.turnFrom : row.length}-${kind}`,
      kind,
      game: row.game,
      match: row.id,
      path: `/${row.game}/${row.id}`,
      waiting: await this.#store.people.countTurns(person),
    };
  }

  /**
   * Tries a few times, then gives up; also gives up once the next move has been played. Resolves with the end of the
   * claim.
   */
  async #send(message: Message, ways: readonly Channel[], claimed: Notice): Promise<number> {
    let { at } = claimed;
    let pending = ways;
    for (const wait of RETRIES) {
      const outcomes = await Promise.all(pending.map((channel) => this.#attempt(message, channel)));
      pending = pending.filter((_, i) => outcomes[i] === "failed");
      if (pending.length === 0 || this.#isStopped) break;
      const longer = this.#hooks.serverTime().now + wait + LEASE;
      if ((await this.#store.channels.claim({ match: claimed.match, at }, longer)) === undefined) break;
      at = longer;
      await new Promise((resolve) => setTimeout(resolve, wait).unref());
    }
    return at;
  }

  /** Removes a channel that no longer exists, or whose host has moved to a private address since it was added. */
  async #attempt(message: Message, channel: Channel): Promise<"ok" | "gone" | "failed"> {
    const site = siteOf(channel.address);
    let outcome: "ok" | "gone" | "failed";
    this.#perHost.add(site);
    try {
      const status = await post(makePosting(message, channel, this.#keys), this.#mayBePrivate);
      outcome = DEAD.has(status) ? "gone" : status >= 200 && status < 300 ? "ok" : "failed";
    } catch (error) {
      outcome = error instanceof PrivateAddressError ? "gone" : "failed";
    } finally {
      this.#perHost.remove(site);
    }
    if (outcome === "gone") await this.#store.channels.remove(channel.person, channel.id);
    this.#hooks.sent(channel.kind, outcome);
    return outcome;
  }
}

/**
 * Groups addresses into hosts for the limits: subdomains and ports cost their owner nothing, so they count together.
 */
function siteOf(address: string): string {
  const { hostname } = new URL(address);
  return isIP(withoutBrackets(hostname)) === 0 ? hostname.split(".").filter(Boolean).slice(-2).join(".") : hostname;
}
