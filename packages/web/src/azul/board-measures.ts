/** The measures of a player's board: everything follows from the side of a tile and the room around it. */
import type { Cell } from "@riad/azul";
import type { Outlook, Target } from "./outlook.ts";

interface BoardSpec {
  readonly tile: number;
  /** Between two tiles. */
  readonly gap: number;
  /** Between the pattern lines and the wall. */
  readonly middle: number;
  /** What is left free before the lines, where the panel is wider than the board. */
  readonly indent?: number;
  /** The width of the column that says what the lines hold; 0 for none. */
  readonly words: number;
  /** A larger heading with a frieze. */
  readonly isGrand: boolean;
  readonly floorTile: number;
  /** The heading is in the corner that the shorter pattern lines leave free, not above the board. */
  readonly isCorner?: boolean;
}

export interface BoardMeasure extends BoardSpec {
  readonly indent: number;
  readonly isCorner: boolean;
  readonly pad: { readonly x: number; readonly y: number };
  readonly head: number;
  readonly pitch: number;
  readonly linesX: number;
  readonly wallX: number;
  readonly floorY: number;
  readonly floorPitch: number;
  /** The width without the padding. */
  readonly inner: number;
  readonly width: number;
  readonly height: number;
}

const SPECS = {
  small: { tile: 34, gap: 5, middle: 26, words: 0, isGrand: true, floorTile: 29 },
  mine: { tile: 42, gap: 5, middle: 24, words: 122, isGrand: true, floorTile: 36 },
  otherOfThree: { tile: 32, gap: 3.5, middle: 22, words: 0, isGrand: false, floorTile: 28 },
  otherOfFour: { tile: 29, gap: 3.5, middle: 22, words: 0, isGrand: false, floorTile: 26, isCorner: true },
  minePhone: { tile: 31.5, gap: 2.5, middle: 22, words: 0, isGrand: false, floorTile: 30, isCorner: true },
} satisfies Record<string, BoardSpec>;

export type BoardSize = keyof typeof SPECS;

export function measureBoard(size: BoardSize): BoardMeasure {
  return measure(SPECS[size]);
}

/** What a board of any size may have besides its tiles. */
export type BoardLook = Pick<BoardSpec, "isGrand"> & Partial<Pick<BoardSpec, "words" | "isCorner">>;

/** Between two tiles, and the side of a tile on the floor, as shares of a tile. */
const GAP = 0.11;
const FLOOR_TILE = 0.86;

/** The largest board that fits a box; what the box has in width beyond it is free before the lines. */
export function boardToFit(width: number, height: number, { isGrand, words = 0, isCorner = false }: BoardLook) {
  const none = { tile: 0, gap: 0, middle: isGrand ? 26 : 22, words, isGrand, floorTile: 0, isCorner };
  const bare = measure(none);
  const tile = Math.min((width - bare.width) / (10 + 8 * GAP), (height - bare.height) / (5 + 4 * GAP + FLOOR_TILE));
  const whole = Math.floor(tile * 2) / 2;
  const fitting = { ...none, tile: whole, gap: whole * GAP, floorTile: whole * FLOOR_TILE };
  return measure({ ...fitting, indent: Math.max(0, width - measure(fitting).width) });
}

/** How wide the largest board of a height is, if it may be no wider than `most`. */
export function widthToFit(most: number, height: number, look: BoardLook): number {
  const { width, indent } = boardToFit(most, height, look);
  return width - indent;
}

function measure(spec: BoardSpec): BoardMeasure {
  const { tile, gap, middle, words, isGrand, floorTile, isCorner = false, indent = 0 } = spec;
  const pad = isGrand ? { x: 18, y: 12 } : { x: 12, y: 9 };
  const head = isCorner ? 2 : isGrand ? 54 : 36;
  const pitch = tile + gap;
  const linesX = words + indent;
  const wallX = linesX + 5 * pitch - gap + middle;
  const inner = wallX + 5 * pitch - gap;
  const floorY = 5 * pitch - gap + (isGrand ? 14 : 11);
  return {
    ...spec,
    isCorner,
    pad,
    head,
    pitch,
    indent,
    linesX,
    wallX,
    floorY,
    floorPitch: floorTile + (isGrand ? 6 : 3.5),
    inner,
    width: inner + 2 * pad.x,
    height: pad.y + head + floorY + floorTile + pad.y,
  };
}

/** How far a frame is outside of what it surrounds. */
const OUT = 3.5;

/** Around the places of a line, or of the floor. */
export function targetBox(
  { linesX, pitch, tile, gap, floorY, floorPitch, floorTile }: BoardMeasure,
  target: Target,
): { x: number; y: number; width: number; height: number; rx: number } {
  const round = { rx: tile * 0.14 + OUT };
  if (target === "floor") {
    const width = 6 * floorPitch + floorTile + 2 * OUT;
    return { x: linesX - OUT, y: floorY - OUT, width, height: floorTile + 2 * OUT, ...round };
  }
  const x = linesX + (4 - target) * pitch - OUT;
  const width = (target + 1) * pitch - gap + 2 * OUT;
  const inset = Math.min(OUT, gap / 2);
  return { x, y: target * pitch - inset, width, height: tile + 2 * inset, ...round };
}

/** Round a cell of the wall, within its edge: the next one may have a ring too. */
export function cellBox({ wallX, pitch, tile }: BoardMeasure, { row, column }: Cell) {
  const side = tile - 2;
  return { x: wallX + column * pitch + 1, y: row * pitch + 1, width: side, height: side, rx: tile * 0.14 };
}

/** Around the places of a line that the tiles of a draft fill; around the whole floor, where they are told one by one. */
export function placesBox(board: BoardMeasure, { target, held, toLine }: Pick<Outlook, "target" | "held" | "toLine">) {
  const box = targetBox(board, target);
  if (target === "floor") return box;
  const { pitch } = board;
  return { ...box, x: box.x + (target + 1 - held) * pitch, width: box.width - (target + 1 - toLine) * pitch };
}
