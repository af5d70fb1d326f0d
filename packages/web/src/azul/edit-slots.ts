/** Where tiles are put when a position is set up by hand: over the table, slot by slot, with what lies there. */
import { COLUMNS, FLOOR_PLACES, ROWS } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import type { EditPiece, EditSlot, EditView, Editor } from "../play/editor.ts";
import { say } from "../words/words.ts";
import { TILE_COLOURS } from "./art/tiles.ts";
import { MARKER, controls, put, set } from "./edit.ts";
import type { Slot } from "./frame.ts";
import { originWords } from "./sentences.ts";
import { spotOf, units } from "./table-layout.ts";
import type { TableLayout } from "./table-layout.ts";
import { viewAzul } from "./view.ts";
import type { AzulView, Piece } from "./view.ts";

const FACTORY_SIZE = 4;
const PIECES: readonly Piece[] = [MARKER, ...TILE_COLOURS];

export const azulEditor: Editor<AzulPosition> = { hasBoards: true, pieces, slots, length: units, put, controls, set };

function pieces(): EditPiece[] {
  const tiles = TILE_COLOURS.map((colour) => ({
    id: colour,
    label: say("azulColour", { colour }),
    symbol: `tile-${colour}`,
  }));
  return [...tiles, { id: MARKER, label: say("azulMarker"), symbol: MARKER }];
}

/** How far a slot reaches beyond the tile in it, in units: neighbours on a wall then just touch. */
const MARGIN = 2;

interface Place {
  readonly slot: Slot;
  readonly id: string;
  readonly label: string;
}

function slots(position: AzulPosition, { arrangement, names }: EditView): EditSlot[] {
  const layout = arrangement as TableLayout;
  const view = viewAzul(position);
  const places = [
    ...view.factories.flatMap((tiles, factory) => factoryPlaces(view, tiles, factory)),
    ...view.centres.flatMap((_, centre) => centrePlaces(view, centre)),
    ...layout.boards.flatMap(({ seat }) => boardPlaces(view, seat, names[seat])),
  ];
  // The supplies reach beyond their box where that is small; there the tiles beside them come first, so they lie on top.
  return [
    ...supplySlots(view, layout),
    ...places.map(({ slot, id, label }) => {
      const { x, y, size } = spotOf(layout, slot);
      const side = size + 2 * MARGIN;
      return { id, label, x: x - MARGIN, y: y - MARGIN, width: side, height: side };
    }),
  ];
}

/** In units: at least 44 px on the smallest phone. */
const FINGER = 55;

/** Each has half of the box, and as much above or below it as a finger needs. */
function supplySlots(view: AzulView, { supplies: { x, y, width, height } }: TableLayout): EditSlot[] {
  const half = Math.max(FINGER, height / 2);
  const middle = y + height / 2;
  return supplyPlaces(view).map(({ id, label }) => ({
    id,
    label,
    x: x + width / 2 - Math.max(FINGER, width) / 2,
    y: id === "bag" ? middle - half : middle,
    width: Math.max(FINGER, width),
    height: half,
  }));
}

/** Tiles go from the one into the other. */
function supplyPlaces(view: AzulView): Omit<Place, "slot">[] {
  return (["bag", "lid"] as const).map((kind) => ({
    id: kind,
    label: say("editSlot", {
      place: say(kind === "bag" ? "azulBag" : "azulLid"),
      holds: TILE_COLOURS.map((colour, i) => say("azulTiles", { count: view[kind][i], colour })).join(", "),
    }),
  }));
}

function factoryPlaces(view: AzulView, tiles: AzulView["factories"][number], factory: number): Place[] {
  return Array.from({ length: FACTORY_SIZE }, (_, index) => ({
    slot: { kind: "factory", factory, index },
    id: `factory ${factory} ${index}`,
    label: say("editSlot", {
      place: `${originWords({ kind: "factory", index: factory }, view.centres.length)}, ${index + 1}`,
      holds: pieceWord(tiles[index] ?? null),
    }),
  }));
}

function centrePlaces({ centres }: AzulView, centre: number): Place[] {
  const { tiles, hasMarker } = centres[centre];
  return PIECES.map((piece, i) => {
    const marker = hasMarker ? pieceWord(MARKER) : say("editEmpty");
    return {
      slot: { kind: "centre", centre, piece },
      id: `centre ${centre} ${piece}`,
      label: say("editSlot", {
        place: originWords({ kind: "centre", index: centre }, centres.length),
        holds: piece === MARKER ? marker : say("azulTiles", { count: tiles[i - 1], colour: piece }),
      }),
    };
  });
}

function boardPlaces({ seats }: AzulView, seat: number, name: string): Place[] {
  const { lines, wall, floor } = seats[seat];
  const place = (what: string) => `${name}, ${what}`;
  return [
    ...lines.flatMap(({ colour, count }, row) =>
      Array.from({ length: row + 1 }, (_, index) => ({
        slot: { kind: "line" as const, seat, row, index },
        id: `line ${seat} ${row} ${index}`,
        label: say("editSlot", {
          place: place(`${say("azulLine", { number: row + 1 })}, ${index + 1}`),
          holds: pieceWord(index < count ? colour : null),
        }),
      })),
    ),
    ...Array.from({ length: ROWS * COLUMNS }, (_, cell) => {
      const [row, column] = [Math.floor(cell / COLUMNS), cell % COLUMNS];
      return {
        slot: { kind: "wall" as const, seat, row, column },
        id: `wall ${seat} ${row} ${column}`,
        label: say("editSlot", {
          place: place(say("azulAdviseCell", { row: row + 1, column: column + 1 })),
          holds: pieceWord(wall[cell]),
        }),
      };
    }),
    ...Array.from({ length: FLOOR_PLACES }, (_, index) => ({
      slot: { kind: "floor" as const, seat, index },
      id: `floor ${seat} ${index}`,
      label: say("editSlot", {
        place: place(`${say("azulFloor")}, ${index + 1}`),
        holds: pieceWord(floor[index] ?? null),
      }),
    })),
  ];
}

function pieceWord(piece: Piece | null): string {
  if (piece === null) return say("editEmpty");
  return piece === MARKER ? say("azulMarker") : say("azulColour", { colour: piece });
}
