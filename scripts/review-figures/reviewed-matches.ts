/** Matches for measuring reviews: played by named levels with seeded chance, and judged with budgets that can be scaled. */
import { CHANCE, Match, OVER, SeededRandom, listMoves, unwrap } from "@riad/core";
import type { Game, Move, Random } from "@riad/core";
import { levelsOf } from "@riad/bots";
import type { Player } from "@riad/bots";
import { judgeMatch, judgeOf, pluginOf, scaleBudgets } from "@riad/review";
import type { DecisionEvent, ReviewEvent } from "@riad/review";

type Budgets = ReturnType<ReturnType<typeof pluginOf>["budgets"]>;

/** `levels[seat]` plays the seat; a level without a budget of nodes gets `nodes`. */
export function playMatch(game: Game, levels: readonly string[], seed: string, nodes: number): Match {
  const match = unwrap(Match.fromSetup(game, { seats: levels.length }));
  const random = new SeededRandom(`figures ${seed}`);
  const seated = levels.map((id) => playerOf(game, id, nodes));
  while (match.actor !== OVER && match.length < game.moveLimit) {
    const { position, actor } = match;
    if (actor === CHANCE) match.play(position.draw(random));
    else match.play(seated[actor].player.choose(position, seated[actor].budget).move);
  }
  return match;
}

interface Seated {
  readonly player: Player;
  readonly budget: { readonly nodes: number };
}

/** Players are reused: creating a player's tables takes longer than playing a match with few nodes. */
const players = new Map<string, Seated>();
const judges = new Map<string, Player>();

function playerOf(game: Game, id: string, nodes: number): Seated {
  const key = `${game.id} ${id} ${nodes}`;
  const level = levelsOf(game.id).find((one) => one.id === id);
  if (level === undefined) throw new Error(`${game.title} has no level ${id}.`);
  const known = players.get(key) ?? {
    player: level.create(new SeededRandom(key)),
    budget: { nodes: Math.min(nodes, level.budget.nodes ?? nodes) },
  };
  players.set(key, known);
  return known;
}

/** The judge of all reviews here; its answers do not depend on earlier requests. */
export function judgeFor(game: Game): Player {
  const judge = judges.get(game.id) ?? judgeOf(game.id);
  judges.set(game.id, judge);
  return judge;
}

export function drawLevels(game: Game, seats: number, random: Random): string[] {
  const ids = levelsOf(game.id).map(({ id }) => id);
  return Array.from({ length: seats }, () => ids[random.below(ids.length)]);
}

export function scaledBudgets(game: Game, seats: number, scale: number): Budgets {
  return scaleBudgets(pluginOf(game.id).budgets(seats), scale);
}

export function reviewEvents(match: Match, budgets: Budgets, player: Player = judgeFor(match.game)): ReviewEvent[] {
  const events: ReviewEvent[] = [];
  for (const { index, event } of judgeMatch(match, { player, budgets })) events[index] = event;
  return events;
}

/**
 * What a review of the whole match would say about the first of these moves, which replace those of the match from `ply` on. The
 * moves before and after it matter too: a review uses what was expected after the previous move, and looks once more at a loss that
 * the next event contradicts.
 */
export function reviewMove(match: Match, ply: number, moves: readonly Move[], budgets: Budgets): DecisionEvent {
  const { game } = match;
  const from = ply > 0 && match.actorAt(ply - 1) !== CHANCE ? ply - 1 : ply;
  const short = unwrap(Match.fromPosition(game, game.notation.makePosition(match.positionAt(from))));
  for (const move of [...match.log.slice(from, ply), ...moves]) if (short.actor >= 0) unwrap(short.play(move));
  if (short.length === ply - from + 1 && short.actor >= 0) unwrap(short.play(listMoves(short.position)[0]));
  short.playChance(new SeededRandom("what follows"));
  const event = reviewEvents(short, budgets)[ply - from];
  if (event.kind !== "decision") throw new Error("This is not a decision.");
  return event;
}
