/**
 * A complete position: `<shared> <players>`, then words for what the strings lack, each after a single space:
 * `wall=fixed|free` (free by default), `centres=1|2` (by default as many as the shared string has), `deal=k`: a deal is
 * in progress and factory k comes next. A word is written only if it differs from what a bare string means.
 */
import { CHANCE, REFUSAL, accept, parseWords, refuseExpected } from "@riad/core";
import type { DrawnPosition, Notation, Refusal, Result, Word } from "@riad/core";
import { findFault, findMarkers, findMisfit } from "./impossible-positions.ts";
import type { PositionText } from "./impossible-positions.ts";
import { isFloorUsed } from "./floor.ts";
import { FIRST_CENTRE, MISSING, NOBODY, PHASE, SECOND_CENTRE } from "./layout.ts";
import type { Wall } from "./layout.ts";
import { layOut } from "./position-from-strings.ts";
import { makeMove, parseMove } from "./move-notation.ts";
import { makePlayers, readPlayers } from "./players-string.ts";
import type { AzulPosition } from "./position.ts";
import { Reader } from "./string-reader.ts";
import { part, refuse } from "./refusals.ts";
import { makeShared, readShared } from "./shared-string.ts";
import { findTiler } from "./tiling.ts";
import { countTiles } from "./tiles.ts";

const WORDS = {
  wall: ["fixed", "free"],
  centres: ["1", "2"],
  deal: ["1", "2", "3", "4", "5", "6", "7", "8"],
};

/** Matches the start of a players' string, but of no shared string. */
const PLAYERS_ALONE = /^[A-D]\d+M/;

function parsePosition(text: string): Result<AzulPosition> {
  const drawn = drawPosition(text);
  if (!drawn.ok) return drawn;
  const { position, fault } = drawn.value;
  return fault === null ? accept(position) : { ok: false, refusal: fault };
}

function drawPosition(text: string): Result<DrawnPosition<AzulPosition>> {
  const read = readText(text);
  if (!read.ok) return read;
  const { written, deal } = read.value;
  const misfit = findMisfit(written);
  if (misfit !== undefined) return { ok: false, refusal: misfit };
  const fault = findFault(written);
  const position = layOut(written);
  if (findMarkers(written).length === 0) position.marker = MISSING;
  const wrong = fault ?? (deal && resumeDeal(position, deal));
  return accept({ position, fault: wrong ?? null });
}

function readText(text: string): Result<{ readonly written: PositionText; readonly deal: Word | undefined }> {
  // The courses print the two strings separately, so people sometimes paste only the second one.
  if (PLAYERS_ALONE.test(text)) return refuse(REFUSAL.syntax, "playersAlone", {}, 0);
  const sharedEnd = endOfWord(text, 0);
  const playersEnd = endOfWord(text, sharedEnd + 1);
  const sharedReader = new Reader(text, 0, sharedEnd);
  const shared = readShared(sharedReader);
  if (shared === undefined) return refused(sharedReader);
  if (sharedEnd === text.length) return refuseExpected(part("playersString", {}), text, sharedEnd);
  const playersReader = new Reader(text, sharedEnd + 1, playersEnd);
  const players = readPlayers(playersReader);
  if (players === undefined) return refused(playersReader);
  const words = parseWords(text, playersEnd, WORDS, "wall=fixed");
  if (!words.ok) return words;
  const wall = (words.value.get("wall")?.value ?? "free") as Wall;
  const centres = Number(words.value.get("centres")?.value ?? shared.centres.length);
  return accept({ written: { shared, players, wall, centres }, deal: words.value.get("deal") });
}

function refused(reader: Reader): Result<never> {
  return { ok: false, refusal: reader.refusal ?? refuse(REFUSAL.syntax, "notPosition", {}, 0).refusal };
}

function endOfWord(text: string, from: number): number {
  const space = text.indexOf(" ", from);
  return space < 0 ? text.length : space;
}

/** Goes back into a deal: the factories before `next` are full, the others are not dealt yet. */
function resumeDeal(position: AzulPosition, { value, at }: Word): Refusal | undefined {
  const next = Number(value);
  const { offers } = position;
  const isDealing =
    next < position.factories &&
    offers.every((tiles, source) => countTiles(tiles) === (source < next ? 4 : 0)) &&
    offers[FIRST_CENTRE] + offers[SECOND_CENTRE] === 0 &&
    !isFloorUsed(position) &&
    findTiler(position) === NOBODY &&
    (position.bag | position.lid) !== 0;
  if (!isDealing) return refuse(REFUSAL.impossible, "deal", { next }, at).refusal;
  position.phase = PHASE.deal;
  position.actor = CHANCE;
  position.next = next;
  return undefined;
}

function makePosition(position: AzulPosition): string {
  const words = [makeShared(position), makePlayers(position)];
  if (!position.isFree) words.push("wall=fixed");
  if (position.centres !== 1) words.push(`centres=${position.centres}`);
  if (position.next > 0) words.push(`deal=${position.next}`);
  return words.join(" ");
}

export const notation: Notation<AzulPosition> = { parsePosition, drawPosition, makePosition, parseMove, makeMove };
