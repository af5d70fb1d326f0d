/**
 * What to ask the player who judges, and in which order: every event from left to right, so that a graph can grow; then a
 * second look at the decisions that seem to have cost something and were not searched to the end.
 */
import { CHANCE, OVER, listMoves } from "@riad/core";
import type { Game, Match, Move, Position } from "@riad/core";
import { noiseFloor, rankMoves } from "@riad/bots";
import type { Analysis, JudgedMove, Player } from "@riad/bots";
import { isChanceWhole, judgeChance } from "./luck.ts";
import type { Budgets } from "./budgets.ts";
import { lossOf } from "./review.ts";
import type { Alternative, DecisionEvent, ReviewEvent } from "./review.ts";

/** Replaces what was said about the event before, if anything. */
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
        : judgeDecision(match, position, ply, player, budgets);
    yield { index: events.length, event };
    events.push(event);
    for (; ply < endOf(event); ply++) position.play(match.log[ply]);
  }
  for (const index of secondLooks(events, budgets)) {
    const event = events[index];
    if (event.kind === "decision") yield { index, event: lookAgain(match, event, player, budgets.second) };
  }
}

export function endOf(event: ReviewEvent): number {
  return event.kind === "chance" ? event.end : event.ply + 1;
}

/** A deal takes a while to judge; this takes a thirtieth of the nodes. */
const QUICK = 30;
const QUICK_SAMPLES = 4;

function firstImpression(match: Match, player: Player, { chance, samples, ...rest }: Budgets): ReviewEvent {
  const quick = { ...rest, chance: Math.ceil(chance / QUICK), samples: Math.min(samples, QUICK_SAMPLES) };
  return { ...judgeChance(match, 0, player, quick), isQuick: true };
}

/** All moves, and then the best few: with as many nodes a search of few moves looks much further. */
function judgeDecision(
  match: Match,
  position: Position,
  ply: number,
  player: Player,
  { decision, few }: Budgets,
): DecisionEvent {
  const moves = listMoves(position);
  const isChoice = moves.length > 1;
  const analysis = player.judge(position.clone(), moves, { nodes: isChoice ? decision : decision / 10 });
  const look = { isChoice, isSecondLook: false, ...noiseAt(match.game, position) };
  const event = toEvent(position, ply, match.log[ply], analysis, look);
  return few === undefined || event.isProven ? event : compareBest(position, event, player, few);
}

/** A deeper look, which counts in place of the first. */
export function lookAgain(match: Match, event: DecisionEvent, player: Player, nodes: number): DecisionEvent {
  return { ...compareBest(match.positionAt(event.ply), event, player, nodes), isSecondLook: true };
}

/** So much of a comparison goes to finding the best move. */
const FINDING = 0.2;

/** The best by one look is compared with the move played by another: the luck of the first does not count twice. */
function compareBest(position: Position, event: DecisionEvent, player: Player, nodes: number): DecisionEvent {
  const { isChoice, isSecondLook, noise, blindLoss, seat, played } = event;
  // Where nothing has to be compared a search looks further, and finds what an unfinished look at all moves has missed.
  const finder = event.isSolved ? undefined : player.evaluate?.bind(player);
  const target = finder?.(position.clone(), { nodes: FINDING * nodes }).move ?? event.best.move;
  const others = event.isSolved ? [] : [event.best, ...event.others].map(({ move }) => move);
  const asked = [...new Set([target, played.move, ...others])].slice(0, 2 + OTHERS);
  const left = finder === undefined ? nodes : (1 - FINDING) * nodes;
  const analysis = player.judge(position.clone(), asked, { nodes: left });
  const look = { isChoice, isSecondLook, ...(noise === undefined ? {} : { noise }) };
  const again = toEvent(position, event.ply, played.move, analysis, look);
  const ranked = rankMoves(seen(analysis), seat);
  const found = ranked.find(({ move }) => move === target);
  const isBetter = found !== undefined && found.shares[seat] > again.last[seat];
  const best = isBetter ? toAlternative(found, seat) : again.played;
  const next = ranked
    .filter(({ move }) => move !== best.move && move !== played.move)
    .slice(0, OTHERS)
    .map((judged) => toAlternative(judged, seat));
  const first = isBetter ? found.shares : again.last;
  if (!event.isSolved) return { ...again, best, others: next, first, blindLoss };
  // The others were compared with the best by the first look; they stay as far behind it.
  const behind = event.others.map((one) => ({ ...one, share: shifted(one.share, event.first[seat], first[seat]) }));
  return { ...again, best, others: behind, first, blindLoss, isSolved: true };
}

function shifted(share: number, from: number, to: number): number {
  return Math.min(to, Math.max(0, share + to - from));
}

/** What some of the moves are worth by one search; those that it did not look at are missing. */
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
  // What a search has not looked at is given no value; the move played is then as good as the position itself.
  const played = ranked.find((judged) => judged.move === move) ?? unseen(move, analysis);
  const best = ranked.length > 0 && ranked[0].shares[seat] > played.shares[seat] ? ranked[0] : played;
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

function noiseAt(game: Game, position: Position): Pick<DecisionEvent, "noise"> {
  const floor = noiseFloor(game.id, position, { isSolved: false });
  return floor === undefined ? {} : { noise: floor.share };
}

function seen({ moves }: Analysis): JudgedMove[] {
  return moves.filter(({ isSeen }) => isSeen);
}

function unseen(move: Move, { shares }: Analysis): JudgedMove {
  return { move, isSeen: false, shares, margin: 0, line: [move] };
}

function toAlternative({ move, shares, margin, line }: JudgedMove, seat: number): Alternative {
  return { move, share: shares[seat], margin, line };
}

/**
 * Those that seem to have cost most and were not searched to the end, in the order of the match. A review that was stopped among its
 * second looks has only the rest of them before it.
 */
function secondLooks(events: readonly ReviewEvent[], { worthALook, secondLooks: most }: Budgets): number[] {
  const done = events.filter((event) => event.kind === "decision" && event.isSecondLook).length;
  return events
    .flatMap((event, index) =>
      event.kind === "decision" && !event.isSolved && !event.isSecondLook && lossOf(event) >= worthALook
        ? [{ index, loss: lossOf(event) }]
        : [],
    )
    .sort((one, other) => other.loss - one.loss)
    .slice(0, Math.max(0, most - done))
    .map(({ index }) => index)
    .sort((one, other) => one - other);
}

/** Whether there is anything to judge. */
export function isReviewable(match: Match): boolean {
  return match.actor === OVER && match.length > 0;
}
