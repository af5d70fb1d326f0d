/** Places where a piece can lie. Motion and marks are said in slots; only the stage knows where they are on screen. */
import { TILE_COLOURS } from "./art/tiles.ts";
import type { AzulView, Piece } from "./view.ts";

export type Slot =
  | { readonly kind: "plate"; readonly plate: number; readonly index: number }
  | { readonly kind: "tray"; readonly tray: number; readonly piece: Piece }
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
  const [onPlates, onTrays, onLines, onWalls, onFloors] = [
    at("plate"),
    at("tray"),
    at("line"),
    at("wall"),
    at("floor"),
  ];
  return {
    ...view,
    plates: view.plates.map((tiles, plate) =>
      tiles.map((tile, index) => (onPlates.some((s) => s.plate === plate && s.index === index) ? null : tile)),
    ),
    trays: view.trays.map((tray, i) => {
      const arriving = onTrays.filter((s) => s.tray === i).map((s) => s.piece);
      return {
        tiles: tray.tiles.map((count, c) => count - arriving.filter((piece) => piece === TILE_COLOURS[c]).length),
        hasMarker: tray.hasMarker && !arriving.includes("first"),
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
