/** Looking back at a match: the plies worth stopping at, and what happened between them. */
import { CHANCE } from "@riad/core";
import type { Match, Position } from "@riad/core";
import type { Speech } from "../speech.ts";

/** The start, every position in which somebody had to decide, and the end. */
export function listStops(match: Match): number[] {
  const stops = [0];
  for (let ply = 1; ply < match.length; ply++) if (match.actorAt(ply) !== CHANCE) stops.push(ply);
  if (match.length > 0) stops.push(match.length);
  return stops;
}

/** The stop that lies `count` stops from a ply, forwards or backwards. */
export function stopFrom(match: Match, ply: number, count: number): number {
  const stops = listStops(match);
  const at = stops.findLastIndex((stop) => stop <= ply);
  return stops[Math.min(Math.max(at + count, 0), stops.length - 1)];
}

/** What was played from one ply to another, in sentences. */
export function tellPlies(match: Match, speech: Speech, names: readonly string[], from: number, to: number): string[] {
  const told: string[] = [];
  const before: Position = match.positionAt(from);
  const after = before.clone();
  for (let ply = from; ply < to; ply++) {
    after.play(match.log[ply]);
    told.push(...speech.tell(before, match.log[ply], after, names));
    before.copyFrom(after);
  }
  return told;
}
