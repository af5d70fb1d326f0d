/** Why one move is better than another, in words, from its account and motifs alone. */
import type { Seat } from "@riad/core";
import {
  LATER,
  WHOLE,
  isAlike,
  isBetterThan,
  isDecided,
  isOpenForOthers,
  isSwing,
  nextBestOf,
  shownRows,
  wholeOf,
} from "@riad/review";
import type { AccountRow, Attempt, DecisionEvent, Explanation, Motif } from "@riad/review";
import { LEAST_POINTS, whyOf } from "../play/reason-words.ts";
import { listWords, say } from "../words/words.ts";
import { nameFor } from "./reviewed-match.ts";
import type { ReviewedMatch } from "./reviewed-match.ts";
import { isBest, moveWords, percent, signed, small } from "./review-sentences.ts";
import { rollWords } from "./roll-reasons.ts";

/**
 * Why one move is better than another: the motifs, or else the largest row of the account. `isTry` where it is compared with what the reader
 * tried instead of the move played: its size is another one then.
 */
export function reasonOf(
  reviewed: ReviewedMatch,
  event: DecisionEvent,
  explanation: Explanation,
  isTry = false,
): string {
  const other = isBest(event) ? nextBestOf(event) : event.played;
  const rival = other === undefined ? [] : [other];
  const better = small(moveWords(reviewed, event.ply, event.best.move, rival));
  if (isBest(event)) {
    if (other === undefined) return say("reasonOnly");
    const next = small(moveWords(reviewed, event.ply, other.move, [event.best]));
    return say("reasonBest", { better, other: next, motifs: motifWords(reviewed, event.seat, explanation) });
  }
  if (isAlike(event.best, event.played)) return say("reasonAlike", { better });
  const motifs = mainReasons(reviewed, event.seat, explanation);
  const rolls = motifs.length > 0 ? "" : rollsInstead(reviewed, event, explanation);
  const said =
    motifs.length > 0
      ? say("reasonMotifs", { better, motifs })
      : rolls === ""
        ? sayRow(reviewed, better, explanation)
        : `${say("reasonBetter", { better })} ${rolls}`;
  const note = pointsNote(event, explanation);
  const sizes =
    note === "" ? sizeNotes(event, explanation, { isMotif: motifs.length > 0, isRolls: rolls !== "", isTry }) : [note];
  return [said, againstWords(reviewed, event, explanation), ...sizes].filter((text) => text !== "").join(" ");
}

/** What is named is compared with the whole; rolls are not counted in points. */
function sizeNotes(
  event: DecisionEvent,
  explanation: Explanation,
  { isMotif, isRolls, isTry }: { readonly isMotif: boolean; readonly isRolls: boolean; readonly isTry: boolean },
): string[] {
  const whole = totalNote(event, explanation, isMotif, isTry);
  if (isRolls) return [whole];
  if (whole === "") return [fewPointsNote(event, explanation)];
  const isNamed = isMotif || mainRows(explanation.account?.rows ?? []).length > 0;
  return [whole, isNamed ? unnamedNote(explanation) : ""];
}

/** What speaks against the better move in what the rules have counted, if that is more than what speaks for it there. */
function againstWords(
  reviewed: ReviewedMatch,
  { seat }: Pick<DecisionEvent, "seat">,
  { account }: Explanation,
): string {
  if (account === null) return "";
  const counted = shownRows(account.rows).filter(({ amounts }) => amounts !== undefined);
  if (counted.reduce((sum, { points }) => sum + points, 0) > -LEAST_AGAINST) return "";
  const parties = { mover: nameFor(reviewed, seat), rival: nameFor(reviewed, account.rival) };
  const rows = counted
    .filter(({ points }) => points <= -LEAST_REASON)
    .sort((one, other) => one.points - other.points)
    .slice(0, 2)
    // The figure first, and what it is about in brackets: "Idris's floor −3" would be Idris's loss.
    .map(({ row, points }) => `${signed(points)} (${reviewed.words?.row(row, parties) ?? row})`);
  return rows.length === 0 ? "" : say("reasonAgainst", { rows: listWords(rows) });
}

/** In points, all counted rows together. */
const LEAST_AGAINST = 2;

/** Why the move tried is better than the one played, or the other way round; empty where nothing speaks clearly. */
export function attemptReason(
  reviewed: ReviewedMatch,
  event: DecisionEvent,
  { tried, best, played, explanation }: Attempt,
): string {
  // Nothing speaks for one of two moves that are worth the same.
  if (isAlike(tried, played)) return "";
  const isBetter = isBetterThan(tried, played);
  const { account } = explanation;
  const motifs = mainReasons(reviewed, event.seat, explanation);
  const why = motifs.length > 0 || account === null ? "" : whyRows(reviewed, account.rows, account.rival);
  const said =
    motifs.length > 0
      ? say(isBetter ? "motifsYours" : "motifsPlayed", { motifs })
      : why && say(isBetter ? "whyYours" : "whyPlayed", { why });
  // Its "it" is the move that the sentence before is about; praise is about the new one.
  const [better, worse] = isBetter ? [tried, played] : [played, tried];
  const pair = { ...event, best: better, played: worse };
  const note = isBetter || said !== "" ? pointsNote(pair, explanation, best.share) : "";
  return [said, note].filter((text) => text !== "").join(" ");
}

function motifWords(reviewed: ReviewedMatch, seat: Seat, { motifs }: Explanation): string[] {
  const names = reviewed.sitters.map((_, one) => nameFor(reviewed, one));
  const company = { names, mover: names[seat], ...(names.length === 2 ? { rival: names[1 - seat] } : {}) };
  return motifs.map((motif) => reviewed.words?.motif(motif, company) ?? "").filter((text) => text !== "");
}

/**
 * The motifs in words, the largest first. They may be about the smaller parts of the difference: the largest row that none of them is about
 * is named beside a single one, and in place of a second one that is about less than half of it.
 */
function mainReasons(reviewed: ReviewedMatch, seat: Seat, { motifs, ...explanation }: Explanation): string[] {
  const { account } = explanation;
  const told = (some: Explanation["motifs"]): string[] => motifWords(reviewed, seat, { ...explanation, motifs: some });
  if (motifs.length === 0 || account === null) return told(motifs);
  const [first, second] = motifs;
  const names = new Set(motifs.map(({ row }) => row));
  const [most] = mainRows(account.rows.filter(({ row }) => !names.has(row)));
  const worth = (motif: Motif): number => account.rows.find(({ row }) => row === motif.row)?.points ?? 0;
  // What the first one is about already brings nothing new.
  const least = second === undefined || second.row === first.row ? worth(first) / 2 : 2 * worth(second);
  if (most === undefined || most.points < Math.max(LEAST_BESIDE, least)) return told(motifs);
  const why = whyRows(reviewed, [most], account.rival);
  if (why === "") return told(motifs);
  return first.row === WHOLE || most.points <= worth(first) ? [...told([first]), why] : [why, ...told([first])];
}

/** In points: less is not worth a second sentence. */
const LEAST_BESIDE = 2;

/** What is said where no motif is: the largest rows that have a name of their own; at most two. */
function mainRows(rows: readonly AccountRow[]): AccountRow[] {
  return shownRows(rows)
    .filter(({ row, points }) => row !== LATER && points >= LEAST_REASON)
    .sort((one, other) => other.points - one.points)
    .slice(0, 2);
}

function whyRows(reviewed: ReviewedMatch, rows: readonly AccountRow[], rival: Seat): string {
  const { words } = reviewed;
  const against = { rival: nameFor(reviewed, rival) };
  const said = mainRows(rows).map((row) => whyOf(words, [row], against));
  return said.length === 0 ? whyOf(words, rows, against) : listWords(said.filter((text) => text !== ""));
}

/** From here on a match is as good as won. */
const SURE = 0.9;

/** Less than a point is named only where nothing else speaks for a move. */
const LEAST_REASON = 1;

/** Where the rules have counted nothing that speaks for the better move, what the rolls after it leave says more than an estimate. */
function rollsInstead(reviewed: ReviewedMatch, event: DecisionEvent, explanation: Explanation): string {
  const isCounted = mainRows(explanation.account?.rows ?? []).some(({ amounts }) => amounts !== undefined);
  return isCounted ? "" : rollWords(reviewed, event, explanation);
}

/** From the rows of the account that speak most for the better move. */
function sayRow(reviewed: ReviewedMatch, better: string, { account }: Explanation): string {
  const why = account === null ? "" : whyRows(reviewed, account.rows, account.rival);
  return why === "" ? say("reasonAny", { better }) : say("reasonWhy", { better, why });
}

/** What is named is seldom all of it, so the size of the whole is said too, where it differs. */
function totalNote(
  { best, played }: DecisionEvent,
  { account }: Explanation,
  isMotif: boolean,
  isTry: boolean,
): string {
  if (account === null) return "";
  const count = wholeOf(account.total);
  // Otherwise two points for a whole match would seem wrong.
  if (count >= LEAST_REASON && best.share > SURE && played.share < 1 - SURE)
    return say("reasonDecides", { points: say("pointsCount", { count }), isTry });
  const named = isMotif ? 0 : mainRows(account.rows).reduce((sum, { points }) => sum + points, 0);
  if (count < LEAST_REASON || Math.abs(account.total - named) < LEAST_REASON) return "";
  return say("reasonTotal", { points: say("pointsCount", { count }), isTry });
}

/** Where what no row explains is more than half of the whole, and more than all that the table below names in favour of the move. */
function unnamedNote({ account }: Explanation): string {
  if (account === null) return "";
  const rows = shownRows(account.rows);
  const rest = rows.find(({ row }) => row === LATER)?.points ?? 0;
  if (rest < Math.max(LEAST_BESIDE, account.total / 2)) return "";
  const named = rows.reduce((sum, { row, points }) => sum + (row === LATER ? 0 : Math.max(0, points)), 0);
  return named > rest ? "" : say("reasonUnnamed");
}

/**
 * Where points and the chance of winning disagree, it is said: otherwise the figures would seem wrong. The match was decided only where not
 * even the best move, of which `most` is the share, would have changed that.
 */
function pointsNote(event: DecisionEvent, { account }: Explanation, most = event.best.share): string {
  const { best, played, first, isReopened } = event;
  if (account === null) return "";
  if (isDecided(most, played.share, first.length) && isReopened !== true) {
    // What changed who wins was not only about the points of whoever moved.
    if (first.length > 2 && isSwing(event)) return "";
    const isSettled = isDecided(most, played.share) && !isOpenForOthers(event);
    const points = signed(wholeOf(account.total));
    return Math.abs(account.total) < LEAST_POINTS
      ? ""
      : say(isSettled ? "reasonPointsOnly" : "reasonPoints", { points });
  }
  if (account.total > -LEAST_POINTS || best.share - played.share < LEAST_SHARE) return "";
  const points = say("pointsCount", { count: Math.max(1, wholeOf(Math.abs(account.total))) });
  return say("reasonFewerPoints", { points, own: percent(best.share), other: percent(played.share) });
}

/** Where a lot of the win is worth next to no points, which nobody would expect. */
function fewPointsNote({ best, played }: DecisionEvent, { account }: Explanation): string {
  const isFew = account !== null && Math.abs(account.total) < LEAST_REASON && best.share - played.share >= LARGE_SHARE;
  return isFew ? say("reasonFewPoints", { own: percent(best.share), other: percent(played.share) }) : "";
}

/** Smaller differences look the same when they are rounded. */
const LEAST_SHARE = 0.01;

/** As much as a blunder costs. */
const LARGE_SHARE = 0.08;
