/** Where plates and trays stand: in a ring around one centre, or in rows above two centres and on narrow screens. */

export interface Place {
  readonly cx: number;
  readonly cy: number;
}

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

/** As large as they can be without crowding the tray or each other. */
const RING_DIAMETER: Readonly<Record<number, number>> = { 5: 152, 7: 148, 9: 126 };

/** A ring of plates with the tray in the middle. */
export function arrangeRing(plates: number, width: number, height: number): MarketArrangement {
  const diameter = RING_DIAMETER[plates];
  const middle = { cx: width / 2, cy: height / 2 };
  const rx = (width - diameter) / 2 - RING_MARGIN;
  const ry = (height - diameter) / 2 - RING_MARGIN;
  const radius = Math.min(rx, ry) - diameter / 2 - 6;
  return {
    width,
    height,
    diameter,
    plates: spreadOnEllipse(plates, middle, rx, ry).map(({ cx, cy }) => {
      const dx = cx - middle.cx;
      const dy = cy - middle.cy;
      const reach = (diameter * NUMBER_INSET) / Math.hypot(dx, dy);
      return { cx, cy, number: { cx: cx + dx * reach, cy: cy + dy * reach } };
    }),
    trays: [{ ...middle, rx: radius, ry: radius }],
  };
}

/** Equal distances along the curve; equal angles would crowd the plates where an ellipse is flat. */
function spreadOnEllipse(count: number, { cx, cy }: Place, rx: number, ry: number): Place[] {
  const steps = 720;
  const at = (i: number): Place => {
    const angle = (i / steps) * 2 * Math.PI - Math.PI / 2;
    return { cx: cx + rx * Math.cos(angle), cy: cy + ry * Math.sin(angle) };
  };
  const lengths = [0];
  for (let i = 1; i <= steps; i++) {
    const [a, b] = [at(i - 1), at(i)];
    lengths.push(lengths[i - 1] + Math.hypot(b.cx - a.cx, b.cy - a.cy));
  }
  return Array.from({ length: count }, (_, i) =>
    at(lengths.findIndex((length) => length >= (lengths[steps] * i) / count)),
  );
}

const ROWS: Readonly<Record<number, readonly number[]>> = { 5: [3, 2], 7: [4, 3], 9: [3, 3, 3] };

const LARGEST_PLATE = 150;
const ROW_GAP = 6;
/** Above and below the trays, where their shadow falls. */
const TRAY_MARGIN = 16;

/** Rows of plates and below them the trays side by side; with two trays each holds two rows of tiles. */
export function arrangeRows(plates: number, trays: number, width: number, height: number): MarketArrangement {
  const rows = ROWS[plates];
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
