/** Where factories and centres are placed, and where tiles lie in them. */
import { TILE_COLOURS } from "./art/tiles.ts";
import type { Piece } from "./view.ts";

export interface PlacedCentre extends Place {
  readonly rx: number;
  readonly ry: number;
}

export interface FactoryLayout {
  readonly width: number;
  readonly height: number;
  readonly diameter: number;
  /** What each factory has to itself where they stand in rows: a thumb may miss the factory and still mean it. */
  readonly cell?: { readonly width: number; readonly height: number };
  readonly factories: readonly (Place & { readonly number: Place })[];
  readonly centres: readonly PlacedCentre[];
}

/** The side of a tile on a factory, as a share of the factory. */
const TILE = 0.31;
/** From the rim of a factory to the middle of its number. */
const NUMBER_INSET = 0.47;
/** The numbers stand out a little beyond the drawing. */
const RING_MARGIN = 4;
/** Between a centre and the factories around it. */
const CENTRE_GAP = 6;

/** As large as they can be without crowding the centre or each other. */
const RING_DIAMETER: Readonly<Record<number, number>> = { 5: 152, 7: 148, 9: 126 };

/** A ring of factories with a round centre in the middle. */
export function arrangeRing(
  factories: number,
  width: number,
  height: number,
  diameter = RING_DIAMETER[factories],
): FactoryLayout {
  const middle = { cx: width / 2, cy: height / 2 };
  const places = ringPlaces(factories, middle, diameter);
  const radius = clearance(middle, places, diameter / 2) - CENTRE_GAP;
  return { width, height, diameter, factories: places, centres: [{ ...middle, rx: radius, ry: radius }] };
}

/** By how much the rims of an oval and its centre may meet: none does. */
const RIM = -2;

const OVAL_DIAMETER: Readonly<Record<number, number>> = { 5: 122, 7: 118, 9: 108 };
const LOWEST_CENTRE = 62;

/** A wide oval of factories; a long centre fills what is free in the middle. */
export function arrangeOval(
  factories: number,
  width: number,
  height: number,
  largest = OVAL_DIAMETER[factories],
): FactoryLayout {
  const diameter = Math.min(largest, (height - LOWEST_CENTRE - 2 * (CENTRE_GAP + RING_MARGIN)) / 2);
  const middle = { cx: width / 2, cy: height / 2 };
  const places = ringPlaces(factories, middle, diameter);
  let ry = middle.cy - diameter - RING_MARGIN - CENTRE_GAP;
  const isFree = (half: number): boolean => {
    const reach = Math.max(0, half - ry);
    return places.every(({ cx, cy }) => {
      const beyond = Math.max(0, Math.abs(cx - middle.cx) - reach);
      return Math.hypot(beyond, cy - middle.cy) - diameter / 2 >= ry - RIM;
    });
  };
  // In a high place the factories at the sides decide, not those above and below.
  while (2 * ry > LOWEST_CENTRE && !isFree(2 * ry)) ry -= 2;
  let half = width / 2;
  while (half > 2 * ry && !isFree(half)) half -= 2;
  return { width, height, diameter, factories: places, centres: [{ ...middle, rx: half, ry }] };
}

const LEAST_DIAMETER = 60;

/** The oval with the largest factories that stand apart and leave the centre room for tiles as large as theirs, or for this share of it. */
export function largestOval(factories: number, width: number, height: number, share: number): FactoryLayout {
  let layout = arrangeOval(factories, width, height, LEAST_DIAMETER);
  for (let diameter = layout.diameter + 2; diameter <= height / 2; diameter += 2) {
    const larger = arrangeOval(factories, width, height, diameter);
    const inCentre = centreSpot(larger.centres[0], "a").size;
    const areApart = larger.factories.every(
      (one, i) => clearance(one, larger.factories.toSpliced(i, 1), diameter) >= CENTRE_GAP,
    );
    if (larger.diameter < diameter || !areApart || inCentre < share * TILE * diameter) return layout;
    layout = larger;
  }
  return layout;
}

function ringPlaces(factories: number, middle: Place, diameter: number): FactoryLayout["factories"] {
  const rx = middle.cx - diameter / 2 - RING_MARGIN;
  const ry = middle.cy - diameter / 2 - RING_MARGIN;
  return spreadOnEllipse(factories, middle, rx, ry).map(({ cx, cy }) => {
    const dx = cx - middle.cx;
    const dy = cy - middle.cy;
    const reach = (diameter * NUMBER_INSET) / Math.hypot(dx, dy);
    return { cx, cy, number: { cx: cx + dx * reach, cy: cy + dy * reach } };
  });
}

/** Two centres, one above the other or end to end, with factories above and below them. */
export function arrangeBands(factories: number, width: number, height: number, isStacked: boolean): FactoryLayout {
  const above = Math.ceil(factories / 2);
  const pitch = width / above;
  const centreRows = isStacked ? 2 : 1;
  const lowest = isStacked ? 84 : 70;
  const diameter = Math.min(pitch - ROW_GAP, (height - centreRows * lowest - 40) / 2);
  const ry = Math.min(46, (height - 2 * diameter - 44) / (2 * centreRows));
  const row = (count: number, cy: number, side: 1 | -1) =>
    Array.from({ length: count }, (_, i) => {
      const cx = width / 2 + (i - (count - 1) / 2) * pitch;
      return { cx, cy, number: { cx, cy: cy + side * diameter * NUMBER_INSET } };
    });
  const top = diameter / 2 + 10;
  const bottom = height - diameter / 2 - 14;
  const middle = { cx: width / 2, cy: (top + bottom) / 2 };
  const rx = (isStacked ? width / 2 : width / 4) - CENTRE_GAP;
  return {
    width,
    height,
    diameter,
    factories: [...row(above, top, -1), ...row(factories - above, bottom, 1).reverse()],
    centres: [-1, 1].map((side) => ({
      cx: middle.cx + (isStacked ? 0 : side * (rx + 4)),
      cy: middle.cy + (isStacked ? side * (ry + 4) : 0),
      rx,
      ry,
    })),
  };
}

const ROWS: Readonly<Record<number, readonly number[]>> = { 5: [3, 2], 7: [4, 3], 9: [3, 3, 3] };

const LARGEST_FACTORY = 150;
const ROW_GAP = 6;
/** Above and below the centres, where their shadow falls. */
const CENTRE_MARGIN = 16;

/** Rows of factories and below them the centres side by side; with two centres each holds two rows of tiles. */
export function arrangeRows(
  factories: number,
  centres: number,
  width: number,
  height: number,
  rows: readonly number[] = ROWS[factories],
): FactoryLayout {
  const pitch = width / Math.max(...rows);
  const lowestCentre = centres > 1 ? 112 : 64;
  const room = (height - lowestCentre - CENTRE_MARGIN) / rows.length - ROW_GAP;
  const diameter = Math.min(pitch - ROW_GAP, LARGEST_FACTORY, room);
  const rowHeight = diameter + ROW_GAP;
  const spare = height - rowHeight * rows.length - CENTRE_MARGIN;
  const centreHeight = Math.min(spare, lowestCentre * 1.75);
  const places = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, i) => {
      const cx = width / 2 + (i - (count - 1) / 2) * pitch;
      return numbered({ cx, cy: rowHeight * (row + 0.5) }, diameter);
    }),
  );
  const top = rowHeight * rows.length + CENTRE_MARGIN - 10;
  const centreWidth = (width - 8 * (centres - 1)) / centres;
  return {
    width,
    height: top + centreHeight + 10,
    diameter,
    cell: { width: pitch, height: rowHeight },
    factories: places,
    centres: Array.from({ length: centres }, (_, i) => ({
      cx: centreWidth / 2 + i * (centreWidth + 8),
      cy: top + centreHeight / 2,
      rx: centreWidth / 2 - 2,
      ry: centreHeight / 2,
    })),
  };
}

/** With its number at the upper left. */
function numbered({ cx, cy }: Place, diameter: number): FactoryLayout["factories"][number] {
  const corner = diameter * NUMBER_INSET * Math.SQRT1_2 * 1.1;
  return { cx, cy, number: { cx: cx - corner, cy: cy - corner } };
}

/**
 * The same in a place so narrow that the tiles in the centre would be far smaller than those on factories: the last row is higher, and its
 * factories leave the centre more of it. `share`: how much of an equal row a factory has.
 */
export function arrangeCorner(
  factories: number,
  columns: number,
  width: number,
  height: number,
  share: number,
): FactoryLayout {
  const rows = Math.ceil((factories + 1) / columns);
  const pitch = (share * height) / rows;
  const diameter = Math.min(width / columns, pitch) - ROW_GAP;
  const last = { top: (rows - 1) * pitch, height: height - (rows - 1) * pitch };
  const places = Array.from({ length: factories }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    if (row < rows - 1) return numbered({ cx: (column + 0.5) * (width / columns), cy: (row + 0.5) * pitch }, diameter);
    return numbered({ cx: (column + 0.5) * (diameter + ROW_GAP), cy: last.top + last.height / 2 }, diameter);
  });
  const taken = (factories % columns) * (diameter + ROW_GAP);
  const [rx, ry] = [(width - taken) / 2 - 2, last.height / 2 - CENTRE_GAP];
  const centre = { cx: taken + (width - taken) / 2, cy: last.top + last.height / 2, rx, ry };
  return { width, height, diameter, factories: places, centres: [centre] };
}

/** Factories in equal cells, and one centre in what they leave of the last row: as large as they can be in a small place. */
export function arrangeGrid(factories: number, columns: number, width: number, height: number): FactoryLayout {
  const pitch = { x: width / columns, y: height / Math.ceil((factories + 1) / columns) };
  const diameter = Math.min(pitch.x, pitch.y) - ROW_GAP;
  const places = Array.from({ length: factories }, (_, i) =>
    numbered({ cx: ((i % columns) + 0.5) * pitch.x, cy: (Math.floor(i / columns) + 0.5) * pitch.y }, diameter),
  );
  const free = width - (factories % columns) * pitch.x;
  const centre = { cx: width - free / 2, cy: height - pitch.y / 2, rx: free / 2 - 2, ry: pitch.y / 2 - CENTRE_GAP };
  return { width, height, diameter, factories: places, centres: [centre] };
}

/** Circles around a middle: spread evenly, and how much room they leave. */

export interface Place {
  readonly cx: number;
  readonly cy: number;
}

const STEPS = 720;

/** Equal distances along the curve; equal angles would crowd the factories where an ellipse is flat. */
function spreadOnEllipse(count: number, { cx, cy }: Place, rx: number, ry: number): Place[] {
  const at = (i: number): Place => {
    const angle = (i / STEPS) * 2 * Math.PI - Math.PI / 2;
    return { cx: cx + rx * Math.cos(angle), cy: cy + ry * Math.sin(angle) };
  };
  const lengths = [0];
  for (let i = 1; i <= STEPS; i++) {
    const [a, b] = [at(i - 1), at(i)];
    lengths.push(lengths[i - 1] + Math.hypot(b.cx - a.cx, b.cy - a.cy));
  }
  return Array.from({ length: count }, (_, i) =>
    at(lengths.findIndex((length) => length >= (lengths[STEPS] * i) / count)),
  );
}

/** From a point to the nearest edge of any of the circles. */
function clearance({ cx, cy }: Place, circles: readonly Place[], radius: number): number {
  return Math.min(...circles.map((circle) => Math.hypot(circle.cx - cx, circle.cy - cy) - radius));
}

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const PIECES: readonly Piece[] = ["first", ...TILE_COLOURS];

/** As wide as the rim that is drawn round a centre; tiles lie within it. */
export const TRAY_RIM = 11;
/** Between the rim and the tiles at the ends. */
const AIR = 4;
const LARGEST_IN_CENTRE = 44;

/** Where the marker and the heap of each colour lie in a centre. */
export function centreSpot(centre: PlacedCentre, piece: Piece): Spot {
  const { cx, cy, rx, ry } = centre;
  const index = PIECES.indexOf(piece);
  const spot = (dx: number, dy: number, size: number): Spot => ({
    x: cx + dx - size / 2,
    y: cy + dy - size / 2,
    size,
  });
  if (rx > 1.1 * ry) {
    const one = rowsInTray(centre, 1);
    const two = rowsInTray(centre, 2);
    // One row in a long centre, unless its tiles would be smaller than in two.
    const { columns, size, pitch } = rx > 2.2 * ry && one.size >= two.size ? one : two;
    const row = Math.floor(index / columns);
    return spot(
      ((index % columns) - (columns - 1) / 2) * pitch.x,
      (row - (PIECES.length / columns - 1) / 2) * pitch.y,
      size,
    );
  }
  // A round centre: the marker in the middle, the colours on a pentagon around it.
  const inner = ry - TRAY_RIM;
  if (index === 0) return spot(0, 0, inner * 0.42);
  const angle = ((index - 1) / 5) * 2 * Math.PI - Math.PI / 2;
  return spot(inner * 0.6 * Math.cos(angle), inner * 0.6 * Math.sin(angle), inner * 0.48);
}

/** The largest tiles that lie in so many rows within the rim of a centre with half circles at its ends, spread over its length. */
function rowsInTray({ rx, ry }: PlacedCentre, rows: 1 | 2) {
  const columns = PIECES.length / rows;
  // A small one has no room to spare between its tiles.
  const gap = rx > 1.3 * ry ? { x: 8, y: 12 } : { x: 4, y: 5 };
  /** How far from the middle the corner of the outermost tile may lie sideways. */
  const reach = (size: number): number => {
    const up = (rows * size + (rows - 1) * gap.y) / 2;
    const inner = ry - TRAY_RIM;
    return up > inner ? 0 : rx - ry + Math.sqrt(inner ** 2 - up ** 2) - AIR;
  };
  // A single row leaves room for its numbers below it.
  let size = rows === 1 ? Math.min(LARGEST_IN_CENTRE, ry * 1.16) : LARGEST_IN_CENTRE;
  while (size > 1 && reach(size) < (columns * size + (columns - 1) * gap.x) / 2) size -= 0.5;
  const widest = (2 * rx - 2 * TRAY_RIM) / columns;
  const pitch = Math.min(widest, (2 * reach(size) - size) / (columns - 1));
  return { columns, size, pitch: { x: pitch, y: size + gap.y } };
}

/** How far the tiles of a clump lie apart, each above the one before it. */
export const HEAP = { x: 2.6, y: 2, most: 3 };

/** Where a tile lies on a factory: two by two. */
export function factorySpot({ cx, cy }: Place, diameter: number, index: number): Spot {
  const size = diameter * TILE;
  const offset = size / 2 + 2;
  return {
    x: cx + (index % 2 === 0 ? -offset : offset) - size / 2,
    y: cy + (index < 2 ? -offset : offset) - size / 2,
    size,
  };
}

/** What a thumb may need, in units. */
const THUMB = 44;

/** What is pressed to take a tile of a factory: a quarter of the factory, outwards from its middle, never over a neighbour. */
export function factoryQuarter(layout: Pick<FactoryLayout, "diameter" | "cell">, place: Place, index: number) {
  const { diameter, cell } = layout;
  const most = Math.max(diameter * 0.35, Math.min(THUMB, diameter * 0.43));
  const width = Math.max(most, Math.min(THUMB + 4, (cell?.width ?? 0) / 2));
  const height = Math.max(most, Math.min(THUMB + 4, (cell?.height ?? 0) / 2));
  return {
    x: place.cx - (index % 2 === 0 ? width : 0),
    y: place.cy - (index < 2 ? height : 0),
    width,
    height,
  };
}

/** Laid by hand: up to four degrees, irregular to the eye, the same every time. */
export function factoryTilt(factory: number, index: number): number {
  return ((factory * 37 + index * 53) % 9) - 4;
}
