import type { ComponentChildren } from "preact";
import "./arches.css";
import { Assam } from "../marrakech/art/Assam.tsx";
import { Icon } from "../art/icons.tsx";
import { Factory } from "../azul/art/Factory.tsx";
import { Rug } from "../marrakech/art/Rug.tsx";
import type { RugColour } from "../marrakech/art/weaves.tsx";
import { Cell, Tile, TileShade } from "../azul/art/Tile.tsx";
import { TILE_COLOURS } from "../azul/art/tiles.ts";
import { TITLES } from "../page/game-id.ts";
import type { GameId } from "../page/game-id.ts";
import { say } from "../words/words.ts";
import { Arch, HEIGHT, HUB, WIDTH } from "./Arch.tsx";
import type { ArchColours } from "./Arch.tsx";
import { game } from "./setup.ts";

const IVORY = "#f6efdd";
const MARRAKECH: ArchColours = { ground: "#1e8078", stars: IVORY, hearts: "#c2532f", stones: "#b4532f" };
const AZUL: ArchColours = { ground: IVORY, stars: "#1f4f93", hearts: "#f1c35a", stones: "#1f4f93" };

export function MarrakechArch() {
  return (
    <ArchButton id="marrakech" about={say("aboutMarrakech")}>
      <ArchPicture id="marrakech" />
    </ArchButton>
  );
}

export function AzulArch() {
  return (
    <ArchButton id="azul" about={say("aboutAzul")}>
      <ArchPicture id="azul" />
    </ArchButton>
  );
}

/** The arch of a game, with a look through it. */
export function ArchPicture({ id }: { id: GameId }) {
  return (
    <Arch id={id} colours={id === "azul" ? AZUL : MARRAKECH}>
      {id === "azul" ? <Wall /> : <Market />}
    </Arch>
  );
}

interface ArchButtonProps {
  id: GameId;
  about: string;
  children: ComponentChildren;
}

function ArchButton({ id, about, children }: ArchButtonProps) {
  const isChosen = game.value === id;
  return (
    <button
      type="button"
      class={`arch${isChosen ? " chosen" : ""}`}
      aria-pressed={isChosen}
      onClick={() => (game.value = id)}
    >
      {children}
      <span class="arch-words">
        <span class="arch-title">{TITLES[id]}</span>
        <span class="arch-about">{about}</span>
      </span>
      <span class="arch-tick">{isChosen && <Icon name="check" />}</span>
    </button>
  );
}

/** Rugs as they might lie in the middle of a match: column, row, turned, colour. */
const LAID: readonly (readonly [number, number, 0 | 90, RugColour])[] = [
  [0, 0, 90, "y"],
  [2, 0, 0, "p"],
  [0, 2, 0, "p"],
  [1, 1, 90, "r"],
  [2, 1, 90, "r"],
  [3, 1, 90, "r"],
  [4, 1, 90, "p"],
  [0, 3, 0, "c"],
  [4, 3, 90, "y"],
  [3, 3, 90, "y"],
  [0, 5, 0, "c"],
  [1, 5, 0, "y"],
  [3, 5, 0, "y"],
  [0, 6, 0, "r"],
  [2, 6, 90, "p"],
  [4, 6, 90, "c"],
];

function Market() {
  const square = 62;
  const left = WIDTH / 2 - 2.5 * square;
  const top = HUB - 2.75 * square;
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} fill="var(--joint)" />
      {Array.from({ length: 45 }, (_, i) => (
        <rect
          x={left + (i % 5) * square + 1}
          y={top + Math.floor(i / 5) * square + 1}
          width={square - 2}
          height={square - 2}
          rx="2"
          fill={`var(--sq${((i * 7) % 5) % 4})`}
        />
      ))}
      {LAID.map(([column, row, turn, colour]) => (
        <Rug colour={colour} x={left + column * square} y={top + row * square} square={square} turn={turn} />
      ))}
      <Assam cx={left + 2.5 * square} cy={top + 3.6 * square} heading="S" square={square * 1.45} />
    </>
  );
}

const PLATE = [
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
  const plate = { x: WIDTH / 2 + 18, y: HEIGHT - 72 };
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
      <Factory cx={plate.x} cy={plate.y} diameter={168} />
      {PLATE.map(({ x, y, tilt, colour }) => (
        <g transform={`rotate(${tilt} ${plate.x + x + 23} ${plate.y + y + 23})`}>
          <TileShade x={plate.x + x} y={plate.y + y} size={46} />
          <Tile colour={colour} x={plate.x + x} y={plate.y + y} size={46} />
        </g>
      ))}
    </>
  );
}
