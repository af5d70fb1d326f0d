/** Whole matches as scripts: what people would type, taken from recorded matches of every combination of rules. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { CHANCE, unwrap } from "@riad/core";
import { parseSave } from "../src/play/saves.ts";
import type { Table } from "../src/play/table.ts";

export interface Combination {
  readonly name: string;
  readonly args: readonly string[];
}

const SEATS = [2, 3, 4];

/** Seats × centres × walls, and seats × rulesets. */
export const combinations: readonly Combination[] = [
  ...SEATS.flatMap((seats) =>
    [1, 2].flatMap((centres) =>
      ["fixed", "free"].map((wall) =>
        combine(`azul-${seats}-${wall}-${centres}`, "azul", seats, ["--wall", wall, "--centres", String(centres)]),
      ),
    ),
  ),
  ...SEATS.flatMap((seats) =>
    ["anu", "publisher"].map((ruleset) =>
      combine(`marrakech-${seats}-${ruleset}`, "marrakech", seats, ["--ruleset", ruleset]),
    ),
  ),
];

/** Stored as text, not only as a hash, so that a change can be read and not just detected. */
export const keptInFull = ["azul-2-fixed-1", "marrakech-3-anu"];

function combine(name: string, game: string, seats: number, options: readonly string[]): Combination {
  const names = ["Salma", "Tariq", "Malika", "Idris"].slice(0, seats).flatMap((one) => ["--name", one]);
  return { name, args: ["play", game, "--seats", String(seats), ...names, ...options, "--seed", name] };
}

export function recordedPath(file: string): string {
  return fileURLToPath(new URL(`recorded/${file}`, import.meta.url));
}

export function recordedTable(name: string): Table {
  return unwrap(parseSave(readFileSync(recordedPath(`${name}.riad`), "utf8"), name));
}

/** The lines that people typed from a ply on. */
export function scriptOf({ match, speech }: Table, from = 0): string[] {
  const lines: string[] = [];
  const position = match.positionAt(from);
  for (let ply = from; ply < match.length; ply++) {
    const move = match.log[ply];
    if (match.actorAt(ply) === CHANCE) {
      if (speech.roller(position) !== undefined) lines.push("roll");
    } else if (speech.forced(position) === undefined) lines.push(speech.makeTurn(position, move));
    position.play(move);
  }
  return lines;
}
