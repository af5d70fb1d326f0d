/** How Azul enters the browser. */
import { HEIGHT, HUB, IVORY, WIDTH } from "../art/Arch.tsx";
import type { OwnEntry } from "../play/entry.ts";
import { say, withWords } from "../words/words.ts";
import { Factory } from "./art/Factory.tsx";
import { Cell, Tile, TileShade } from "./art/Tile.tsx";
import { TILE_COLOURS } from "./art/tiles.ts";

export const azulEntry: OwnEntry = {
  about: () => say("aboutAzul"),
  options: [
    {
      name: "wall",
      title: () => say("wall"),
      values: [
        { value: "fixed", name: () => say("wallFixed"), about: () => say("wallFixedAbout") },
        { value: "free", name: () => say("wallFree"), about: () => say("wallFreeAbout") },
      ],
    },
    {
      name: "centres",
      title: () => say("centres"),
      values: [
        { value: "1", name: () => say("centresOne"), about: () => say("centresOneAbout") },
        { value: "2", name: () => say("centresTwo"), about: () => say("centresTwoAbout") },
      ],
    },
  ],
  sign: (seat) => <use href={`#sign-${TILE_COLOURS[seat]}`} width="100" height="100" />,
  // A deal is written as a factory and its tiles.
  outcome: (text) => Array.from(/^\d([a-e]+)$/.exec(text)?.[1] ?? "", (colour) => `tile-small-${colour}`),
  arch: { ground: IVORY, stars: "#1f4f93", hearts: "#f1c35a", stones: "#1f4f93" },
  View: Wall,
  face: async () => (await withWords("azul", import("./face.tsx"))).azulFace,
};

const TILES = [
  { x: -48, y: -48, tilt: -4, colour: "a" },
  { x: 2, y: -48, tilt: 3, colour: "c" },
  { x: -48, y: 2, tilt: 2, colour: "e" },
  { x: 2, y: 2, tilt: -5, colour: "a" },
] as const;

function Wall() {
  const tile = 58;
  const pitch = 62;
  const left = WIDTH / 2 - 3 * pitch + 2;
  const top = HUB - 140;
  const factory = { x: WIDTH / 2 + 18, y: HEIGHT - 72 };
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} fill="var(--bed)" />
      {Array.from({ length: 48 }, (_, i) => {
        const row = Math.floor(i / 6);
        const column = i % 6;
        const colour = TILE_COLOURS[(column - row + 10) % 5];
        const isMissing =
          (row === 6 && column % 3 === 1) || (row === 7 && column % 2 === 0) || (row === 5 && column === 4);
        const Piece = isMissing ? Cell : Tile;
        return <Piece colour={colour} x={left + column * pitch} y={top + row * pitch} size={tile} />;
      })}
      <Factory cx={factory.x} cy={factory.y} diameter={168} />
      {TILES.map(({ x, y, tilt, colour }) => (
        <g transform={`rotate(${tilt} ${factory.x + x + 23} ${factory.y + y + 23})`}>
          <TileShade x={factory.x + x} y={factory.y + y} size={46} />
          <Tile colour={colour} x={factory.x + x} y={factory.y + y} size={46} />
        </g>
      ))}
    </>
  );
}
