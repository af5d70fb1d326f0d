/**
 * Moves as integers, in disjoint ascending ranges from drafting to settling: drafts `source colour target rest` in bits
 * 4 3 3 1, tilings from 2^11, deals from 2^25, settling 2^26.
 */
import type { Move } from "@riad/core";
import type { Colour, Tiles } from "./tiles.ts";

/** The target of a draft, or the column of a tiling, that means the floor. */
export const FLOOR = 5;

const TILING = 1 << 11;
const DEAL = 1 << 25;

/** The one outcome when a round is only waiting to be scored. */
export const SETTLE: Move = 1 << 26;

/** `rest` is 0 or 1: the centre that takes what is left in the factory; 0 if there is no choice. */
export function draftMove(source: number, colour: Colour, target: number, rest: number): Move {
  return (source << 7) | (colour << 4) | (target << 1) | rest;
}

export function isDraft(move: Move): boolean {
  return move < TILING;
}

export function draftSource(move: Move): number {
  return move >> 7;
}

export function draftColour(move: Move): Colour {
  return (move >> 4) & 7;
}

/** A line, or `FLOOR`. */
export function draftTarget(move: Move): number {
  return (move >> 1) & 7;
}

export function draftRest(move: Move): number {
  return move & 1;
}

/** `column` may be `FLOOR`. */
export function tilingMove(row: number, column: number): Move {
  return TILING | (row << 3) | column;
}

export function isTiling(move: Move): boolean {
  return move >= TILING && move < DEAL;
}

export function tilingRow(move: Move): number {
  return (move >> 3) & 7;
}

/** A column, or `FLOOR`. */
export function tilingColumn(move: Move): number {
  return move & 7;
}

export function dealMove(tiles: Tiles): Move {
  return DEAL | tiles;
}

export function isDeal(move: Move): boolean {
  return move >= DEAL && move < SETTLE;
}

export function dealTiles(move: Move): Tiles {
  return move & (DEAL - 1);
}
