/**
 * Moves as text: drafts `A2b3` (with two centres a fifth letter, `C` or `D`, says where the rest of the factory goes,
 * unless nothing is left), tilings `A03` and `A2F`, deals `0abbe`, and `score` for a round that is waiting to be
 * settled.
 */
import { REFUSAL, accept, foundAt, quote, refuseExpected, refuseFromCore } from "@riad/core";
import type { Move, Result, Seat, Sentence } from "@riad/core";
import { dealWeight } from "./dealing.ts";
import { isOpen, leavesRest } from "./drafting.ts";
import { FIRST_CENTRE, PHASE, ROWS, SECOND_CENTRE } from "./layout.ts";
import type { AzulLayout } from "./layout.ts";
import {
  FLOOR,
  SETTLE,
  dealMove,
  dealTiles,
  draftColour,
  draftMove,
  draftRest,
  draftSource,
  draftTarget,
  isDeal,
  isDraft,
  isTiling,
  tilingColumn,
  tilingMove,
  tilingRow,
} from "./move.ts";
import { part, refuse } from "./refusals.ts";
import { SEAT_LETTERS } from "./shared-string.ts";
import { findFullLine, openColumns } from "./tiling.ts";
import { COLOURS, colourLetter, colourOfLetter, tileLetters, tilesOf } from "./tiles.ts";
import type { Colour } from "./tiles.ts";

const SETTLE_TEXT = "score";
const TARGETS = "01234F";
const CENTRE_LETTERS = "CD";

export function makeMove(layout: AzulLayout, move: Move): string {
  if (isDeal(move)) return `${layout.next}${tileLetters(dealTiles(move))}`;
  if (move === SETTLE) return SETTLE_TEXT;
  const seat = SEAT_LETTERS[layout.actor];
  if (isTiling(move)) return `${seat}${tilingRow(move)}${TARGETS[tilingColumn(move)]}`;
  const source = draftSource(move);
  const colour = draftColour(move);
  const rest = choosesCentre(layout, source, colour) ? CENTRE_LETTERS[draftRest(move)] : "";
  return `${seat}${sourceLetter(source)}${colourLetter(colour)}${TARGETS[draftTarget(move)]}${rest}`;
}

export function parseMove(layout: AzulLayout, text: string): Result<Move> {
  if (layout.phase === PHASE.over) return refuseFromCore(REFUSAL.over, "over", {});
  if (layout.phase === PHASE.deal) return parseDeal(layout, text);
  if (layout.phase === PHASE.settle) {
    if (text === SETTLE_TEXT) return accept(SETTLE);
    return refuse(REFUSAL.illegal, "settleNow", { word: SETTLE_TEXT }, 0);
  }
  const move = parseDecision(layout, text);
  const row = findFullLine(layout, layout.actor);
  if (!move.ok || isDraft(move.value) || tilingRow(move.value) === row) return move;
  return refuse(REFUSAL.illegal, "tileOrderDown", { line: row }, 1);
}

/** A draft, or the tiling of any full line. */
export function parseDecision(layout: AzulLayout, text: string): Result<Move> {
  const seat = text.length > 0 ? SEAT_LETTERS.indexOf(text[0]) : -1;
  if (seat < 0) return refuse(REFUSAL.syntax, "moveLetter", { found: foundAt(text, 0) }, 0);
  const { actor } = layout;
  if (seat !== actor) {
    return refuse(REFUSAL.illegal, "notYourTurn", { turn: SEAT_LETTERS[actor], letter: text[0] }, 0);
  }
  return layout.phase === PHASE.draft ? parseDraft(layout, seat, text) : parseTiling(layout, seat, text);
}

function parseDraft(layout: AzulLayout, seat: Seat, text: string): Result<Move> {
  const last = layout.factories - 1;
  const source = sourceOfLetter(layout, text[1]);
  if (source < 0) {
    return refuseExpected(part(layout.centres === 2 ? "sourceOfTwo" : "source", { last }), text, 1);
  }
  const colour = colourOfLetter(text[2] ?? "");
  if (colour < 0) return refuseExpected(part("colour", {}), text, 2);
  const target = text.length > 3 ? TARGETS.indexOf(text[3]) : -1;
  if (target < 0) return refuseExpected(part("lineOrFloor", {}), text, 3);
  if (layout.offer(source, colour) === 0) return refuseSource(layout, source, colour);
  if (target !== FLOOR && !isOpen(layout, seat, target, colour)) return refuseLine(layout, seat, target, colour);
  const rest = parseRest(layout, source, colour, text);
  return rest.ok ? accept(draftMove(source, colour, target, rest.value)) : rest;
}

function parseRest(layout: AzulLayout, source: number, colour: Colour, text: string): Result<number> {
  const isChoice = choosesCentre(layout, source, colour);
  if (!isChoice && text.length === 4) return accept(0);
  if (isChoice && text.length === 5 && CENTRE_LETTERS.includes(text[4])) return accept(CENTRE_LETTERS.indexOf(text[4]));
  if (isChoice) return refuseExpected(part("restCentre", {}), text, 4);
  const why = layout.centres === 2 && text.length === 5 ? "noRest" : "moveEnds";
  return refuse(REFUSAL.syntax, why, { move: quote(text.slice(0, 4)) }, 4);
}

function parseTiling(layout: AzulLayout, seat: Seat, text: string): Result<Move> {
  if (text.length === 4 || text.length === 5) return refuse(REFUSAL.illegal, "tilingNow", {}, 1);
  const row = text.length > 1 ? TARGETS.indexOf(text[1]) : -1;
  if (row < 0 || row >= ROWS) return refuseExpected(part("line", {}), text, 1);
  const column = text.length > 2 ? TARGETS.indexOf(text[2]) : -1;
  if (column < 0) return refuseExpected(part("columnOrFloor", {}), text, 2);
  if (text.length > 3) return refuse(REFUSAL.syntax, "tilingLength", {}, 3);
  if (layout.lineCount(seat, row) <= row) {
    return refuse(REFUSAL.illegal, "lineNotFull", { line: row, full: findFullLine(layout, seat) }, 1);
  }
  const columns = openColumns(layout, seat, row);
  const isAllowed = column === FLOOR ? columns === 0 : (columns >> column) & 1;
  if (isAllowed) return accept(tilingMove(row, column));
  const args = { colour: colourLetter(layout.lineColour(seat, row)), line: row, column: TARGETS[column] };
  if (columns === 0) return refuse(REFUSAL.illegal, "onlyFloor", args, 2);
  return refuse(REFUSAL.illegal, "wrongColumn", { ...args, columns: listBits(columns) }, 2);
}

function parseDeal(layout: AzulLayout, text: string): Result<Move> {
  const factory = layout.next;
  if (text[0] !== String(factory)) {
    return refuse(REFUSAL.illegal, "dealNow", { factory, example: `${factory}abbe`, found: foundAt(text, 0) }, 0);
  }
  let tiles = 0;
  let last = 0;
  for (let at = 1; at < text.length; at++) {
    const colour = colourOfLetter(text[at]);
    if (colour < 0) return refuseExpected(part("colour", {}), text, at);
    if (colour < last) return refuse(REFUSAL.syntax, "tileOrder", {}, at);
    if (at > 4) return refuse(REFUSAL.illegal, "dealSize", {}, at);
    last = colour;
    tiles += tilesOf(colour, 1);
  }
  const move = dealMove(tiles);
  if (dealWeight(layout, move) > 0) return accept(move);
  return refuse(REFUSAL.illegal, "dealTiles", { bag: show(layout.bag), lid: show(layout.lid) }, 1);
}

function choosesCentre(layout: AzulLayout, source: number, colour: Colour): boolean {
  return layout.centres === 2 && leavesRest(layout, source, colour);
}

export function sourceLetter(source: number): string {
  return source < FIRST_CENTRE ? String(source) : CENTRE_LETTERS[source - FIRST_CENTRE];
}

function sourceOfLetter(layout: AzulLayout, letter: string | undefined): number {
  if (letter === "C") return FIRST_CENTRE;
  if (letter === "D" && layout.centres === 2) return SECOND_CENTRE;
  return letter !== undefined && letter >= "0" && letter < String(layout.factories) ? Number(letter) : -1;
}

function nameOf(layout: AzulLayout, source: number): Sentence {
  if (source < FIRST_CENTRE) return part("factory", { factory: source });
  return layout.centres === 1 ? part("theCentre", {}) : part("centreLetter", { letter: sourceLetter(source) });
}

function refuseSource(layout: AzulLayout, source: number, colour: Colour): Result<never> {
  const args = { source: nameOf(layout, source), colour: colourLetter(colour) };
  const tiles = tileLetters(layout.offers[source]);
  if (tiles === "") return refuse(REFUSAL.illegal, "sourceEmpty", args, 1);
  return refuse(REFUSAL.illegal, "noColourLeft", { ...args, tiles }, 1);
}

function refuseLine(layout: AzulLayout, seat: Seat, row: number, colour: Colour): Result<never> {
  const args = { reason: whyClosed(layout, seat, row, colour), colour: colourLetter(colour) };
  const lines = listBits((layout.open[seat] >> (5 * colour)) & 31);
  if (lines === "") return refuse(REFUSAL.illegal, "closedToAll", args, 3);
  return refuse(REFUSAL.illegal, "closedLine", { ...args, lines }, 3);
}

function whyClosed(layout: AzulLayout, seat: Seat, row: number, colour: Colour): Sentence {
  const letter = colourLetter(colour);
  if (layout.lineCount(seat, row) > row) return part("lineFull", { line: row });
  if ((layout.used[seat] >> (5 * colour + row)) & 1) return part("wallHas", { row, colour: letter });
  return part("lineHolds", { line: row, held: colourLetter(layout.lineColour(seat, row)), colour: letter });
}

function listBits(bits: number): string {
  const numbers: number[] = [];
  for (let i = 0; i < COLOURS; i++) if ((bits >> i) & 1) numbers.push(i);
  return numbers.join(", ");
}

function show(tiles: number): string {
  return quote(tileLetters(tiles));
}
