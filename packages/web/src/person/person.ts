/**
 * The person at this browser, as the server knows them: every request to `/api/me` and `/api/enter` is made here. The secret is in a cookie that
 * no script can read, so this page only knows whether the server has answered it before. Without a server, or with an older
 * one, every question has the answer null and everything else works as it did.
 */
import { signal } from "@preact/signals";
import type { Signal } from "@preact/signals";
import type {
  ChannelRequest,
  ChannelView,
  MeAnswer,
  OwnMatch,
  OwnMatchesAnswer,
  PeopleAnswer,
  PersonSettings,
} from "@riad/protocol";
import { forget, keep, recall } from "../memory.ts";
import { PERSON_KNOWN } from "../page/person-slot.ts";
import { isFromDisk } from "../page/route.ts";
import { sayRefusal } from "../words/refusals.ts";
import { language } from "../words/words.ts";

/** A table is not kept waiting for the person who sits down at it, in milliseconds. */
const PATIENCE = 4000;

/** What the server has said last about the person here; null before it was asked. */
export const me: Signal<MeAnswer | null> = signal<MeAnswer | null>(null);
/** How many matches wait for this person, as far as anybody here knows. */
export const waiting: Signal<number> = signal(0);
/** Whether the server has known somebody here before. */
export const isKnown: Signal<boolean> = signal(recall(PERSON_KNOWN) !== null);

/** An answer, or the sentence to show; an empty one where there is no server to answer. */
export type Reply<T> = { readonly value: T } | { readonly refusal: string };

type Method = "GET" | "POST" | "DELETE";

/** The caller says what the route answers; see packages/protocol/src/person.ts. */
async function ask(method: Method, path: string, body?: object): Promise<Reply<never> & { readonly status?: number }> {
  if (isFromDisk || !navigator.onLine) return { refusal: "" };
  try {
    const response = await fetch(path, {
      method,
      credentials: "same-origin",
      ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { readonly message?: string };
    if (response.ok) return { value: answer as never };
    const refusal = typeof answer.message === "string" ? sayRefusal(answer as never) : "";
    return { refusal, status: response.status };
  } catch {
    return { refusal: "" };
  }
}

function valueOf<T>(reply: Reply<T>): T | null {
  return "value" in reply ? reply.value : null;
}

/** Somebody is known here from now on; null: nobody any more. */
function note(answer: MeAnswer | null): void {
  me.value = answer;
  waiting.value = answer?.waiting ?? 0;
  isKnown.value = answer !== null;
  if (answer === null) forget(PERSON_KNOWN);
  else keep(PERSON_KNOWN, "yes");
}

function noted(reply: Reply<MeAnswer>): Reply<MeAnswer> {
  if ("value" in reply) note(reply.value);
  return reply;
}

let introducing: Promise<MeAnswer | null> | null = null;

/**
 * Makes the server know the person here, if it does not yet, before they take their first seat. They are asked nothing. A name
 * is given only by somebody who is new here: the name at one table is not meant for all others.
 */
export async function introduce(name: string): Promise<void> {
  introducing ??= present(name);
  const answer = await Promise.race([introducing, new Promise<null>((done) => setTimeout(() => done(null), PATIENCE))]);
  // Asked again for the next seat if the server did not answer.
  if (answer === null) introducing = null;
}

async function present(name: string): Promise<MeAnswer | null> {
  const isNamed = name !== "" && !isKnown.peek();
  const answer = valueOf(noted(await ask("POST", "/api/me", isNamed ? { name } : {})));
  if (answer !== null && answer.settings.language !== language.peek()) {
    await changeMe({ settings: { ...answer.settings, language: language.peek() } });
  }
  return answer;
}

/** Who the person here is; null for a stranger, or without a server. */
export async function findMe(): Promise<MeAnswer | null> {
  // A stranger's refusal must not arrive after the answer that made them known.
  await introducing;
  const reply = await ask("GET", "/api/me");
  if ("value" in reply) note(reply.value);
  else if (reply.status === 401) note(null);
  return valueOf(reply);
}

export async function changeMe(change: { name?: string; settings?: PersonSettings }): Promise<Reply<MeAnswer>> {
  return noted(await ask("POST", "/api/me", change));
}

interface HeldSeat {
  readonly match: string;
  readonly token: string;
}

/** As many as one request may name. */
const MOST_CLAIMED = 60;

/**
 * Seats that this browser holds by their tokens belong to the person from now on. Gives back those that need not be claimed
 * again. A token that no longer opens anything spoils the request it is in, so the others are then claimed one by one.
 */
export async function claimSeats(seats: readonly HeldSeat[]): Promise<string[]> {
  const some = seats.slice(0, MOST_CLAIMED);
  const reply = await ask("POST", "/api/me/seats", { seats: some });
  if ("value" in reply) return some.map(({ match }) => match);
  if (reply.status === undefined || reply.status >= 500 || reply.status === 429) return [];
  if (some.length === 1) return some.map(({ match }) => match);
  const settled: string[] = [];
  for (const seat of some) {
    const one = await claimSeats([seat]);
    if (one.length === 0) break;
    settled.push(...one);
  }
  return settled;
}

/** The person's matches on the server; null where it cannot be reached, empty for a stranger. */
export async function findOwnMatches(): Promise<OwnMatchesAnswer | null> {
  const answer: OwnMatchesAnswer | null = valueOf<OwnMatchesAnswer>(await ask("GET", "/api/me/matches"));
  if (answer !== null) {
    waiting.value = answer.matches.filter(({ isYourTurn }) => isYourTurn).length;
    if (answer.matches.length > 0 && !isKnown.peek()) {
      isKnown.value = true;
      keep(PERSON_KNOWN, "yes");
    }
  }
  return answer;
}

type MatchNote = Partial<Pick<OwnMatch, "isKept" | "seen">> & { readonly isHidden?: boolean };

export async function noteMatch(match: string, change: MatchNote): Promise<boolean> {
  return "value" in (await ask("POST", `/api/me/matches/${match}`, change));
}

export interface Code {
  readonly words: string;
  readonly until: number;
  readonly path: string;
}

/** Eight words for another device. */
export function makeCode(): Promise<Reply<Code>> {
  return ask("POST", "/api/me/codes");
}

/** This browser is that person's from now on; `isMove`: the device that showed the words no longer is. */
export async function enter(words: string, isMove: boolean): Promise<Reply<MeAnswer>> {
  return noted(await ask("POST", "/api/enter", { words, ...(isMove && { isMove }) }));
}

/** Twelve words for a sheet of paper; those of an earlier sheet no longer work. */
export function makeRecovery(): Promise<Reply<{ readonly words: string }>> {
  return ask("POST", "/api/me/recovery");
}

export function removeDevice(id: string): Promise<Reply<unknown>> {
  return changed(ask("DELETE", `/api/me/devices/${id}`));
}

/** A question after which the person is asked for again, because something about them has changed. */
async function changed<T>(asking: Promise<Reply<T>>): Promise<Reply<T>> {
  const reply = await asking;
  if ("value" in reply) await findMe();
  return reply;
}

/** Whatever the browser's passkey functions take; see me/passkeys.ts. */
export function passkeyOptions(kind: "add" | "enter"): Promise<Reply<{ readonly options: unknown }>> {
  return ask("POST", kind === "add" ? "/api/me/passkeys/options" : "/api/enter/passkey/options");
}

export function addPasskey(response: unknown, label: string): Promise<Reply<unknown>> {
  return changed(ask("POST", "/api/me/passkeys", { response, label }));
}

export async function enterByPasskey(response: unknown): Promise<Reply<MeAnswer>> {
  return noted(await ask("POST", "/api/enter/passkey", { response }));
}

export function removePasskey(id: string): Promise<Reply<unknown>> {
  return changed(ask("DELETE", `/api/me/passkeys/${encodeURIComponent(id)}`));
}

/** Everything the server has about this person. */
export function exportMe(): Promise<Reply<object>> {
  return ask("GET", "/api/me/export");
}

/** Nothing of this person stays on the server. What this browser kept is forgotten before it says so, because the reader may go on at once. */
export async function deleteMe(forgetHere: () => Promise<void>): Promise<Reply<unknown>> {
  const reply = await ask("DELETE", "/api/me");
  if (!("value" in reply)) return reply;
  await forgetHere();
  note(null);
  return reply;
}

export function addChannel(channel: ChannelRequest): Promise<Reply<ChannelView>> {
  return changed(ask("POST", "/api/me/channels", channel));
}

export function removeChannel(id: string): Promise<Reply<unknown>> {
  return changed(ask("DELETE", `/api/me/channels/${id}`));
}

export function testChannel(id: string): Promise<Reply<unknown>> {
  return ask("POST", `/api/me/channels/${id}/test`);
}

export async function findPeople(): Promise<PeopleAnswer | null> {
  return valueOf(await ask("GET", "/api/me/people"));
}

export function block(match: string, seat: number): Promise<Reply<unknown>> {
  return changed(ask("POST", "/api/me/blocks", { match, seat }));
}

export function unblock(person: string): Promise<Reply<unknown>> {
  return changed(ask("DELETE", `/api/me/blocks/${person}`));
}

export type ReportReason = "name" | "left" | "cheating" | "other";

export function report(match: string, seat: number, reason: ReportReason): Promise<Reply<unknown>> {
  return ask("POST", `/api/matches/${match}/report`, { seat, reason });
}
