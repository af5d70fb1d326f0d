/** Where everything on the table is, for the page that it lies on. */
import type { AzulPosition } from "@riad/azul";
import type { RefObject } from "preact";
import { useLayoutEffect, useMemo } from "preact/hooks";
import { format, isBesidePanel, isLarge, room } from "../page/format.ts";
import type { TableProps } from "../play/face.ts";
import { arrangeAround, arrangeTable } from "./arrange-table.ts";
import type { AzulState } from "./choice.ts";
import { arrangeFrame } from "./frame-layout.ts";
import { advisedSeat } from "./large-board.ts";
import { insetOf } from "./table-layout.ts";
import type { TableLayout } from "./table-layout.ts";

/** `large` is the seat whose board is the large one. */
export function useLayout(
  props: TableProps<AzulPosition, AzulState>,
  { large, isWatched }: { large: number; isWatched: boolean },
): TableLayout {
  const { seats, centres } = props.position;
  const within = props.frame;
  const advised = advisedSeat(props);
  const isOnline = props.sitters.some(({ remote }) => remote !== undefined);
  const isLesson = props.waits !== undefined;
  return useMemo(() => {
    const company = { seats, centres, isOnline, isLesson };
    const arrange = (viewer: number) =>
      within === undefined
        ? arrangeTable({ ...company, viewer }, format.value, room.value, {
            isLarge: isLarge.value,
            isBesideList: isBesidePanel.value,
            isWatched,
          })
        : arrangeFrame({ ...company, viewer }, within);
    return arrangeAround(arrange, large, advised);
  }, [
    seats,
    centres,
    large,
    advised,
    isOnline,
    isLesson,
    isWatched,
    format.value,
    room.value,
    isLarge.value,
    isBesidePanel.value,
    within?.width,
    within?.height,
  ]);
}

const PLACES = ["head", "moves", "result", "desk", "chart", "lines", "confirm"] as const;

/** The page's own parts, which are not drawn here, stand where the layout says, as long as this table is on the page. */
export function usePlaces(table: RefObject<HTMLElement | null>, layout: TableLayout): void {
  useLayoutEffect(() => {
    const style = table.current?.parentElement?.style;
    if (style === undefined || layout.places === null) return undefined;
    style.setProperty("--across", `${layout.width}`);
    style.setProperty("--down", `${layout.height}`);
    for (const name of PLACES) {
      const box = layout.places[name];
      style.setProperty(`--${name}`, box === undefined ? "" : insetOf(box, layout));
    }
    return () => {
      for (const name of ["across", "down", ...PLACES]) style.removeProperty(`--${name}`);
    };
  }, [layout]);
}
