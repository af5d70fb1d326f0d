/** Describes a move of Azul in sentences. */
import { CHANCE } from "@riad/core";
import type { Move } from "@riad/core";
import {
  FIRST_CENTRE,
  FLOOR,
  NOBODY,
  draftColour,
  draftRest,
  draftSource,
  draftTarget,
  isDraft,
  isTiling,
  leavesRest,
  scoreSteps,
  tilingColumn,
  tilingRow,
} from "@riad/azul";
import type { AzulPosition, ScoreStep } from "@riad/azul";
import type { TileSet } from "@riad/drawing/azul";

export function tellMove(
  tiles: TileSet,
  before: AzulPosition,
  move: Move,
  after: AzulPosition,
  names: readonly string[],
): string[] {
  if (!isDraft(move) && !isTiling(move)) return after.actor === CHANCE ? [] : ["The factories are dealt."];
  const steps = scoreSteps(before, move);
  const sentence = isDraft(move)
    ? tellDraft(tiles, before, move, names)
    : tellTiling(tiles, before, move, steps[0].points, names);
  const isSettled = steps.some(({ kind }) => kind === "floor");
  return isSettled ? [sentence, tellRound(after, isDraft(move) ? steps : steps.slice(1), names)] : [sentence];
}

function tellDraft(tiles: TileSet, before: AzulPosition, move: Move, names: readonly string[]): string {
  const seat = before.turn;
  const source = draftSource(move);
  const colour = draftColour(move);
  const target = draftTarget(move);
  const count = before.offer(source, colour);
  const isCentre = source >= FIRST_CENTRE;
  const room = target === FLOOR ? 0 : target + 1 - before.lineCount(seat, target);
  const spare = Math.max(0, count - room);
  const marker = isCentre && before.marker === NOBODY ? ", and the first-player marker" : "";
  const over = target !== FLOOR && spare > 0 ? `, ${spare} of them to the floor` : "";
  // With one centre it is obvious where the rest goes.
  const rest =
    before.centres === 2 && leavesRest(before, source, colour)
      ? `; the rest goes to ${nameCentre(before, FIRST_CENTRE + draftRest(move))}`
      : "";
  return (
    `${names[seat]} takes ${count} ${tiles.names[colour]} from ` +
    `${isCentre ? nameCentre(before, source) : `factory ${source + 1}`} ` +
    `to ${target === FLOOR ? "the floor" : `line ${target + 1}`}${over}${marker}${rest}.`
  );
}

export function nameCentre({ centres }: AzulPosition, source: number): string {
  return centres === 2 ? `centre ${source - FIRST_CENTRE + 1}` : "the centre";
}

function tellTiling(
  tiles: TileSet,
  before: AzulPosition,
  move: Move,
  points: number,
  names: readonly string[],
): string {
  const row = tilingRow(move);
  const colour = tiles.names[before.lineColour(before.actor, row)];
  const line = `line ${row + 1} (${colour})`;
  if (tilingColumn(move) === FLOOR) return `${names[before.actor]} finds no place for ${line}: it goes to the floor.`;
  return `${names[before.actor]} tiles ${line} at column ${tilingColumn(move) + 1}: +${points}.`;
}

/** The end of a round, seat by seat: wall, floor, and at the end of the match the bonuses. */
function tellRound(after: AzulPosition, steps: readonly ScoreStep[], names: readonly string[]): string {
  const seats = names.map((name, seat) => {
    const own = steps.filter((step) => step.seat === seat);
    const sum = (...kinds: string[]): number =>
      own.filter(({ kind }) => kinds.includes(kind)).reduce((total, { points }) => total + points, 0);
    const parts = [
      ...(sum("tile") > 0 ? [`wall +${sum("tile")}`] : []),
      ...(sum("floor") !== 0 ? [`floor −${Math.abs(sum("floor"))}`] : []),
      ...own.flatMap((step) => (step.kind === "bonus" ? [`${step.bonus} +${step.points}`] : [])),
    ];
    return `${name}: ${after.points(seat)}${parts.length > 0 ? ` (${parts.join(", ")})` : ""}`;
  });
  return `Round scored. ${seats.join("; ")}.`;
}
