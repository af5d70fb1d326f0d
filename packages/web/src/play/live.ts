/** The button that plays and stops: at the live end of a match that can be stopped it is for the match, elsewhere for its past. */
import type { Table } from "./table.ts";

/** Whether the match itself is on the table, and its computers can be stopped. */
export function isLive({ controls, isBrowsing }: Table): boolean {
  return controls?.mayPause === true && !isBrowsing.value;
}

/** Beside the last moves the past does not run by itself: from there the match goes on. */
export function goOnOrPause(table: Table): void {
  const { controls, isBrowsing, length } = table;
  const isPast = isBrowsing.value;
  if (isPast) table.jump(length.value);
  if (!isPast || controls?.isPaused.value === true) controls?.pause();
}

export function playOrPause(table: Table): void {
  if (isLive(table)) table.controls?.pause();
  else table.replay();
}
