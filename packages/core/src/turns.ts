/**
 * A match as people count it: turns with numbers, grouped by rounds where the game has them. Deals and rolls have no
 * numbers of their own. Everything that lists, names or steps through moves uses this count.
 */
import { CHANCE } from "./game.ts";
import type { Move, Opening, Position, Seat } from "./game.ts";
import type { Match } from "./match.ts";

export interface Turn {
  /** From 1 through the whole match; 0 for decisions that people do not count as a turn, such as tiling. */
  readonly number: number;
  /** From 1; 0 before the first round, and where the game has no rounds. */
  readonly round: number;
  readonly seat: Seat;
  /** The plies of the turn, rolls included: the first, and the one after the last. */
  readonly from: number;
  readonly to: number;
}

/** All turns so far; the last one may still be going on. What opens a round, such as a deal, is in none of them. */
export function listTurns(match: Match): Turn[] {
  const turns: Turn[] = [];
  const position = match.positionAt(0);
  let number = 0;
  let round = 0;
  let open: { -readonly [Key in keyof Turn]: Turn[Key] } | undefined;
  for (const [ply, move] of match.log.entries()) {
    const { actor } = position;
    const opening = openingOf(match, position, move, open);
    position.play(move);
    if (opening === "round") {
      round++;
      open = undefined;
    } else if (opening !== null) {
      if (opening === "turn") number++;
      // A turn that opens with a draw belongs to the seat that decides after it.
      const seat = actor === CHANCE ? Math.max(0, position.actor) : actor;
      open = { number: opening === "turn" ? number : 0, round, seat, from: ply, to: ply + 1 };
      turns.push(open);
    } else if (open !== undefined) open.to = ply + 1;
  }
  return turns;
}

function openingOf({ game }: Match, position: Position, move: Move, open: Turn | undefined): Opening | null {
  const { actor } = position;
  if (game.opens === undefined) return actor === CHANCE || actor === open?.seat ? null : "turn";
  const opening = game.opens(position, move);
  if (opening === null) return open === undefined && actor !== CHANCE ? "turn" : null;
  // What is not counted goes on for as long as the same seat decides.
  return opening === "uncounted" && open?.number === 0 && open.seat === actor ? null : opening;
}

/** Where stepping on from a ply leads: to the next decision of a seat, past what chance does before it, or to the end. */
export function stopAfter(match: Match, ply: number): number {
  let stop = Math.min(ply + 1, match.length);
  while (stop < match.length && match.actorAt(stop) === CHANCE) stop++;
  return stop;
}

/** Where stepping back from a ply leads: to the decision before it, or to the start. */
export function stopBefore(match: Match, ply: number): number {
  let stop = Math.max(0, Math.min(ply, match.length) - 1);
  while (stop > 0 && match.actorAt(stop) === CHANCE) stop--;
  return stop;
}

/** The turn that a ply is in, or the last counted one before it; undefined before the first. */
export function turnAt(turns: readonly Turn[], ply: number): Turn | undefined {
  return turns.findLast((turn) => turn.number > 0 && turn.from <= ply);
}
