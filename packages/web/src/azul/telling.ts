/** Azul in words: the sentence of the moment, the moves of the history, the whole table, and where points came from. */
import {
  BONUS_COLOUR,
  BONUS_COLUMN,
  BONUS_ROW,
  bonusPoints,
  findBonuses,
  findFullRow,
  isDeal,
  isDraft,
  isTiling,
  openColumns,
  previewDraft,
  scoreSteps,
  tilingRow,
} from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import { OVER } from "@riad/core";
import type { Move, Seat } from "@riad/core";
import { TILE_COLOURS } from "./art/tiles.ts";
import type { Sitter, Step } from "../play/face.ts";
import { say } from "../words/words.ts";
import { viewAzul } from "./adapter.ts";
import { isLastRound, listTilings, readDraft } from "./choices.ts";
import type { Source } from "./choices.ts";
import { counting } from "./counting.ts";
import { picked } from "./picked.ts";
import type { AzulSeat, AzulTray, AzulView, Counts } from "./view.ts";

export function sentence(
  position: AzulPosition,
  sitters: readonly Sitter[],
  showing: Step<AzulPosition> | null = null,
): string {
  const { phase, turn } = viewAzul(position);
  // While a round's end is on show the next one has begun already in the position, but not for the eye.
  const now = counting.value;
  if (now !== null) {
    return say(now.isBonus ? "azulCountingBonuses" : "azulCountingOf", { name: sitters[now.seat].name });
  }
  if (showing !== null && isCounted(showing)) return say("azulCounting");
  if (phase === "over") return result(position, sitters);
  if (phase === "settle") return say("azulSettling");
  if (turn === null) return say("azulDealing");
  const { name, level } = sitters[turn];
  if (level !== null) return say(phase === "draft" ? "azulTakes" : "azulPlaces", { name });
  if (phase === "draft") {
    const pick = picked.value;
    return pick === null ? say("azulTake", { name }) : say("azulChooseFor", { name, tiles: say("azulTiles", pick) });
  }
  const row = findFullRow(position, turn);
  const colour = TILE_COLOURS[position.lineColour(turn, row)];
  return say(openColumns(position, turn, row) === 0 ? "azulDropNow" : "azulTile", { name, colour });
}

function isCounted({ before, move }: Step<AzulPosition>): boolean {
  return !isDeal(move) && scoreSteps(before, move).length > 0;
}

function result(position: AzulPosition, sitters: readonly Sitter[]): string {
  const winners = sitters.map((_, seat) => seat).filter((seat) => position.place(seat) === 0);
  const points = position.points(winners[0]);
  const names = winners.map((seat) => sitters[seat].name);
  return names.length === 1 ? say("azulWins", { name: names[0], points }) : say("azulShares", { names, points });
}

/** For somebody who does this for the first time. */
export function note(position: AzulPosition): string {
  const { phase, turn } = viewAzul(position);
  if (turn === null) return "";
  if (phase === "draft") {
    if (picked.value !== null) return say("azulNoteLine");
    return say(isLastRound(position) ? "azulNoteLast" : "azulNoteDraft");
  }
  if (phase !== "tile") return "";
  return say(openColumns(position, turn, findFullRow(position, turn)) === 0 ? "azulNoteDrop" : "azulNoteTile");
}

/** A move as advice. */
export function propose(position: AzulPosition, move: Move): string {
  if (isTiling(move)) {
    const [{ row, column }] = listTilings(position, [move]);
    if (column === null) return say("azulConfirmDrop");
    return say("azulAdviseCell", { row: row + 1, column: column + 1 });
  }
  const chosen = readDraft(position, move);
  if (chosen === null) return "";
  const { pick, target } = chosen;
  return say("azulAdvise", {
    tiles: say("azulTiles", pick),
    from: fromWords(pick.source, position.centres),
    to: target === "floor" ? say("azulToFloor") : say("azulToLine", { number: target + 1 }),
  });
}

/** Empty for deals and counting: they are not moves of anybody. */
export function tell(before: AzulPosition, move: Move, sitters: readonly Sitter[]): string {
  if (before.actor < 0) return "";
  const { name } = sitters[before.actor];
  const counted = tellCounting(before, move, sitters);
  if (isDraft(move)) return tellDraft(before, move, name) + counted;
  return isTiling(move) ? tellTiling(before, move, name) + counted : "";
}

function tellTiling(before: AzulPosition, move: Move, name: string): string {
  const [tiling] = listTilings(before, [move]);
  const { colour, points, column } = tiling;
  const row = tilingRow(move) + 1;
  if (column === null) return say("azulDropped", { name, row });
  return say("azulTiled", { name, colour, row, column: column + 1, points });
}

/** What the end of the round brought everybody, and that of the match; a tile of the free wall has told its points. */
function tellCounting(before: AzulPosition, move: Move, sitters: readonly Sitter[]): string {
  const steps = scoreSteps(before, move);
  if (!steps.some(({ kind }) => kind === "floor" || kind === "bonus") && !isDraft(move)) return "";
  const told = (key: "azulToldRound" | "azulToldFloor" | "azulToldBonuses", kinds: readonly string[]) => {
    const part = steps.filter(({ kind }) => kinds.includes(kind));
    if (part.length === 0) return "";
    const sums = sitters.map(({ name }, seat) => {
      const points = part.reduce((sum, step) => sum + (step.seat === seat ? step.points : 0), 0);
      return `${name} ${points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0"}`;
    });
    return `. ${say(key, { results: sums.join(", ") })}`;
  };
  const round = before.isFree ? told("azulToldFloor", ["floor"]) : told("azulToldRound", ["tile", "floor"]);
  return round + told("azulToldBonuses", ["bonus"]);
}

function tellDraft(before: AzulPosition, move: Move, name: string): string {
  const chosen = readDraft(before, move);
  if (chosen === null) return "";
  const { pick, target } = chosen;
  const { toFloor, takesMarker } = previewDraft(before, move);
  const told = say("azulTook", {
    name,
    tiles: say("azulTiles", pick),
    from: fromWords(pick.source, before.centres),
    to: target === "floor" ? say("azulToFloor") : say("azulToLine", { number: target + 1 }),
  });
  const spilled = target !== "floor" && toFloor > 0 ? say("azulSpilled", { count: toFloor }) : "";
  return told + spilled + (takesMarker ? say("azulTookMarker") : "");
}

function fromWords({ kind, index }: Source, centres: number): string {
  const number = index + 1;
  if (kind === "plate") return say("azulFromPlate", { number });
  return centres === 1 ? say("azulFromCentre") : say("azulFromCentreNumber", { number });
}

export function sourceWords({ kind, index }: Source, centres: number): string {
  const number = index + 1;
  if (kind === "plate") return say("azulPlate", { number });
  return centres === 1 ? say("azulCentre") : say("azulCentreNumber", { number });
}

/** The whole table, a sentence each. */
export function describe(position: AzulPosition, sitters: readonly Sitter[]): string {
  const names = sitters.map(({ name }) => name);
  return describeView(viewAzul(position), names, sentence(position, sitters)).join("\n");
}

export function describeView(view: AzulView, names: readonly string[], headline: string): string[] {
  const source = (kind: Source["kind"], index: number) => capital(sourceWords({ kind, index }, view.trays.length));
  return [
    say("azulSaidSeats", { count: view.seats.length }),
    `${headline}.`,
    ...view.plates.map((plate, index) =>
      say("azulSaidSource", { source: source("plate", index), tiles: countsWords(countTiles(plate)) }),
    ),
    ...view.trays.map((tray, index) =>
      say("azulSaidSource", { source: source("tray", index), tiles: trayWords(tray) }),
    ),
    say("azulSaidSource", { source: say("azulBag"), tiles: countsWords(view.bag) }),
    say("azulSaidSource", { source: say("azulLid"), tiles: countsWords(view.lid) }),
    ...view.seats.map((seat, i) => describeSeat(seat, names[i])),
  ];
}

function describeSeat(seat: AzulSeat, name: string): string {
  const lines = seat.lines.map(({ colour, count }, row) => {
    const held = count === 0 ? say("azulSaidEmpty") : say("azulHeld", { held: count, size: row + 1 });
    const of = colour === null || count === 0 ? "" : ` ${say("azulColour", { colour })}`;
    return `${row + 1} ${held}${of}`;
  });
  const rows = Array.from({ length: 5 }, (_, row) => {
    const cells = seat.wall.slice(5 * row, 5 * row + 5);
    const tiles = cells.map((colour) => (colour === null ? say("azulSaidEmpty") : say("azulColour", { colour })));
    return say("azulSaidRow", { number: row + 1, tiles: tiles.join(", ") });
  });
  const floor = seat.floor.flatMap((piece) => {
    if (piece === null) return [];
    return [piece === "first" ? say("azulMarker") : say("azulColour", { colour: piece })];
  });
  return [
    say("azulSaidPoints", { name, points: seat.points }),
    say("azulSaidLines", { lines: lines.join("; ") }),
    ...rows,
    say("azulSaidFloor", { tiles: floor.join(", ") || say("azulSaidEmpty"), cost: seat.floorCost }),
  ].join(" ");
}

function trayWords(tray: AzulTray): string {
  const tiles = countsWords(tray.tiles);
  return tray.hasMarker ? `${tiles}, ${say("azulMarker")}` : tiles;
}

export function countsWords(counts: Counts): string {
  const parts = counts.flatMap((count, i) => (count > 0 ? [say("azulTiles", { count, colour: TILE_COLOURS[i] })] : []));
  return parts.length === 0 ? say("azulNothing") : parts.join(", ");
}

function countTiles(plate: readonly (string | null)[]): Counts {
  return TILE_COLOURS.map((colour) => plate.filter((tile) => tile === colour).length);
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

export function breakdown(position: AzulPosition, seat: Seat): { label: string; points: number }[] {
  const { rows, columns, colours } = findBonuses(position, seat);
  const isOver = position.actor === OVER;
  const before = position.points(seat) - (isOver ? bonusPoints(position, seat) : 0);
  return [
    { label: say("azulBeforeBonuses"), points: before },
    { label: say("azulFullRows"), points: rows.length * BONUS_ROW },
    { label: say("azulFullColumns"), points: columns.length * BONUS_COLUMN },
    { label: say("azulFullColours"), points: colours.length * BONUS_COLOUR },
  ];
}
