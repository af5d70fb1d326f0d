/** Stepping through a match: the plies worth stopping at, and what happened between them. */
import { CHANCE, listTurns, turnAt } from "@riad/core";
import type { Match, Position } from "@riad/core";
import type { PlayedMove, Speech } from "../speech.ts";

/** The start, every position in which somebody had to decide, and the end. */
export function listStops(match: Match): number[] {
  const stops = [0];
  for (let ply = 1; ply < match.length; ply++) if (match.actorAt(ply) !== CHANCE) stops.push(ply);
  if (match.length > 0) stops.push(match.length);
  return stops;
}

/** The stop `count` stops after a ply, or before it if negative. */
export function stopFrom(match: Match, ply: number, count: number): number {
  const stops = listStops(match);
  const at = stops.findLastIndex((stop) => stop <= ply);
  return stops[Math.min(Math.max(at + count, 0), stops.length - 1)];
}

/** The moves of a stretch of the match, each with the positions before and after it. */
export function movesBetween(match: Match, from: number, to: number): PlayedMove[] {
  const played: PlayedMove[] = [];
  let before: Position = match.positionAt(from);
  for (let ply = from; ply < to; ply++) {
    const after = before.clone();
    after.play(match.log[ply]);
    played.push({ before, move: match.log[ply], after });
    before = after;
  }
  return played;
}

/** What was played from one ply to another, in sentences. */
export function tellPlies(match: Match, speech: Speech, names: readonly string[], from: number, to: number): string[] {
  return movesBetween(match, from, to).flatMap(({ before, move, after }) => speech.tell(before, move, after, names));
}

/** Describes a ply as people count: "after turn 6 of 30, round 2". */
export function describePly(match: Match, ply: number): string {
  const turns = listTurns(match);
  const total = countTurns(match);
  if (ply >= match.length && match.isOver) return `the end, after ${total} turns`;
  const turn = turnAt(turns, ply - 1);
  if (turn === undefined) return `before turn 1 of ${total}`;
  const round = turn.round === 0 ? "" : `, round ${turn.round}`;
  return `${ply < turn.to ? "in" : "after"} turn ${turn.number} of ${total}${round}`;
}

/** The first stop after this many turns; undefined if there are not that many. */
export function stopAfterTurn(match: Match, number: number): number | undefined {
  if (number === 0) return 0;
  const turn = listTurns(match).find((one) => one.number === number);
  return turn === undefined ? undefined : (listStops(match).find((stop) => stop >= turn.to) ?? match.length);
}

/** How many turns have been played, including one in progress. */
export function countTurns(match: Match): number {
  return listTurns(match).findLast(({ number }) => number > 0)?.number ?? 0;
}
