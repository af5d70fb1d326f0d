/** The match that a review is about, or a sentence why there is none. Only matches that are over are reviewed. */
import { endingOf, listTurns, makeEnding, parseRecord } from "@riad/core";
import type { Ending, Match, Seat, Turn } from "@riad/core";
import { MATCH_PATTERN } from "@riad/protocol/match-id";
import type { MatchAnswer } from "@riad/protocol";
import { faultOf } from "@riad/review";
import type { RecordFault } from "@riad/review";
import { entryOf, loadFace } from "../games.ts";
import { isRunning, keptFrom } from "../kept/kept-match.ts";
import type { KeptMatch } from "../kept/kept-match.ts";
import { findMatch } from "../kept/match-store.ts";
import { isFromDisk } from "../page/route.ts";
import type { GameEntry } from "../play/entry.ts";
import type { Face, Sitter } from "../play/face.ts";
import type { ReviewWords } from "../play/review-words.ts";
import { LEVELS, readSitters } from "../play/sitting.ts";
import { say } from "../words/words.ts";
import { exactWhereShared } from "./exact-words.ts";

export interface ReviewedMatch {
  /** What it is kept under; empty where it came with a link and is not kept here. */
  readonly id: string;
  readonly face: Face;
  readonly entry: GameEntry;
  readonly words: ReviewWords | null;
  readonly record: string;
  readonly match: Match;
  readonly turns: readonly Turn[];
  readonly sitters: readonly Sitter[];
  /** The only person at this device; null where several or none played here. */
  readonly you: Seat | null;
  readonly ending: Ending;
  /** Where the match itself is. */
  readonly path: string;
}

/** Who sits there; null is the reader, whom the words call "you". */
export function nameFor({ sitters, you }: Pick<ReviewedMatch, "sitters" | "you">, seat: Seat): string | null {
  return seat === you ? null : sitters[seat].name;
}

/** `path` leads to the match where it can still be played. */
export interface NoReview {
  readonly sentence: string;
  readonly path: string | null;
}

/** `found` is told the record as soon as there is one, long before its table and words are loaded. */
export async function openReview(id: string, found: (record: string) => void): Promise<ReviewedMatch | NoReview> {
  const kept = (await findMatch(id)) ?? (await askServer(id));
  if (kept === null) return { sentence: say("matchMissing"), path: null };
  found(kept.record);
  return readKept(kept);
}

export function readReviewed(
  kept: KeptMatch,
  face: Face,
  words: ReviewWords | null,
  entry: GameEntry,
): ReviewedMatch | NoReview {
  const path = kept.isOnline ? `/${kept.game}/${kept.id}` : `/${kept.game}?match=${kept.id}`;
  const read = parseRecord(kept.record, (id) => (id === face.game.id ? face.game : undefined));
  if (!read.ok) return { sentence: say("reviewUnreadable", { reason: sayFault(faultOf(read.refusal)) }), path: null };
  const { match, notes } = read.value;
  if (!match.isOver && kept.ending === undefined) return { sentence: say("reviewRunning"), path };
  if (match.length === 0) return { sentence: say("reviewEmpty"), path };
  const sitters = readSitters(notes, LEVELS);
  const people = sitters.flatMap(({ level }, seat) => (level === null ? [seat] : []));
  const you = kept.seat ?? (people.length === 1 && !kept.isOnline ? people[0] : null);
  const ending = kept.ending ?? endingOf(match.position);
  return {
    id: kept.id,
    face,
    entry,
    words,
    record: kept.record,
    match,
    turns: listTurns(match),
    sitters,
    you,
    ending,
    path,
  };
}

const FAULTS = {
  notRecord: "faultNotRecord",
  format: "faultFormat",
  rules: "faultRules",
  game: "faultGame",
  cut: "faultCut",
  tooLong: "faultTooLong",
  damaged: "faultDamaged",
} as const;

function sayFault(fault: RecordFault): string {
  return fault.kind === "move" ? say("faultMove", { move: fault.move }) : say(FAULTS[fault.kind]);
}

/** A match that came with a link; nothing of it is kept here. */
export async function openShared(record: string): Promise<ReviewedMatch | NoReview> {
  const kept = keptFrom(record, { id: "" });
  return kept === null ? { sentence: say("reviewLinkBroken"), path: null } : readKept(kept);
}

/** With the table of its game and the words for it. */
export async function readKept(kept: KeptMatch): Promise<ReviewedMatch | NoReview> {
  const face = await loadFace(kept.game);
  const words = (await face.review?.()) ?? null;
  return readReviewed(kept, face, words === null ? null : exactWhereShared(words), entryOf(kept.game));
}

/** A finished match that this device has not kept, as after watching it. */
async function askServer(id: string): Promise<KeptMatch | null> {
  if (isFromDisk || !new RegExp(MATCH_PATTERN).test(id)) return null;
  try {
    const address = `/api/matches/${id}`;
    const [state, text] = await Promise.all([fetch(address), fetch(`${address}/record`)]);
    if (!state.ok || !text.ok) return null;
    const { end } = ((await state.json()) as MatchAnswer).table;
    const record = await text.text();
    if (end === null && isRunning(record)) return keptFrom(record, { id, isOnline: true });
    const ending = end === null ? {} : { ending: makeEnding(end.points, end.places, end.reason) };
    return keptFrom(record, { id, isOnline: true, ...ending });
  } catch {
    return null;
  }
}
