/** The button that plays and stops: at the live end of a match that can be stopped it is for the match, elsewhere for its past. */
import type { Table } from "./table.ts";

/** Whether the match itself is on the table, and its computers can be stopped. */
export function isLive({ controls, isBrowsing }: Table): boolean {
  return controls?.mayPause === true && !isBrowsing.value;
}

export function playOrPause(table: Table): void {
  if (isLive(table)) table.controls?.pause();
  else table.replay();
}
