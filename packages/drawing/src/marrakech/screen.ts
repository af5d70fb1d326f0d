/** The screen of Marrakech: the market at the left, purses and the odds of the next walk at the right. */
import { OVER } from "@riad/core";
import type { Seat } from "@riad/core";
import { COLOUR_NAMES, NO_COLOUR, makeColour, outlooks } from "@riad/marrakech";
import type { Colour, Landing, MarrakechPosition, Outlook } from "@riad/marrakech";
import { beside, clip, padEnd, padStart } from "../block.ts";
import { HEADING_NAMES, MARKET_WIDTH, drawMarket, makeSquareName, rugStyle } from "./board.ts";
import type { Paint } from "../paint.ts";
import type { Look, Screen } from "../screen.ts";

const GAP = 1;
/** From here on the side has room for whole words. */
const WORDY = 40;

const DOING = { rotate: "turns Assam", roll: "rolls the die", lay: "lays a rug", draw: "draws a rug" } as const;

export const marrakechScreen: Screen<MarrakechPosition> = {
  draw(position, look) {
    const side = look.width - MARKET_WIDTH - GAP;
    const market = drawMarket(position, look.paint);
    return beside([market, ["", ...drawPurses(position, look, side), ...drawOutlooks(position, look, side)]], GAP);
  },

  drawSeat(position, seat, look) {
    const own = (colour: Colour): boolean => colour === position.colour(seat) || colour === position.secondColour(seat);
    const market = drawMarket(position, look.paint, own);
    const { squares, points } = position.scoreParts(seat);
    const regions = listRegions(position, own);
    const lines = [
      look.paint.bold(look.names[seat]),
      "",
      `dirhams    ${padStart(String(position.dirhams(seat)), 4)}`,
      `squares    ${padStart(String(squares), 4)}`,
      `points     ${padStart(String(points), 4)}`,
      `rugs left  ${padStart(String(position.rugs(seat)), 4)}`,
      "",
      regions.length === 0 ? "no rug shows" : "rent of the regions:",
      ...regions.slice(0, 7).map(({ rent, at }) => `  ${padStart(String(rent), 2)}  around ${at}`),
    ];
    return beside([market, ["", ...lines]], GAP);
  },

  nameSeat(position, seat) {
    const name = COLOUR_NAMES[position.colour(seat)];
    return name[0].toUpperCase() + name.slice(1);
  },

  title(position, { names }) {
    const name = names[position.turn];
    const doing = position.actor === OVER ? "the match is over" : `${name} ${DOING[position.phase]}`;
    return `Marrakech, ruleset ${position.ruleset}: ${doing}`;
  },
};

function drawPurses(position: MarrakechPosition, look: Look, width: number): string[] {
  const lines: string[] = [];
  for (let seat = 0; seat < position.seats; seat++)
    lines.push(...drawPurse(position, seat, look, Math.min(width, WORDY)));
  const { assam, heading, turn, rugColour } = position;
  lines.push("");
  // With two colours it was drawn which one this turn lays.
  if (position.secondColour(turn) !== NO_COLOUR && rugColour !== NO_COLOUR && position.actor !== OVER) {
    lines.push(`Rug to lay  ${drawSwatch(rugColour, look.paint)}`);
  }
  lines.push(clip(`Assam on ${makeSquareName(assam)} facing ${HEADING_NAMES[heading]}`, width), "");
  return lines;
}

function drawPurse(position: MarrakechPosition, seat: Seat, look: Look, width: number): string[] {
  const { paint } = look;
  const { dirhams, squares, points, isOut } = position.scoreParts(seat);
  const isNext = position.actor !== OVER && position.turn === seat;
  const rugs = position.rugs(seat);
  const colours = [position.colour(seat), position.secondColour(seat)].filter((colour) => colour !== NO_COLOUR);
  const swatch = colours.map((colour) => drawSwatch(colour, paint)).join("");
  const total = isOut ? "out" : String(points);
  const name = clip(look.names[seat], width - 2 - 3 * colours.length - 1 - total.length - 1);
  const lead = `${isNext ? "►" : " "} ${swatch} ${isNext ? paint.bold(name) : name}`;
  const parts =
    width >= WORDY
      ? `${padStart(String(dirhams), 3)} dirhams ${padStart(String(squares), 3)} squares ${padStart(String(rugs), 3)} rugs left`
      : `${padStart(String(dirhams), 3)} dh ${padStart(String(squares), 2)} sq ${padStart(String(rugs), 2)} rugs`;
  return [padEnd(lead, width - total.length) + paint.bold(total), `  ${isOut ? paint.dim(parts) : parts}`];
}

export function drawSwatch(colour: Colour, paint: Paint): string {
  const letter = makeColour(colour);
  return paint.isColorSupported ? paint.styled(rugStyle(colour), ` ${letter} `) : `[${letter}]`;
}

/** What each way of turning costs by the die, and on average: the thing to know before turning. */
function drawOutlooks(position: MarrakechPosition, look: Look, width: number): string[] {
  const open = position.actor === OVER ? [] : outlooks(position);
  if (open.length === 0) return [];
  const isWordy = width >= 46;
  const cell = isWordy ? 8 : 3;
  const head = isWordy ? ["1 (1/6)", "2 (2/6)", "3 (2/6)", "4 (1/6)"] : ["1", "2", "3", "4"];
  const title = padEnd(isWordy ? "die" : "rent by", 8) + head.map((text) => padStart(text, cell)).join("");
  return [
    look.paint.dim(title + (isWordy ? "  mean" : " avg")),
    ...open.map((outlook) => drawOutlook(outlook, open.length === 1, cell, isWordy)),
  ];
}

function drawOutlook(outlook: Outlook, isTurned: boolean, cell: number, isWordy: boolean): string {
  const label = isTurned ? "roll" : ["left", "straight", "right"][outlook.rotation];
  const landings = outlook.landings.map((landing) => padStart(drawLanding(landing, isWordy), cell)).join("");
  return padEnd(label, 8) + landings + padStart(outlook.expectedCost.toFixed(1), isWordy ? 6 : 4);
}

function drawLanding({ square, payment }: Landing, isWordy: boolean): string {
  const rent = payment === null ? "-" : `${payment.due}${payment.ruins ? "!" : ""}`;
  return isWordy ? `${makeSquareName(square)} ${padStart(rent, 3)}` : rent;
}

interface Region {
  readonly rent: number;
  readonly at: string;
}

/** The regions of some colours, the dearest first. */
function listRegions(position: MarrakechPosition, own: (colour: Colour) => boolean): Region[] {
  const seen = new Set<number>();
  const regions: Region[] = [];
  for (let square = 0; square < 56; square++) {
    const colour = position.rugAt(square) >> 7;
    if (colour === NO_COLOUR || !own(colour) || seen.has(square)) continue;
    const squares = position.region(square);
    for (const one of squares) seen.add(one);
    regions.push({ rent: squares.length, at: makeSquareName(square) });
  }
  return regions.sort((a, b) => b.rent - a.rent);
}
