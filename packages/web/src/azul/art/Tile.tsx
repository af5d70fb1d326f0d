import { Motif } from "./motifs.tsx";
import { TILES, TILE_COLOURS } from "./tiles.ts";
import type { TileColour } from "./tiles.ts";
import { Stops } from "../../art/Sprite.tsx";

/** Under this size frame, cracks and gloss are only dirt; the plain drawing is used. */
const SMALL = 30;

interface PlacedProps {
  x?: number;
  y?: number;
  size: number;
}

/** A glazed tile. */
export function Tile({ colour, x = 0, y = 0, size }: PlacedProps & { colour: TileColour }) {
  const kind = size < SMALL ? "tile-small" : "tile";
  return <use href={`#${kind}-${colour}`} x={x} y={y} width={size} height={size} />;
}

/** The brass marker of the player who starts the next round. */
export function FirstMarker({ x, y, size }: { x: number; y: number; size: number }) {
  return <use href="#first" x={x} y={y} width={size} height={size} />;
}

/** The shade of a tile that lies loose: under the tile, in its place. Not a blur, which would be computed for every tile. */
export function TileShade({ x = 0, y = 0, size }: PlacedProps) {
  return <use href="#tile-shade" x={x} y={y} width={size} height={size} />;
}

/** An empty space of a wall: a sunk bed, with the colour it waits for if that is fixed. */
export function Cell({ colour, x = 0, y = 0, size }: PlacedProps & { colour?: TileColour | undefined }) {
  return <use href={`#cell-${colour ?? "any"}`} x={x} y={y} width={size} height={size} />;
}

/** An empty space of a pattern line or of the floor: a shallow hollow in the plaster. */
export function Socket({ x = 0, y = 0, size }: PlacedProps) {
  return <use href="#socket" x={x} y={y} width={size} height={size} />;
}

export function TileSymbols() {
  return (
    <>
      {TILE_COLOURS.map((colour) => (
        <>
          <Glaze colour={colour} />
          <LargeTile colour={colour} />
          <SmallTile colour={colour} />
          <WaitingCell colour={colour} />
          <Medallion colour={colour} />
        </>
      ))}
      <clipPath id="medallion">
        <circle cx="50" cy="50" r="40" />
      </clipPath>
      <symbol id="cell-any" viewBox="0 0 100 100">
        <rect x="2" y="2" width="96" height="96" rx="13" fill="var(--cell)" />
        <path d="M50 27 57 43 73 50 57 57 50 73 43 57 27 50 43 43Z" fill="var(--line)" opacity=".55" />
        <CellEdges />
      </symbol>
      <symbol id="tile-shade" viewBox="0 0 100 100" overflow="visible">
        <g fill="#2a0f04" fill-opacity=".16">
          <rect x="-3.5" y="1" width="107" height="107" rx="17" />
          <rect x="-2" y="2" width="104" height="104" rx="16" />
          <rect x="-.5" y="3" width="101" height="101" rx="15" />
        </g>
      </symbol>
      <linearGradient id="hollow" x1="0" y1="0" x2=".5" y2="1">
        <Stops of="0 var(--socket-a), 1 var(--socket-b)" />
      </linearGradient>
      <symbol id="socket" viewBox="0 0 100 100">
        <rect
          x="1"
          y="1"
          width="98"
          height="98"
          rx="14"
          fill="url(#hollow)"
          stroke="var(--cell-line)"
          stroke-width="2"
        />
        <g fill="none" stroke-linecap="round">
          <path d="M6 84V19Q6 6 19 6h65" stroke="#3a1d0a" stroke-opacity="var(--socket-shade)" stroke-width="7" />
          <path d="M96 20v63q0 13-13 13H20" stroke="#fff" stroke-opacity="var(--cell-hi)" stroke-width="3" />
        </g>
      </symbol>
    </>
  );
}

interface OfColour {
  colour: TileColour;
}

function Glaze({ colour }: OfColour) {
  const { light, base, deep } = TILES[colour];
  return (
    <linearGradient id={`glaze-${colour}`} x1="0" y1="0" x2=".7" y2="1">
      <stop offset="0" stop-color={light} />
      <stop offset=".55" stop-color={base} />
      <stop offset="1" stop-color={deep} />
    </linearGradient>
  );
}

function LargeTile({ colour }: OfColour) {
  const { lip, ink, base, crack } = TILES[colour];
  return (
    <symbol id={`tile-${colour}`} viewBox="0 0 100 100">
      <rect x="1" y="5" width="98" height="95" rx="14" fill={lip} />
      <rect x="1" y=".5" width="98" height="95" rx="14" fill={`url(#glaze-${colour})`} />
      <rect
        x="5.2"
        y="4.7"
        width="89.6"
        height="86.6"
        rx="10.5"
        fill="none"
        stroke={ink}
        stroke-opacity=".28"
        stroke-width="1.5"
      />
      <Motif colour={colour} ink={ink} ground={base} />
      <path d={crack} fill="none" stroke="#000" stroke-opacity=".16" stroke-width=".9" />
      <g fill="none" stroke-width="3" stroke-linecap="round">
        <path d="M6 82V18Q6 5.5 18.5 5.5H82" stroke="#fff" stroke-opacity=".55" />
        <path d="M95 16v62q0 13-13 13H20" stroke="#000" stroke-opacity=".2" />
      </g>
      <path d="M3 40V16Q3 3 16 3h46Q30 10 3 40Z" fill="#fff" opacity=".26" />
    </symbol>
  );
}

function SmallTile({ colour }: OfColour) {
  const { lip, ink, base } = TILES[colour];
  return (
    <symbol id={`tile-small-${colour}`} viewBox="0 0 100 100">
      <rect y="6" width="100" height="94" rx="16" fill={lip} />
      <rect width="100" height="94" rx="16" fill={`url(#glaze-${colour})`} />
      <g transform="translate(50 47) scale(1.04) translate(-50 -48.5)">
        <Motif colour={colour} ink={ink} ground={base} />
      </g>
      <path
        d="M6 60V18Q6 6 18 6H64"
        fill="none"
        stroke="#fff"
        stroke-opacity=".5"
        stroke-width="5"
        stroke-linecap="round"
      />
    </symbol>
  );
}

function WaitingCell({ colour }: OfColour) {
  return (
    <symbol id={`cell-${colour}`} viewBox="0 0 100 100">
      <rect x="2" y="2" width="96" height="96" rx="13" fill="var(--cell)" />
      <rect x="2" y="2" width="96" height="96" rx="13" fill={TILES[colour].base} fill-opacity="var(--cell-tint)" />
      <g opacity="var(--cell-motif)" transform="translate(50 50) scale(.8) translate(-50 -48.5)">
        <Motif colour={colour} ink={`var(--cm-${colour})`} ground="var(--cell)" />
      </g>
      <CellEdges />
    </symbol>
  );
}

function CellEdges() {
  return (
    <g fill="none">
      <path d="M5 92V17Q5 5 17 5h76" stroke="#000" stroke-opacity="var(--cell-sh)" stroke-width="4" />
      <path d="M95 8v75q0 12-12 12H8" stroke="#fff" stroke-opacity="var(--cell-hi)" stroke-width="3" />
    </g>
  );
}

/** The sign of a player: the tile as a round medal in brass, so that nobody takes it for a tile. */
function Medallion({ colour }: { colour: TileColour }) {
  return (
    <symbol id={`sign-${colour}`} viewBox="0 0 100 100">
      <circle cx="50" cy="50" r="48" fill="var(--brass)" stroke="#5d4212" stroke-width="2" />
      <g clip-path="url(#medallion)">
        <use href={`#tile-small-${colour}`} x="4" y="4" width="92" height="92" />
      </g>
      <circle cx="50" cy="50" r="40.5" fill="none" stroke="#fff3c4" stroke-opacity=".8" stroke-width="2.5" />
    </symbol>
  );
}
