/** The person's matches on the server, beside what this device keeps of them. */
import { signal } from "@preact/signals";
import type { Signal } from "@preact/signals";
import { makeEnding } from "@riad/core";
import type { Ending } from "@riad/core";
import type { OwnMatch, OwnMatchesAnswer } from "@riad/protocol";
import { isGameId } from "../page/shelf.ts";
import type { KeptMatch } from "../kept/kept-match.ts";

export interface OwnList {
  readonly matches: ReadonlyMap<string, OwnMatch>;
  /** What the server's clock is ahead of this one, in milliseconds. */
  readonly ahead: number;
}

const NONE: OwnList = { matches: new Map(), ahead: 0 };

/** As the server has told it last; empty without a server. */
export const ownList: Signal<OwnList> = signal<OwnList>(NONE);

export function readOwnList({ matches, now }: OwnMatchesAnswer): OwnList {
  const known = matches.filter(({ game }) => isGameId(game));
  return { matches: new Map(known.map((one) => [one.match, one])), ahead: now - Date.now() };
}

/** The own match with a change that the server was told of. */
export function changeOwn(match: string, change: Partial<OwnMatch>): void {
  const matches = new Map(ownList.peek().matches);
  const own = matches.get(match);
  if (own !== undefined) matches.set(match, { ...own, ...change });
  ownList.value = { ...ownList.peek(), matches };
}

/** What has to be done so that the device has what the server has. */
interface Merge {
  /** Kept copies with what the list says about them. */
  readonly changed: readonly KeptMatch[];
  /** Matches of which this device has no record, or an older one; those that are being played first. */
  readonly missing: readonly OwnMatch[];
}

export function mergeLists(kept: readonly KeptMatch[], own: Iterable<OwnMatch>): Merge {
  const here = new Map(kept.map((match) => [match.id, match]));
  const changed: KeptMatch[] = [];
  const missing: OwnMatch[] = [];
  for (const match of own) {
    if (match.status === "open") continue;
    const copy = here.get(match.match);
    if (copy === undefined || copy.length !== match.length) missing.push(match);
    else if (copy.seat !== match.seat || (match.end !== null && copy.ending === undefined)) {
      changed.push(withNews(copy, match));
    }
  }
  const isOver = missing.filter(({ status }) => status === "over");
  return { changed, missing: [...missing.filter(({ status }) => status !== "over"), ...isOver] };
}

/** A copy with the own seat and the ending, which the moves do not tell. */
export function withNews(copy: KeptMatch, match: OwnMatch): KeptMatch {
  const ending = endingOf(match);
  return { ...copy, seat: match.seat, ...(ending !== null && { ending }) };
}

function endingOf({ end, seats }: OwnMatch): Ending | null {
  if (end === null) return null;
  return makeEnding(
    seats.map(({ points }) => points ?? 0),
    seats.map(({ place }) => place ?? 0),
    end,
  );
}

const MINUTE = 60_000;

export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

/** Until whoever moves runs out of time; null without a clock. */
export function timeLeft({ deadline }: OwnMatch, now: number): TimeLeft | null {
  if (deadline === null) return null;
  const minutes = Math.max(0, Math.floor((deadline - now) / MINUTE));
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 };
}
