/** A match of Azul by rounds: what each of them brought every seat. */
import { scoreSteps } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import { listRoundStarts } from "@riad/core";
import type { Match } from "@riad/core";

export interface RoundScore {
  /** By seat, what its tiles scored less what its floor cost. Bonuses come at the end and belong to no round. */
  readonly points: readonly number[];
  /** By seat, what its floor cost, as printed on it. */
  readonly floor: readonly number[];
  /** By seat, how much of that was subtracted: nobody falls below 0. */
  readonly lost: readonly number[];
}

/** Numbered as everywhere: the first of a match that starts within a round is the rest of that one. */
export function listRounds(match: Match<AzulPosition>): RoundScore[] {
  const none = Array.from({ length: match.seats }, () => 0);
  const starts = listRoundStarts(match);
  const rounds = starts.map(() => ({ points: [...none], floor: [...none], lost: [...none] }));
  const position = match.positionAt(0);
  for (const [ply, move] of match.log.entries()) {
    const round = rounds[starts.findLastIndex((start) => start <= ply)];
    for (const step of scoreSteps(position, move)) {
      const { seat, points } = step;
      if (step.kind !== "bonus") round.points[seat] += points;
      if (step.kind !== "floor") continue;
      round.floor[seat] += step.penalty;
      round.lost[seat] -= points;
    }
    position.play(move);
  }
  return rounds;
}

/** By index; −1 where no round brought the seat anything. */
export function findBestRound(rounds: readonly RoundScore[], seat: number): number {
  const points = rounds.map((round) => round.points[seat]);
  const most = Math.max(...points);
  return most > 0 ? points.indexOf(most) : -1;
}
