/** The boards alone, as a picture within another page: the factories, and one board beside or below them. */
import type { Size } from "../page/format.ts";
import { arrangeBands, arrangeOval, arrangeRing } from "./factory-layout.ts";
import { fitBoard } from "./table-layout.ts";
import type { Company, TableLayout } from "./table-layout.ts";

const WIDE: Size = { width: 732, height: 300 };
const NARROW: Size = { width: 366, height: 424 };

export function frameSize(isNarrow: boolean): Size {
  return isNarrow ? NARROW : WIDE;
}

/** As large as factories of this number can be in the frame. */
const DIAMETER: Readonly<Record<number, number>> = { 5: 78, 7: 62, 9: 52 };

export function arrangeFrame({ seats, centres, viewer }: Company, { width, height }: Size): TableLayout {
  const isNarrow = width < 500;
  const factories = 2 * seats + 1;
  const display = isNarrow ? { width, height: 196 } : { width: 256, height };
  const { width: across, height: down } = display;
  const arranged =
    centres > 1
      ? arrangeBands(factories, across, down, !isNarrow)
      : isNarrow
        ? arrangeOval(factories, across, down, 72)
        : arrangeRing(factories, across - 8, Math.min(down, 292), DIAMETER[factories]);
  const board = isNarrow
    ? { x: 0, y: down + 4, width, height: height - down - 4 }
    : { x: across, y: 0, width: width - across, height };
  const mine = fitBoard(viewer, board, { isGrand: false, isCorner: isNarrow });
  return {
    width,
    height,
    isWide: true,
    display: { ...arranged, x: 4, y: isNarrow ? 0 : (height - arranged.height) / 2 },
    boards: [mine],
    chips: [],
    panel: null,
    supplies: { x: 0, y: 0, width: 0, height: 0 },
    bag: { x: 0, y: height - 30, size: 30 },
    lid: { x: 0, y: height - 30, size: 30 },
    places: null,
  };
}
