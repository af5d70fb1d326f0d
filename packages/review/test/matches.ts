/** Matches and judges for tests: played by chance, and judged by somebody who knows nothing. */
import { CHANCE, Match, OVER, SeededRandom, listMoves, unwrap } from "@riad/core";
import type { Game, Position, Random, Setup } from "@riad/core";
import { rankMoves } from "@riad/bots";
import type { Player } from "@riad/bots";

export function playByChance(game: Game, setup: Partial<Setup>, seed: number): Match {
  const match = unwrap(Match.fromSetup(game, setup));
  const random = new SeededRandom(seed);
  while (match.actor !== OVER) {
    const { position } = match;
    match.play(match.actor === CHANCE ? position.draw(random) : pick(listMoves(position), random));
  }
  return match;
}

function pick<T>(list: readonly T[], random: Random): T {
  return list[random.below(list.length)];
}

/** Values drawn from the position alone, so that the same question has the same answer. */
export const badJudge = (game: Game): Player => ({
  choose: (position) => ({ move: listMoves(position)[0], share: 0, margin: 0, nodes: 1 }),
  judge(position, moves) {
    const judged = moves.map((move) => {
      const after = position.clone();
      after.play(move);
      return { move, isSeen: true, ...guess(game, after, position.actor), line: [move] };
    });
    const ranked = rankMoves(judged, position.actor);
    return { shares: ranked[0].shares, moves: ranked, isSolved: false, isProven: false, nodes: moves.length };
  },
});

function guess(game: Game, position: Position, seat: number): { shares: number[]; margin: number } {
  const random = new SeededRandom(game.notation.makePosition(position));
  const parts = Array.from({ length: position.seats }, () => 1 + random.below(1000));
  const total = parts.reduce((sum, part) => sum + part, 0);
  return { shares: parts.map((part) => part / total), margin: parts[seat] / 100 };
}
