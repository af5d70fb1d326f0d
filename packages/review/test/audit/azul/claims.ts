import type { AzulPosition } from "@riad/azul";
import { OVER } from "@riad/core";
import type { Move } from "@riad/core";
import type { Player } from "@riad/bots";
import { finishRound } from "../../../src/azul/round-end.ts";
import { play } from "../claim.ts";
import type { Claims, Pair } from "../claim.ts";
import { countRows } from "./account-rows.ts";
import { FIVE, groups, lineScore, scoreTile, take, wallOf } from "./boards.ts";
import type { Taken } from "./boards.ts";

type Azul = Pair<AzulPosition>;

const both = ({ position, better, other }: Azul): [Taken, Taken] => [
  take(position, better.move),
  take(position, other.move),
];

export const azulClaims: Claims<AzulPosition> = {
  rows: countRows,
  luck: {},
  motifs: {
    overflow(pair, { spaces, points }) {
      const [good, poor] = both(pair);
      return spaces > 0 && points > 0 && poor.spaces - good.spaces === spaces && poor.cost - good.cost === points;
    },
    denied: (pair, { seat, colour, line }) =>
      isRival(pair, seat) &&
      fills(pair, seat, colour, line) !== null &&
      groups(play(pair.position, pair.better.move), colour).length === 0,
    exactFit(pair, { line, points }) {
      const [good, poor] = both(pair);
      const isExact = good.isFull && good.dropped === 0 && good.row === line - 1;
      return isExact && !poor.isFull && lineScore(pair.position, good) === points;
    },
    betterTile(pair, { points, other }) {
      const { position, better, other: worse } = pair;
      if (better.move >= 1 << 11) {
        const [one, two] = [better.move, worse.move].map((move) => tilingScore(position, move));
        return one === points && two === other && points > other;
      }
      const [good, poor] = both(pair);
      const isBoth = good.isFull && poor.isFull && points > other;
      return isBoth && lineScore(position, good) === points && lineScore(position, poor) === other;
    },
    markerMissed: (pair) => both(pair)[0].isMarker && !both(pair)[1].isMarker,
    markerTaken: (pair) => !both(pair)[0].isMarker && both(pair)[1].isMarker,
    blocked(pair, { line, colour, missing, left }) {
      const [good, poor] = both(pair);
      const isSaid = poor.row === line - 1 && poor.colour === colour;
      const isLacking = lacks(pair.position, poor).missing === missing && lacks(pair.position, poor).left === left;
      const own = lacks(pair.position, good);
      return isSaid && isLacking && missing > left && (good.row > 4 || own.missing <= own.left);
    },
    endHastened: (pair, { line }) =>
      ends(pair.position, both(pair)[0], line) && !completesRow(pair.position, both(pair)[1]),
    endAhead(pair, { points, best, other, otherBest }, player) {
      const [good, poor] = [finalPoints(pair, "better", player), finalPoints(pair, "other", player)];
      if (good === null || poor === null || points <= best || other > otherBest) return false;
      return good.own === points && good.best === best && poor.own === other && poor.best === otherBest;
    },
    laterOverflow(pair, { spaces }) {
      const { actor } = pair.position;
      return spaces > 0 && laterSpaces(pair, "other", actor) - laterSpaces(pair, "better", actor) === spaces;
    },
    theirOverflow(pair, { seat, spaces }) {
      const isOther = isRival(pair, seat) && spaces > 0;
      return isOther && laterSpaces(pair, "better", seat) - laterSpaces(pair, "other", seat) === spaces;
    },
    hanging(pair, { line, other }) {
      const [good, poor] = both(pair);
      const isSaid = good.row === line - 1 && poor.row === other - 1;
      return isSaid && lineAtEnd(pair, "better", good.row) === line && lineAtEnd(pair, "other", poor.row) < other;
    },
    columnAhead: (pair, { column, tiles, other }, player) =>
      tiles > other && isAtEnds(pair, player, (end) => inColumn(end, pair.position.actor, column), tiles, other),
    colourAhead: (pair, { colour, tiles, other }, player) =>
      tiles > other && isAtEnds(pair, player, (end) => ofColour(end, pair.position.actor, colour), tiles, other),
    wallAhead: (pair, { tiles, other }, player) =>
      tiles > other && isAtEnds(pair, player, (end) => onWall(end, pair.position.actor), tiles, other),
    theirWall: (pair, { seat, tiles, other }, player) =>
      isRival(pair, seat) && tiles < other && isAtEnds(pair, player, (end) => onWall(end, seat), tiles, other),
  },
};

function onWall(end: AzulPosition, seat: number): number {
  return wallOf(end, seat)
    .flat()
    .filter((colour) => colour >= 0).length;
}

/** Whether there are as many after the better move as it says, and as many after the other one, when the round has ended. */
function isAtEnds(
  { position, better, other }: Azul,
  player: Player<AzulPosition>,
  count: (end: AzulPosition) => number,
  tiles: number,
  fewer: number,
): boolean {
  const [good, poor] = [better, other].map(({ line }) => {
    const at = position.clone();
    for (const move of finishRound(position, line, player).moves) at.play(move);
    return count(at);
  });
  return good === tiles && poor === fewer;
}

function isRival({ position, rival }: Azul, seat: number): boolean {
  return seat === rival && seat !== position.actor;
}

function inColumn(end: AzulPosition, seat: number, column: number): number {
  return column > 5 ? -1 : wallOf(end, seat).filter((cells) => cells[column - 1] >= 0).length;
}

function ofColour(end: AzulPosition, seat: number, colour: number): number {
  return colour > 4
    ? -1
    : wallOf(end, seat)
        .flat()
        .filter((one) => one === colour).length;
}

/** The answer to the other move, if the seat fills that line with that colour. */
function fills({ position, other }: Azul, seat: number, colour: number, line: number): Taken | null {
  const after = play(position, other.move);
  if (after.actor !== seat || other.line.length < 2) return null;
  const answer = take(after, other.line[1]);
  return answer.isFull && answer.colour === colour && answer.row === line - 1 ? answer : null;
}

function tilingScore(position: AzulPosition, move: Move): number {
  const [row, column] = [(move >> 3) & 7, move & 7];
  if (column > 4) return 0;
  const wall = wallOf(position, position.actor);
  wall[row][column] = position.lines[5 * position.actor + row] >> 3;
  return scoreTile(wall, row, column);
}

function lacks(position: AzulPosition, { colour, count, row, inLine }: Taken): { missing: number; left: number } {
  return { missing: row + 1 - inLine, left: groups(position, colour).reduce((sum, one) => sum + one, 0) - count };
}

function completesRow(position: AzulPosition, { seat, row, isFull }: Taken): boolean {
  return isFull && wallOf(position, seat)[row].filter((colour) => colour >= 0).length === 4;
}

/** This draft, and no full line from before, ends the match with the round. */
function ends(position: AzulPosition, taken: Taken, line: number): boolean {
  const isNew = Array.from({ length: position.seats }, (_, seat) => seat).every((seat) =>
    FIVE.every((row) => {
      const isFull = (position.lines[5 * seat + row] & 7) === row + 1;
      return !isFull || wallOf(position, seat)[row].filter((colour) => colour >= 0).length < 4;
    }),
  );
  return isNew && taken.row === line - 1 && completesRow(position, taken);
}

/** What the mover and the best other seat have when a variation has ended the match; null where the match goes on. */
function finalPoints({ position, ...ways }: Azul, way: "better" | "other", player: Player<AzulPosition>) {
  const at = play(position, ...finishRound(position, ways[way].line, player).moves);
  if (at.actor !== OVER) return null;
  return { own: at.scores[position.actor], best: Math.max(...at.scores.filter((_, seat) => seat !== position.actor)) };
}

/** Spaces of its floor that a seat fills in the rest of a variation, after its first move. */
function laterSpaces({ position, ...ways }: Azul, way: "better" | "other", seat: number): number {
  const [first, ...rest] = ways[way].line;
  const at = play(position, first);
  let filled = 0;
  for (const move of rest) {
    if (at.actor === seat) filled += take(at, move).spaces;
    at.play(move);
  }
  return filled;
}

/** Tiles in a line of the mover when a variation has taken the last tile from the table. */
function lineAtEnd({ position, ...ways }: Azul, way: "better" | "other", row: number): number {
  const seat = position.actor;
  const at = position.clone();
  let count = at.lines[5 * seat + row] & 7;
  for (const move of ways[way].line) {
    const taken = take(at, move);
    if (taken.seat === seat && taken.row === row) count = taken.inLine;
    at.play(move);
  }
  return count;
}
