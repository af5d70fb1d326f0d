/** Where plates and trays stand: around one centre or two, or in rows above them on narrow screens. */
import { clearance, spreadOnEllipse } from "./spread.ts";
import type { Place } from "./spread.ts";

export interface PlacedTray extends Place {
  readonly rx: number;
  readonly ry: number;
}

export interface MarketArrangement {
  readonly width: number;
  readonly height: number;
  readonly diameter: number;
  readonly plates: readonly (Place & { readonly number: Place })[];
  readonly trays: readonly PlacedTray[];
}

/** From the rim of a plate to the middle of its number. */
const NUMBER_INSET = 0.47;
/** The numbers stand out a little beyond the drawing. */
const RING_MARGIN = 4;
/** Between a tray and the plates around it. */
const TRAY_GAP = 6;

/** As large as they can be without crowding the tray or each other. */
const RING_DIAMETER: Readonly<Record<number, number>> = { 5: 152, 7: 148, 9: 126 };

/** A ring of plates with a round tray in the middle. */
export function arrangeRing(
  plates: number,
  width: number,
  height: number,
  diameter = RING_DIAMETER[plates],
): MarketArrangement {
  const middle = { cx: width / 2, cy: height / 2 };
  const places = ringPlaces(plates, middle, diameter);
  const radius = clearance(middle, places, diameter / 2) - TRAY_GAP;
  return { width, height, diameter, plates: places, trays: [{ ...middle, rx: radius, ry: radius }] };
}

const OVAL_DIAMETER: Readonly<Record<number, number>> = { 5: 122, 7: 118, 9: 108 };
const LOWEST_TRAY = 62;

/** A wide oval of plates; a long tray fills what is free in the middle. */
export function arrangeOval(
  plates: number,
  width: number,
  height: number,
  largest = OVAL_DIAMETER[plates],
): MarketArrangement {
  const diameter = Math.min(largest, (height - LOWEST_TRAY - 2 * (TRAY_GAP + RING_MARGIN)) / 2);
  const middle = { cx: width / 2, cy: height / 2 };
  const places = ringPlaces(plates, middle, diameter);
  const ry = middle.cy - diameter - RING_MARGIN - TRAY_GAP;
  const isFree = (half: number): boolean => {
    const ends = [-1, -0.5, 0, 0.5, 1].map((side) => ({ cx: middle.cx + side * (half - ry), cy: middle.cy }));
    return ends.every((end) => clearance(end, places, diameter / 2) >= ry + TRAY_GAP);
  };
  let half = width / 2;
  while (half > 2 * ry && !isFree(half)) half -= 2;
  return { width, height, diameter, plates: places, trays: [{ ...middle, rx: half, ry }] };
}

function ringPlaces(plates: number, middle: Place, diameter: number): MarketArrangement["plates"] {
  const rx = middle.cx - diameter / 2 - RING_MARGIN;
  const ry = middle.cy - diameter / 2 - RING_MARGIN;
  return spreadOnEllipse(plates, middle, rx, ry).map(({ cx, cy }) => {
    const dx = cx - middle.cx;
    const dy = cy - middle.cy;
    const reach = (diameter * NUMBER_INSET) / Math.hypot(dx, dy);
    return { cx, cy, number: { cx: cx + dx * reach, cy: cy + dy * reach } };
  });
}

/** Two trays, one above the other or end to end, with plates above and below them. */
export function arrangeBands(plates: number, width: number, height: number, isStacked: boolean): MarketArrangement {
  const above = Math.ceil(plates / 2);
  const pitch = width / above;
  const trayRows = isStacked ? 2 : 1;
  const lowest = isStacked ? 84 : 70;
  const diameter = Math.min(pitch - ROW_GAP, (height - trayRows * lowest - 40) / 2);
  const ry = Math.min(46, (height - 2 * diameter - 44) / (2 * trayRows));
  const row = (count: number, cy: number, side: 1 | -1) =>
    Array.from({ length: count }, (_, i) => {
      const cx = width / 2 + (i - (count - 1) / 2) * pitch;
      return { cx, cy, number: { cx, cy: cy + side * diameter * NUMBER_INSET } };
    });
  const top = diameter / 2 + 10;
  const bottom = height - diameter / 2 - 14;
  const middle = { cx: width / 2, cy: (top + bottom) / 2 };
  const rx = (isStacked ? width / 2 : width / 4) - TRAY_GAP;
  return {
    width,
    height,
    diameter,
    plates: [...row(above, top, -1), ...row(plates - above, bottom, 1).reverse()],
    trays: [-1, 1].map((side) => ({
      cx: middle.cx + (isStacked ? 0 : side * (rx + 4)),
      cy: middle.cy + (isStacked ? side * (ry + 4) : 0),
      rx,
      ry,
    })),
  };
}

const ROWS: Readonly<Record<number, readonly number[]>> = { 5: [3, 2], 7: [4, 3], 9: [3, 3, 3] };

const LARGEST_PLATE = 150;
const ROW_GAP = 6;
/** Above and below the trays, where their shadow falls. */
const TRAY_MARGIN = 16;

/** Rows of plates and below them the trays side by side; with two trays each holds two rows of tiles. */
export function arrangeRows(
  plates: number,
  trays: number,
  width: number,
  height: number,
  rows: readonly number[] = ROWS[plates],
): MarketArrangement {
  const pitch = width / Math.max(...rows);
  const lowestTray = trays > 1 ? 112 : 64;
  const room = (height - lowestTray - TRAY_MARGIN) / rows.length - ROW_GAP;
  const diameter = Math.min(pitch - ROW_GAP, LARGEST_PLATE, room);
  const rowHeight = diameter + ROW_GAP;
  const spare = height - rowHeight * rows.length - TRAY_MARGIN;
  const trayHeight = Math.min(spare, lowestTray * 1.75);
  const places = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, i) => {
      const cx = width / 2 + (i - (count - 1) / 2) * pitch;
      const cy = rowHeight * (row + 0.5);
      const corner = diameter * NUMBER_INSET * Math.SQRT1_2 * 1.1;
      return { cx, cy, number: { cx: cx - corner, cy: cy - corner } };
    }),
  );
  const top = rowHeight * rows.length + TRAY_MARGIN - 10;
  const trayWidth = (width - 8 * (trays - 1)) / trays;
  return {
    width,
    height: top + trayHeight + 10,
    diameter,
    plates: places,
    trays: Array.from({ length: trays }, (_, i) => ({
      cx: trayWidth / 2 + i * (trayWidth + 8),
      cy: top + trayHeight / 2,
      rx: trayWidth / 2 - 2,
      ry: trayHeight / 2,
    })),
  };
}
