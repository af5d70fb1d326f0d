/** `riad review`: why a match was won or lost. */
import { makeReviewLines } from "@riad/review";
import { paintFor } from "../colours.ts";
import { Failure } from "../failure.ts";
import { loadTable } from "../play/saves.ts";
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
  const loaded = loadTable(path, "review", flags);
  if (!loaded.ok) throw new Failure(loaded.refusal.message);
  const table = loaded.value;
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

const BAR = 30;

function showProgress(share: number): void {
  const done = Math.round(share * BAR);
  process.stderr.write(`\rJudging [${"#".repeat(done)}${" ".repeat(BAR - done)}]`);
}
