/** The history as lines: the moves worth listing, each with the ply after it. */
import { computed } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import type { Seat } from "@riad/core";
import type { Table } from "./table.ts";

export interface Line {
  /** The table after this many moves. */
  readonly ply: number;
  readonly seat: Seat;
  readonly text: string;
}

export function linesOf(table: Table): ReadonlySignal<readonly Line[]> {
  return computed(() => {
    const length = table.length.value;
    const lines: Line[] = [];
    const { match, face } = table;
    const position = match.positionAt(0);
    let seat = Math.max(0, match.length > 0 ? match.actorAt(0) : 0);
    for (let ply = 0; ply < length; ply++) {
      const actor = match.actorAt(ply);
      if (actor >= 0) seat = actor;
      const text = face.tell(position, match.log[ply], table.sitters.value);
      if (text !== "") lines.push({ ply: ply + 1, seat, text });
      position.play(match.log[ply]);
    }
    return lines;
  });
}
