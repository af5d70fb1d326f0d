/** A list that is higher than its place ends below a whole row: half a row would be cut through its letters. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { format } from "../page/format.ts";

/** In pixels. */
export interface ListRoom {
  readonly room: number;
  /** What a row needs at least. */
  readonly least: number;
  readonly count: number;
  /** The height of all that follows the rows. */
  readonly rest: number;
}

/** How high each row is so that a whole number of them fills the room; null where everything fits, or not even one row does. */
export function rowHeight({ room, least, count, rest }: ListRoom): number | null {
  if (count * least + rest <= room) return null;
  const whole = Math.min(count, Math.floor(room / least));
  return whole < 1 ? null : room / whole;
}

/** For the element that scrolls, whose first list has the rows; everywhere but on a wide page it is as high as it needs. */
export function useWholeRows(rows: readonly unknown[]): RefObject<HTMLDivElement | null> {
  const field = useRef<HTMLDivElement>(null);
  const isWide = format.value === "wide";
  useLayoutEffect(() => {
    const list = field.current?.querySelector("ol");
    if (field.current === null || list === null || list === undefined) return undefined;
    const at = field.current;
    const fill = () => {
      list.style.removeProperty("--row");
      if (!isWide) return;
      const needs = Array.from(list.children, (row) => row.getBoundingClientRect().height);
      const rest = at.scrollHeight - list.offsetHeight;
      const height = rowHeight({ room: at.clientHeight, least: Math.max(0, ...needs), count: needs.length, rest });
      if (height !== null) list.style.setProperty("--row", `${height}px`);
    };
    const observer = new ResizeObserver(fill);
    observer.observe(at);
    fill();
    return () => observer.disconnect();
  }, [rows, isWide]);
  return field;
}
