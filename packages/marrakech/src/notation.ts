/**
 * Complete positions as text: the course's game string and `key=value` words for what it lacks.
 * `turn=`, `phase=` and `ruleset=` complete every position; `rug=` and `piles=` belong to the publisher's game for two,
 * `dirhams=` to purses that have outgrown their three digits. docs/rules-marrakech.md describes each.
 */
import { REFUSAL, accept, refuse } from "@riad/core";
import type { Notation, Result } from "@riad/core";
import { PHASES, RULESETS } from "./arrangement.ts";
import type { Merchant, Phase, Ruleset } from "./arrangement.ts";
import { MOST_DIRHAMS_IN_STRING, makeGameString, parseGameString } from "./game-string.ts";
import type { GameString } from "./game-string.ts";
import { makeMove, parseMove } from "./move-notation.ts";
import { makePiles, parsePiles } from "./piles.ts";
import { MarrakechPosition } from "./position.ts";
import { NO_COLOUR, makeColour, parseColour } from "./rugs.ts";
import type { Colour } from "./rugs.ts";
import { parseWords } from "./words.ts";
import type { Word, Words } from "./words.ts";

const KEYS = ["turn", "phase", "ruleset", "rug", "piles", "dirhams"];

const NO_WORDS: Words = new Map();

/** Purses above this in all are refused, so that no purse ever needs a fifth digit. */
const MOST_DIRHAMS = 9999;

export const notation: Notation<MarrakechPosition> = { parsePosition, makePosition, parseMove, makeMove };

function parsePosition(text: string): Result<MarrakechPosition> {
  const game = parseGameString(text);
  if (!game.ok) return game;
  const words = parseWords(text, game.value.end, KEYS);
  return words.ok ? completeGame(game.value, words.value) : words;
}

/** Reads a game string alone, as the course's tasks do. */
export function parseBareGame(text: string): Result<MarrakechPosition> {
  const game = parseGameString(text);
  if (!game.ok) return game;
  if (game.value.end < text.length) {
    return refuse(REFUSAL.syntax, "A game string ends after its board; here more follows.", game.value.end);
  }
  return completeGame(game.value, NO_WORDS);
}

function completeGame(game: GameString, words: Words): Result<MarrakechPosition> {
  const ruleset = parseRuleset(words.get("ruleset"));
  if (!ruleset.ok) return ruleset;
  const merchants = parseMerchants(game, ruleset.value, words);
  if (!merchants.ok) return merchants;
  const turn = parseTurn(merchants.value, words.get("turn"));
  if (!turn.ok) return turn;
  const phase = parsePhase(merchants.value, turn.value, words);
  if (!phase.ok) return phase;
  const rugColour = parseRugColour(merchants.value[turn.value], phase.value, words);
  if (!rugColour.ok) return rugColour;
  return accept(
    MarrakechPosition.arrange({
      ruleset: ruleset.value,
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

function parseRuleset(word: Word | undefined): Result<Ruleset> {
  if (word === undefined) return accept("anu");
  const ruleset = RULESETS.find((name) => name === word.value);
  if (ruleset !== undefined) return accept(ruleset);
  return refuse(REFUSAL.unknown, `The ruleset is one of ${RULESETS.join(", ")}.`, word.valueAt);
}

function parseMerchants(game: GameString, ruleset: Ruleset, words: Words): Result<Merchant[]> {
  const purses = parseDirhams(game, words.get("dirhams"));
  if (!purses.ok) return purses;
  const word = words.get("piles");
  const isDouble = ruleset === "publisher" && game.players.length === 2;
  if (!isDouble && word !== undefined) {
    return refuse(REFUSAL.impossible, "Only two players under ruleset=publisher have piles of two colours.", word.at);
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
    return refuse(REFUSAL.syntax, `The dirhams are one number a player, such as ${example}.`, word.valueAt);
  }
  const dirhams = purses.map(Number);
  if (dirhams.some((purse, seat) => Math.min(purse, MOST_DIRHAMS_IN_STRING) !== inString[seat])) {
    return refuse(REFUSAL.impossible, "The dirhams differ from those in the players' strings.", word.valueAt);
  }
  if (dirhams.reduce((sum, purse) => sum + purse, 0) > MOST_DIRHAMS) {
    return refuse(REFUSAL.impossible, `There are more than ${MOST_DIRHAMS} dirhams in all.`, word.valueAt);
  }
  return accept(dirhams);
}

function parseTurn(merchants: readonly Merchant[], word: Word | undefined): Result<number> {
  const firstIn = merchants.findIndex((merchant) => !merchant.isOut);
  if (word === undefined) return accept(Math.max(firstIn, 0));
  const colour = parseColour(word.value);
  const seat = merchants.findIndex((merchant) => merchant.colour === colour);
  if (seat < 0) {
    const letters = merchants.map((merchant) => makeColour(merchant.colour)).join(", ");
    return refuse(REFUSAL.impossible, `The turn belongs to the colour of a player: ${letters}.`, word.valueAt);
  }
  if (merchants[seat].isOut && firstIn >= 0) {
    return refuse(REFUSAL.impossible, `It cannot be the turn of ${word.value}, who is out.`, word.valueAt);
  }
  return accept(seat);
}

/** A turn begins with `rotate`, or with `draw` where the colour of the rug is drawn first. */
function parsePhase(merchants: readonly Merchant[], turn: number, words: Words): Result<Phase> {
  const word = words.get("phase");
  const merchant = merchants[turn];
  const draws = merchant.secondColour !== NO_COLOUR;
  const first = draws ? "draw" : "rotate";
  if (word === undefined) return accept(draws && words.has("rug") ? "rotate" : first);
  const names = PHASES.filter((name) => draws || name !== "draw");
  const phase = names.find((name) => name === word.value);
  if (phase === undefined) {
    return refuse(REFUSAL.unknown, `The phase is one of ${names.join(", ")}.`, word.valueAt);
  }
  const isLast = merchants.filter(({ isOut }) => !isOut).length < 2;
  if (phase !== first && (isLast || merchant.rugs === 0)) {
    const why = isLast ? "fewer than two players are in" : `${makeColour(merchant.colour)} has no rugs left`;
    return refuse(
      REFUSAL.impossible,
      `The match is over because ${why}: the phase can only be ${first}.`,
      word.valueAt,
    );
  }
  return accept(phase);
}

function parseRugColour(merchant: Merchant, phase: Phase, words: Words): Result<Colour> {
  const word = words.get("rug");
  const isDrawn = merchant.secondColour !== NO_COLOUR && phase !== "draw";
  if (word === undefined) {
    if (!isDrawn) return accept(NO_COLOUR);
    const at = words.get("phase")?.valueAt;
    return refuse(REFUSAL.syntax, `In phase=${phase} the colour of the drawn rug is needed: add rug=<colour>.`, at);
  }
  if (!isDrawn) {
    return refuse(
      REFUSAL.impossible,
      "A drawn rug exists only under ruleset=publisher for two, after phase=draw.",
      word.at,
    );
  }
  const colour = parseColour(word.value);
  const firstRugs = merchant.rugs - merchant.secondRugs;
  const left = colour === merchant.colour ? firstRugs : colour === merchant.secondColour ? merchant.secondRugs : 0;
  if (colour !== NO_COLOUR && left > 0) return accept(colour);
  return refuse(REFUSAL.impossible, "The drawn rug must be of a colour in the pile of who has the turn.", word.valueAt);
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
