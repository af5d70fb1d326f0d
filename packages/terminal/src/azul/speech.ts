/** Turns of Azul as people type them: `2 y 5`, `c r f`; with two centres `2 y 5 c2`; on the free wall a column. */
import { CHANCE, OVER, REFUSAL, accept, listMoves, refuse } from "@riad/core";
import type { Move, Result } from "@riad/core";
import {
  FIRST_CENTRE,
  FLOOR,
  SECOND_CENTRE,
  draftColour,
  draftMove,
  draftRest,
  draftSource,
  draftTarget,
  isDraft,
  isTiling,
  leavesRest,
  previewDraft,
  tilingColumn,
  tilingMove,
  tilingRow,
} from "@riad/azul";
import type { AzulPosition, Colour } from "@riad/azul";
import { azulRules, azulTurns } from "./rules.ts";
import { tileSetOf } from "@riad/drawing/azul";
import type { TileSet } from "@riad/drawing/azul";
import { nameCentre, tellMove } from "./tell-move.ts";
import { wrap } from "@riad/drawing/block";
import type { Speech } from "../speech.ts";

/** Non-breaking space: lines are never wrapped here. */
const GLUE = "\u00A0";

export function makeAzulSpeech(dialect: string | undefined): Speech<AzulPosition> {
  const tiles = tileSetOf(dialect);
  return {
    ask(position) {
      if (position.actor === OVER) return "The match is over.";
      const moves = listMoves(position);
      if (isTiling(moves[0])) {
        const row = tilingRow(moves[0]);
        const colour = tiles.names[position.lineColour(position.actor, row)];
        return `Line ${row + 1} is full of ${colour}: column ${nameColumns(moves)}?`;
      }
      return `Take tiles: source colour line, such as ${makeTurn(tiles, position, exampleDraft(position, moves))}`;
    },

    parseTurn(position, words) {
      if (position.actor === OVER) return refuse(REFUSAL.over, "The match is over; type new to start another one.");
      if (position.actor === CHANCE) return refuse(REFUSAL.illegal, "The factories are being dealt.");
      const lower = words.map((word) => word.toLowerCase());
      return position.left > 0 ? parseDraft(tiles, position, lower) : parseTiling(tiles, position, lower);
    },

    makeTurn: (position, move) => makeTurn(tiles, position, move),

    tell: (before, move, after, names) => tellMove(tiles, before, move, after, names),

    listTurns(position, width) {
      const moves = listMoves(position);
      if (moves.length === 0 || position.actor === CHANCE) return ["There are no legal turns now."];
      if (isTiling(moves[0])) return [`line ${tilingRow(moves[0]) + 1}: column ${nameColumns(moves)}`];
      const lines: string[] = [];
      for (let source = 0; source <= SECOND_CENTRE; source++) {
        const colours = [0, 1, 2, 3, 4]
          .filter((colour) => position.offer(source, colour) > 0)
          .map((colour) => `${tiles.letters[colour].toLowerCase()}: ${priceTargets(position, moves, source, colour)}`);
        // The entries of one colour stay on one line.
        const text = [nameSource(position, source), ...colours.map((one) => ` ${one}`.replaceAll(" ", GLUE))].join(" ");
        if (colours.length > 0) lines.push(...wrap(text, width, 2).map((line) => line.replaceAll(GLUE, " ")));
      }
      lines.push("", "+ what the line then scores, − what the floor costs, this round.");
      if (position.centres === 2) lines.push("From a factory add c1 or c2: the centre that takes the rest.");
      return lines;
    },

    roller: () => undefined,

    /** A full line that fits in only one column. A draft is never forced. */
    forced(position) {
      if (position.left > 0) return undefined;
      const moves = listMoves(position);
      return moves.length === 1 ? moves[0] : undefined;
    },

    example: `2 ${tiles.letters[1].toLowerCase()} 5`,
    turns: azulTurns(tiles),
    rules: azulRules(tiles),
    account: (rival) => ({
      ownTiles: "own wall this round",
      ownFloor: "own floor",
      ownBonuses: "own bonuses",
      theirTiles: `${rival}’s wall this round`,
      theirFloor: `${rival}’s floor`,
      theirBonuses: `${rival}’s bonuses`,
      ownProspects: "own later rounds",
      theirProspects: `${rival}’s later rounds`,
      nextStart: "starting the next round",
    }),
    credits: [
      "Azul is a game by Michael Kiesling.",
      "The commands follow a text version of Azul from a programming course.",
    ],
  };
}

function makeTurn(tiles: TileSet, position: AzulPosition, move: Move): string {
  if (isTiling(move)) return `tile ${tilingRow(move) + 1} ${nameColumn(move)}`;
  if (!isDraft(move)) return position.actor === CHANCE ? "deal" : "";
  const source = draftSource(move);
  const words = [
    nameSource(position, source),
    tiles.letters[draftColour(move)].toLowerCase(),
    nameTarget(draftTarget(move)),
  ];
  if (position.centres === 2 && leavesRest(position, source, draftColour(move))) words.push(`c${draftRest(move) + 1}`);
  return words.join(" ");
}

/** A draft that fills a line: a better example than one to the floor. */
function exampleDraft(position: AzulPosition, moves: readonly Move[]): Move {
  const count = (move: Move): number => position.offer(draftSource(move), draftColour(move));
  return moves.find((move) => draftTarget(move) !== FLOOR && count(move) === draftTarget(move) + 1) ?? moves[0];
}

function parseDraft(tiles: TileSet, position: AzulPosition, words: readonly string[]): Result<Move> {
  const moves = listMoves(position);
  const example = makeTurn(tiles, position, exampleDraft(position, moves));
  if (words.length < 3 || words.length > 4) {
    return refuse(REFUSAL.syntax, `A turn is source, colour and line, such as ${example}; type h for the commands.`);
  }
  const source = parseSource(position, words[0]);
  if (source < 0) {
    const centres = position.centres === 2 ? "c1 or c2" : "c";
    return refuse(
      REFUSAL.unknown,
      `There is no source "${words[0]}"; take from 1 to ${position.factories} or ${centres}.`,
    );
  }
  const { letters, names } = tiles;
  const colour = words[1].length === 1 ? letters.toLowerCase().indexOf(words[1]) : names.indexOf(words[1]);
  if (colour < 0) {
    return refuse(REFUSAL.unknown, `There is no colour "${words[1]}"; the colours are ${listLetters(tiles)}.`);
  }
  if (position.offer(source, colour) === 0) return refuse(REFUSAL.illegal, whyNoTiles(tiles, position, source, colour));
  const target =
    words[2] === "f" || words[2] === "floor" ? FLOOR : /^[1-5]$/.test(words[2]) ? Number(words[2]) - 1 : -1;
  if (target < 0) {
    return refuse(REFUSAL.unknown, `There is no line "${words[2]}"; ${may(tiles, moves, source, colour)}.`);
  }
  const first = draftMove(source, colour, target, 0);
  if (!moves.includes(first)) {
    return refuse(
      REFUSAL.illegal,
      `${whyClosed(tiles, position, target, colour)}; ${may(tiles, moves, source, colour)}.`,
    );
  }
  return parseRest(position, moves, first, words);
}

/** With two centres and tiles left over, the fourth word says where they go. */
function parseRest(
  position: AzulPosition,
  moves: readonly Move[],
  first: Move,
  words: readonly string[],
): Result<Move> {
  const word = words[3];
  const turn = words.slice(0, 3).join(" ");
  const isChoice = moves.includes(first + 1);
  if (word === undefined) {
    if (!isChoice) return accept(first);
    return refuse(REFUSAL.syntax, `Which centre takes the rest? Write ${turn} c1 or ${turn} c2.`);
  }
  if (isChoice && (word === "c1" || word === "c2")) return accept(word === "c1" ? first : first + 1);
  if (isChoice) return refuse(REFUSAL.unknown, `There is no centre "${word}"; write ${turn} c1 or ${turn} c2.`);
  const why = position.centres === 2 ? "nothing is left over for a centre" : "there is only one centre";
  return refuse(REFUSAL.syntax, `The word "${word}" is too much: ${why}; write ${turn}.`);
}

function parseTiling(tiles: TileSet, position: AzulPosition, words: readonly string[]): Result<Move> {
  const moves = listMoves(position);
  const row = tilingRow(moves[0]);
  const rest = words[0] === "tile" ? words.slice(1) : words;
  const [line, column] = rest.length > 1 ? rest : [String(row + 1), rest[0]];
  const would = `; for line ${row + 1} write ${nameColumns(moves)}`;
  if (rest.length === 0 || rest.length > 2 || line !== String(row + 1)) {
    return refuse(REFUSAL.syntax, `Line ${row + 1} must be tiled first${would}.`);
  }
  const move = tilingMove(row, column === "f" ? FLOOR : /^[1-5]$/.test(column) ? Number(column) - 1 : 7);
  if (moves.includes(move)) return accept(move);
  return refuse(REFUSAL.illegal, `${whyNotColumn(tiles, position, row, column)}${would}.`);
}

function whyNotColumn(tiles: TileSet, position: AzulPosition, row: number, column: string): string {
  const seat = position.actor;
  if (column === "f") return "The floor is only for a row that fits nowhere";
  if (!/^[1-5]$/.test(column)) return `There is no column "${column}"`;
  if (position.wallColour(seat, row, Number(column) - 1) >= 0) return `Column ${column} of that row is taken`;
  return `Column ${column} already has ${tiles.names[position.lineColour(seat, row)]}`;
}

function parseSource(position: AzulPosition, word: string): number {
  if (/^[1-9]$/.test(word) && Number(word) <= position.factories) return Number(word) - 1;
  if (position.centres === 1) return word === "c" || word === "centre" ? FIRST_CENTRE : -1;
  return word === "c1" ? FIRST_CENTRE : word === "c2" ? SECOND_CENTRE : -1;
}

function whyNoTiles(tiles: TileSet, position: AzulPosition, source: number, colour: Colour): string {
  const held = [0, 1, 2, 3, 4].filter((one) => position.offer(source, one) > 0);
  const place = source >= FIRST_CENTRE ? nameCentre(position, source) : `factory ${source + 1}`;
  const name = `${place[0].toUpperCase()}${place.slice(1)}`;
  if (held.length === 0) return `${name} is empty; type moves to see what you can take.`;
  return `${name} has no ${tiles.names[colour]}; it has ${held.map((one) => tiles.names[one]).join(", ")}.`;
}

function whyClosed(tiles: TileSet, position: AzulPosition, row: number, colour: Colour): string {
  const seat = position.turn;
  const count = position.lineCount(seat, row);
  const held = position.lineColour(seat, row);
  if (count > row) return `Line ${row + 1} is full`;
  if (count > 0 && held !== colour) return `Line ${row + 1} holds ${tiles.names[held]}`;
  return `Row ${row + 1} of the wall already has ${tiles.names[colour]}`;
}

function may(tiles: TileSet, moves: readonly Move[], source: number, colour: Colour): string {
  return `${tiles.names[colour]} may go to ${nameTargets(moves, source, colour)}`;
}

function nameTargets(moves: readonly Move[], source: number, colour: Colour): string {
  const own = moves.filter((move) => draftSource(move) === source && draftColour(move) === colour);
  return [...new Set(own.map((move) => nameTarget(draftTarget(move))))].join(", ");
}

/** The targets with what each would score and cost: `1+2 2 3 f−1`. */
function priceTargets(position: AzulPosition, moves: readonly Move[], source: number, colour: Colour): string {
  const own = moves.filter(
    (move) => draftSource(move) === source && draftColour(move) === colour && draftRest(move) === 0,
  );
  return own
    .map((move) => {
      const { gain, floorCost } = previewDraft(position, move);
      return `${nameTarget(draftTarget(move))}${gain > 0 ? `+${gain}` : ""}${floorCost > 0 ? `−${floorCost}` : ""}`;
    })
    .join(" ");
}

function nameTarget(target: number): string {
  return target === FLOOR ? "f" : String(target + 1);
}

function nameSource(position: AzulPosition, source: number): string {
  if (source < FIRST_CENTRE) return String(source + 1);
  return position.centres === 1 ? "c" : `c${source - FIRST_CENTRE + 1}`;
}

function nameColumn(move: Move): string {
  return tilingColumn(move) === FLOOR ? "f" : String(tilingColumn(move) + 1);
}

function nameColumns(moves: readonly Move[]): string {
  return moves.map(nameColumn).join(", ");
}

/** "B, Y, R, U and L". */
function listLetters({ letters }: TileSet): string {
  return `${Array.from(letters.slice(0, -1)).join(", ")} and ${letters.at(-1)}`;
}
