/** The screen of Marrakech: the market on the left, purses and the odds of the next walk on the right. */
import { OVER } from "@riad/core";
import type { Seat } from "@riad/core";
import { COLOUR_NAMES, NO_COLOUR, makeColour, makeSquareName, outlooks } from "@riad/marrakech";
import type { Colour, Landing, MarrakechPosition, Outlook } from "@riad/marrakech";
import { beside, clip, padEnd, padStart } from "../block.ts";
import { HEADING_NAMES, MarketSize, SMALL_MARKET, drawMarket, rugStyle } from "./board.ts";
import type { Paint } from "../paint.ts";
import type { Look, Screen } from "../screen.ts";

const GAP = 1;
/** Columns from which the side has room for whole words. */
const WORDY = 40;

const DOING = { rotate: "turns Assam", roll: "rolls the die", lay: "lays a rug", draw: "draws a rug" } as const;

const RULES = { anu: "quick", publisher: "official" } as const;

export const marrakechScreen: Screen<MarrakechPosition> = {
  draw(position, look) {
    const size = sizeFor(look);
    const side = look.width - size.width - GAP;
    const market = drawMarket(position, look.paint, size);
    return beside([market, [...drawPurses(position, look, side), ...drawOutlooks(position, look, side)]], GAP);
  },

  drawSeat(position, seat, look) {
    const own = (colour: Colour): boolean => colour === position.colour(seat) || colour === position.secondColour(seat);
    const market = drawMarket(position, look.paint, SMALL_MARKET, own);
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
    return beside([market, lines], GAP);
  },

  nameSeat(position, seat) {
    const name = COLOUR_NAMES[position.colour(seat)];
    return name[0].toUpperCase() + name.slice(1);
  },

  title(position, { names }) {
    const name = names[position.turn];
    const doing = position.actor === OVER ? "the match is over" : `${name} ${DOING[position.phase]}`;
    return `Marrakech, ${RULES[position.ruleset]} rules: ${doing}`;
  },
};

/** The largest market that leaves room for whole words beside it; the small one if the height is unknown. */
function sizeFor({ width, height = 0 }: Look): MarketSize {
  const larger = [3, 2].map((scale) => new MarketSize(scale));
  return (
    larger.find((size) => size.height <= height && size.width + GAP + RENT_COLUMNS[0].least <= width) ?? SMALL_MARKET
  );
}

function drawPurses(position: MarrakechPosition, look: Look, width: number): string[] {
  const lines: string[] = [];
  for (let seat = 0; seat < position.seats; seat++)
    lines.push(...drawPurse(position, seat, look, Math.min(width, WORDY)));
  const { assam, heading, turn, rugColour } = position;
  lines.push("");
  // With two colours per seat, the colour of this turn's rug has been drawn.
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
      ? `${padStart(String(dirhams), 3)} ${dirhams === 1 ? "dirham " : "dirhams"} ${padStart(String(squares), 3)} ${squares === 1 ? "square " : "squares"} ${padStart(String(rugs), 3)} ${rugs === 1 ? "rug" : "rugs"} left`
      : `${padStart(String(dirhams), 3)} dh ${padStart(String(squares), 2)} sq ${padStart(String(rugs), 2)} ${rugs === 1 ? "rug" : "rugs"}`;
  return [padEnd(lead, width - total.length) + paint.bold(total), `  ${isOut ? paint.dim(parts) : parts}`];
}

export function drawSwatch(colour: Colour, paint: Paint): string {
  const letter = makeColour(colour);
  return paint.isColorSupported ? paint.styled(rugStyle(colour), ` ${letter} `) : `[${letter}]`;
}

/** What each rotation costs for each roll, and on average. */
function drawOutlooks(position: MarrakechPosition, look: Look, width: number): string[] {
  const open = position.actor === OVER ? [] : outlooks(position);
  if (open.length === 0) return [];
  const columns = RENT_COLUMNS.find(({ least }) => width >= least) ?? NARROW_RENTS;
  const { label, cell, average, faces } = columns;
  const head = padEnd("", label) + faces.map((text) => padStart(text, cell)).join("");
  return [
    look.paint.dim("Rent if the die shows"),
    look.paint.dim(head + padStart(average < 7 ? "avg" : "average", average)),
    ...open.map((outlook) => drawOutlook(outlook, open.length === 1, columns)),
  ];
}

/** Column widths of the table of rents. */
interface RentColumns {
  /** The columns that it needs. */
  readonly least: number;
  readonly label: number;
  readonly cell: number;
  readonly average: number;
  readonly faces: readonly string[];
  readonly hasSquares: boolean;
}

const FACES = ["1", "2", "3", "4"];
const NARROW_RENTS: RentColumns = { least: 0, label: 3, cell: 4, average: 5, faces: FACES, hasSquares: false };

/** Widest first. */
const RENT_COLUMNS: readonly RentColumns[] = [
  {
    least: 52,
    label: 11,
    cell: 8,
    average: 9,
    faces: ["1 (1/6)", "2 (2/6)", "3 (2/6)", "4 (1/6)"],
    hasSquares: true,
  },
  { least: 36, label: 11, cell: 4, average: 9, faces: FACES, hasSquares: false },
];

function drawOutlook(outlook: Outlook, isTurned: boolean, { label, cell, average, hasSquares }: RentColumns): string {
  const name = isTurned ? "die" : ["< left", "^ straight", "> right"][outlook.rotation].slice(0, label - 1);
  const landings = outlook.landings.map((landing) => padStart(drawLanding(landing, hasSquares), cell)).join("");
  return padEnd(name.trim(), label) + landings + padStart(outlook.expectedCost.toFixed(1), average);
}

function drawLanding({ square, payment }: Landing, hasSquare: boolean): string {
  const rent = payment === null ? "·" : `${payment.due}${payment.ruins ? "!" : ""}`;
  return hasSquare ? `${makeSquareName(square)} ${padStart(rent, 3)}` : rent;
}

interface Region {
  readonly rent: number;
  readonly at: string;
}

/** The regions of some colours, most expensive first. */
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
