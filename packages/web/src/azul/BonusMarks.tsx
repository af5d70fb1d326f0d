import type { BoardMeasure } from "./board-measures.ts";
import { TILE_COLOURS } from "./art/tiles.ts";
import { BONUSES, BONUS_POINTS, WHOLE, countBonus } from "./outlook.ts";
import type { Bonus } from "./outlook.ts";
import type { AzulSeat } from "./view.ts";

interface BonusMarksProps {
  wall: AzulSeat["wall"];
  measure: BoardMeasure;
}

/** The edge of a ring and the ring. Colours are attributes, because a saved picture has no style sheet. */
const STROKES = [
  { stroke: "#fffaf0", "stroke-width": 5 },
  { stroke: "var(--brass)", "stroke-width": 2.6 },
];

/** At the end of a match: a ring of brass round every full row and column and each tile of a full colour, with its points. */
export function BonusMarks({ wall, measure }: BonusMarksProps) {
  const full = BONUSES.flatMap((bonus) =>
    countBonus(wall, bonus).flatMap((held, index) => (held === WHOLE ? [{ bonus, index }] : [])),
  );
  const rings = full.flatMap(({ bonus, index }) => ringsOf(wall, bonus, index));
  const spots = badgeSpots(full, wall, measure);
  return (
    <g>
      {STROKES.map((stroke) =>
        rings.map((ring) => <rect {...stroke} fill="none" {...inPixels(ring, measure)} rx={measure.tile * 0.2} />),
      )}
      {full.map(({ bonus }, at) => {
        const { x, y } = spots[at];
        return (
          <g transform={`translate(${x} ${y})`}>
            <circle r={badgeOf(measure)} fill="#e6bd63" stroke="#8a5f14" stroke-width="1.5" />
            <text
              y={badgeOf(measure) * 0.37}
              font-size={badgeOf(measure) * 1.08}
              text-anchor="middle"
              style={{ fill: "#2a1005" }}
            >
              +{BONUS_POINTS[bonus]}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** In cells of the wall. */
interface Ring {
  readonly column: number;
  readonly row: number;
  readonly across: number;
  readonly down: number;
}

function ringsOf(wall: AzulSeat["wall"], bonus: Bonus, index: number): Ring[] {
  if (bonus === "row") return [{ column: 0, row: index, across: WHOLE, down: 1 }];
  if (bonus === "column") return [{ column: index, row: 0, across: 1, down: WHOLE }];
  return wall.flatMap((tile, cell) =>
    tile === TILE_COLOURS[index] ? [{ column: cell % WHOLE, row: Math.floor(cell / WHOLE), across: 1, down: 1 }] : [],
  );
}

function inPixels({ column, row, across, down }: Ring, { wallX, pitch, gap }: BoardMeasure) {
  return {
    x: wallX + column * pitch - gap / 2,
    y: row * pitch - gap / 2,
    width: across * pitch,
    height: down * pitch,
  };
}

const BADGE = 13;

/** Between the lines and the wall, over neither's tiles. */
function badgeOf({ middle }: BoardMeasure): number {
  return Math.min(BADGE, middle / 2 + 0.5);
}

/** Beside the wall, so that no tile is covered: before a row, below a column, and below the lowest tile of a colour. */
function seatOfPoints(bonus: Bonus, index: number, rings: readonly Ring[], measure: BoardMeasure) {
  const { wallX, middle, tile, pitch } = measure;
  const last = rings[rings.length - 1];
  if (bonus === "row") return { x: wallX - middle / 2, y: index * pitch + tile / 2 };
  return { x: wallX + last.column * pitch + tile / 2, y: 4 * pitch + tile + badgeOf(measure) - 1 };
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where the points stand: no badge lies over another one, nor over the end of the floor, which reaches below the wall. */
export function badgeSpots(
  full: readonly { readonly bonus: Bonus; readonly index: number }[],
  wall: AzulSeat["wall"],
  measure: BoardMeasure,
): Spot[] {
  const { linesX, floorPitch, floorTile } = measure;
  const badge = badgeOf(measure);
  const wanted = full.map(({ bonus, index }) => seatOfPoints(bonus, index, ringsOf(wall, bonus, index), measure));
  const spots = wanted.map(({ x, y }, at) => ({ x: x + sideStep(wanted, at) * 2 * badge, y }));
  let free = linesX + 6 * floorPitch + floorTile + 1;
  const below = [...full.keys()].filter((at) => full[at].bonus !== "row");
  for (const at of below.toSorted((a, b) => spots[a].x - spots[b].x)) {
    const x = Math.max(spots[at].x, free + badge);
    spots[at] = { ...spots[at], x };
    free = x + badge;
  }
  return spots;
}

/** A column and a colour may end at the same place: then their points are side by side. In badges from the middle. */
function sideStep(spots: readonly Spot[], at: number): number {
  const { x, y } = spots[at];
  const same = [...spots.keys()].filter((one) => spots[one].x === x && spots[one].y === y);
  return same.indexOf(at) - (same.length - 1) / 2;
}
