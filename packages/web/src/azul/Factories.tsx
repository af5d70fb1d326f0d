import type { ComponentChildren } from "preact";
import { useDrawn } from "../play/keep.ts";
import { Centre, Factory } from "./art/Factory.tsx";
import { FirstMarker, Tile, TileShade } from "./art/Tile.tsx";
import { TILE_COLOURS } from "./art/tiles.ts";
import type { TileColour } from "./art/tiles.ts";
import type { Choice } from "./choice.ts";
import { centreSpot, HEAP, factorySpot, factoryTilt } from "./factory-layout.ts";
import type { FactoryLayout, Place, PlacedCentre, Spot } from "./factory-layout.ts";
import { isSamePick } from "./outlook.ts";
import type { Pick, Origin } from "./outlook.ts";
import type { AzulCentre, AzulView, Counts } from "./view.ts";

/** How the tiles of one colour in one factory or centre are shown. */
type Look = "plain" | "lit" | "faded" | "taken" | "pointed";

/** For each colour. */
type Looks = readonly Look[];

/** What the display shows beyond what lies there. */
interface FactoryLooks {
  readonly factories: readonly Looks[];
  readonly centres: readonly Looks[];
  /** What would come to a centre, shown as ghosts. */
  readonly coming: readonly (Counts | null)[];
}

interface FactoriesProps {
  view: AzulView;
  arrangement: FactoryLayout;
  looks?: FactoryLooks;
  /** Drawn over the tiles and below the numbers of the factories. */
  children?: ComponentChildren;
}

const PLAIN: Looks = TILE_COLOURS.map(() => "plain");

/** Factories and centres, to be placed in an `<svg>` of the arrangement's size. */
export function Factories({ view, arrangement, looks, children }: FactoriesProps) {
  const { factories, centres, diameter } = arrangement;
  return (
    <>
      {centres.map((place, i) => (
        <CentreWithTiles
          centre={view.centres[i]}
          place={place}
          looks={looks?.centres[i] ?? PLAIN}
          coming={looks?.coming[i] ?? null}
        />
      ))}
      {factories.map((place, i) => (
        <FactoryWithTiles
          tiles={view.factories[i]}
          place={place}
          diameter={diameter}
          index={i}
          looks={looks?.factories[i] ?? PLAIN}
        />
      ))}
      {children}
      {factories.map(({ number }, i) => (
        <FactoryNumber place={number} number={i + 1} isEmpty={view.factories[i].length === 0} />
      ))}
    </>
  );
}

interface FactoryProps {
  tiles: readonly (TileColour | null)[];
  place: Place;
  diameter: number;
  index: number;
  looks: Looks;
}

function FactoryWithTiles(props: FactoryProps) {
  const { tiles, place, diameter, index, looks } = props;
  return useDrawn(props, () => (
    <g>
      <g opacity={tiles.length === 0 ? "var(--factory-empty)" : undefined}>
        <Factory {...place} diameter={diameter} />
      </g>
      {tiles.map((colour, i) => {
        if (colour === null) return null;
        const { x, y, size } = factorySpot(place, diameter, i);
        return (
          <g transform={`rotate(${factoryTilt(index, i)} ${x + size / 2} ${y + size / 2})`}>
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
function LookedAt({ look, x, y, size, children }: Spot & { look: Look; children: ComponentChildren }) {
  return (
    <g class={`look ${look}`}>
      {look !== "plain" && look !== "faded" && (
        <rect x={x - 3} y={y - 3} width={size + 6} height={size + 6} rx={size * 0.16 + 3} class="ring" />
      )}
      {children}
    </g>
  );
}

function FactoryNumber({ place, number, isEmpty }: { place: Place; number: number; isEmpty: boolean }) {
  return (
    <g opacity={isEmpty ? 0.75 : undefined}>
      <circle {...place} r="10.5" fill="var(--pl-num)" stroke="var(--pl-line)" stroke-width="1.5" />
      <text x={place.cx} y={place.cy + 5} font-size="15.6" text-anchor="middle" fill="var(--pl-numi)">
        {number}
      </text>
    </g>
  );
}

function CentreWithTiles(props: { centre: AzulCentre; place: PlacedCentre; looks: Looks; coming: Counts | null }) {
  const { centre, place, looks, coming } = props;
  return useDrawn(props, () => (
    <g>
      <Centre {...place} />
      {centre.hasMarker && <FirstMarker {...centreSpot(place, "first")} />}
      {TILE_COLOURS.map((colour, i) => {
        const spot = centreSpot(place, colour);
        const ghosts = coming?.[i] ?? 0;
        return (
          <>
            {centre.tiles[i] > 0 && (
              <LookedAt look={looks[i]} {...spot}>
                <Clump colour={colour} count={centre.tiles[i]} {...spot} />
              </LookedAt>
            )}
            {ghosts > 0 && centre.tiles[i] === 0 && (
              <g class="coming">
                <g opacity=".6">
                  <Tile colour={colour} {...spot} />
                </g>
                <rect {...squareOf(spot)} rx={spot.size * 0.16} />
              </g>
            )}
          </>
        );
      })}
      {/* Above all tiles, so that no heap hides its neighbour's number. */}
      {TILE_COLOURS.map((colour, i) => {
        const { x, y, size } = centreSpot(place, colour);
        const ghosts = coming?.[i] ?? 0;
        return <Badge x={x + size} y={y + size} size={size} count={centre.tiles[i]} coming={ghosts} />;
      })}
    </g>
  ));
}

function squareOf({ x, y, size }: Spot) {
  return { x, y, width: size, height: size };
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

interface BadgeProps {
  /** The lower right corner of the tile on top. */
  x: number;
  y: number;
  size: number;
  count: number;
  coming: number;
}

/**
 * How many tiles lie there, and how many are about to come: "2+1". It never fades with its tiles, hangs from their lower right
 * corner so that their motif stays in sight, and grows to the left, so that two beside each other do not touch.
 */
export function Badge({ x, y: corner, size, count, coming }: BadgeProps) {
  if (count + coming === 0) return null;
  const r = Math.max(8, Math.min(11, size * 0.34));
  const y = corner + 0.3 * r;
  const own = count > 0 ? `${count}` : "";
  const more = coming > 0 ? `+${coming}` : "";
  const width = 2 * r + (own.length + more.length - 1) * r * 0.8;
  const left = x + r - width;
  return (
    <>
      {/* Its colours are its own: a saved picture has no style sheet. */}
      <rect
        x={left}
        y={y - r}
        width={width}
        height={2 * r}
        rx={r}
        fill="var(--panel)"
        stroke="var(--chip-line)"
        stroke-width="1.5"
      />
      <text x={left + width / 2} y={y + r * 0.5} font-size={r * 1.5} font-weight="700" text-anchor="middle">
        {own}
        {/* Of tiles, not of points: those alone are green. */}
        {more}
      </text>
    </>
  );
}

/** Round the tiles that were taken: those of the factory, or the heap in the centre. */
export function originBox({ factories, centres, diameter }: FactoryLayout, { from, colour }: Pick) {
  const { x, y, size } =
    from.kind === "factory"
      ? squareAt(factories[from.index], diameter * 0.66)
      : centreSpot(centres[from.index], colour);
  return { x: x - 4, y: y - 4, width: size + 8, height: size + 8, rx: 10 };
}

function squareAt({ cx, cy }: Place, size: number): Spot {
  return { x: cx - size / 2, y: cy - size / 2, size };
}

export function factoryLooks(view: AzulView, choice: Choice, pointed: Pick | null): FactoryLooks {
  const [pick, hovered] = [choice.pick.value, choice.hovered.value];
  const lookAt = (kind: Origin["kind"], index: number, colour: TileColour): Look => {
    const here: Pick = { from: { kind, index }, colour, count: 0, choosesCentre: false };
    if (isSamePick(here, pick)) return "taken";
    if (isSamePick(here, hovered)) return "lit";
    if (pick === null && isSamePick(here, pointed)) return "pointed";
    // What is only under the pointer or the focus is not chosen yet, so nothing else steps back.
    return pick === null ? "plain" : "faded";
  };
  const looksOf = (kind: Origin["kind"]) => (_: unknown, index: number) =>
    TILE_COLOURS.map((colour) => lookAt(kind, index, colour));
  return {
    factories: view.factories.map(looksOf("factory")),
    centres: view.centres.map(looksOf("centre")),
    coming: view.centres.map((_, centre) => {
      if (pick === null || pick.from.kind === "centre" || centre !== choice.rest.value) return null;
      const tiles = view.factories[pick.from.index];
      return TILE_COLOURS.map((colour) =>
        colour === pick.colour ? 0 : tiles.filter((tile) => tile === colour).length,
      );
    }),
  };
}
