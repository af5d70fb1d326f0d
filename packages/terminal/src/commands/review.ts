/** `riad review`: why a match was won or lost. */
import { faultOf, makeReviewLines } from "@riad/review";
import type { RecordFault } from "@riad/review";
import { paintFor } from "../colours.ts";
import { Failure } from "../failure.ts";
import { readText } from "../files.ts";
import { parseSave } from "../play/saves.ts";
import type { Table } from "../play/table.ts";
import { reviewMatch } from "../review/review-match.ts";
import { tellReview } from "../review/review-text.ts";
import { widthFor } from "../width.ts";
import { readNumber } from "./flags.ts";

export interface ReviewFlags {
  readonly seat?: string;
  readonly moments: string;
  readonly nodes?: string;
  readonly json?: boolean;
  readonly color?: boolean;
  readonly width?: string;
  readonly [dialect: string]: unknown;
}

export function review(path: string, flags: ReviewFlags): void {
  const table = readTable(path, flags);
  const { match } = table;
  if (match.length === 0)
    throw new Failure(`${path}: nothing was played in this match, so there is nothing to review.`);
  const most = readNumber("moments", flags.moments, 0, 5);
  const seat = flags.seat === undefined ? undefined : readNumber("seat", flags.seat, 1, match.seats) - 1;
  const nodes = flags.nodes === undefined ? undefined : readNumber("nodes", flags.nodes, 1, 10_000_000);
  const width = widthFor(process.stdout, flags.width);
  const reviewed = reviewMatch(match, nodes, process.stderr.isTTY ? showProgress : undefined);
  if (process.stderr.isTTY) process.stderr.write("\r\u001B[K");
  if (flags.json === true) {
    console.log(makeReviewLines(match, reviewed.events, reviewed.summary).join("\n"));
    return;
  }
  const look = { paint: paintFor(process.stdout, flags.color), width };
  console.log(tellReview({ table, ...reviewed }, look, most, seat).join("\n"));
}

/** The refusals of a record name lines of its text, which are no help to somebody who wants to read about a match. */
function readTable(path: string, flags: ReviewFlags): Table {
  const text = readText(path);
  if (!text.ok) throw new Failure(text.refusal.message);
  const table = parseSave(text.value, "review", flags);
  if (table.ok) return table.value;
  throw new Failure(`${path} can’t be reviewed. ${sayFault(faultOf(table.refusal))}`);
}

const FAULTS = {
  notRecord: "It isn’t a record of a match.",
  format: "It was saved by another version of Riad.",
  rules: "It was played under another version of the rules.",
  game: "It’s a match of a game that Riad doesn’t have.",
  cut: "Its moves don’t lead to the result that it reports.",
  tooLong: "It goes on after the match has ended.",
  damaged: "It is damaged, or isn’t a record of a match.",
} as const;

/** The same words as in the browser. */
function sayFault(fault: RecordFault): string {
  return fault.kind === "move" ? `Move ${fault.move} is damaged or against the rules.` : FAULTS[fault.kind];
}

const BAR = 30;

function showProgress(share: number): void {
  const done = Math.round(share * BAR);
  process.stderr.write(`\rJudging [${"#".repeat(done)}${" ".repeat(BAR - done)}]`);
}
