/**
 * The course's ten task functions and `legalMoves`. A state is its two strings; each function lays them out as a real
 * position, calls the rules and writes strings back. The course's wall is the free one, with one centre.
 *
 * States only need to be well formed here; only `isStateValid` checks whether they are possible.
 */
import { CHANCE, REFUSAL, STRING, accept, anyRandom, checkedTask, listMoves, quote } from "@riad/core";
import type { Random, Result, Task, TaskInput } from "@riad/core";
import { deal, drawDeal, drawTile, startDeal } from "./dealing.ts";
import { draft } from "./drafting.ts";
import { findFault, findMisfit } from "./impossible-positions.ts";
import type { PositionText } from "./impossible-positions.ts";
import { PHASE } from "./layout.ts";
import { layOut } from "./position-from-strings.ts";
import { isDraft, tilingColumn, tilingRow } from "./move.ts";
import { makeMove, parseDecision } from "./move-notation.ts";
import { makePlayers, readPlayers } from "./players-string.ts";
import type { AzulPosition } from "./position.ts";
import { previewDraft } from "./draft-preview.ts";
import { Reader } from "./string-reader.ts";
import { refuse } from "./refusals.ts";
import { settle } from "./round.ts";
import { bonusPoints } from "./scoring.ts";
import { SEAT_LETTERS, makeShared, readShared } from "./shared-string.ts";
import { findFullLine, tile } from "./tiling.ts";
import { colourLetter } from "./tiles.ts";

/** The shared string and the players' string; anything after them is ignored. */
export type State = readonly string[];

export function isSharedStateWellFormed(shared: string): boolean {
  return readShared(new Reader(shared))?.centres.length === 1;
}

export function isPlayerStateWellFormed(players: string): boolean {
  return readPlayers(new Reader(players)) !== undefined;
}

/** A colour's letter, or `Z` if there is no tile to draw. */
export function drawTileFromBag(state: State, random: Random = anyRandom): Result<string> {
  return onPosition(state, ({ bag, lid }) => {
    const heap = bag === 0 ? lid : bag;
    return accept(heap === 0 ? "Z" : colourLetter(drawTile(heap, random)));
  });
}

/** The state with all factories dealt, or unchanged while there is something to draft. */
export function refillFactories(state: State, random: Random = anyRandom): Result<State> {
  return onPosition(state, (position) => {
    if (position.left > 0) return accept(state.slice(0, 2));
    refill(position, random);
    return accept(makeState(position));
  });
}

export function getBonusPoints(state: State, player: string): Result<number> {
  return onPosition(state, (position) => {
    const seat = player.length === 1 ? SEAT_LETTERS.slice(0, position.seats).indexOf(player) : -1;
    return seat < 0
      ? refuse(REFUSAL.unknown, "noPlayer", { player: quote(player) })
      : accept(bonusPoints(position, seat));
  });
}

/** Whether the value is a state that play can lead to; false for values of any other kind. */
export function isStateValid(state: unknown): boolean {
  if (!Array.isArray(state) || typeof state[0] !== "string" || typeof state[1] !== "string") return false;
  const written = readState([state[0], state[1]]);
  return written.ok && findFault(written.value) === undefined;
}

/** Whether the player to move may make this draft, or tile this full line, whichever line it is. */
export function isMoveValid(state: State, move: string): boolean {
  return onPosition(state, (position) => decide(position, move)).ok;
}

/** The state after a move. The last drafter keeps the turn; a player with no full line left passes it on. */
export function applyMove(state: State, move: string): Result<State> {
  return onPosition(state, (position) => {
    const decision = decide(position, move);
    if (!decision.ok) return decision;
    const seat = position.actor;
    if (isDraft(decision.value)) {
      draft(position, decision.value);
    } else {
      tile(position, seat, tilingRow(decision.value), tilingColumn(decision.value));
      position.turn = findFullLine(position, seat) < 0 ? position.after(seat) : seat;
    }
    return accept(makeState(position));
  });
}

/** The state at the start of the next round or at the end of the match; unchanged while the round goes on. */
export function nextRound(state: State, random: Random = anyRandom): Result<State> {
  return onPosition(state, (position) => {
    if (position.phase === PHASE.draft || position.phase === PHASE.tile) return accept(state.slice(0, 2));
    if (position.phase === PHASE.settle) settle(position);
    if (position.phase === PHASE.deal) refill(position, random);
    return accept(makeState(position));
  });
}

/** A legal move that looks good for this round: points for complete rows minus the cost of the floor. */
export function generateAction(state: State): Result<string> {
  return onPosition(state, (position) => {
    const moves = decisions(position);
    if (!moves.ok) return moves;
    let best = moves.value[0];
    let most = -Infinity;
    for (const move of moves.value) {
      const value = isDraft(move) ? draftValue(position, move) : 0;
      if (value > most) [best, most] = [move, value];
    }
    return accept(makeMove(position, best));
  });
}

/** Every legal move of the player to move; tilings are those of the lowest full line. */
export function legalMoves(state: State): Result<string[]> {
  return onPosition(state, (position) => {
    const moves = decisions(position);
    return moves.ok ? accept(moves.value.map((move) => makeMove(position, move))) : moves;
  });
}

function draftValue(position: AzulPosition, move: number): number {
  const { points, floorCost, toLine } = previewDraft(position, move);
  return points - floorCost + toLine / 10;
}

function decisions(position: AzulPosition): Result<number[]> {
  const isDecision = position.actor >= 0;
  return isDecision ? accept(listMoves(position)) : refuse(REFUSAL.illegal, "nobodyMoves", {});
}

function decide(position: AzulPosition, move: string): Result<number> {
  if (position.actor < 0) return refuse(REFUSAL.illegal, "nobodyMoves", {});
  return parseDecision(position, move);
}

/** Deals every factory; the marker must be in a centre or on a floor, and stays there. */
function refill(position: AzulPosition, random: Random): void {
  startDeal(position);
  while (position.actor === CHANCE && (position.bag | position.lid) !== 0) deal(position, drawDeal(position, random));
}

function makeState(position: AzulPosition): State {
  return [makeShared(position), makePlayers(position)];
}

function readState(state: State): Result<PositionText> {
  const sharedReader = new Reader(state[0]);
  const shared = readShared(sharedReader);
  const playersReader = new Reader(state[1]);
  const players = shared && readPlayers(playersReader);
  const refusal = sharedReader.refusal ?? playersReader.refusal;
  if (shared === undefined || players === undefined) {
    return { ok: false, refusal: refusal ?? refuse(REFUSAL.syntax, "notState", {}).refusal };
  }
  return accept({ shared, players, wall: "free", centres: 1 });
}

function onPosition<T>(state: State, run: (position: AzulPosition) => Result<T>): Result<T> {
  const written = readState(state);
  if (!written.ok) return written;
  const misfit = findMisfit(written.value);
  return misfit === undefined ? run(layOut(written.value)) : { ok: false, refusal: misfit };
}

const STATE: TaskInput = {
  name: "[string, string]",
  accepts: (value) => Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "string",
};

const ANYTHING: TaskInput = { name: "anything", accepts: () => true };

/** The tasks by name, for untrusted inputs. */
export const tasks: Readonly<Record<string, Task>> = {
  isSharedStateWellFormed: checkedTask([STRING], ([shared]) => accept(isSharedStateWellFormed(shared))),
  isPlayerStateWellFormed: checkedTask([STRING], ([players]) => accept(isPlayerStateWellFormed(players))),
  drawTileFromBag: checkedTask([STATE], ([state], random) => drawTileFromBag(state, random)),
  refillFactories: checkedTask([STATE], ([state], random) => refillFactories(state, random)),
  getBonusPoints: checkedTask([STATE, STRING], ([state, player]) => getBonusPoints(state, player)),
  isStateValid: checkedTask([ANYTHING], ([state]) => accept(isStateValid(state))),
  isMoveValid: checkedTask([STATE, STRING], ([state, move]) => accept(isMoveValid(state, move))),
  applyMove: checkedTask([STATE, STRING], ([state, move]) => applyMove(state, move)),
  nextRound: checkedTask([STATE], ([state], random) => nextRound(state, random)),
  generateAction: checkedTask([STATE], ([state]) => generateAction(state)),
  legalMoves: checkedTask([STATE], ([state]) => legalMoves(state)),
};
