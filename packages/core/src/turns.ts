/**
 * A match as people count it: numbered turns, grouped by rounds if the game has them. Deals and rolls are not numbered.
 * Everything that lists, names or steps through moves uses this count.
 */
import { CHANCE } from "./game.ts";
import type { Move, Opening, Position, Seat } from "./game.ts";
import type { Match } from "./match.ts";

export interface Turn {
  /** From 1 through the whole match; 0 for decisions that people do not count as a turn, such as tiling. */
  readonly number: number;
  /** From 1; 0 before the first round, and in games without rounds. */
  readonly round: number;
  readonly seat: Seat;
  /** The plies of the turn, including rolls: the first, and the one after the last. */
  readonly from: number;
  readonly to: number;
}

/**
 * All turns so far; the last one may still be in progress. A move that opens a round, such as a deal, is in none of
 * them.
 */
export function listTurns(match: Match): Turn[] {
  const turns: Turn[] = [];
  const position = match.positionAt(0);
  const starts = listRoundStarts(match);
  let number = 0;
  let round = 0;
  let open: { -readonly [Key in keyof Turn]: Turn[Key] } | undefined;
  for (const [ply, move] of match.log.entries()) {
    const { actor } = position;
    const opening = openingOf(match, position, move, open);
    position.play(move);
    if (starts[round] === ply) round++;
    if (opening === "round") open = undefined;
    else if (opening !== null) {
      if (opening === "turn") number++;
      // A turn that opens with a draw belongs to the seat that decides after it.
      const seat = actor === CHANCE ? Math.max(0, position.actor) : actor;
      open = { number: opening === "turn" ? number : 0, round, seat, from: ply, to: ply + 1 };
      turns.push(open);
    } else if (open !== undefined) open.to = ply + 1;
  }
  return turns;
}

/**
 * The ply of the first move of each round; empty in games without rounds. If a match starts from a position within a round, that
 * round is its first: a position does not say how many rounds came before it.
 */
export function listRoundStarts(match: Match): number[] {
  const { game, log } = match;
  if (game.hasRounds !== true) return [];
  const position = match.positionAt(0);
  const starts = position.actor === CHANCE ? [] : [0];
  for (const [ply, move] of log.entries()) {
    if (game.opens?.(position, move) === "round") starts.push(ply);
    else if (starts.length === 0) starts.push(0);
    position.play(move);
  }
  return starts;
}

/** How many rounds have started after `ply` moves, including one whose first turn is still to come; 0 in games without rounds. */
export function countRounds(match: Match, ply = match.length): number {
  const starts = listRoundStarts(match);
  // A round that is already in progress when the match starts has no opening move.
  return starts.filter((start) => start < ply || (start === 0 && match.actorAt(0) !== CHANCE)).length;
}

function openingOf({ game }: Match, position: Position, move: Move, open: Turn | undefined): Opening | null {
  const { actor } = position;
  if (game.opens === undefined) return actor === CHANCE || actor === open?.seat ? null : "turn";
  const opening = game.opens(position, move);
  if (opening === null) return open === undefined && actor !== CHANCE ? "turn" : null;
  // Uncounted decisions continue for as long as the same seat decides.
  return opening === "uncounted" && open?.number === 0 && open.seat === actor ? null : opening;
}

/** The ply that stepping forwards leads to: the next decision of a seat, past the outcomes before it, or the end. */
export function stopAfter(match: Match, ply: number): number {
  let stop = Math.min(ply + 1, match.length);
  while (stop < match.length && match.actorAt(stop) === CHANCE) stop++;
  return stop;
}

/** The ply that stepping back leads to: the previous decision, or the start. */
export function stopBefore(match: Match, ply: number): number {
  let stop = Math.max(0, Math.min(ply, match.length) - 1);
  while (stop > 0 && match.actorAt(stop) === CHANCE) stop--;
  return stop;
}

/** The turn that a ply is in, or the last counted one before it; undefined before the first. */
export function turnAt(turns: readonly Turn[], ply: number): Turn | undefined {
  return turns.findLast((turn) => turn.number > 0 && turn.from <= ply);
}
