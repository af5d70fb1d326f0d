/**
 * One frame of an animation: what lies on the table, what is on its way there, and what is lit. Places are given as slots;
 * only table-layout.ts knows where those are on screen. Times are in milliseconds.
 */
import { TILE_COLOURS } from "./art/tiles.ts";
import type { TileColour } from "./art/tiles.ts";
import type { Counting } from "./choice.ts";
import type { Bonus } from "./outlook.ts";
import type { AzulView, Piece } from "./view.ts";

export interface Flight {
  readonly piece: Piece;
  readonly from: Slot;
  readonly to: Slot;
  /** Milliseconds after the frame began. */
  readonly delay: number;
  readonly lasts: number;
}

/** A tile that a full line has sent to the wall. */
export interface ScoredTile {
  readonly kind: "tile";
  readonly colour: TileColour;
  readonly row: number;
  /** The tiles in its run across and in its run down, itself included; 1 is no run. */
  readonly across: number;
  readonly down: number;
}

/** Points that rise from a slot, with how they come about. */
export interface Rise {
  readonly at: Slot;
  readonly said:
    | ScoredTile
    | { readonly kind: "floor"; readonly cost: number; /** Nobody falls below 0. */ readonly isCut: boolean }
    | { readonly kind: "bonus"; readonly bonus: Bonus; readonly index: number }
    /** All that a board gets, where there is no time for its parts. */
    | { readonly kind: "total"; readonly points: number };
}

export interface Frame {
  readonly view: AzulView;
  readonly flights: readonly Flight[];
  /** Slots that count now. */
  readonly lit: readonly Slot[];
  readonly rises: readonly Rise[];
  /** Whose points are counted, at the end of a round. */
  readonly counting?: Counting;
  /** Nothing moves: a learner is told whose board comes next. */
  readonly isTurnOver?: boolean;
  /** Milliseconds until the next frame; flights may take longer and overlap it. */
  readonly lasts: number;
}

export type Slot =
  | { readonly kind: "factory"; readonly factory: number; readonly index: number }
  | { readonly kind: "centre"; readonly centre: number; readonly piece: Piece }
  | { readonly kind: "line"; readonly seat: number; readonly row: number; readonly index: number }
  | { readonly kind: "wall"; readonly seat: number; readonly row: number; readonly column: number }
  | { readonly kind: "floor"; readonly seat: number; readonly index: number }
  | { readonly kind: "bag" }
  | { readonly kind: "lid" };

/** The table without the pieces that are still on their way to these slots. */
export function withoutArrivals(view: AzulView, slots: readonly Slot[]): AzulView {
  if (slots.length === 0) return view;
  const at = <K extends Slot["kind"]>(kind: K) =>
    slots.filter((slot): slot is Extract<Slot, { kind: K }> => slot.kind === kind);
  const [onFactories, onCentres, onLines, onWalls, onFloors] = [
    at("factory"),
    at("centre"),
    at("line"),
    at("wall"),
    at("floor"),
  ];
  return {
    ...view,
    factories: view.factories.map((tiles, factory) =>
      tiles.map((tile, index) => (onFactories.some((s) => s.factory === factory && s.index === index) ? null : tile)),
    ),
    centres: view.centres.map((centre, i) => {
      const arriving = onCentres.filter((s) => s.centre === i).map((s) => s.piece);
      return {
        tiles: centre.tiles.map((count, c) => count - arriving.filter((piece) => piece === TILE_COLOURS[c]).length),
        hasMarker: centre.hasMarker && !arriving.includes("first"),
      };
    }),
    seats: view.seats.map((seat, i) => ({
      ...seat,
      lines: seat.lines.map((line, row) => ({
        ...line,
        count: line.count - onLines.filter((s) => s.seat === i && s.row === row).length,
      })),
      wall: seat.wall.map((tile, cell) =>
        onWalls.some((s) => s.seat === i && 5 * s.row + s.column === cell) ? null : tile,
      ),
      floor: seat.floor.map((piece, index) => (onFloors.some((s) => s.seat === i && s.index === index) ? null : piece)),
    })),
  };
}
