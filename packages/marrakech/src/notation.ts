/**
 * Complete positions as text: the course's game string and `key=value` words for what it lacks. `turn=`, `phase=` and
 * `ruleset=` are part of every position; `rug=` and `piles=` belong to the publisher's game for two, `dirhams=` to
 * purses that need more than three digits. docs/rules-marrakech.md describes each.
 */
import { REFUSAL, accept, parseWords, refuseExpected } from "@riad/core";
import type { Notation, Result, Word, Words } from "@riad/core";
import { PHASES, RULESETS } from "./arrangement.ts";
import type { Merchant, Phase, Ruleset } from "./arrangement.ts";
import { MOST_DIRHAMS_IN_STRING, SHOWN, makeGameString, parseGameString } from "./game-string.ts";
import type { GameString } from "./game-string.ts";
import { makeMove, parseMove } from "./move-notation.ts";
import { makePiles, parsePiles } from "./piles.ts";
import { MarrakechPosition } from "./position.ts";
import { part, refuse } from "./refusals.ts";
import { NO_COLOUR, makeColour, parseColour } from "./rugs.ts";
import type { Colour } from "./rugs.ts";

const WORDS = { turn: null, phase: null, ruleset: RULESETS, rug: null, piles: null, dirhams: null };

const NO_WORDS: Words = new Map();

/** A greater total of all purses is refused, so that no purse ever needs a fifth digit. */
const MOST_DIRHAMS = 9999;

export const notation: Notation<MarrakechPosition> = { parsePosition, makePosition, parseMove, makeMove };

function parsePosition(text: string): Result<MarrakechPosition> {
  const game = parseGameString(text);
  if (!game.ok) return game;
  const words = parseWords(text, game.value.end, WORDS, "turn=c");
  return words.ok ? completeGame(game.value, words.value) : words;
}

/** Reads a game string alone, as the course's tasks do. */
export function parseBareGame(text: string): Result<MarrakechPosition> {
  const game = parseGameString(text);
  if (!game.ok) return game;
  if (game.value.end < text.length) {
    return refuseExpected(part("stringEnd", {}), text, game.value.end, SHOWN);
  }
  return completeGame(game.value, NO_WORDS);
}

function completeGame(game: GameString, words: Words): Result<MarrakechPosition> {
  const ruleset = (words.get("ruleset")?.value ?? "anu") as Ruleset;
  const merchants = parseMerchants(game, ruleset, words);
  if (!merchants.ok) return merchants;
  const turn = parseTurn(merchants.value, words.get("turn"));
  if (!turn.ok) return turn;
  const phase = parsePhase(merchants.value, turn.value, words);
  if (!phase.ok) return phase;
  const rugColour = parseRugColour(merchants.value[turn.value], phase.value, words);
  if (!rugColour.ok) return rugColour;
  return accept(
    MarrakechPosition.arrange({
      ruleset,
      merchants: merchants.value,
      assam: game.assam,
      heading: game.heading,
      board: game.board,
      turn: turn.value,
      phase: phase.value,
      rugColour: rugColour.value,
    }),
  );
}

function parseMerchants(game: GameString, ruleset: Ruleset, words: Words): Result<Merchant[]> {
  const purses = parseDirhams(game, words.get("dirhams"));
  if (!purses.ok) return purses;
  const word = words.get("piles");
  const isDouble = ruleset === "publisher" && game.players.length === 2;
  if (!isDouble && word !== undefined) {
    return refuse(REFUSAL.impossible, "pilesForTwo", {}, word.at);
  }
  const piles = isDouble ? parsePiles(game.players, word) : accept([]);
  if (!piles.ok) return piles;
  return accept(
    game.players.map((player, seat) => ({
      colour: player.colour,
      dirhams: purses.value[seat],
      rugs: player.rugs,
      isOut: player.isOut,
      secondColour: piles.value[seat]?.colour ?? NO_COLOUR,
      secondRugs: piles.value[seat]?.rugs ?? 0,
    })),
  );
}

function parseDirhams(game: GameString, word: Word | undefined): Result<number[]> {
  const inString = game.players.map((player) => player.dirhams);
  if (word === undefined) return accept(inString);
  const purses = word.value.split(",");
  if (purses.length !== inString.length || !purses.every((purse) => /^\d{1,4}$/.test(purse))) {
    const example = inString.map(() => "1004").join(",");
    return refuse(REFUSAL.syntax, "dirhamsForm", { example }, word.valueAt);
  }
  const dirhams = purses.map(Number);
  if (dirhams.some((purse, seat) => Math.min(purse, MOST_DIRHAMS_IN_STRING) !== inString[seat])) {
    return refuse(REFUSAL.impossible, "dirhamsDiffer", {}, word.valueAt);
  }
  if (dirhams.reduce((sum, purse) => sum + purse, 0) > MOST_DIRHAMS) {
    return refuse(REFUSAL.impossible, "dirhamsTotal", { most: MOST_DIRHAMS }, word.valueAt);
  }
  return accept(dirhams);
}

function parseTurn(merchants: readonly Merchant[], word: Word | undefined): Result<number> {
  const firstIn = merchants.findIndex((merchant) => !merchant.isOut);
  if (word === undefined) return accept(Math.max(firstIn, 0));
  const colour = parseColour(word.value);
  const seat = merchants.findIndex((merchant) => merchant.colour === colour);
  if (seat < 0) {
    const colours = merchants.map((merchant) => makeColour(merchant.colour)).join(", ");
    return refuse(REFUSAL.impossible, "turnColour", { colours }, word.valueAt);
  }
  if (merchants[seat].isOut && firstIn >= 0) {
    return refuse(REFUSAL.impossible, "turnOut", { colour: word.value }, word.valueAt);
  }
  return accept(seat);
}

/** A turn starts with `rotate`, or with `draw` if the colour of the rug is drawn first. */
function parsePhase(merchants: readonly Merchant[], turn: number, words: Words): Result<Phase> {
  const word = words.get("phase");
  const merchant = merchants[turn];
  const draws = merchant.secondColour !== NO_COLOUR;
  const first = draws ? "draw" : "rotate";
  if (word === undefined) return accept(draws && words.has("rug") ? "rotate" : first);
  const names = PHASES.filter((name) => draws || name !== "draw");
  const phase = names.find((name) => name === word.value);
  if (phase === undefined) return refuse(REFUSAL.unknown, "phase", { phases: names.join(", ") }, word.valueAt);
  const isLast = merchants.filter(({ isOut }) => !isOut).length < 2;
  if (phase !== first && isLast) return refuse(REFUSAL.impossible, "overLast", { phase: first }, word.valueAt);
  if (phase !== first && merchant.rugs === 0) {
    const args = { colour: makeColour(merchant.colour), phase: first };
    return refuse(REFUSAL.impossible, "overRugs", args, word.valueAt);
  }
  return accept(phase);
}

function parseRugColour(merchant: Merchant, phase: Phase, words: Words): Result<Colour> {
  const word = words.get("rug");
  const isDrawn = merchant.secondColour !== NO_COLOUR && phase !== "draw";
  if (word === undefined) {
    if (!isDrawn) return accept(NO_COLOUR);
    return refuse(REFUSAL.syntax, "rugNeeded", { phase }, words.get("phase")?.valueAt);
  }
  if (!isDrawn) return refuse(REFUSAL.impossible, "rugUnneeded", {}, word.at);
  const colour = parseColour(word.value);
  const firstRugs = merchant.rugs - merchant.secondRugs;
  const left = colour === merchant.colour ? firstRugs : colour === merchant.secondColour ? merchant.secondRugs : 0;
  if (colour !== NO_COLOUR && left > 0) return accept(colour);
  return refuse(REFUSAL.impossible, "rugColour", {}, word.valueAt);
}

function makePosition(position: MarrakechPosition): string {
  const { seats, turn, phase, ruleset, rugColour } = position;
  let text = `${makeGameString(position)} turn=${makeColour(position.colour(turn))} phase=${phase}`;
  if (ruleset !== "anu") text += ` ruleset=${ruleset}`;
  if (position.secondColour(turn) !== NO_COLOUR) {
    if (rugColour !== NO_COLOUR) text += ` rug=${makeColour(rugColour)}`;
    text += ` piles=${makePiles(position)}`;
  }
  const purses = Array.from({ length: seats }, (_, seat) => position.dirhams(seat));
  if (Math.max(...purses) > MOST_DIRHAMS_IN_STRING) text += ` dirhams=${purses.join(",")}`;
  return text;
}
