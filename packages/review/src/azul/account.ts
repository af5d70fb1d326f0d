/** Azul: both moves are played to the end of the round, and what everybody scores there is compared. */
import { scoreSteps } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import { listMoves } from "@riad/core";
import type { Move } from "@riad/core";
import type { Player } from "@riad/bots";
import { closeAccount, countRow, rivalOf } from "../account.ts";
import type { Accountant } from "../account.ts";

interface Gains {
  readonly tile: number[];
  readonly floor: number[];
  readonly bonus: number[];
}

/** How deep the rest of a round is looked into where the line ends before it. */
const REST_NODES = 200;

export const azulAccountant: Accountant<AzulPosition> = {
  explain(position, better, other, player) {
    const seat = position.actor;
    const [one, two] = [better, other].map(({ line }) => gainsOf(position, finishRound(position, line, player)));
    const rival = rivalOf(position, seat);
    const own = (row: string, kind: keyof Gains) => countRow(row, one[kind][seat], two[kind][seat], false);
    const theirs = (row: string, kind: keyof Gains) => countRow(row, one[kind][rival], two[kind][rival], true);
    return closeAccount(
      [
        own("ownTiles", "tile"),
        own("ownFloor", "floor"),
        own("ownBonuses", "bonus"),
        theirs("theirTiles", "tile"),
        theirs("theirFloor", "floor"),
        theirs("theirBonuses", "bonus"),
      ],
      better,
      other,
    );
  },
};

/** The moves until the round is scored: the line first, then what the judge would do. */
export function finishRound(before: AzulPosition, line: readonly Move[], player: Player<AzulPosition>): Move[] {
  const moves: Move[] = [];
  for (const position = before.clone(); position.actor >= 0; position.play(moves[moves.length - 1])) {
    moves.push(moves.length < line.length ? line[moves.length] : bestOf(position, player));
  }
  return moves;
}

function gainsOf(before: AzulPosition, moves: readonly Move[]): Gains {
  const { seats } = before;
  const none = () => Array.from({ length: seats }, () => 0);
  const gains = { tile: none(), floor: none(), bonus: none() };
  const position = before.clone();
  for (const move of moves) {
    for (const step of scoreSteps(position, move)) {
      if (step.kind !== "drop") gains[step.kind][step.seat] += step.points;
    }
    position.play(move);
  }
  return gains;
}

function bestOf(position: AzulPosition, player: Player<AzulPosition>): Move {
  const moves = listMoves(position);
  return moves.length === 1 ? moves[0] : player.judge(position.clone(), moves, { nodes: REST_NODES }).moves[0].move;
}
