/** Turns of Marrakech as people type them: `left`, `straight`, `right`, then `roll`, then a rug such as `c4 c5`. */
import { OVER, REFUSAL, accept, listMoves, refuse } from "@riad/core";
import type { Move, Result } from "@riad/core";
import {
  COLOUR_NAMES,
  LEFT,
  PASS,
  RIGHT,
  STRAIGHT,
  colourOf,
  higherSquare,
  lowerSquare,
  makeSquareName,
  neighbour,
  parseSquare,
  parseSquareName,
  placementOf,
  placementsBeside,
} from "@riad/marrakech";
import type { MarrakechPosition, Square } from "@riad/marrakech";
import { MARRAKECH_RULES, MARRAKECH_TURNS } from "./rules.ts";
import { tellMove, tellTurn } from "./tell-move.ts";
import { listTurns } from "./turn-list.ts";
import type { Speech } from "../speech.ts";

/** The full word for each rotation. */
const ROTATION_WORDS: Readonly<Record<Move, string>> = { [LEFT]: "left", [STRAIGHT]: "straight", [RIGHT]: "right" };

/** Signs, whole words and their shortest unambiguous beginnings; the single letters l, r and s are commands. */
const ROTATIONS: Readonly<Record<string, Move>> = {
  "<": LEFT,
  "^": STRAIGHT,
  ">": RIGHT,
  left: LEFT,
  le: LEFT,
  straight: STRAIGHT,
  st: STRAIGHT,
  ahead: STRAIGHT,
  right: RIGHT,
  ri: RIGHT,
};

export const marrakechSpeech: Speech<MarrakechPosition> = {
  ask(position) {
    if (position.actor === OVER) return "The match is over.";
    switch (position.phase) {
      case "rotate":
        return "Turn Assam: < left, ^ straight or > right (l s r: load, save, rules)";
      case "roll":
        return "Press Enter to roll the die";
      case "lay": {
        const colour = COLOUR_NAMES[position.rugColour];
        return `Lay a ${colour} rug beside Assam, such as ${marrakechSpeech.makeTurn(position, listMoves(position)[0])}`;
      }
      default:
        return "A rug is drawn.";
    }
  },

  parseTurn(position, words) {
    if (position.actor === OVER) return refuse(REFUSAL.over, "The match is over; type new to start another one.");
    const lower = words.map((word) => word.toLowerCase());
    if (position.phase === "lay") return parseRug(position, lower);
    if (position.phase === "rotate") return parseRotation(lower);
    return refuse(REFUSAL.illegal, "Assam has been turned; press Enter to roll the die.");
  },

  makeTurn(position, move) {
    if (position.phase === "rotate") return ROTATION_WORDS[move];
    if (position.phase !== "lay") return "roll";
    return move === PASS ? "pass" : `${makeSquareName(lowerSquare(move))} ${makeSquareName(higherSquare(move))}`;
  },

  tell: tellMove,

  tellTurn,

  listTurns,

  roller(position) {
    return position.phase === "roll" && position.actor !== OVER ? position.turn : undefined;
  },

  forced(position) {
    return position.phase === "lay" && listMoves(position)[0] === PASS ? PASS : undefined;
  },

  example: "< or c4 c5",
  turns: MARRAKECH_TURNS,
  rules: MARRAKECH_RULES,
  account: (rival) => ({
    tollToRival: `tolls to ${rival}, which count twice`,
    tollFromRival: `tolls from ${rival}, which count twice`,
    ownToll: "tolls to pay",
    rivalIncome: `tolls ${rival} collects`,
    ownIncome: "tolls to collect",
    rivalToll: `tolls ${rival} pays`,
    squares: "own visible squares",
    covered: `${rival}’s squares covered`,
    ownCarpets: "own carpets from then on",
    theirCarpets: `${rival}’s carpets from then on`,
    othersCarpets: "the others’ carpets from then on",
    place: "where Assam stops",
  }),
  credits: ["Marrakech is a game by Dominique Ehrhard."],
};

function parseRotation(words: readonly string[]): Result<Move> {
  const [word = ""] = words;
  if (words.length === 1 && Object.hasOwn(ROTATIONS, word)) return accept(ROTATIONS[word]);
  if (word === "roll") return refuse(REFUSAL.illegal, "First turn Assam: type <, ^ or >, or left, straight or right.");
  if (words.length < 3 && words.every(isSquareLike)) {
    return refuse(REFUSAL.illegal, "Rugs come after the walk; first turn Assam: type <, ^ or >.");
  }
  return refuse(
    REFUSAL.syntax,
    `"${words.join(" ")}" does not turn Assam; type <, ^ or >, or left, straight or right.`,
  );
}

function isSquareLike(word: string): boolean {
  return /^[a-g][1-7]$|^\d{4}$/.test(word);
}

function parseRug(position: MarrakechPosition, words: readonly string[]): Result<Move> {
  const moves = listMoves(position);
  const would = `; ${nameSome(position, moves)} would do`;
  if (words[0] === "pass" && moves.includes(PASS)) return accept(PASS);
  const squares = readSquares(words);
  if (squares === undefined) {
    const what = words[0] === "roll" ? "The die has been rolled" : `"${words.join(" ")}" is not a rug`;
    return refuse(REFUSAL.syntax, `${what}: lay a rug by its two squares${would}.`);
  }
  const move = placementOf(...squares);
  if (moves.includes(move)) return accept(move);
  return refuse(REFUSAL.illegal, `${whyNot(position, ...squares)}${would}.`);
}

/** `c4 c5`, `c4c5`, or the notation `2324`. */
function readSquares(words: readonly string[]): [Square, Square] | undefined {
  const text = words.join("");
  const parse = /^\d/.test(text) ? parseSquare : parseSquareName;
  const [one, other] = [parse(text.slice(0, 2)), parse(text.slice(2))];
  return one < 0 || other < 0 ? undefined : [one, other];
}

/** The first three of the legal rugs. */
function nameSome(position: MarrakechPosition, moves: readonly Move[]): string {
  const names = moves.slice(0, 3).map((move) => marrakechSpeech.makeTurn(position, move));
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} or ${names[names.length - 1]}` : names[0];
}

function whyNot(position: MarrakechPosition, one: Square, other: Square): string {
  const { assam } = position;
  if (one === assam || other === assam) return `Assam stands on ${makeSquareName(assam)}`;
  if (![0, 1, 2, 3].some((heading) => neighbour(one, heading) === other)) {
    return `${makeSquareName(one)} and ${makeSquareName(other)} do not touch`;
  }
  if (!placementsBeside(assam).includes(placementOf(one, other))) {
    return `That rug does not touch Assam's square ${makeSquareName(assam)}`;
  }
  return `That would cover a whole ${COLOUR_NAMES[colourOf(position.rugAt(one))]} rug at once`;
}
