/** Measures mean luck, which must be zero whatever the judge believes: with the expert, and with a judge that knows nothing. */
import { CHANCE } from "@riad/core";
import type { Game, Match } from "@riad/core";
import { estimate, levelsOf } from "@riad/bots";
import type { Estimate, Player } from "@riad/bots";
import { judgeChance, luckOf } from "@riad/review";
import { badJudge } from "../../packages/review/test/matches.ts";
import { judgeFor, playMatch, scaledBudgets } from "./reviewed-matches.ts";

/** How many other deals each deal is compared with. Two are enough: the mean is zero for any number. */
const SAMPLES = 2;

/** What chance gave seat 0 per match. The luck of all seats adds up to zero, so with two seats one of them is enough. */
export function measureLuck(
  game: Game,
  {
    seats,
    count,
    scale,
    isExpert,
    seed,
  }: { seats: number; count: number; scale: number; isExpert: boolean; seed: string },
  progress: (done: number) => boolean,
): Estimate {
  // Luck does not depend on how well the match is played. The second level, because random play makes matches of many rounds.
  const levels = Array.from({ length: seats }, () => levelsOf(game.id)[1].id);
  const player = isExpert ? judgeFor(game) : badJudge(game);
  const lucks: number[] = [];
  while (lucks.length < count) {
    const match = playMatch(game, levels, `luck ${lucks.length}${seed}`, 1);
    lucks.push(luckOfMatch(match, player, { ...scaledBudgets(game, seats, scale), samples: SAMPLES }));
    if (!progress(lucks.length)) break;
  }
  return estimate(lucks);
}

function luckOfMatch(match: Match, player: Player, budgets: ReturnType<typeof scaledBudgets>): number {
  let luck = 0;
  for (let ply = 0; ply < match.length;) {
    if (match.actorAt(ply) !== CHANCE) {
      ply++;
      continue;
    }
    const event = judgeChance(match, ply, player, budgets);
    luck += luckOf(event, 0);
    ply = event.end;
  }
  return luck;
}
