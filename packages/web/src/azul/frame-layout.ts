/** The boards alone, as a picture within another page: the factories, and one board beside or below them. */
import type { Size } from "../page/format.ts";
import { arrangeBands, arrangeCorner, arrangeGrid, arrangeRows } from "./factory-layout.ts";
import type { FactoryLayout } from "./factory-layout.ts";
import { fitBoard } from "./table-layout.ts";
import type { Company, TableLayout } from "./table-layout.ts";

const WIDE: Size = { width: 732, height: 330 };
const NARROW: Size = { width: 366, height: 444 };

export function frameSize(isNarrow: boolean): Size {
  return isNarrow ? NARROW : WIDE;
}

/** What the factories have beside a board, and above it. */
const BESIDE = 236;
const ABOVE = 216;

/** More factories than these are too small in one grid with the centre. */
const FEW = 5;

/** So that tiles in the centre are about as large as those on the factories. */
const CORNER_SHARE = 0.87;

export function arrangeFrame({ seats, centres, viewer }: Company, { width, height }: Size): TableLayout {
  const isNarrow = width < 500;
  const display = isNarrow ? { width, height: ABOVE } : { width: BESIDE, height };
  const arranged = arrangeFactories(2 * seats + 1, centres, display, isNarrow);
  const board = isNarrow
    ? { x: 0, y: ABOVE + 4, width, height: height - ABOVE - 4 }
    : { x: BESIDE, y: 0, width: width - BESIDE, height };
  const mine = fitBoard(viewer, board, { isGrand: false, isCorner: isNarrow });
  return {
    width,
    height,
    isWide: true,
    display: { ...arranged, x: 2, y: isNarrow ? 0 : (height - arranged.height) / 2 },
    boards: [mine],
    chips: [],
    panel: null,
    supplies: { x: 0, y: 0, width: 0, height: 0 },
    bag: { x: 0, y: height - 30, size: 30 },
    lid: { x: 0, y: height - 30, size: 30 },
    places: null,
  };
}

function arrangeFactories(
  factories: number,
  centres: number,
  { width, height }: Size,
  isNarrow: boolean,
): FactoryLayout {
  if (centres > 1) return arrangeBands(factories, width, height, !isNarrow);
  if (!isNarrow && factories < 9) return arrangeCorner(factories, 2, width - 4, height - 8, CORNER_SHARE);
  if (!isNarrow) return arrangeGrid(factories, 3, width - 4, height - 8);
  if (factories <= FEW) return arrangeCorner(factories, 3, width - 4, height, CORNER_SHARE);
  const above = Math.ceil(factories / 2);
  return arrangeRows(factories, 1, width - 4, height, [above, factories - above]);
}
