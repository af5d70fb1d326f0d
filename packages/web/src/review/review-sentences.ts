/** A review in words, from its numbers alone. */
import type { Move, Seat } from "@riad/core";
import { LATER, gapOf, isDecided, leadOf } from "@riad/review";
import type { AccountRow, Attempt, ChanceEvent, DecisionEvent, Explanation, Lead, ReviewEvent } from "@riad/review";
import { sayOutcome } from "../play/ending-words.ts";
import { LEAST_POINTS, whyOf } from "../play/reason-words.ts";
import type { ReviewWords } from "../play/review-words.ts";
import { decimal, listWords, say } from "../words/words.ts";
import { changeOf, shapeOf } from "./graph.ts";
import { nameFor } from "./reviewed-match.ts";
import type { ReviewedMatch } from "./reviewed-match.ts";
import type { ReviewView } from "./review-view.ts";

/** With its sign, and a minus that is as wide as a plus. */
export function signed(number: number, digits = 0): string {
  const size = Math.abs(number);
  return Number(size.toFixed(digits)) === 0 ? "0" : `${number < 0 ? "−" : "+"}${decimal(size, digits)}`;
}

export function percent(share: number): string {
  return say("percent", { number: Math.round(100 * share) });
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Within a sentence. */
function small(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

/** "You came second, 44 to 48", or the same about another seat. */
export function headline({ ending, sitters, you }: ReviewedMatch, seat: Seat): string {
  if (seat === you) return sayOutcome(ending, sitters, you);
  const own = ending.ranking.find((ranked) => ranked.seat === seat);
  if (own === undefined || ending.reason !== "played") return sayOutcome(ending, sitters, you);
  const others = ending.ranking.filter((ranked) => ranked.seat !== seat).map(({ points }) => points);
  return say("seatCame", { name: sitters[seat].name, points: own.points, best: Math.max(...others) });
}

/** "Your worst move: 1 purple to line 2 in round 1 (−31)." */
export function worstWords(view: ReviewView): string {
  const { reviewed } = view;
  const [worst] = view.mistakes.value;
  if (worst === undefined) return say("noMistakes");
  const event = view.run.events.value[worst.index] as DecisionEvent;
  return say("worstMove", {
    name: nameFor(reviewed, event.seat),
    move: moveWords(reviewed, event.ply, event.played.move),
    where: whereWords(reviewed, event),
    change: changeWords(view, worst.index),
  });
}

/** What an event gave the seat of the review, in points in a hundred; in points of the game where the match was decided. */
export function changeWords(view: ReviewView, index: number): string {
  const event = view.run.events.value[index];
  const isPoints = event.kind === "decision" && view.verdict(event).isAboutPoints;
  const lost = isPoints ? event.played.margin - event.best.margin : 0;
  if (Math.round(lost) !== 0 && event.kind === "decision" && event.seat === view.seat.value) {
    return say("pointsLost", { count: signed(lost) });
  }
  return signed(100 * changeOf(event, view.seat.value));
}

/** "Mistake", "Lucky deal", "Hard find". */
export function eventTitle(view: ReviewView, index: number): string {
  const event = view.run.events.value[index];
  const seat = view.seat.value;
  if (event.kind === "chance") {
    const luck = changeOf(event, seat);
    return say(
      luck >= VERY
        ? "kindVeryLucky"
        : luck >= SOME
          ? "kindLucky"
          : luck > -SOME
            ? "kindChance"
            : luck > -VERY
              ? "kindUnlucky"
              : "kindVeryUnlucky",
    );
  }
  if (view.run.hardFinds.value.includes(index)) return say("kindFind");
  const verdict = view.verdict(event);
  const shape = shapeOf(verdict);
  if (shape === null) return say(verdict.kind === "good" ? (isBest(event) ? "kindBest" : "kindGood") : "kindUnclear");
  if (shape === "slip") return say("kindSlip");
  const kind = say(shape === "blunder" ? "kindBlunder" : "kindMistake");
  return say("kindAndLead", { kind, lead: say(LEADS[leadOf(event, verdict)]) });
}

/** Why one loss is a blunder and a larger one is not: what became of the lead. */
const LEADS = {
  lost: "leadLost",
  kept: "leadKept",
  none: "leadNone",
  decided: "leadDecided",
} as const satisfies Record<Lead, string>;

const SOME = 0.04;
const VERY = 0.08;

export function isBest({ best, played }: DecisionEvent): boolean {
  return best.move === played.move;
}

/** "round 4, turn 31". */
export function whereWords({ turns }: ReviewedMatch, { ply }: Pick<ReviewEvent, "ply">): string {
  const turn = turns.findLast(({ from }) => from <= ply);
  const next = turns.find(({ from }) => from > ply);
  const { round = 0, number = 0 } = (turn !== undefined && ply < turn.to ? turn : (next ?? turn)) ?? {};
  const parts = [round > 0 ? say("whereRound", { number: round }) : "", number > 0 ? say("whereTurn", { number }) : ""];
  return parts.filter((part) => part !== "").join(", ");
}

/**
 * A move in a few words; in the game's notation where it has none. Where one of the moves it is told beside would read the same,
 * with what tells them apart.
 */
export function moveWords(
  { words, face, match }: Pick<ReviewedMatch, "words" | "face" | "match">,
  ply: number,
  move: Move,
  beside: readonly { readonly move: Move }[] = [],
): string {
  const position = match.positionAt(ply);
  const brief = words?.brief(position, move);
  const isShared = beside.some((other) => other.move !== move && words?.brief(position, other.move) === brief);
  if (isShared && words?.exact !== undefined) return words.exact(position, move);
  return brief ?? face.propose?.(position, move) ?? face.game.notation.makeMove(position, move);
}

/** One line about a moment, for the list. */
export function momentLine(view: ReviewView, index: number): string {
  const { reviewed } = view;
  const event = view.run.events.value[index];
  if (event.kind === "chance") return luckWords(reviewed, event, view.seat.value);
  if (isBest(event)) {
    const gap = Math.round(100 * gapOf(event));
    return gap > 0 ? say("nextBestWorse", { points: gap }) : moveWords(reviewed, event.ply, event.played.move);
  }
  const { ply, best, played } = event;
  const better = small(moveWords(reviewed, ply, best.move, [played]));
  return say("insteadOf", { played: moveWords(reviewed, ply, played.move, [best]), better });
}

/** How rare this luck was: "better than 30 of 32 other deals", or its odds. */
export function luckWords(reviewed: ReviewedMatch, event: ChanceEvent, seat: Seat): string {
  const worse = event.possibilities.filter(({ shares }) => shares[seat] < event.last[seat]);
  if (!event.isExact) return say("betterThanOthers", { count: worse.length, of: event.possibilities.length });
  const came = reviewed.match.log[event.ply];
  const odds = event.possibilities.find(({ outcomes: [outcome] }) => outcome === came)?.weight ?? 0;
  return say("oddsOf", { percent: Math.round(100 * odds) });
}

/** Why one move is better than another: the motifs, or else the largest row of the account. */
export function reasonOf(reviewed: ReviewedMatch, event: DecisionEvent, explanation: Explanation): string {
  const { words } = reviewed;
  const rival = isBest(event) ? event.others.slice(0, 1) : [event.played];
  const better = small(moveWords(reviewed, event.ply, event.best.move, rival));
  const motifs = motifWords(reviewed, explanation);
  if (isBest(event)) {
    const [next] = rival;
    if (next === undefined) return say("reasonOnly");
    const other = small(moveWords(reviewed, event.ply, next.move, [event.best]));
    return say("reasonBest", { better, other, why: motifs.length > 0 ? listWords(motifs) : "" });
  }
  const played = small(moveWords(reviewed, event.ply, event.played.move, [event.best]));
  const said =
    motifs.length > 0 ? say("reasonMotifs", { better, why: listWords(motifs) }) : sayRow(words, better, explanation);
  const instead = say("reasonPlayed", { name: nameFor(reviewed, event.seat), played });
  const size = pointsNote(event, explanation) || totalNote(explanation, motifs.length > 0);
  return [instead, said, size].filter((text) => text !== "").join(" ");
}

/** Why the move tried is better than the one played, or the other way round; empty where nothing speaks clearly. */
export function attemptReason(reviewed: ReviewedMatch, { tried, played, explanation }: Attempt): string {
  const isBetter = tried.share > played.share || (tried.share === played.share && tried.margin > played.margin);
  const motifs = motifWords(reviewed, explanation);
  if (motifs.length > 0) return say(isBetter ? "motifsYours" : "motifsPlayed", { why: listWords(motifs) });
  const why = whyRows(reviewed.words, explanation.account?.rows ?? []);
  return why === "" ? "" : say(isBetter ? "whyYours" : "whyPlayed", { why });
}

function motifWords({ words, sitters }: ReviewedMatch, { motifs }: Explanation): string[] {
  const names = sitters.map(({ name }) => name);
  return motifs.map((motif) => words?.motif(motif, names) ?? "").filter((text) => text !== "");
}

/** What is said where no motif is: the largest rows that were counted, then what is only estimated; at most two. */
function mainRows(rows: readonly AccountRow[]): AccountRow[] {
  const counted = rows
    .filter(({ row, points }) => row !== LATER && points >= LEAST_REASON)
    .sort((one, other) => other.points - one.points);
  const later = rows.filter(({ row, points }) => row === LATER && points >= LEAST_REASON);
  return [...counted, ...later].slice(0, 2);
}

function whyRows(words: ReviewWords | null, rows: readonly AccountRow[]): string {
  const said = mainRows(rows).map((row) => whyOf(words, [row]));
  return said.length === 0 ? whyOf(words, rows) : listWords(said.filter((text) => text !== ""));
}

/** Less than a point is named only where nothing else speaks for a move. */
const LEAST_REASON = 1;

/** From the rows of the account that speak most for the better move. */
function sayRow(words: ReviewWords | null, better: string, { account }: Explanation): string {
  const why = account === null ? "" : whyRows(words, account.rows);
  return why === "" ? say("reasonAny", { better }) : say("reasonWhy", { better, why });
}

/** What is named is seldom all of it, so the size of the whole is said too, where it differs. */
function totalNote({ account }: Explanation, isMotif: boolean): string {
  if (account === null) return "";
  const count = Math.round(account.total);
  const named = isMotif ? 0 : mainRows(account.rows).reduce((sum, { points }) => sum + points, 0);
  if (count < LEAST_REASON || Math.abs(account.total - named) < LEAST_REASON) return "";
  return say("reasonTotal", { points: say("pointsCount", { count }) });
}

/** Where points and the chance of winning disagree, it is said: otherwise the figures would seem wrong. */
function pointsNote({ best, played }: DecisionEvent, { account }: Explanation): string {
  if (account === null) return "";
  if (isDecided(best.share, played.share)) {
    return Math.abs(account.total) < LEAST_POINTS ? "" : say("reasonPointsOnly", { points: signed(account.total) });
  }
  if (account.total > -LEAST_POINTS || best.share - played.share < LEAST_SHARE) return "";
  const points = Math.abs(account.total).toFixed(account.total > -1 ? 1 : 0);
  return say("reasonFewerPoints", { points, own: percent(best.share), other: percent(played.share) });
}

/** Smaller differences look the same when they are rounded. */
const LEAST_SHARE = 0.01;
