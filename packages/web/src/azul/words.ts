/** A position of Azul in sentences: one for the state, one beneath it, and the whole table for reading aloud. */
import { TILES, TILE_COLOURS } from "../art/tiles.ts";
import type { TileColour } from "../art/tiles.ts";
import { total } from "./view.ts";
import type { AzulSeat, AzulTray, AzulView, Counts } from "./view.ts";

const NUMBERS = ["no", "one", "two", "three", "four"];

export function seatName(seat: AzulSeat): string {
  return `Player ${seat.letter}`;
}

export function headline(view: AzulView): string {
  if (view.phase === "over") return result(view);
  if (view.phase === "settle") return "The floors are charged";
  if (view.phase === "deal" || view.turn === null) return "The plates are filled";
  return `${seatName(view.seats[view.turn])}: ${view.phase === "draft" ? "take tiles" : "tile a full line"}`;
}

function result({ seats }: AzulView): string {
  const winners = seats.filter((seat) => seat.place === 0);
  if (winners.length === 1) return `${seatName(winners[0])} wins with ${winners[0].points}`;
  return `Players ${winners.map((seat) => seat.letter).join(" and ")} share the win`;
}

export function subline(view: AzulView): string {
  const onTable = total(view.plates.map((plate) => plate.length)) + total(view.trays.map((tray) => total(tray.tiles)));
  const wall = view.pattern === null ? "free wall" : "fixed wall";
  if (view.phase === "over") return `The match has ended. Played on the ${wall}.`;
  return `${onTable === 1 ? "1 tile" : `${onTable} tiles`} to draft, ${wall}.`;
}

/** Everything on the table, a sentence each. */
export function describe(view: AzulView): string[] {
  return [
    `Azul with ${NUMBERS[view.seats.length]} players. ${headline(view)}.`,
    ...view.plates.map((plate, i) => `Plate ${i + 1}: ${plate.length === 0 ? "empty" : listTiles(plate)}.`),
    ...view.trays.map((tray, i) => describeTray(tray, view.trays.length === 1 ? "Centre" : `Centre ${i + 1}`)),
    `Bag: ${listCounts(view.bag)}. Lid: ${listCounts(view.lid)}.`,
    ...view.seats.flatMap(describeSeat),
  ];
}

function describeTray(tray: AzulTray, name: string): string {
  return `${name}: ${listCounts(tray.tiles)}${tray.hasMarker ? ", and the first-player marker" : ""}.`;
}

function describeSeat(seat: AzulSeat): string[] {
  const name = seatName(seat);
  const floor = seat.floor.flatMap((tile) => {
    if (tile === null) return [];
    return [tile === "first" ? "first-player marker" : TILES[tile].name];
  });
  return [
    `${name} has ${seat.points} points.`,
    `${name}, lines: ${seat.lines.map(({ colour, count }, row) => describeLine(colour, count, row)).join("; ")}.`,
    ...Array.from({ length: 5 }, (_, row) => {
      const cells = seat.wall.slice(row * 5, row * 5 + 5).map((tile) => (tile === null ? "empty" : TILES[tile].name));
      return `${name}, wall row ${row + 1}: ${cells.join(", ")}.`;
    }),
    `${name}, floor: ${floor.length === 0 ? "empty" : `${floor.join(", ")}, costs ${seat.floorCost}`}.`,
  ];
}

export function describeLine(colour: TileColour | null, count: number, row: number): string {
  return colour === null || count === 0 ? `${row + 1} empty` : `${count} of ${row + 1} ${TILES[colour].name}`;
}

function listTiles(tiles: readonly (TileColour | null)[]): string {
  return listCounts(TILE_COLOURS.map((colour) => tiles.filter((tile) => tile === colour).length));
}

function listCounts(counts: Counts): string {
  const parts = TILE_COLOURS.flatMap((colour, i) => (counts[i] > 0 ? [`${counts[i]} ${TILES[colour].name}`] : []));
  return parts.length === 0 ? "empty" : parts.join(", ");
}
