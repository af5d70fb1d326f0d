/**
 * The course's game string: players, Assam and the visible board, such as `Pc03015iPy03015iA33NBn00…n00`.
 * It lacks the turn, the phase and the rules; notation.ts adds them.
 */
import { REFUSAL, accept, refuseExpected } from "@riad/core";
import type { Refusal, Result, Sentence } from "@riad/core";
import { SQUARES, squareAt } from "./board.ts";
import type { Heading, Square } from "./board.ts";
import { HEADING_LETTERS, makeHeading, makeSquare, makeSquareName, parseHeading } from "./coordinates.ts";
import type { MarrakechPosition } from "./position.ts";
import { part, refuse } from "./refusals.ts";
import { NO_RUG, colourOf, idOf, makeColour, makeRug, parseColour } from "./rugs.ts";
import type { Colour, Rug } from "./rugs.ts";

/** What the string says about one player. */
export interface PlayerString {
  readonly colour: Colour;
  readonly dirhams: number;
  readonly rugs: number;
  readonly isOut: boolean;
}

export interface GameString {
  readonly players: readonly PlayerString[];
  readonly assam: Square;
  readonly heading: Heading;
  readonly board: readonly Rug[];
  /** Where the string ends in the text it was read from. */
  readonly end: number;
}

/** More dirhams than this do not fit into a player's three digits. */
export const MOST_DIRHAMS_IN_STRING = 999;

const DIGITS = "0123456789";
const COORDINATES = "0123456";

/** The characters allowed in one place, and how a refusal describes them. */
type Field = readonly [allowed: string, name: Sentence];

const PLAYER: readonly Field[] = [
  ["P", part("player", {})],
  ["cypr", part("colour", {})],
  ...Array.from({ length: 3 }, (): Field => [DIGITS, part("dirhams", {})]),
  ...Array.from({ length: 2 }, (): Field => [DIGITS, part("rugs", {})]),
  ["io", part("inOrOut", {})],
];

const ASSAM: readonly Field[] = [
  ["A", part("assam", {})],
  [COORDINATES, part("assamColumn", {})],
  [COORDINATES, part("assamRow", {})],
  [HEADING_LETTERS, part("assamHeading", {})],
];

/** How many characters of the found text a refusal shows. */
export const SHOWN = 8;

const RUG_NAME = /^[cypr]\d\d$/;

const BOARD: readonly Field[] = [["B", part("board", {})]];

/** Parses the string at the start of `text`; it must be followed by a space or nothing. */
export function parseGameString(text: string): Result<GameString> {
  const players: PlayerString[] = [];
  let at = 0;
  while (players.length === 0 || text[at] === "P") {
    const wrong = mismatch(text, at, PLAYER);
    if (wrong) return wrong;
    const colour = parseColour(text[at + 1]);
    if (players.some((player) => player.colour === colour)) {
      return refuse(REFUSAL.impossible, "colourTwice", { colour: text[at + 1] }, at + 1);
    }
    players.push({
      colour,
      dirhams: Number(text.slice(at + 2, at + 5)),
      rugs: Number(text.slice(at + 5, at + 7)),
      isOut: text[at + 7] === "o",
    });
    at += PLAYER.length;
  }
  if (players.length < 2) return refuse(REFUSAL.impossible, "onePlayer", {}, at);
  const wrong = mismatch(text, at, ASSAM) ?? mismatch(text, at + ASSAM.length, BOARD);
  if (wrong) return wrong;
  const assam = squareAt(Number(text[at + 1]), Number(text[at + 2]));
  const heading = parseHeading(text[at + 3]);
  at += ASSAM.length + BOARD.length;
  const board = parseBoard(text, at);
  if (!board.ok) return board;
  at += 3 * SQUARES.length;
  if (at < text.length && text[at] !== " ") {
    return refuseExpected(part("boardEnd", {}), text, at, SHOWN);
  }
  return accept({ players, assam, heading, board: board.value, end: at });
}

function parseBoard(text: string, start: number): Result<Rug[]> {
  const board: Rug[] = [];
  for (const [i, square] of SQUARES.entries()) {
    const at = start + 3 * i;
    const word = text.slice(at, at + 3);
    if (word === "n00") {
      board.push(NO_RUG);
      continue;
    }
    if (!RUG_NAME.test(word)) {
      return refuseExpected(part("rugOnSquare", { square: makeSquareName(square) }), text, at, SHOWN);
    }
    const rug = makeRug(parseColour(word[0]), Number(word.slice(1)));
    const first = board.indexOf(rug);
    if (first >= 0 && board.includes(rug, first + 1)) {
      return refuse(REFUSAL.impossible, "rugThrice", { rug: word }, at);
    }
    board.push(rug);
  }
  return accept(board);
}

function mismatch(text: string, start: number, fields: readonly Field[]): { ok: false; refusal: Refusal } | null {
  for (const [i, [allowed, name]] of fields.entries()) {
    const at = start + i;
    if (at < text.length && allowed.includes(text[at])) continue;
    return refuseExpected(name, text, at, SHOWN);
  }
  return null;
}

export function makeGameString(position: MarrakechPosition): string {
  let text = "";
  for (let seat = 0; seat < position.seats; seat++) {
    const dirhams = Math.min(position.dirhams(seat), MOST_DIRHAMS_IN_STRING);
    text += `P${makeColour(position.colour(seat))}${pad(dirhams, 3)}${pad(position.rugs(seat), 2)}`;
    text += position.isOut(seat) ? "o" : "i";
  }
  text += `A${makeSquare(position.assam)}${makeHeading(position.heading)}B`;
  for (const square of SQUARES) text += makeRugName(position.rugAt(square));
  return text;
}

/** Colour and id, such as `p01`, or `n00`. */
export function makeRugName(rug: Rug): string {
  return makeColour(colourOf(rug)) + pad(idOf(rug), 2);
}

export function pad(value: number, digits: number): string {
  return String(value).padStart(digits, "0");
}
