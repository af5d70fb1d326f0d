import { FirstMarker } from "./art/Tile.tsx";
import { Factory } from "./art/Factory.tsx";
import { Tile, TileShade } from "./art/Tile.tsx";
import { TILE_COLOURS } from "./art/tiles.ts";
import type { TileColour } from "./art/tiles.ts";
import { Centre } from "./art/Factory.tsx";
import { useDrawn } from "../play/keep.ts";
import type { MarketArrangement, PlacedTray } from "./arrangement.ts";
import { HEAP, clumpSpot } from "./clumps.ts";
import type { Spot } from "./clumps.ts";
import { plateSpot, plateTilt } from "./plate-spot.ts";
import type { Place } from "./spread.ts";
import type { AzulTray, AzulView, Counts } from "./view.ts";

/** How the tiles of one colour in one source are shown. */
export type Look = "plain" | "lit" | "faded" | "taken" | "pointed";

/** For each colour. */
type Looks = readonly Look[];

/** What the market shows beyond what lies there. */
export interface MarketLooks {
  readonly plates: readonly Looks[];
  readonly trays: readonly Looks[];
  /** What would come to a tray, shown as ghosts. */
  readonly coming: readonly (Counts | null)[];
}

interface MarketProps {
  view: AzulView;
  arrangement: MarketArrangement;
  looks?: MarketLooks;
}

const PLAIN: Looks = TILE_COLOURS.map(() => "plain");

/** Plates and trays, to be placed in an `<svg>` of the arrangement's size. */
export function Market({ view, arrangement, looks }: MarketProps) {
  const { plates, trays, diameter } = arrangement;
  return (
    <>
      {trays.map((place, i) => (
        <TrayWithTiles
          tray={view.trays[i]}
          place={place}
          looks={looks?.trays[i] ?? PLAIN}
          coming={looks?.coming[i] ?? null}
        />
      ))}
      {plates.map((place, i) => (
        <PlateWithTiles
          tiles={view.plates[i]}
          place={place}
          diameter={diameter}
          index={i}
          looks={looks?.plates[i] ?? PLAIN}
        />
      ))}
      {plates.map(({ number }, i) => (
        <PlateNumber place={number} number={i + 1} isEmpty={view.plates[i].length === 0} />
      ))}
    </>
  );
}

interface PlateProps {
  tiles: readonly (TileColour | null)[];
  place: Place;
  diameter: number;
  index: number;
  looks: Looks;
}

function PlateWithTiles(props: PlateProps) {
  const { tiles, place, diameter, index, looks } = props;
  return useDrawn(props, () => (
    <g>
      <g opacity={tiles.length === 0 ? "var(--plate-empty)" : undefined}>
        <Factory {...place} diameter={diameter} />
      </g>
      {tiles.map((colour, i) => {
        if (colour === null) return null;
        const { x, y, size } = plateSpot(place, diameter, i);
        return (
          <g transform={`rotate(${plateTilt(index, i)} ${x + size / 2} ${y + size / 2})`}>
            <LookedAt look={looks[TILE_COLOURS.indexOf(colour)]} x={x} y={y} size={size}>
              <TileShade x={x} y={y} size={size} />
              <Tile colour={colour} x={x} y={y} size={size} />
            </LookedAt>
          </g>
        );
      })}
    </g>
  ));
}

/** A ring round what is lit, and everything else steps back. */
function LookedAt({ look, x, y, size, children }: Spot & { look: Look; children: preact.ComponentChildren }) {
  return (
    <g class={`look ${look}`}>
      {look !== "plain" && look !== "faded" && (
        <rect x={x - 3} y={y - 3} width={size + 6} height={size + 6} rx={size * 0.16 + 3} class="ring" />
      )}
      {children}
    </g>
  );
}

function PlateNumber({ place, number, isEmpty }: { place: Place; number: number; isEmpty: boolean }) {
  return (
    <g opacity={isEmpty ? 0.75 : undefined}>
      <circle {...place} r="10.5" fill="var(--pl-num)" stroke="var(--pl-line)" stroke-width="1.5" />
      <text x={place.cx} y={place.cy + 5} font-size="15.6" text-anchor="middle" fill="var(--pl-numi)">
        {number}
      </text>
    </g>
  );
}

interface TrayProps {
  tray: AzulTray;
  place: PlacedTray;
  looks: Looks;
  coming: Counts | null;
}

function TrayWithTiles(props: TrayProps) {
  const { tray, place, looks, coming } = props;
  return useDrawn(props, () => (
    <g>
      <Centre {...place} />
      {tray.hasMarker && <FirstMarker {...clumpSpot(place, "first")} />}
      {TILE_COLOURS.map((colour, i) => {
        const spot = clumpSpot(place, colour);
        const ghosts = coming?.[i] ?? 0;
        return (
          <>
            {tray.tiles[i] > 0 && (
              <LookedAt look={looks[i]} {...spot}>
                <Clump colour={colour} count={tray.tiles[i]} {...spot} />
              </LookedAt>
            )}
            {ghosts > 0 && tray.tiles[i] === 0 && (
              <g opacity=".6">
                <Tile colour={colour} {...spot} />
              </g>
            )}
          </>
        );
      })}
      {/* Above all tiles, so that no heap hides its neighbour's number. */}
      {TILE_COLOURS.map((colour, i) => {
        const { x, y, size } = clumpSpot(place, colour);
        const ghosts = coming?.[i] ?? 0;
        return (
          <>
            {tray.tiles[i] > 0 && (
              <g class={`look ${looks[i]}`}>
                <Badge x={x + size - 2} y={y + size - 1} text={`${tray.tiles[i]}`} />
              </g>
            )}
            {ghosts > 0 && <Badge x={x + size - 1} y={y + 1} text={`+${ghosts}`} />}
          </>
        );
      })}
    </g>
  ));
}

interface ClumpProps extends Spot {
  colour: TileColour;
  count: number;
}

/** Tiles of one colour in a heap. */
function Clump({ colour, count, x, y, size }: ClumpProps) {
  const below = Math.min(count - 1, HEAP.most);
  return (
    <>
      <TileShade x={x} y={y} size={size} />
      {Array.from({ length: below + 1 }, (_, i) => {
        const lift = below - i;
        return <Tile colour={colour} x={x - lift * HEAP.x} y={y - lift * HEAP.y} size={size} />;
      })}
    </>
  );
}

function Badge({ x, y, text }: { x: number; y: number; text: string }) {
  return (
    <>
      <circle cx={x} cy={y} r="10.5" fill="var(--panel)" stroke="var(--chip-line)" stroke-width="1.5" />
      <text x={x} y={y + 5} font-size="15.6" text-anchor="middle">
        {text}
      </text>
    </>
  );
}
