/**
 * The luck of one piece of chance: what came up against the mean of what could have. Few outcomes are all judged; of many,
 * as of a deal, a sample is drawn. What came up and the samples are judged alike, so that the mean of the luck is zero
 * whatever the judge believes.
 */
import { CHANCE, OVER, SeededRandom, listMoves } from "@riad/core";
import type { Match, Move, Position, Seat } from "@riad/core";
import { evaluate, winShares } from "@riad/bots";
import type { Player } from "@riad/bots";
import type { Budgets } from "./budgets.ts";
import type { ChanceEvent, Possibility, Shares } from "./review.ts";

/** A die and a draw have fewer; a deal has more. */
const MOST_OUTCOMES = 16;

/** From this standard deviation on, as a share of the win, the outcomes are judged again. */
const WIDE = 0.06;
/** The wider apart they are, the more nodes: after the last deals of a close match each of them wins or loses, and few nodes do not tell which. */
const MOST_TIMES = 4;

export function judgeChance(
  match: Match,
  ply: number,
  player: Player,
  { samples, chance, chanceAgain }: Pick<Budgets, "samples" | "chance" | "chanceAgain">,
): ChanceEvent {
  const event = judgeAll(match, ply, player, { samples, nodes: chance });
  // All or none are judged again: what came up must not be treated differently from what could have.
  const spread = spreadOf(event);
  if (chanceAgain === undefined || spread < WIDE) return event;
  const nodes = Math.round(chanceAgain * Math.min(MOST_TIMES, spread / WIDE));
  return judgeAll(match, ply, player, { samples, nodes });
}

function judgeAll(
  match: Match,
  ply: number,
  player: Player,
  { samples, nodes }: { readonly samples: number; readonly nodes: number },
): ChanceEvent {
  const before = match.positionAt(ply);
  const end = endOfChance(match, ply);
  const came = match.log.slice(ply, end);
  const judge = (outcomes: readonly Move[]): Shares => valueOf(follow(before, outcomes), player, nodes);
  const outcomes = listMoves(before);
  const isExact = came.length === 1 && outcomes.length <= MOST_OUTCOMES && isOneStep(before, outcomes);
  const possibilities = isExact ? listAll(before, outcomes, judge) : sample(match, ply, samples, judge);
  const last = (isExact && possibilities.find(({ outcomes: [outcome] }) => outcome === came[0])?.shares) || judge(came);
  return { kind: "chance", ply, end, first: meanOf(possibilities), last, possibilities, isExact };
}

/** The largest standard deviation of any seat's share, over what came up and what could have. */
function spreadOf({ possibilities, last }: ChanceEvent): number {
  const all = [...possibilities.map(({ shares }) => shares), last];
  const deviations = last.map((_, seat) => {
    const mean = all.reduce((sum, shares) => sum + shares[seat], 0) / all.length;
    return Math.sqrt(all.reduce((sum, shares) => sum + (shares[seat] - mean) ** 2, 0) / all.length);
  });
  return Math.max(...deviations);
}

/** Everything that may come up next, with what it is worth; empty where that cannot be listed, or where nothing is drawn. */
export function listPossibilities(before: Position, player: Player, nodes: number): Possibility[] {
  if (before.actor !== CHANCE) return [];
  const outcomes = listMoves(before);
  if (outcomes.length > MOST_OUTCOMES || !isOneStep(before, outcomes)) return [];
  return listAll(before, outcomes, (came) => valueOf(follow(before, came), player, nodes));
}

/**
 * The same possibilities with another mean for one seat: that of the look that judged the move before, so that a move is not shown with
 * two values. All are moved by the same odds, so none leaves the scale of 0 to 1.
 */
export function alignMean(possibilities: readonly Possibility[], seat: Seat, mean: number): Possibility[] {
  const moved = (by: number): Possibility[] =>
    possibilities.map((one) => ({ ...one, shares: withShare(one.shares, seat, shiftOdds(one.shares[seat], by)) }));
  if (possibilities.length === 0) return [];
  let [low, high] = [-MOST_ODDS, MOST_ODDS];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (meanOf(moved(middle))[seat] < mean) low = middle;
    else high = middle;
  }
  return moved((low + high) / 2);
}

/** In logits; more than any two looks differ by. */
const MOST_ODDS = 20;
const HALVINGS = 40;

function shiftOdds(share: number, by: number): number {
  if (share <= 0 || share >= 1) return share;
  return 1 / (1 + ((1 - share) / share) * Math.exp(-by));
}

/** The others keep their proportions. */
function withShare(shares: Shares, seat: Seat, share: number): Shares {
  const rest = 1 - shares[seat];
  const even = (1 - share) / Math.max(1, shares.length - 1);
  return shares.map((own, other) => (other === seat ? share : rest > 0 ? (own * (1 - share)) / rest : even));
}

/** Whether everything that was to be drawn here was drawn: a match may have been stopped in the middle of a deal. */
export function isChanceWhole(match: Match, ply: number): boolean {
  return match.positionAt(endOfChance(match, ply)).actor !== CHANCE;
}

/** Outcomes in a row are one event: a deal is drawn factory by factory. */
function endOfChance(match: Match, ply: number): number {
  const position = match.positionAt(ply);
  let end = ply;
  while (end < match.length && position.actor === CHANCE) position.play(match.log[end++]);
  return end;
}

function follow(before: Position, outcomes: readonly Move[]): Position {
  const position = before.clone();
  for (const outcome of outcomes) position.play(outcome);
  return position;
}

function isOneStep(before: Position, outcomes: readonly Move[]): boolean {
  return outcomes.every((outcome) => before.weight(outcome) === 0 || follow(before, [outcome]).actor !== CHANCE);
}

function listAll(before: Position, outcomes: readonly Move[], judge: (outcomes: readonly Move[]) => Shares) {
  const total = outcomes.reduce((sum, outcome) => sum + before.weight(outcome), 0);
  return outcomes.flatMap((outcome): Possibility[] => {
    const weight = before.weight(outcome) / total;
    return weight === 0 ? [] : [{ outcomes: [outcome], weight, shares: judge([outcome]) }];
  });
}

/** Seeded by the whole log: every machine draws the same, and no two matches are compared with the same deals. */
function sample(match: Match, ply: number, count: number, judge: (outcomes: readonly Move[]) => Shares) {
  const before = match.positionAt(ply);
  const random = new SeededRandom(`${match.game.notation.makePosition(before)} ${ply} ${match.log.join(" ")}`);
  return Array.from({ length: count }, (): Possibility => {
    const position = before.clone();
    const outcomes: Move[] = [];
    while (position.actor === CHANCE) {
      outcomes.push(position.draw(random));
      position.play(outcomes[outcomes.length - 1]);
    }
    return { outcomes, weight: 1 / count, shares: judge(outcomes) };
  });
}

function valueOf(position: Position, player: Player, nodes: number): Shares {
  if (position.actor === OVER) return winShares(position);
  return evaluate(player, position, { nodes }).shares;
}

function meanOf(possibilities: readonly Possibility[]): Shares {
  const [{ shares }] = possibilities;
  return shares.map((_, seat) => possibilities.reduce((sum, one) => sum + one.weight * one.shares[seat], 0));
}
