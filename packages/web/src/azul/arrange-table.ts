/** Which layout the table of Azul has in which format. */
import type { Format, Size } from "../page/format.ts";
import { arrangeShort, arrangeWide } from "./desk-layout.ts";
import { arrangeLarge } from "./large-layout.ts";
import { arrangeLow, arrangePhone } from "./phone-layout.ts";
import { arrangeSquare } from "./square-layout.ts";
import type { Company, TableLayout } from "./table-layout.ts";
import { arrangeCompact, arrangeSide, arrangeTablet } from "./tablet-layout.ts";

const ARRANGE: Readonly<Record<Format, (company: Company, room: Size) => TableLayout>> = {
  wide: arrangeWide,
  short: arrangeShort,
  side: arrangeSide,
  compact: arrangeCompact,
  tablet: arrangeTablet,
  square: arrangeSquare,
  low: arrangeLow,
  phone: arrangePhone,
};

/** Where everything is, for each number of seats and each format of screen; `room` is the window in units. */
export function arrangeTable(
  company: Company,
  format: Format,
  room: Size,
  { isLarge = false, isBesideList = false, isWatched = false } = {},
): TableLayout {
  // More than two boards are largest where nothing else needs room.
  const isGrown = format === "compact" && (isLarge || company.seats > 2);
  const around = { isBesideList, hasSteps: !isLarge && !isBesideList, isWatched: isLarge && isWatched };
  return isGrown ? arrangeLarge(company, room, around) : ARRANGE[format](company, room);
}

/** Advice about the past leaves every board in its place, unless the board that it is about is not on the table. */
export function arrangeAround(
  arrange: (viewer: number) => TableLayout,
  own: number,
  advised: number | null,
): TableLayout {
  const layout = arrange(own);
  return advised === null || layout.boards.some(({ seat }) => seat === advised) ? layout : arrange(advised);
}
