/** What a move of Azul did, in sentences. */
import { CHANCE, OVER } from "@riad/core";
import type { Move } from "@riad/core";
import {
  FIRST_CENTRE,
  FLOOR,
  NOBODY,
  draftColour,
  draftSource,
  draftTarget,
  findBonuses,
  floorPenalty,
  floorSize,
  isDraft,
  isTiling,
  tilingColumn,
  tilingRow,
} from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import { TILE_NAMES } from "./azul-tiles.ts";

export function tellMove(before: AzulPosition, move: Move, after: AzulPosition, names: readonly string[]): string[] {
  const isSettled = before.actor !== CHANCE && (after.actor === CHANCE || after.actor === OVER);
  if (isDraft(move)) return [tellDraft(before, move, names), ...(isSettled ? tellRound(before, after, names) : [])];
  if (isTiling(move)) return [tellTiling(before, move, names), ...(isSettled ? tellRound(before, after, names) : [])];
  return after.actor === CHANCE ? [] : ["The factories are filled."];
}

function tellDraft(before: AzulPosition, move: Move, names: readonly string[]): string {
  const seat = before.turn;
  const source = draftSource(move);
  const colour = draftColour(move);
  const target = draftTarget(move);
  const count = before.offer(source, colour);
  const isCentre = source >= FIRST_CENTRE;
  const centre = before.centres === 2 ? `centre ${source - FIRST_CENTRE + 1}` : "the centre";
  const room = target === FLOOR ? 0 : target + 1 - before.lineCount(seat, target);
  const spare = Math.max(0, count - room);
  const marker = isCentre && before.marker === NOBODY ? ", and the first-player marker" : "";
  const over = target !== FLOOR && spare > 0 ? `, ${spare} of them to the floor` : "";
  return (
    `${names[seat]} takes ${count} ${TILE_NAMES[colour]} from ${isCentre ? centre : `factory ${source + 1}`} ` +
    `to ${target === FLOOR ? "the floor" : `line ${target + 1}`}${over}${marker}.`
  );
}

function tellTiling(before: AzulPosition, move: Move, names: readonly string[]): string {
  const row = tilingRow(move);
  const colour = TILE_NAMES[before.lineColour(before.actor, row)];
  const column = tilingColumn(move);
  const where = column === FLOOR ? "must put line" : "tiles line";
  const target = column === FLOOR ? "on the floor" : `at column ${column + 1}`;
  return `${names[before.actor]} ${where} ${row + 1} (${colour}) ${target}.`;
}

/** The end of a round: points before and after, with the floor and, at the end of the match, the bonuses apart. */
function tellRound(before: AzulPosition, after: AzulPosition, names: readonly string[]): string[] {
  const parts = names.map((name, seat) => {
    const loss = seat === before.turn && before.left > 0 ? "" : describeFloor(before, seat);
    return `${name} ${before.points(seat)} to ${after.points(seat)}${loss}`;
  });
  const lines = [`The round is scored: ${parts.join("; ")}.`];
  if (after.actor !== OVER) return lines;
  for (const [seat, name] of names.entries()) {
    const { rows, columns, colours } = findBonuses(after, seat);
    const bonuses = [
      ...(rows.length > 0 ? [`${rows.length} rows +${2 * rows.length}`] : []),
      ...(columns.length > 0 ? [`${columns.length} columns +${7 * columns.length}`] : []),
      ...(colours.length > 0 ? [`${colours.length} colours +${10 * colours.length}`] : []),
    ];
    if (bonuses.length > 0) lines.push(`Bonuses of ${name}: ${bonuses.join(", ")}.`);
  }
  return lines;
}

/** The last draft may still fall on the drafter's floor, so his is left out. */
function describeFloor(before: AzulPosition, seat: number): string {
  const loss = floorPenalty(floorSize(before, seat));
  return loss > 0 ? ` (floor −${loss})` : "";
}
