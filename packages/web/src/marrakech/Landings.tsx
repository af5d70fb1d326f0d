/** Where Assam may land, drawn so that the squares stay visible: a ring, and a label at the square's lower edge. */
import { NORTH } from "@riad/marrakech";
import type { Landing, Outlook, Square } from "@riad/marrakech";
import { SQUARE } from "./art/tracks.tsx";
import { asSeen, centreOf, pathLine, walkStands } from "./geometry.ts";
import type { Stand } from "./geometry.ts";

interface LandingsProps {
  assam: number;
  outlooks: readonly Outlook[];
  /** The rotation under the pointer or chosen; null while there is none. */
  regarded: number | null;
  /** A small screen has room for the costs alone. */
  isSmall: boolean;
  /** By how many quarters the board is turned; the labels stay upright. */
  side: number;
  /** How much larger than usual words shall be. */
  text: number;
}

export function Landings({ assam, outlooks, regarded, isSmall, side, text }: LandingsProps) {
  const main = outlooks.find(({ rotation }) => rotation === regarded);
  const others = outlooks.filter((outlook) => outlook !== main);
  const spot = (landing: Landing, heading: number) => ({
    landing,
    side,
    text,
    ...spotOf(assam, landing, heading, side),
  });
  return (
    <g class="landings">
      {others.map((outlook) => (
        <path key={outlook.rotation} d={pathLine(way(assam, outlook))} class="way faint" />
      ))}
      {main !== undefined && (
        <>
          <path d={pathLine(way(assam, main))} class="way-ground" />
          <path d={pathLine(way(assam, main))} class="way" />
        </>
      )}
      {main?.landings.map((landing) => (
        <Ring key={landing.die} landing={landing} />
      ))}
      {besides(others, main, isSmall).map(({ heading, landing }) => (
        <CostLabel key={landing.square} {...spot(landing, heading)} isSmall={isSmall} />
      ))}
      {main?.landings.map((landing) => {
        const Label = isSmall ? CostLabel : DieLabel;
        return <Label key={landing.die} {...spot(landing, main.heading)} isSmall={isSmall} />;
      })}
    </g>
  );
}

interface Beside {
  readonly heading: number;
  readonly landing: Landing;
}

/** The squares of the other ways where there is something to pay; a small screen has room for one way at a time. */
function besides(others: readonly Outlook[], main: Outlook | undefined, isSmall: boolean): Beside[] {
  if (isSmall && main !== undefined) return [];
  const taken = new Set(main?.landings.map(({ square }) => square));
  const found: Beside[] = [];
  for (const { heading, landings } of others) {
    for (const landing of landings) {
      if (taken.has(landing.square) || landing.payment === null) continue;
      taken.add(landing.square);
      found.push({ heading, landing });
    }
  }
  return found;
}

function way(assam: number, outlook: Outlook): Stand[] {
  return walkStands(assam, outlook.heading, 4);
}

function Ring({ landing }: { landing: Landing }) {
  const { x, y } = centreOf(landing.square);
  const box = { x: x - SQUARE / 2 + 3, y: y - SQUARE / 2 + 3, width: SQUARE - 6, height: SQUARE - 6, rx: 7 };
  return (
    <>
      <rect {...box} class="ring-line" />
      <rect {...box} class="ring" />
    </>
  );
}

/** How many of the die's six faces lead there. */
export function facesOf({ odds }: Landing): number {
  return Math.round(odds * 6);
}

function costOf({ payment }: Landing): number {
  return payment?.due ?? 0;
}

interface Spot {
  /** At the upper edge, where the arrow that leads up would cover the lower one. */
  readonly isHigh: boolean;
  /** Where the square lies that an arrow reaches into: -1 to the left of Assam, 1 to the right, 0 elsewhere. */
  readonly aside: number;
}

interface LabelProps extends Spot {
  landing: Landing;
  side: number;
  text: number;
  isSmall: boolean;
}

/** Where on its square a label is not covered by the arrows around Assam. */
function spotOf(assam: Square, { square }: Landing, heading: number, side: number): Spot {
  const [from, to] = [asSeen(centreOf(assam), side), asSeen(centreOf(square), side)];
  const [dx, dy] = [(to.x - from.x) / SQUARE, (to.y - from.y) / SQUARE];
  const isUp = (heading + side) % 4 === NORTH;
  return { isHigh: isUp || (dx === 0 && dy === -1), aside: dy === 0 && Math.abs(dx) === 1 ? dx : 0 };
}

/** Around the middle of a square, upright however the board is turned. */
function upright({ square }: Landing, side: number): string {
  const { x, y } = centreOf(square);
  return `translate(${x} ${y}) rotate(${-90 * side})`;
}

const FACE = 19;
const DIE_HEIGHT = 25;
/** The lower ends of labels at the upper and at the lower edge of a square: larger ones grow away from the arrows. */
const HIGH_END = -12;
const LOW_END = 39;

/** What the die has to show to lead here, once, however often the die has it: two would look like a throw of two dice. */
function DieLabel({ landing, isHigh, aside, side, text }: LabelProps) {
  const cost = costOf(landing);
  const money = cost === 0 ? 0 : cost > 9 ? 38 : 29;
  const width = 7 + FACE + money;
  // Beside Assam the arrow is above it.
  const low = aside === 0 ? LOW_END : LOW_END + DIE_HEIGHT * (text - 1);
  const top = (isHigh ? HIGH_END : low) / text - DIE_HEIGHT;
  return (
    <g transform={`${upright(landing, side)} scale(${text}) translate(${-width / 2} ${top})`}>
      <rect width={width} height={DIE_HEIGHT} rx="8" class="label" />
      <use href={`#die-${landing.die}`} x="4" y="4" width="17" height="17" />
      {cost > 0 && (
        <>
          <use href="#dirham" x={6 + FACE} y="6" width="13" height="13" />
          <text x={width - 6} y="18" font-size="16" text-anchor="end" class="cost">
            {cost}
          </text>
        </>
      )}
    </g>
  );
}

/** What it costs to land here; nothing where it is free. */
function CostLabel({ landing, isHigh, aside, side, text, isSmall }: LabelProps) {
  const cost = costOf(landing);
  if (cost === 0) return null;
  const usual = isSmall ? 1 : 0.7;
  const scale = usual * text;
  const width = cost > 9 ? 64 : 52;
  const inner = Math.max(-3, 38 - width) / text;
  const left = aside === 0 ? 37 / scale - width : aside > 0 ? inner : -inner - width;
  const top = isHigh ? (31 * usual - 37) / scale - 31 : aside === 0 ? 37 / scale - 30 : 12 / text;
  return (
    <g transform={`${upright(landing, side)} scale(${scale}) translate(${left} ${top})`}>
      <rect width={width} height="31" rx="9" class="label" />
      <use href="#dirham" x="5" y="5" width="21" height="21" />
      <text x={width - 7} y="24" font-size="26" text-anchor="end" class="cost">
        {cost}
      </text>
    </g>
  );
}
