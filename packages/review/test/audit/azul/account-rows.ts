/** The rows of Azul's account, from the boards before and after the round instead of from the steps of its scoring. */
import type { AzulPosition } from "@riad/azul";
import { positionClassesOf } from "@riad/bots";
import type { Player } from "@riad/bots";
import { OVER } from "@riad/core";
import { finishRound } from "../../../src/azul/round-end.ts";
import type { Pair } from "../claim.ts";
import { FIVE, floorCost, take, wallOf } from "./boards.ts";

interface Gained {
  tiles: number;
  floor: number;
  bonuses: number;
}

export function countRows({ position, better, other, rival }: Pair<AzulPosition>, player: Player<AzulPosition>) {
  const seat = position.actor;
  const [good, poor] = [better, other].map(({ line }) => finishRound(position, line, player));
  const [one, two] = [good, poor].map(({ moves }) => gained(position, moves));
  return {
    ownTiles: one[seat].tiles - two[seat].tiles,
    ownFloor: one[seat].floor - two[seat].floor,
    ownBonuses: one[seat].bonuses - two[seat].bonuses,
    theirTiles: two[rival].tiles - one[rival].tiles,
    theirFloor: two[rival].floor - one[rival].floor,
    theirBonuses: two[rival].bonuses - one[rival].bonuses,
    ...(good.end.actor === OVER || poor.end.actor === OVER ? {} : estimates(good.end, poor.end, seat, rival)),
  };
}

/** What exchanging the boards and the starter one after the other changes, as a mean over all orders. */
function estimates(good: AzulPosition, poor: AzulPosition, seat: number, rival: number) {
  const classes = positionClassesOf("azul");
  const gains: Record<string, number> = { ownProspects: 0, theirProspects: 0, nextStart: 0 };
  const names = Object.keys(gains);
  for (const order of ORDERS) {
    const at = poor.clone();
    let value = classes?.beforeChance?.(at)?.margins[seat] ?? Number.NaN;
    for (const i of order) {
      if (i === 2) at.turn = good.turn;
      else copySeat(at, good, [seat, rival][i]);
      const next = classes?.beforeChance?.(at)?.margins[seat] ?? Number.NaN;
      gains[names[i]] += (next - value) / ORDERS.length;
      value = next;
    }
  }
  gains["ownProspects"] -= good.scores[seat] - poor.scores[seat];
  gains["theirProspects"] += good.scores[rival] - poor.scores[rival];
  return gains;
}

const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

function copySeat(to: AzulPosition, from: AzulPosition, seat: number): void {
  for (const cells of ["scores", "floors", "open", "used", "walls", "lines", "wallsByColour"] as const) {
    const each = to[cells].length / to.seats;
    to[cells].set(from[cells].subarray(each * seat, each * (seat + 1)), each * seat);
  }
}

function gained(before: AzulPosition, moves: readonly number[]): Gained[] {
  const end = before.clone();
  // The floors are charged with the last move; until then they only grow.
  let charged = Array.from({ length: before.seats }, () => 0);
  for (const move of moves) {
    charged = charged.map((_, seat) => floorCost(end, seat));
    const isDraft = move < 1 << 11;
    if (isDraft) charged[end.actor] += take(end, move).cost;
    // A full line that finds no column goes to the floor.
    else if ((move & 7) > 4) charged[end.actor] = floorCost(end, end.actor, 1 + ((move >> 3) & 7));
    end.play(move);
  }
  return charged.map((cost, seat) => {
    const bonuses = end.actor === OVER ? bonusesOf(end, seat) : 0;
    const gain = end.scores[seat] - before.scores[seat] - bonuses;
    // Nobody falls below 0: what the floor could not take was not lost.
    const isBottom = end.scores[seat] - bonuses === 0;
    const floor = isBottom ? Math.max(-cost, gain - tileGain(before, end, seat)) : -cost;
    return { tiles: gain - floor, floor: floor === 0 ? 0 : floor, bonuses };
  });
}

/** What the new tiles on a wall score, put down row by row, as on the fixed wall. */
function tileGain(before: AzulPosition, end: AzulPosition, seat: number): number {
  const wall = wallOf(before, seat);
  const final = wallOf(end, seat);
  let points = 0;
  for (const row of FIVE) {
    for (const column of FIVE) {
      if (final[row][column] < 0 || wall[row][column] >= 0) continue;
      wall[row][column] = final[row][column];
      points += scoreOf(wall, row, column);
    }
  }
  return points;
}

function scoreOf(wall: number[][], row: number, column: number): number {
  const runs = [
    [0, 1],
    [1, 0],
  ].map(([dr, dc]) => {
    let length = 1;
    for (const sign of [1, -1]) {
      for (let step = sign; (wall[row + dr * step]?.[column + dc * step] ?? -1) >= 0; step += sign) length++;
    }
    return length;
  });
  return runs.every((length) => length === 1) ? 1 : runs.reduce((sum, length) => sum + (length > 1 ? length : 0), 0);
}

function bonusesOf(position: AzulPosition, seat: number): number {
  const wall = wallOf(position, seat);
  const rows = FIVE.filter((row) => isFull(wall[row])).length;
  const columns = FIVE.filter((column) => isFull(wall.map((cells) => cells[column]))).length;
  const colours = FIVE.filter((colour) => wall.flat().filter((one) => one === colour).length === 5).length;
  return 2 * rows + 7 * columns + 10 * colours;
}

function isFull(cells: readonly number[]): boolean {
  return cells.every((colour) => colour >= 0);
}
