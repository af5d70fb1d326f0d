/**
 * Positions with what a search of two turns says about them. A line of text for each: the position, what the search says (shares of all
 * seats, then margins), and in the same order how much better the match then went.
 */
import { readFileSync } from "node:fs";
import { unwrap } from "@riad/core";
import { marrakech } from "@riad/marrakech";
import type { MarrakechPosition } from "@riad/marrakech";
import { MARGINS, newValuation } from "../../src/marrakech/valuation.ts";
import type { Valuation } from "../../src/marrakech/valuation.ts";
import type { PlayedTurn } from "./self-play.ts";

export type DeepSample = Pick<PlayedTurn, "board" | "backup" | "news">;

const DIGITS = 5;

export function makeSample({ board, backup, news }: DeepSample): string {
  return [marrakech.notation.makePosition(board), makeValue(backup, board.seats), makeValue(news, board.seats)].join(
    "\t",
  );
}

export function parseSample(line: string): DeepSample {
  const [position, backup, news] = line.split("\t");
  const board: MarrakechPosition = unwrap(marrakech.notation.parsePosition(position));
  return { board, backup: parseValue(backup, board.seats), news: parseValue(news, board.seats) };
}

export function readSamples(path: string): DeepSample[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map(parseSample);
}

function makeValue(value: Readonly<Valuation>, seats: number): string {
  return [...value.subarray(0, seats), ...value.subarray(MARGINS, MARGINS + seats)]
    .map((number) => String(Number(number.toFixed(DIGITS))))
    .join(" ");
}

function parseValue(text: string, seats: number): Valuation {
  const value = newValuation();
  text.split(" ").forEach((number, i) => {
    value[i < seats ? i : MARGINS + i - seats] = Number(number);
  });
  return value;
}
