/** Azul in words: what to do, what was done, the whole table, and where points came from. */
import {
  BONUS_COLOUR,
  BONUS_COLUMN,
  BONUS_ROW,
  bonusPoints,
  findBonuses,
  findFullLine,
  isDraft,
  isTiling,
  openColumns,
  previewDraft,
  scoreSteps,
  tilingRow,
} from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import { OVER, endingOf } from "@riad/core";
import type { Ending, Move, Seat } from "@riad/core";
import { sayEnding } from "../play/ending-words.ts";
import { isAtKeyboard, isTouch } from "../page/touch.ts";
import type { Sitter, Step } from "../play/face.ts";
import { isAsked } from "../play/sitting.ts";
import { capital, joinParts } from "../words/sentences.ts";
import { say } from "../words/words.ts";
import { TILE_COLOURS } from "./art/tiles.ts";
import type { AzulState } from "./choice.ts";
import { countsWords, gainText } from "./outlook-words.ts";
import { isLastRound, listTilings, lookAhead, readDraft } from "./outlook.ts";
import type { Origin, Pick, Target } from "./outlook.ts";
import { total, viewAzul } from "./view.ts";
import type { AzulCentre, AzulSeat, AzulView, Counts } from "./view.ts";

export function sentence(
  position: AzulPosition,
  sitters: readonly Sitter[],
  state: AzulState,
  showing: Step<AzulPosition> | null = null,
  address?: string,
): string {
  // While the end of a round is being shown, the position is already that of the next round.
  const now = state.counting.value;
  if (now !== null) {
    return say(now.isBonus ? "azulCountingBonuses" : "azulCountingOf", { name: sitters[now.seat].name });
  }
  // While a move is being shown the sentence is about it, and not yet about the next player.
  if (showing !== null && showing.before.actor >= 0) {
    const { name } = sitters[showing.before.actor];
    return say(isDraft(showing.move) ? "azulTakes" : "azulPlaces", { name });
  }
  return sentenceOf(position, sitters, pickOf(state), address);
}

function pickOf({ choice }: AzulState): Pick | null {
  return choice.value?.pick.value ?? null;
}

function sentenceOf(position: AzulPosition, sitters: readonly Sitter[], pick: Pick | null, address?: string): string {
  const view = viewAzul(position);
  const { phase, turn } = view;
  if (phase === "over") return sayEnding(endingOf(position), sitters);
  if (phase === "settle") return say("azulSettling");
  if (turn === null) return say("azulDealing");
  const sitter = sitters[turn];
  if (!isAsked(sitter) && phase === "draft" && isNewRound(view)) return say("azulStarts", { name: sitter.name });
  if (!isAsked(sitter)) return say(phase === "draft" ? "azulTakes" : "azulPlaces", { name: sitter.name });
  const name = address ?? sitter.name;
  if (phase === "draft") {
    return pick === null ? say("azulTake", { name }) : say("azulChooseFor", { name, tiles: say("azulTiles", pick) });
  }
  const row = findFullLine(position, turn);
  const colour = TILE_COLOURS[position.lineColour(turn, row)];
  return say(openColumns(position, turn, row) === 0 ? "azulDropNow" : "azulTile", { name, colour });
}

export function isChoosing(state: AzulState): boolean {
  return pickOf(state) !== null;
}

/** While points are counted, the seat that gets them; nobody fills the factories. */
export function speaker({ counting }: AzulState, position: AzulPosition): Seat | "nobody" | null {
  return counting.value?.seat ?? (isDealing(position) ? "nobody" : null);
}

function isDealing(position: AzulPosition): boolean {
  const { phase, turn } = viewAzul(position);
  return turn === null && phase !== "over" && phase !== "settle";
}

/** For a player who is new to this. */
export function note(position: AzulPosition, state: AzulState): string {
  const view = viewAzul(position);
  const { phase, turn, factories } = view;
  if (turn === null) return "";
  if (phase === "draft") {
    const by = { isTouch: isTouch.value };
    const pick = pickOf(state);
    const isKeys = isAtKeyboard.value;
    if (pick !== null) {
      if (bringsMarker(view, pick)) return say("azulNoteMarker");
      return isKeys ? say("azulNoteLineKeys") : say("azulNoteLine", by);
    }
    if (isLastRound(position)) return say("azulNoteLast");
    if (isNewRound(view)) return say("azulNoteStart");
    const isCentreOnly = factories.every((factory) => factory.every((tile) => tile === null));
    if (isKeys) return say(isCentreOnly ? "azulNoteCentreKeys" : "azulNoteDraftKeys");
    return say(isCentreOnly ? "azulNoteCentre" : "azulNoteDraft", by);
  }
  if (phase !== "tile") return "";
  return say(openColumns(position, turn, findFullLine(position, turn)) === 0 ? "azulNoteDrop" : "azulNoteTile");
}

/** Whether the marker comes with the tiles in hand: what it costs and what it is good for surprises nobody then. */
function bringsMarker({ centres }: AzulView, { from }: Pick): boolean {
  return from.kind === "centre" && centres[from.index].hasMarker;
}

/** Whether nothing has been taken in a round that is not the first: whoever moves had the marker. */
function isNewRound({ factories, centres, bag }: AzulView): boolean {
  const offered = factories.flat().filter((tile) => tile !== null).length;
  const isUntouched =
    factories.every((factory) => factory.some((tile) => tile !== null)) &&
    centres.every(({ tiles }) => total(tiles) === 0);
  return isUntouched && total(bag) + offered < TILES;
}

/** In the box. */
const TILES = 100;

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
    from: sourceWords(pick.from, position.centres),
    to: targetWords(target),
  });
}

/** "from factory 2". */
export function sourceWords({ kind, index }: Origin, centres: number): string {
  const number = index + 1;
  if (kind === "factory") return say("azulOutOfFactory", { number });
  return centres === 1 ? say("azulOutOfCentre") : say("azulOutOfCentreNumber", { number });
}

/** "to line 3". */
export function targetWords(target: Target): string {
  return target === "floor" ? say("azulToFloor") : say("azulToLine", { number: target + 1 });
}

/** Empty for deals: nobody decides them. */
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
  const outlook = lookAhead(before, move);
  const told = say("azulTook", {
    name,
    tiles: say("azulTiles", pick),
    from: fromWords(pick.from, before.centres),
    to: target === "floor" ? say("azulFloor") : say("azulLine", { number: target + 1 }),
  });
  const gain = outlook.points > 0 || outlook.floorCost > 0 ? `, ${gainText(outlook)}` : "";
  const spilled = target !== "floor" && toFloor > 0 ? say("azulSpilled", { count: toFloor }) : "";
  return told + gain + spilled + (takesMarker ? say("azulTookMarker") : "");
}

function fromWords({ kind, index }: Origin, centres: number): string {
  const number = index + 1;
  if (kind === "factory") return say("azulFromFactory", { number });
  return centres === 1 ? say("azulFromCentre") : say("azulFromCentreNumber", { number });
}

export function originWords({ kind, index }: Origin, centres: number): string {
  const number = index + 1;
  if (kind === "factory") return say("azulFactory", { number });
  return centres === 1 ? say("azulCentre") : say("azulCentreNumber", { number });
}

/** The whole table, a sentence each. */
export function describe(
  position: AzulPosition,
  sitters: readonly Sitter[],
  headline = sentenceOf(position, sitters, null),
): string {
  const names = sitters.map(({ name }) => name);
  return describeView(viewAzul(position), names, headline).join("\n");
}

function describeView(view: AzulView, names: readonly string[], headline: string): string[] {
  const name = (kind: Origin["kind"], index: number) => capital(originWords({ kind, index }, view.centres.length));
  return [
    say("azulSaidSeats", { count: view.seats.length }),
    `${headline}.`,
    ...view.factories.map((factory, index) =>
      say("azulSaidHolds", { what: name("factory", index), tiles: countsWords(countTiles(factory)) }),
    ),
    ...view.centres.map((centre, index) =>
      say("azulSaidHolds", { what: name("centre", index), tiles: centreWords(centre) }),
    ),
    say("azulSaidHolds", { what: say("azulBag"), tiles: countsWords(view.bag) }),
    say("azulSaidHolds", { what: say("azulLid"), tiles: countsWords(view.lid) }),
    ...view.seats.map((seat, i) => describeSeat(seat, names[i], view.pattern)),
  ];
}

function describeSeat(seat: AzulSeat, name: string, pattern: AzulView["pattern"]): string {
  const lines = seat.lines.map(({ colour, count }, row) => {
    const held = count === 0 ? say("azulSaidEmpty") : say("azulHeld", { held: count, size: row + 1 });
    const of = colour === null || count === 0 ? "" : `, ${say("azulColour", { colour })}`;
    return say("azulSaidLine", { number: row + 1, holds: held + of });
  });
  const rows = Array.from({ length: 5 }, (_, row) => {
    const cells = seat.wall.slice(5 * row, 5 * row + 5);
    const tiles = cells.map((colour, column) => {
      const printed = pattern?.[5 * row + column];
      if (colour !== null) return say("azulColour", { colour });
      return printed === undefined ? say("azulSaidEmpty") : say("azulSaidCell", { colour: printed });
    });
    return say("azulSaidRow", { number: row + 1, tiles: tiles.join(", ") });
  });
  const floor = seat.floor.flatMap((piece) => {
    if (piece === null) return [];
    return [piece === "first" ? say("azulMarker") : say("azulColour", { colour: piece })];
  });
  return [
    say("azulSaidPoints", { name, points: seat.points }),
    say("azulSaidLines", { lines: joinParts(lines) }),
    ...rows,
    say("azulSaidFloor", { tiles: floor.join(", ") || say("azulNothing"), cost: seat.floorCost }),
  ].join(" ");
}

function centreWords(centre: AzulCentre): string {
  if (centre.hasMarker && total(centre.tiles) === 0) return say("azulOnlyMarker");
  const tiles = countsWords(centre.tiles);
  return centre.hasMarker ? `${tiles}, ${say("azulMarker")}` : tiles;
}

function countTiles(factory: readonly (string | null)[]): Counts {
  return TILE_COLOURS.map((colour) => factory.filter((tile) => tile === colour).length);
}

export function breakdown(
  position: AzulPosition,
  seat: Seat,
  start?: AzulPosition,
): { label: string; points: number }[] {
  const { rows, columns, colours } = findBonuses(position, seat);
  const isOver = position.actor === OVER;
  const given = start?.points(seat) ?? 0;
  const before = position.points(seat) - given - (isOver ? bonusPoints(position, seat) : 0);
  return [
    ...(start === undefined ? [] : [{ label: say("atTheStart"), points: given }]),
    { label: say("azulBeforeBonuses"), points: before },
    { label: say("azulFullRows"), points: rows.length * BONUS_ROW },
    { label: say("azulFullColumns"), points: columns.length * BONUS_COLUMN },
    { label: say("azulFullColours"), points: colours.length * BONUS_COLOUR },
  ];
}

/** What decided the match; empty where the points alone did. */
export function why(_position: AzulPosition, { winners, decidedBy }: Ending, sitters: readonly Sitter[]): string {
  if (winners.length === 0) return "";
  if (winners.length > 1) return say("azulWhyShared");
  const [winner] = winners;
  return decidedBy === "tiebreak" ? say("azulWhyRows", { name: sitters[winner].name }) : "";
}
