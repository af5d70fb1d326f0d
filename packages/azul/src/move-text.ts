/**
 * Moves as text: drafts `A2b3` (with two centres a fifth letter, `C` or `D`, where the rest of the factory goes; none
 * where nothing is left behind), tilings `A03` and `A2F`, deals `0abbe`, and `score` for a round that waits to be settled.
 */
import { REFUSAL, accept, refuse } from "@riad/core";
import type { Move, Result, Seat } from "@riad/core";
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
import { quote } from "./reader.ts";
import { SEAT_LETTERS } from "./shared-text.ts";
import { findFullRow, openColumns } from "./tiling.ts";
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
  if (layout.phase === PHASE.over) return refuse(REFUSAL.over, "The match is over.");
  if (layout.phase === PHASE.deal) return parseDeal(layout, text);
  if (layout.phase === PHASE.settle) {
    if (text === SETTLE_TEXT) return accept(SETTLE);
    return refuse(REFUSAL.illegal, `All rows are tiled: the round is settled now, by "${SETTLE_TEXT}".`, 0);
  }
  const move = parseDecision(layout, text);
  const row = findFullRow(layout, layout.actor);
  if (!move.ok || isDraft(move.value) || tilingRow(move.value) === row) return move;
  return refuse(REFUSAL.illegal, `Rows are tiled from the top: row ${row} comes first.`, 1);
}

/** A draft, or the tiling of any full row. */
export function parseDecision(layout: AzulLayout, text: string): Result<Move> {
  const seat = text.length > 0 ? SEAT_LETTERS.indexOf(text[0]) : -1;
  if (seat < 0)
    return refuse(REFUSAL.syntax, `A move begins with the player's letter, A to D, not ${found(text, 0)}.`, 0);
  const { actor } = layout;
  if (seat !== actor) {
    return refuse(REFUSAL.illegal, `It is the turn of ${SEAT_LETTERS[actor]}, not of ${text[0]}.`, 0);
  }
  return layout.phase === PHASE.draft ? parseDraft(layout, seat, text) : parseTiling(layout, seat, text);
}

function parseDraft(layout: AzulLayout, seat: Seat, text: string): Result<Move> {
  const last = layout.factories - 1;
  const source = sourceOfLetter(layout, text[1]);
  if (source < 0) {
    const centres = layout.centres === 2 ? "C or D for a centre" : "C for the centre";
    return refuse(REFUSAL.syntax, `Expected a factory, 0 to ${last}, or ${centres}, found ${found(text, 1)}.`, 1);
  }
  const colour = colourOfLetter(text[2] ?? "");
  if (colour < 0) return refuse(REFUSAL.syntax, `Expected a colour, a to e, found ${found(text, 2)}.`, 2);
  const target = text.length > 3 ? TARGETS.indexOf(text[3]) : -1;
  if (target < 0)
    return refuse(REFUSAL.syntax, `Expected a row, 0 to 4, or F for the floor, found ${found(text, 3)}.`, 3);
  if (layout.offer(source, colour) === 0) {
    return refuse(
      REFUSAL.illegal,
      `${nameOf(layout, source)} has no ${colourLetter(colour)}; ${contents(layout, source)}.`,
      1,
    );
  }
  if (target !== FLOOR && !isOpen(layout, seat, target, colour)) {
    return refuse(
      REFUSAL.illegal,
      `${whyClosed(layout, seat, target, colour)}; ${openTargets(layout, seat, colour)}.`,
      3,
    );
  }
  const rest = parseRest(layout, source, colour, text);
  return rest.ok ? accept(draftMove(source, colour, target, rest.value)) : rest;
}

function parseRest(layout: AzulLayout, source: number, colour: Colour, text: string): Result<number> {
  const isChoice = choosesCentre(layout, source, colour);
  if (!isChoice && text.length === 4) return accept(0);
  if (isChoice && text.length === 5 && CENTRE_LETTERS.includes(text[4])) return accept(CENTRE_LETTERS.indexOf(text[4]));
  if (isChoice) {
    return refuse(
      REFUSAL.syntax,
      `A fifth letter, C or D, says which centre takes the rest, found ${found(text, 4)}.`,
      4,
    );
  }
  const reason = layout.centres === 2 && text.length === 5 ? "nothing is left for a centre, so" : "here";
  return refuse(REFUSAL.syntax, `The move ends after the target: ${reason} it is ${quote(text.slice(0, 4))}.`, 4);
}

function parseTiling(layout: AzulLayout, seat: Seat, text: string): Result<Move> {
  if (text.length === 4 || text.length === 5) {
    return refuse(
      REFUSAL.illegal,
      "Nothing is left to draft: a tiling is a player, a row and a column, such as A03.",
      1,
    );
  }
  const row = text.length > 1 ? TARGETS.indexOf(text[1]) : -1;
  if (row < 0 || row >= ROWS) return refuse(REFUSAL.syntax, `Expected a row, 0 to 4, found ${found(text, 1)}.`, 1);
  const column = text.length > 2 ? TARGETS.indexOf(text[2]) : -1;
  if (column < 0)
    return refuse(REFUSAL.syntax, `Expected a column, 0 to 4, or F for the floor, found ${found(text, 2)}.`, 2);
  if (text.length > 3) return refuse(REFUSAL.syntax, "A tiling has three letters, such as A03.", 3);
  if (layout.lineCount(seat, row) <= row) {
    return refuse(REFUSAL.illegal, `Row ${row} is not full; row ${findFullRow(layout, seat)} is.`, 1);
  }
  const columns = openColumns(layout, seat, row);
  const isAllowed = column === FLOOR ? columns === 0 : (columns >> column) & 1;
  if (isAllowed) return accept(tilingMove(row, column));
  const right = columns === 0 ? "only the floor F is left" : `columns open to it: ${listBits(columns)}`;
  const letter = colourLetter(layout.lineColour(seat, row));
  return refuse(REFUSAL.illegal, `The ${letter} of row ${row} cannot go to ${TARGETS[column]}; ${right}.`, 2);
}

function parseDeal(layout: AzulLayout, text: string): Result<Move> {
  const factory = layout.next;
  if (text[0] !== String(factory)) {
    return refuse(
      REFUSAL.illegal,
      `Factory ${factory} is dealt now, such as ${factory}abbe, not ${found(text, 0)}.`,
      0,
    );
  }
  let tiles = 0;
  let last = 0;
  for (let at = 1; at < text.length; at++) {
    const colour = colourOfLetter(text[at]);
    if (colour < 0) return refuse(REFUSAL.syntax, `Expected a colour, a to e, found ${found(text, at)}.`, at);
    if (colour < last) return refuse(REFUSAL.syntax, "Tiles are written in alphabetical order.", at);
    if (at > 4) return refuse(REFUSAL.illegal, "A factory takes four tiles at most.", at);
    last = colour;
    tiles += tilesOf(colour, 1);
  }
  const move = dealMove(tiles);
  if (dealWeight(layout, move) > 0) return accept(move);
  return refuse(REFUSAL.illegal, `Bag ${show(layout.bag)} and lid ${show(layout.lid)} cannot give these tiles.`, 1);
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

function nameOf(layout: AzulLayout, source: number): string {
  if (source < FIRST_CENTRE) return `Factory ${source}`;
  return layout.centres === 1 ? "The centre" : `Centre ${sourceLetter(source)}`;
}

function contents(layout: AzulLayout, source: number): string {
  const tiles = layout.pools[source];
  return tiles === 0 ? "it is empty" : `it has ${tileLetters(tiles)}`;
}

function whyClosed(layout: AzulLayout, seat: Seat, row: number, colour: Colour): string {
  const letter = colourLetter(colour);
  if (layout.lineCount(seat, row) > row) return `Row ${row} is full`;
  if ((layout.used[seat] >> (5 * colour + row)) & 1) return `Wall row ${row} already has ${letter}`;
  return `Row ${row} holds ${colourLetter(layout.lineColour(seat, row))}, not ${letter}`;
}

function openTargets(layout: AzulLayout, seat: Seat, colour: Colour): string {
  const rows = (layout.open[seat] >> (5 * colour)) & 31;
  const floor = "the floor F";
  return `${colourLetter(colour)} can go to ${rows === 0 ? floor : `${listBits(rows)} or ${floor}`}`;
}

function listBits(bits: number): string {
  const numbers: number[] = [];
  for (let i = 0; i < COLOURS; i++) if ((bits >> i) & 1) numbers.push(i);
  return numbers.join(", ");
}

function show(tiles: number): string {
  return quote(tileLetters(tiles));
}

function found(text: string, at: number): string {
  return at < text.length ? quote(text[at]) : "the end";
}
