/** How one decision is judged: all moves at first, then the few that matter, with as many nodes as there are. */
import { listMoves } from "@riad/core";
import type { Game, Match, Move, Position } from "@riad/core";
import { asFarBehind, compareWithBest, noiseFloor, rankMoves } from "@riad/bots";
import type { Analysis, JudgedMove, Player } from "@riad/bots";
import type { Budgets } from "./budgets.ts";
import { compare } from "./explain.ts";
import type { Alternative, DecisionEvent } from "./review.ts";
import { weightOf } from "./verdict.ts";

/** How many of the next best moves are kept. */
const OTHERS = 2;

/** All moves, and then the best and the one played: with as many nodes a search of few moves looks much further. */
export function judgeDecision(
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
 * A long look at the positions that the moves lead to instead of the moves: there no reply is left out, and the next decision is judged
 * in the same way, so that the two seldom contradict each other.
 */
export function lookAtReplies(
  match: Match,
  event: DecisionEvent,
  player: Player,
  nodes: number,
  expected: readonly Move[],
): DecisionEvent {
  const position = match.positionAt(event.ply);
  const { best, played, others, seat, isChoice, noise, blindLoss } = event;
  const moves = [...new Set([played.move, best.move, ...expected])];
  const replies = moves.map((move) => {
    const line = [best, played].find((one) => one.move === move)?.line ?? [move];
    return judgeReply(position, line, player, nodes / moves.length);
  });
  const judged = replies.filter((reply) => reply !== undefined);
  if (judged.length < moves.length) {
    return { ...lookAgain(match, event, player, nodes, expected), isThirdLook: true };
  }
  const ranked = rankMoves(
    judged.flatMap((reply) => reply.moves),
    seat,
  );
  const isSolved = judged.every((reply) => reply.isSolved);
  const isProven = judged.every((reply) => reply.isProven);
  const look = { isChoice, isSecondLook: true, ...(noise === undefined ? {} : { noise }) };
  const analysis = { shares: ranked[0].shares, moves: ranked, isSolved, isProven, nodes };
  const compared = toEvent(position, event.ply, played.move, analysis, look);
  const behind = [best, ...others].filter(({ move }) => !moves.includes(move)).slice(0, OTHERS);
  const again: DecisionEvent = {
    ...compared,
    others: [...compared.others, ...stayBehind(event, compared, behind)].slice(0, OTHERS),
    blindLoss,
    ...(!isSolved && judged.every((reply) => reply.isSolved || reply.isSearchedOut === true)
      ? { isSearchedOut: true }
      : {}),
    ...(event.isReopened === true ? { isReopened: true } : {}),
    isThirdLook: true,
  };
  return { ...again, ...settledBy(match, again, player) };
}

/**
 * What the first move of a line is worth if the best reply follows, which need not be the next one of the line. Only for two seats, one of
 * which replies to the other: where chance does, the value is a mean, and where others do, it says nothing about points.
 */
function judgeReply(
  position: Position,
  [move, known]: readonly Move[],
  player: Player,
  nodes: number,
): Analysis | undefined {
  const after = position.clone();
  after.play(move);
  if (after.seats !== 2 || after.actor !== 1 - position.actor || player.evaluate === undefined) return undefined;
  const analysis = compareWithBest(player, after, known === undefined ? [] : [known], nodes);
  const [reply] = rankMoves(seen(analysis), after.actor);
  if (reply === undefined) return undefined;
  const { shares, margin, line } = reply;
  return { ...analysis, moves: [{ move, isSeen: true, shares, margin: -margin, line: [move, ...line] }] };
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

/** In points: a strict review calls this a slip, and nobody is told of less. */
const LEAST_TOLD = 1.5;

/** What an unfinished search expects of the last round of a decided match need not be what comes of its lines by the rules. */
export function settledBy(match: Match, event: DecisionEvent, player: Player): Pick<DecisionEvent, "settled"> {
  const { loss, isAboutPoints } = weightOf(event);
  if (!isAboutPoints || loss < LEAST_TOLD) return {};
  const account = compare(match.game, match.positionAt(event.ply), event, player)?.account;
  return account?.isSettled === true ? { settled: account.total } : {};
}
