/** The table on a phone or a tablet: the own board and the market, the others as chips that open. */
import { arrangeBands, arrangeOval, arrangeRing, arrangeRows } from "./arrangement.ts";
import { placeBoard } from "./stage.ts";
import type { Company, Stage } from "./stage.ts";

const PHONE = 390;
/** Plates in rows of three, large enough for a thumb; the height follows. */
const PHONE_ROWS: Readonly<Record<number, readonly number[]>> = { 5: [3, 2], 7: [2, 3, 2], 9: [3, 3, 3] };
const PHONE_HEIGHT: Readonly<Record<number, number>> = { 5: 318, 7: 408, 9: 408 };

/** One under the other: chips, rows of plates, the own board. */
export function arrangePhone({ seats, centres, viewer }: Company): Stage {
  const plates = 2 * seats + 1;
  const market = arrangeRows(
    plates,
    centres,
    PHONE - 12,
    PHONE_HEIGHT[plates] + 48 * (centres - 1),
    PHONE_ROWS[plates],
  );
  const y = CHIP + 8;
  const board = placeBoard("minePhone", viewer, 5, y + market.height + 2);
  const mine = { ...board, width: PHONE - 10 };
  return {
    width: PHONE,
    height: mine.y + mine.height + 8,
    market: { ...market, x: 6, y },
    boards: [mine],
    ...arrangeChips(seats, viewer, { x: 6, width: PHONE - 12, bag: 76 }),
  };
}

const TABLET = 800;
const TABLET_MARKET = 480;
const TABLET_PLATE: Readonly<Record<number, number>> = { 5: 152, 7: 144, 9: 128 };

/** Upright: the same order as on a phone, with a wide oval and a board that has room for words. */
export function arrangeTablet({ seats, centres, viewer }: Company): Stage {
  const plates = 2 * seats + 1;
  const market =
    centres === 1
      ? arrangeOval(plates, TABLET - 12, TABLET_MARKET, TABLET_PLATE[plates])
      : arrangeBands(plates, TABLET - 12, TABLET_MARKET, false);
  const y = CHIP + 10;
  const board = placeBoard("mineTablet", viewer, 6, y + market.height + 8);
  const mine = { ...board, width: TABLET - 12 };
  return {
    width: TABLET,
    height: mine.y + mine.height + 4,
    market: { ...market, x: 6, y },
    boards: [mine],
    ...arrangeChips(seats, viewer, { x: 6, width: TABLET - 12, bag: 96 }),
  };
}

const SIDE = { width: 1008, height: 690, left: 436 };
/** Small enough to leave the tray its room in the middle. */
const SIDE_PLATE = 126;

/** On its side: the ring at the left, chips and the own board at the right; the choices find room below the board. */
export function arrangeSide({ seats, centres, viewer }: Company): Stage {
  const right = SIDE.left + 20;
  const plates = 2 * seats + 1;
  const market =
    centres === 1
      ? arrangeRing(plates, SIDE.left, SIDE.height - 60, SIDE_PLATE)
      : arrangeRows(plates, centres, SIDE.left, SIDE.height);
  const board = placeBoard("mineSide", viewer, right, CHIP + 10);
  const mine = { ...board, width: SIDE.width - right };
  return {
    width: SIDE.width,
    height: SIDE.height,
    market: { ...market, x: 0, y: (SIDE.height - market.height) / 2 },
    boards: [mine],
    ...arrangeChips(seats, viewer, { x: right, width: SIDE.width - right, bag: 82 }),
  };
}

const CHIP = 54;

/** What narrow tables have instead of the others' boards: their seats and the bag in one row. */
function arrangeChips(
  seats: number,
  viewer: number,
  row: { readonly x: number; readonly width: number; readonly bag: number },
): Pick<Stage, "isWide" | "panel" | "chips" | "supplies" | "bag" | "lid"> {
  const width = (row.width - row.bag - 6 * (seats - 1)) / (seats - 1);
  const end = row.x + row.width - row.bag;
  return {
    isWide: false,
    panel: null,
    chips: Array.from({ length: seats - 1 }, (_, i) => ({
      seat: (viewer + 1 + i) % seats,
      x: row.x + i * (width + 6),
      y: 0,
      width,
      height: CHIP,
    })),
    supplies: { x: end, y: 0, width: row.bag, height: CHIP },
    bag: { x: end + 10, y: 12, size: 30 },
    lid: { x: end + 40, y: 12, size: 30 },
  };
}
