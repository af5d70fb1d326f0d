/**
 * What to ask the judge, and in which order: first every event from left to right, so that a graph can grow; then a second look at the
 * decisions that seem to have cost something and were not searched to the end.
 */
import { CHANCE, OVER, listMoves } from "@riad/core";
import type { Game, Match, Move, Position } from "@riad/core";
import { asFarBehind, compareWithBest, noiseFloor, rankMoves, winShares } from "@riad/bots";
import type { Analysis, JudgedMove, Player } from "@riad/bots";
import { isChanceWhole, judgeChance } from "./luck.ts";
import type { Budgets } from "./budgets.ts";
import { compare } from "./explain.ts";
import { lossOf } from "./review.ts";
import type { Alternative, DecisionEvent, ReviewEvent, Shares } from "./review.ts";
import { forSeats, isReopened, weightOf } from "./verdict.ts";

/** Replaces any earlier event with the same index. */
export interface Judged {
  readonly index: number;
  readonly event: ReviewEvent;
}

export interface Judging {
  readonly player: Player;
  readonly budgets: Budgets;
  /** Events of an earlier run that was stopped; they are not judged again. */
  readonly known?: readonly ReviewEvent[];
}

/** How many of the next best moves are kept. */
const OTHERS = 2;

export function* judgeMatch(match: Match, { player, budgets, known = [] }: Judging): Generator<Judged, void> {
  const events = known.filter((event) => event.kind === "decision" || event.isQuick !== true);
  const last = events[events.length - 1];
  let ply = last === undefined ? 0 : endOf(last);
  const position = match.positionAt(ply);
  if (events.length === 0 && position.actor === CHANCE && isChanceWhole(match, 0)) {
    yield { index: 0, event: firstImpression(match, player, budgets) };
  }
  while (ply < match.length && (position.actor !== CHANCE || isChanceWhole(match, ply))) {
    const event =
      position.actor === CHANCE
        ? judgeChance(match, ply, player, budgets)
        : judgeDecision(match, position, ply, player, budgets, expectedAfter(events.at(-1)));
    yield { index: events.length, event };
    events.push(event);
    for (; ply < endOf(event); ply++) position.play(match.log[ply]);
  }
  for (const index of secondLooks(events, budgets)) {
    const event = events[index];
    if (event.kind !== "decision") continue;
    events[index] = lookAgain(match, event, player, budgets.second, expectedAfter(events[index - 1]));
    yield { index, event: events[index] };
  }
  yield* thirdLooks(match, events, player, budgets);
  const result = resultOf(match, events);
  for (const [index, event] of events.entries()) {
    if (event.kind !== "decision") continue;
    const later = events.slice(index + 1);
    const flags = {
      ...settledBy(match, event, player),
      ...(isContradicted(event, later[0]) ? { isContradicted: true } : {}),
      ...(isReopened(event, [...later.flatMap(({ first, last: after }) => [first, after]), result])
        ? { isReopened: true }
        : {}),
    };
    if (Object.keys(flags).length > 0) yield { index, event: { ...event, ...flags } };
  }
}

/** In points: a strict review calls this a slip, and nobody is told of less. */
const LEAST_TOLD = 1.5;

/** What an unfinished search expects of the last round of a decided match need not be what comes of its lines by the rules. */
function settledBy(match: Match, event: DecisionEvent, player: Player): Pick<DecisionEvent, "settled"> {
  const { loss, isAboutPoints } = weightOf(event);
  if (!isAboutPoints || loss < LEAST_TOLD) return {};
  const account = compare(match.game, match.positionAt(event.ply), event, player)?.account;
  return account?.isSettled === true ? { settled: account.total } : {};
}

/** Of a match that was not played to its end, what it was worth when it stopped. */
export function resultOf(match: Match, events: readonly ReviewEvent[]): Shares {
  if (match.actor === OVER) return winShares(match.position);
  return events.at(-1)?.last ?? Array.from({ length: match.seats }, () => 1 / match.seats);
}

/**
 * Long looks, one after the other, at what a reader would look at again: where most was lost, or where the next look says something else.
 * Which one is next depends on the events alone, so a review that was stopped goes on as it would have.
 */
function* thirdLooks(match: Match, events: ReviewEvent[], player: Player, { third, thirdLooks: most = 0 }: Budgets) {
  if (third === undefined) return;
  const done = events.filter((event) => event.kind === "decision" && event.isThirdLook === true).length;
  for (let left = most - done; left > 0; left--) {
    const index = findDoubtful(events);
    const event = events[index];
    if (event?.kind !== "decision") return;
    events[index] = { ...lookAgain(match, event, player, third, expectedAfter(events[index - 1])), isThirdLook: true };
    yield { index, event: events[index] };
  }
}

/** In what was lost and what the next look says differently together, with two seats: less is hardly told. */
const DOUBTFUL = 0.06;

/** The decision that most depends on an unfinished look; -1 if there is none. */
function findDoubtful(events: readonly ReviewEvent[]): number {
  let doubtful = -1;
  let most = 0;
  for (const [index, event] of events.entries()) {
    if (event.kind !== "decision" || !isOpen(event) || event.isThirdLook === true) continue;
    const next = events[index + 1]?.first ?? event.last;
    const doubt = lossOf(event) + Math.abs(next[event.seat] - event.last[event.seat]);
    if (doubt < Math.max(most, forSeats(DOUBTFUL, event.first.length)) || doubt === most) continue;
    doubtful = index;
    most = doubt;
  }
  return doubtful;
}

/** From which loss on a false alarm would be noticed, with two seats. */
const LARGE = 0.04;

/** Whether the look at what came next is nearer to the value before the loss than to the one after it. */
export function isContradicted(event: DecisionEvent, next: ReviewEvent | undefined): boolean {
  const loss = lossOf(event);
  if (next === undefined || event.isProven || loss < forSeats(LARGE, event.first.length)) return false;
  return next.first[event.seat] - event.last[event.seat] > loss / 2;
}

export function endOf(event: ReviewEvent): number {
  return event.kind === "chance" ? event.end : event.ply + 1;
}

/** A deal takes a while to judge; a first impression of it takes a thirtieth of the nodes. */
const QUICK = 30;
const QUICK_SAMPLES = 4;

function firstImpression(match: Match, player: Player, { chance, samples }: Budgets): ReviewEvent {
  const quick = { chance: Math.ceil(chance / QUICK), samples: Math.min(samples, QUICK_SAMPLES) };
  return { ...judgeChance(match, 0, player, quick), isQuick: true };
}

/** All moves, and then the best and the one played: with as many nodes a search of few moves looks much further. */
function judgeDecision(
  match: Match,
  position: Position,
  ply: number,
  player: Player,
  { decision, few }: Budgets,
  expected: readonly Move[],
): DecisionEvent {
  const moves = listMoves(position);
  const isChoice = moves.length > 1;
  const analysis = player.judge(position.clone(), moves, { nodes: isChoice ? decision : decision / 10 });
  const look = { isChoice, isSecondLook: false, ...noiseAt(match.game, position) };
  const event = toEvent(position, ply, match.log[ply], analysis, look);
  return few === undefined || event.isProven ? event : compareBest(position, event, player, few, expected);
}

/** A deeper look, which counts in place of the first. */
export function lookAgain(
  match: Match,
  event: DecisionEvent,
  player: Player,
  nodes: number,
  expected: readonly Move[] = [],
): DecisionEvent {
  const candidates = [event.best.move, ...expected];
  const again = compareBest(match.positionAt(event.ply), event, player, nodes, candidates);
  const kept = event.isReopened === true ? { isReopened: true } : {};
  return { ...again, ...settledBy(match, again, player), isSecondLook: true, ...kept };
}

/**
 * What the search of the decision before expected here. A search that has not seen it would call the move played best, and what it
 * missed would count as a misjudgement of the decision before instead of a loss here.
 */
function expectedAfter(before: ReviewEvent | undefined): Move[] {
  return before?.kind === "decision" ? before.played.line.slice(1, 2) : [];
}

/** Compares the best move with the one played; `candidates` are moves that other searches took for best. */
function compareBest(
  position: Position,
  event: DecisionEvent,
  player: Player,
  nodes: number,
  candidates: readonly Move[],
): DecisionEvent {
  const { isChoice, isSecondLook, noise, blindLoss, played, best } = event;
  const targets = event.isSolved || player.evaluate === undefined ? [best.move] : candidates;
  const moves = [...new Set([played.move, ...targets])];
  const analysis = event.isSolved
    ? player.judge(position.clone(), moves, { nodes })
    : compareWithBest(player, position, moves, nodes);
  const look = { isChoice, isSecondLook, ...(noise === undefined ? {} : { noise }) };
  const compared = toEvent(position, event.ply, played.move, analysis, look);
  const isSolved = event.isSolved || compared.isSolved;
  // More nodes would say the same: only promising moves were followed, but those to the end of the round.
  const isOut = !isSolved && analysis.isSearchedOut === true;
  const behind = [best, ...event.others]
    .filter(({ move }) => move !== compared.best.move && move !== played.move)
    .slice(0, OTHERS);
  const others =
    isSolved || isOut ? judgeBehind(position, compared, behind, player, nodes) : stayBehind(event, compared, behind);
  return { ...compared, others, blindLoss, isSolved, ...(isOut ? { isSearchedOut: true } : {}) };
}

/** The others were compared with the best by the first look; they stay as far behind it. */
function stayBehind(event: DecisionEvent, compared: DecisionEvent, behind: readonly Alternative[]): Alternative[] {
  const [before, after] = [event.first[event.seat], compared.first[event.seat]];
  return behind.map(({ share, margin, ...one }) => ({
    ...one,
    share: asFarBehind(share, before, after),
    margin: margin + compared.best.margin - event.best.margin,
  }));
}

/**
 * Where a comparison comes to its end, the others are judged like the best: the first look may have them 40 points in a hundred too high. What
 * such a search cannot finish either is not listed, and nothing is listed above the move that is called best.
 */
function judgeBehind(
  position: Position,
  { best, seat }: DecisionEvent,
  behind: readonly Alternative[],
  player: Player,
  nodes: number,
): Alternative[] {
  if (behind.length === 0) return [];
  const analysis = player.judge(position.clone(), [best.move, ...behind.map(({ move }) => move)], { nodes });
  if (!analysis.isSolved && analysis.isSearchedOut !== true) return [];
  const ranked = rankMoves(seen(analysis), seat);
  return ranked
    .filter(({ move }) => move !== best.move)
    .map(({ move, shares, margin, line }) => ({ move, share: Math.min(shares[seat], best.share), margin, line }));
}

/** What some of the moves are worth according to one search; moves that it did not reach are missing. */
export function compareMoves(position: Position, moves: readonly Move[], player: Player, nodes: number): Alternative[] {
  const seat = position.actor;
  return seen(player.judge(position.clone(), moves, { nodes })).map((judged) => toAlternative(judged, seat));
}

function toEvent(
  position: Position,
  ply: number,
  move: Move,
  analysis: Analysis,
  look: Pick<DecisionEvent, "isChoice" | "isSecondLook" | "noise">,
): DecisionEvent {
  const seat = position.actor;
  const ranked = rankMoves(seen(analysis), seat);
  // A move that the search did not reach has no value of its own; that of the position stands in for it.
  const played = ranked.find((judged) => judged.move === move) ?? unseen(move, analysis);
  // Of moves that are worth the same, too: a seat that cannot win any more may still decide who does, and that is its doing.
  const best = ranked.length > 0 && isAhead(ranked[0], played, seat) ? ranked[0] : played;
  const others = ranked.filter((judged) => judged !== best && judged !== played).slice(0, OTHERS);
  const losses = ranked.map(({ shares }) => best.shares[seat] - shares[seat]);
  return {
    kind: "decision",
    ply,
    seat,
    played: toAlternative(played, seat),
    best: toAlternative(best, seat),
    others: others.map((judged) => toAlternative(judged, seat)),
    first: best.shares,
    last: played.shares,
    blindLoss: losses.reduce((sum, loss) => sum + Math.max(0, loss), 0) / Math.max(1, losses.length),
    isSolved: analysis.isSolved,
    isProven: analysis.isProven,
    ...look,
  };
}

/** Whether a search prefers one move to the other. */
function isAhead(one: JudgedMove, other: JudgedMove, seat: number): boolean {
  const more = one.shares[seat] - other.shares[seat];
  return more > 0 || (more === 0 && other.isSeen && one.margin > other.margin);
}

function noiseAt(game: Game, position: Position): Pick<DecisionEvent, "noise"> {
  const floor = noiseFloor(game.id, position, { isSolved: false });
  return floor === undefined ? {} : { noise: floor.share };
}

function seen({ moves }: Analysis): JudgedMove[] {
  return moves.filter(({ isSeen }) => isSeen);
}

function unseen(move: Move, { shares, moves: [best] }: Analysis): JudgedMove {
  return { move, isSeen: false, shares, margin: best.isSeen ? best.margin : 0, line: [move] };
}

function toAlternative({ move, shares, margin, line }: JudgedMove, seat: number): Alternative {
  return { move, share: shares[seat], margin, line };
}

/** Whether a longer look may say something else. */
function isOpen({ isSolved, isSearchedOut }: DecisionEvent): boolean {
  return !isSolved && isSearchedOut !== true;
}

/**
 * Those that seem to have cost most and were not searched to the end, in the order of the match. When a review is resumed, the second
 * looks that were done before count towards the limit.
 */
function secondLooks(events: readonly ReviewEvent[], { worthALook, secondLooks: most }: Budgets): number[] {
  const done = events.filter((event) => event.kind === "decision" && event.isSecondLook).length;
  return events
    .flatMap((event, index) =>
      event.kind === "decision" && isOpen(event) && !event.isSecondLook && lossOf(event) >= worthALook
        ? [{ index, loss: lossOf(event) }]
        : [],
    )
    .sort((one, other) => other.loss - one.loss)
    .slice(0, Math.max(0, most - done))
    .map(({ index }) => index)
    .sort((one, other) => one - other);
}

/** Whether the match was played to its end. */
export function isReviewable(match: Match): boolean {
  return match.actor === OVER && match.length > 0;
}
