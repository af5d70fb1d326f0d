/**
 * The way from one position to the next, as frames: what lies on the table, what is on its way there, and what is lit.
 * It is the difference of two positions; only the scoring of a round is asked of the rules step by step.
 */
import {
  dealTiles,
  draft,
  draftColour,
  draftRest,
  draftSource,
  FIRST_CENTRE,
  isDeal,
  isDraft,
  scoreSteps,
} from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import { OVER } from "@riad/core";
import type { Move } from "@riad/core";
import { TILE_COLOURS } from "./art/tiles.ts";
import type { Flight, Frame, Slot } from "./frame.ts";
import { withFloorsInOrder } from "./floor-order.ts";
import type { FloorOrder } from "./floor-order.ts";
import { scoringFrames } from "./scoring-animation.ts";
import type { CountingManner } from "./scoring-animation.ts";
import { viewAzul } from "./view.ts";
import type { AzulView, Piece } from "./view.ts";

export function framesOf(
  before: AzulPosition,
  move: Move,
  after: AzulPosition,
  order: FloorOrder | null = null,
  manner: Omit<CountingManner, "within"> = {},
): Frame[] {
  if (isDeal(move)) return dealFrames(before, move, after);
  const steps = scoreSteps(before, move);
  const within = (manner.speed ?? 1) > 1 ? LONGEST_LATER : longestCounting(before, after);
  const viewOf = (position: AzulPosition) => withFloorsInOrder(viewAzul(position), order);
  if (!isDraft(move)) return scoringFrames(viewOf(before), steps, viewOf(after), { ...manner, within });
  const view = { ...viewOf(afterDraft(before, move)), turn: viewAzul(before).turn, phase: "draft" as const };
  const frame = draftFrame(viewOf(before), move, steps.length === 0 ? viewOf(after) : view);
  const left = Math.min(within, LONGEST - frame.lasts);
  return [frame, ...scoringFrames(view, steps, viewOf(after), { ...manner, within: left })];
}

/** What lies on the table before a move is counted; null where nothing is. */
export function beforeCounting(before: AzulPosition, move: Move): AzulPosition | null {
  if (isDeal(move) || scoreSteps(before, move).length === 0) return null;
  return isDraft(move) ? afterDraft(before, move) : before;
}

function afterDraft(before: AzulPosition, move: Move): AzulPosition {
  const drafted = before.clone();
  draft(drafted, move);
  return drafted;
}

/** A counting takes no longer, in milliseconds: the page gives a step nine seconds, and slow machines need some. */
const LONGEST = 7800;
/** Who has seen one round being counted knows what comes. */
const LONGEST_LATER = 4000;

/** The first round teaches how points are counted, and the last one has the bonuses. */
function longestCounting(before: AzulPosition, after: AzulPosition): number {
  const isFirst = viewAzul(before).seats.every(({ wall }) => wall.every((tile) => tile === null));
  return isFirst || after.actor === OVER ? LONGEST : LONGEST_LATER;
}

const DEAL = 300;
const DEAL_PITCH = 45;
/** The next factory is filled while the last tiles of this one are still in the air. */
const DEAL_STEP = 170;

function dealFrames(before: AzulPosition, move: Move, after: AzulPosition): Frame[] {
  const view = viewAzul(after);
  const factory = before.next;
  const flights = view.factories[factory].flatMap((piece, index): Flight[] =>
    piece === null
      ? []
      : [{ piece, from: BAG, to: { kind: "factory", factory, index }, delay: index * DEAL_PITCH, lasts: DEAL }],
  );
  const isRefilled = before.lid !== 0 && after.lid === 0 && dealTiles(move) !== 0;
  const isLast = after.actor >= 0;
  const deal = { view, flights, lit: [], rises: [], lasts: isLast ? DEAL + 3 * DEAL_PITCH : DEAL_STEP };
  return isRefilled ? [refill(viewAzul(before)), deal] : [deal];
}

const BAG: Slot = { kind: "bag" };
const LID: Slot = { kind: "lid" };

/** The lid is emptied into the bag. */
function refill(view: AzulView): Frame {
  const flights = TILE_COLOURS.map((piece, i): Flight => ({ piece, from: LID, to: BAG, delay: i * 50, lasts: 320 }));
  return { view, flights, lit: [], rises: [], lasts: 480 };
}

const FLY = 380;
const PITCH = 50;
/** All tiles taken have left after this time, however many there are. */
const DEPARTURES = 250;

/** Tiles to the line and the floor, the marker before them, the rest to a centre. */
function draftFrame(before: AzulView, move: Move, after: AzulView): Frame {
  const seat = before.turn ?? 0;
  const colour = TILE_COLOURS[draftColour(move)];
  const source = draftSource(move);
  const isFactory = source < FIRST_CENTRE;
  const restCentre = draftRest(move);
  const taken: Slot[] = [];
  const flights: Flight[] = [];
  if (isFactory) {
    before.factories[source].forEach((tile, index) => {
      const from: Slot = { kind: "factory", factory: source, index };
      if (tile === colour) taken.push(from);
      else if (tile !== null) {
        const to: Slot = { kind: "centre", centre: restCentre, piece: tile };
        flights.push({ piece: tile, from, to, delay: 60 + flights.length * PITCH, lasts: FLY });
      }
    });
  } else {
    const centre = source - FIRST_CENTRE;
    const count = before.centres[centre].tiles[draftColour(move)];
    for (let i = 0; i < count; i++) taken.push({ kind: "centre", centre, piece: colour });
  }
  const goals = arrivals(before, after, seat, colour);
  const pitch = Math.min(PITCH, DEPARTURES / taken.length);
  taken.forEach((from, i) => {
    flights.push({ piece: colour, from, to: goals[i] ?? LID, delay: i * pitch, lasts: FLY });
  });
  const marker = after.seats[seat].floor.indexOf("first");
  if (marker >= 0 && !before.seats[seat].floor.includes("first")) {
    const from: Slot = { kind: "centre", centre: 0, piece: "first" };
    flights.push({ piece: "first", from, to: { kind: "floor", seat, index: marker }, delay: 0, lasts: FLY });
  }
  const last = Math.max(...flights.map(({ delay, lasts }) => delay + lasts));
  return { view: after, flights, lit: [], rises: [], lasts: last };
}

/** The places of a seat that have a tile of the colour now and had none before. */
function arrivals(before: AzulView, after: AzulView, seat: number, colour: Piece): Slot[] {
  const [was, is] = [before.seats[seat], after.seats[seat]];
  const onLines = is.lines.flatMap((line, row) =>
    Array.from({ length: Math.max(0, line.count - was.lines[row].count) }, (_, i): Slot => {
      return { kind: "line", seat, row, index: was.lines[row].count + i };
    }),
  );
  const had = was.floor.filter((piece) => piece === colour).length;
  const onFloor = is.floor
    .flatMap((piece, index): Slot[] => (piece === colour ? [{ kind: "floor", seat, index }] : []))
    .slice(had);
  return [...onLines, ...onFloor];
}
