import { FirstMarker } from "../art/brass.tsx";
import { Plate } from "../art/Plate.tsx";
import { Tile } from "../art/Tile.tsx";
import { TILE_COLOURS } from "../art/tiles.ts";
import type { TileColour } from "../art/tiles.ts";
import { Tray } from "../art/Tray.tsx";
import type { MarketArrangement, Place, PlacedTray } from "./arrangement.ts";
import type { AzulTray, AzulView } from "./view.ts";

interface MarketProps {
  view: AzulView;
  arrangement: MarketArrangement;
}

/** Plates and trays, to be placed in an `<svg>` of the arrangement's size. */
export function Market({ view, arrangement }: MarketProps) {
  return (
    <>
      {arrangement.trays.map((place, i) => (
        <TrayWithTiles tray={view.trays[i]} place={place} />
      ))}
      {arrangement.plates.map((place, i) => (
        <PlateWithTiles tiles={view.plates[i]} place={place} diameter={arrangement.diameter} index={i} />
      ))}
      {arrangement.plates.map(({ number }, i) => (
        <PlateNumber place={number} number={i + 1} isEmpty={view.plates[i].length === 0} />
      ))}
    </>
  );
}

interface PlateProps {
  tiles: readonly TileColour[];
  place: Place;
  diameter: number;
  index: number;
}

function PlateWithTiles({ tiles, place, diameter, index }: PlateProps) {
  const size = diameter * 0.29;
  const offset = size / 2 + 2;
  return (
    <g>
      <g opacity={tiles.length === 0 ? "var(--plate-empty)" : undefined}>
        <Plate {...place} diameter={diameter} />
      </g>
      {tiles.map((colour, i) => {
        const cx = place.cx + (i % 2 === 0 ? -offset : offset);
        const cy = place.cy + (i < 2 ? -offset : offset);
        return (
          <g transform={`rotate(${tilt(index, i)} ${cx} ${cy})`} filter="url(#tile-shadow)">
            <Tile colour={colour} x={cx - size / 2} y={cy - size / 2} size={size} />
          </g>
        );
      })}
    </g>
  );
}

/** Laid by hand: up to four degrees, irregular to the eye, the same every time. */
function tilt(plate: number, tile: number): number {
  return ((plate * 37 + tile * 53) % 9) - 4;
}

function PlateNumber({ place, number, isEmpty }: { place: Place; number: number; isEmpty: boolean }) {
  return (
    <g opacity={isEmpty ? 0.75 : undefined}>
      <circle {...place} r="10.5" fill="var(--pl-num)" stroke="var(--pl-line)" stroke-width="1.5" />
      <text x={place.cx} y={place.cy + 5} font-size="15" text-anchor="middle" fill="var(--pl-numi)">
        {number}
      </text>
    </g>
  );
}

type Clump = { colour: TileColour; count: number } | "first";

function TrayWithTiles({ tray, place }: { tray: AzulTray; place: PlacedTray }) {
  const { cx, cy, rx, ry } = place;
  const clumps: Clump[] = TILE_COLOURS.flatMap((colour, i) =>
    tray.tiles[i] > 0 ? [{ colour, count: tray.tiles[i] }] : [],
  );
  if (tray.hasMarker) clumps.unshift("first");
  const isLong = rx > 2.6 * ry;
  const columns = isLong ? 6 : Math.max(2, Math.min(3, Math.ceil(clumps.length / 2)));
  const size = isLong ? Math.min(44, ry * 1.16) : Math.min(46, ry * 0.6, (rx - 14) * 0.5);
  const pitch = isLong ? Math.min(size * 1.6, (2 * rx - 50) / 6) : size + 14;
  const rowHeight = size + 12;
  const rows = Array.from({ length: Math.ceil(clumps.length / columns) }, (_, row) =>
    clumps.slice(row * columns, (row + 1) * columns),
  );
  return (
    <g>
      <Tray {...place} />
      {rows.flatMap((row, r) =>
        row.map((clump, i) => (
          <ClumpOfTiles
            clump={clump}
            x={cx + (i - (row.length - 1) / 2) * pitch - size / 2}
            y={cy + (r - (rows.length - 1) / 2) * rowHeight - size / 2}
            size={size}
          />
        )),
      )}
    </g>
  );
}

interface ClumpProps {
  clump: Clump;
  x: number;
  y: number;
  size: number;
}

/** Tiles of one colour in a heap, with their number. */
function ClumpOfTiles({ clump, x, y, size }: ClumpProps) {
  if (clump === "first") return <FirstMarker x={x} y={y} size={size} />;
  const { colour, count } = clump;
  const below = Math.min(count - 1, 3);
  return (
    <g>
      <g filter="url(#tile-shadow)">
        {Array.from({ length: below + 1 }, (_, i) => {
          const lift = below - i;
          return <Tile colour={colour} x={x - lift * 4} y={y - lift * 2.5} size={size} />;
        })}
      </g>
      <circle
        cx={x + size - 2}
        cy={y + size - 1}
        r="10.5"
        fill="var(--panel)"
        stroke="var(--chip-line)"
        stroke-width="1.5"
      />
      <text x={x + size - 2} y={y + size + 4} font-size="15" text-anchor="middle">
        {count}
      </text>
    </g>
  );
}
