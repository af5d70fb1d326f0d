/** The history as lines: the moves worth listing, each with the ply after it, numbered by turns as people count them. */
import { computed } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import { listTurns, stopAfter, turnAt } from "@riad/core";
import type { Seat } from "@riad/core";
import type { Table } from "./table.ts";

export interface Line {
  /** The table after this many moves. */
  readonly ply: number;
  readonly seat: Seat;
  readonly text: string;
  /** The same for the ear: with what a list leaves out because the board shows it. */
  readonly aloud: string;
  /** The number of the turn on its first line; 0 on the others, and on what is not counted. */
  readonly number: number;
  /** 0 where the game has no rounds. */
  readonly round: number;
}

export function linesOf(table: Table): ReadonlySignal<readonly Line[]> {
  return computed(() => {
    const length = table.length.value;
    const lines: Line[] = [];
    const { match, face } = table;
    const position = match.positionAt(0);
    const turns = listTurns(match);
    let at = -1;
    let seat = Math.max(0, match.length > 0 ? match.actorAt(0) : 0);
    let isFirst = true;
    for (let ply = 0; ply < length; ply++) {
      const actor = match.actorAt(ply);
      if (actor >= 0) seat = actor;
      if (turns[at + 1]?.from === ply) {
        at++;
        isFirst = true;
      }
      const text = face.tell(position, match.log[ply], table.sitters.value, table.side.value);
      if (text !== "") {
        const turn = turns.at(Math.max(0, at));
        const aloud = face.tellAloud?.(position, match.log[ply], table.sitters.value, table.side.value) ?? text;
        const number = isFirst ? (turn?.number ?? 0) : 0;
        lines.push({ ply: ply + 1, seat, text, aloud, number, round: turn?.round ?? 0 });
        isFirst = false;
      }
      position.play(match.log[ply]);
    }
    return lines;
  });
}

export interface RoundLines {
  readonly round: number;
  readonly lines: readonly Line[];
  /** What each seat won or lost in it, and what the end of the match paid besides. */
  readonly gains: readonly number[];
  readonly bonuses: readonly number[];
}

/** By rounds; one group where the game has none. */
export function groupByRound({ match, face }: Pick<Table, "match" | "face">, lines: readonly Line[]): RoundLines[] {
  const rounds = [...new Set(lines.map(({ round }) => round))];
  const points = (ply: number) => {
    const position = match.positionAt(ply);
    return Array.from({ length: match.seats }, (_, seat) => position.points(seat));
  };
  let before = points(0);
  return rounds.map((round) => {
    const own = lines.filter((line) => line.round === round);
    const next = lines.find((line) => line.round > round);
    const after = points(next === undefined ? match.length : next.ply - 1);
    const isLast = next === undefined && match.isOver;
    const bonuses = after.map((_, seat) => (isLast ? (face.bonuses?.(match.position, seat) ?? 0) : 0));
    const gains = after.map((now, seat) => now - before[seat] - bonuses[seat]);
    before = after;
    return { round, lines: own, gains, bonuses };
  });
}

/** What was done last, a roll included; empty where nothing worth a line was. */
export function lastTold({ match, face, ply, sitters, side }: Table): string {
  for (let at = ply.value - 1; at >= 0; at--) {
    const told = face.tell(match.positionAt(at), match.log[at], sitters.value, side.value);
    if (told !== "") return told;
  }
  return "";
}

/** Where in the match the table is, as people count: deals and rolls have no numbers of their own. */
export function countTurns(table: Table): { readonly turn: number; readonly turns: number } {
  const turns = listTurns(table.match);
  return {
    turn: turnAt(turns, table.ply.value - 1)?.number ?? 0,
    turns: turns.filter(({ number }) => number > 0).length,
  };
}

/** The table after none, one, two … turns, with everything that came before the next one. */
export function turnStops({ match, start }: Pick<Table, "match" | "start">): number[] {
  const counted = listTurns(match).filter(({ number }) => number > 0);
  const stops = counted.slice(1).map(({ from }) => from);
  return [start, ...stops.map((from) => stopAfter(match, from - 1)), ...(counted.length > 0 ? [match.length] : [])];
}
