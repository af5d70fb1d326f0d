/** A list that is higher than its place ends below a whole row, since half a row would be cut through its letters, and shows the opened one. */
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

/** In pixels, from the top of the first row. */
export interface Sight {
  readonly top: number;
  readonly height: number;
  readonly room: number;
  readonly scrolled: number;
}

/** Where to scroll to so that a row is whole: not at all if it is already, or else as far as it takes. */
export function scrollTo({ top, height, room, scrolled }: Sight): number {
  return Math.min(top, Math.max(scrolled, top + height - room));
}

/**
 * For the element that scrolls, whose first list has the rows; everywhere but on a wide page it is as high as it needs. The row with the
 * number `opened` comes into sight whenever it is another one and whenever the rows have other heights; -1 for none. Only the list
 * scrolls, never the page.
 */
export function useWholeRows(rows: readonly unknown[], opened: number): RefObject<HTMLDivElement | null> {
  const field = useRef<HTMLDivElement>(null);
  const isWide = format.value === "wide";
  useLayoutEffect(() => {
    const list = field.current?.querySelector("ol");
    if (field.current === null || list === null || list === undefined) return undefined;
    const at = field.current;
    const fill = () => {
      const scrolled = at.scrollTop;
      list.style.removeProperty("--row");
      if (isWide) level();
      // Lower rows may have ended above it for a moment.
      at.scrollTop = scrolled;
      reveal(at, list.children[opened]);
    };
    const level = () => {
      const needs = Array.from(list.children, (row) => row.getBoundingClientRect().height);
      const rest = at.scrollHeight - list.offsetHeight;
      const height = rowHeight({ room: at.clientHeight, least: Math.max(0, ...needs), count: needs.length, rest });
      if (height !== null) list.style.setProperty("--row", `${height}px`);
    };
    const observer = new ResizeObserver(fill);
    observer.observe(at);
    fill();
    return () => observer.disconnect();
  }, [rows, isWide, opened]);
  return field;
}

function reveal(field: HTMLElement, row: Element | undefined): void {
  if (row === undefined) return;
  const { top, height } = row.getBoundingClientRect();
  const { scrollTop: scrolled, clientHeight: room } = field;
  const above = field.getBoundingClientRect().top + field.clientTop;
  field.scrollTop = scrollTo({ top: top - above + scrolled, height, room, scrolled });
}
