/**
 * Azul: both moves are played to the end of the round. What everybody scores there is counted; what the boards are worth beyond the round
 * is the net's estimate.
 */
import { scoreSteps } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import { OVER } from "@riad/core";
import type { Move } from "@riad/core";
import { closeAccount, countRow, estimateRow, settledAccount } from "../account.ts";
import type { Accountant } from "../account.ts";
import { compareProspects } from "./prospects.ts";
import { roundEnd } from "./round-end.ts";

interface Gains {
  readonly tile: number[];
  readonly floor: number[];
  readonly bonus: number[];
}

export const azulAccountant: Accountant<AzulPosition> = {
  explain(position, pair, player) {
    const { better, other, rival } = pair;
    const seat = position.actor;
    const ends = [better, other].map((way) => roundEnd(position, way, player));
    const [one, two] = ends.map(({ moves }) => gainsOf(position, moves));
    const prospects = compareProspects(ends[0].end, ends[1].end, seat, rival);
    const own = (row: string, kind: keyof Gains) => countRow(row, one[kind][seat], two[kind][seat], false);
    const theirs = (row: string, kind: keyof Gains) => countRow(row, one[kind][rival], two[kind][rival], true);
    const counted = [
      own("ownTiles", "tile"),
      own("ownFloor", "floor"),
      own("ownBonuses", "bonus"),
      theirs("theirTiles", "tile"),
      theirs("theirFloor", "floor"),
      theirs("theirBonuses", "bonus"),
    ];
    // What a search that was not finished expects of the last round is not what comes of its line.
    if (ends.every(({ end }) => end.actor === OVER)) return settledAccount(counted, rival);
    const estimated =
      prospects === null
        ? []
        : [
            estimateRow("ownProspects", prospects.own),
            estimateRow("theirProspects", prospects.theirs),
            estimateRow("nextStart", prospects.start),
          ];
    return closeAccount([...counted, ...estimated], pair);
  },
};

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
