/** Two drafts outlined at once: where the tiles come from, where they go, and what they bring on the wall. */
import type { AzulPosition, Cell } from "@riad/azul";
import { isDraft } from "@riad/azul";
import { comparedWord } from "../play/compared-words.ts";
import type { Compared } from "../play/face.ts";
import { cellBox, placesBox, targetBox } from "./board-measures.ts";
import type { BoardMeasure } from "./board-measures.ts";
import { LABEL, labelSpot } from "./compared-labels.ts";
import type { LabelTurn } from "./compared-labels.ts";
import { ComparedGhosts } from "./ComparedGhosts.tsx";
import { Tile } from "./art/Tile.tsx";
import { TILE_COLOURS } from "./art/tiles.ts";
import { Badge, originBox } from "./Factories.tsx";
import { centreSpot, factorySpot } from "./factory-layout.ts";
import type { FactoryLayout } from "./factory-layout.ts";
import { listTilings, lookAhead, readDraft } from "./outlook.ts";
import type { Pick, Target } from "./outlook.ts";
import { viewAzul } from "./view.ts";

interface MarksProps {
  position: AzulPosition;
  compared: readonly Compared[];
}

/** In the drawing of the factories. */
export function ComparedOrigins({ position, compared, display }: MarksProps & { display: FactoryLayout }) {
  return (
    <>
      {compared.map(({ move, kind }) => {
        const draft = readDraft(position, move);
        if (draft === null) return null;
        // Both may begin at the same tiles: then one ring lies within the other.
        return tileBoxes(position, draft.pick, display).map((box, i) => (
          <Ring key={`${kind}${i}`} kind={kind} box={kind === "played" ? box : inset(box, 3)} />
        ));
      })}
      <Counts {...{ position, compared, display }} />
    </>
  );
}

/** How many tiles lie in the heaps that are outlined: the outlines would cover it. */
function Counts({ position, compared, display }: MarksProps & { display: FactoryLayout }) {
  const picks = compared.flatMap(({ move }) => readDraft(position, move)?.pick ?? []);
  return (
    <>
      {picks.map(({ from, colour }, i) => {
        if (from.kind !== "centre") return null;
        const { x, y, size } = centreSpot(display.centres[from.index], colour);
        const count = viewAzul(position).centres[from.index].tiles[TILE_COLOURS.indexOf(colour)];
        return <Badge key={i} x={x + size} y={y + size} size={size} count={count} coming={0} />;
      })}
    </>
  );
}

/** Round each tile that is taken from a factory, or round the heap in the centre. */
function tileBoxes(position: AzulPosition, pick: Pick, display: FactoryLayout): Box[] {
  const { from, colour } = pick;
  if (from.kind === "centre") return [originBox(display, pick)];
  const tiles = viewAzul(position).factories[from.index];
  return tiles.flatMap((tile, i) => {
    if (tile !== colour) return [];
    const { x, y, size } = factorySpot(display.factories[from.index], display.diameter, i);
    return [{ x: x - 3, y: y - 3, width: size + 6, height: size + 6, rx: 7 }];
  });
}

/** On the free wall: the cells that compared moves give the same tile, and what it scores there. */
function ComparedTilings({ position, compared, measure }: MarksProps & { measure: BoardMeasure }) {
  const moves = compared.map(({ move }) => move);
  const tilings = listTilings(position, moves);
  const isSame = tilings.length === 2 && tilings[0].row === tilings[1].row;
  const { wallX, pitch, tile } = measure;
  return (
    <>
      {tilings.map(({ row, column, colour, points }, i) => {
        const { kind } = compared[i];
        const turn = isSame ? (kind === "played" ? "first" : "second") : "alone";
        const cell = column === null ? null : { row, column };
        return (
          <g key={kind}>
            {cell !== null && (
              <g class="ghost on-wall">
                <Tile colour={colour} x={wallX + cell.column * pitch} y={row * pitch} size={tile} />
              </g>
            )}
            <Ring kind={kind} box={cell === null ? targetBox(measure, "floor") : cellBox(measure, cell)} />
            {cell !== null && <Points {...{ kind, measure, cell, points }} half={null} />}
            <Name {...{ kind, measure, turn }} target={row} />
          </g>
        );
      })}
    </>
  );
}

interface NameProps {
  kind: Compared["kind"];
  measure: BoardMeasure;
  target: Target;
  turn: LabelTurn;
}

function Name({ kind, measure, target, turn }: NameProps) {
  const { x, y } = labelSpot(measure, target, turn);
  return (
    <g class={`compared-label ${kind}`} transform={`translate(${x} ${y})`}>
      <rect x={-LABEL.width / 2} y={-LABEL.height / 2} {...LABEL} rx="6" />
      <text y="5" font-size="14.5" text-anchor="middle">
        {comparedWord(kind)}
      </text>
    </g>
  );
}

/**
 * In the drawing of the mover's board. Where both lead to the same line the outline of the first is within the other; around a single
 * place or cell each has half of it. The names come last: a ring or a tile of the other move would cover them.
 */
export function ComparedTargets({ position, compared, measure }: MarksProps & { measure: BoardMeasure }) {
  const drafts = compared.filter(({ move }) => isDraft(move));
  const tilings = compared.filter(({ move }) => !isDraft(move));
  if (tilings.length > 0) return <ComparedTilings {...{ position, measure }} compared={tilings} />;
  const outlooks = drafts.map(({ move }) => lookAhead(position, move));
  const isSame = outlooks.length === 2 && outlooks[0].target === outlooks[1].target;
  const within = Math.min(INSIDE, INSIDE_TILE * measure.tile);
  const isOutlined = (i: number) => isSame && i === 0;
  const cells = outlooks.map(({ cell }) => (cell === null ? "" : `${cell.row} ${cell.column}`));
  const isSameCell = cells.length === 2 && cells[0] === cells[1];
  // What is within comes after what is around it.
  const order = isSame ? [1, 0] : drafts.map((_, i) => i);
  return (
    <>
      <ComparedGhosts {...{ measure, outlooks }} />
      {order.map((i) => {
        const { kind } = drafts[i];
        const outlook = outlooks[i];
        const { target, falling, cell } = outlook;
        return (
          <g key={kind}>
            {isSame && target === 0 ? (
              <HalfRing kind={kind} box={targetBox(measure, target)} isUpper={i === 0} />
            ) : (
              <Ring
                kind={kind}
                box={isOutlined(i) ? inset(placesBox(measure, outlook), within) : targetBox(measure, target)}
              />
            )}
            {target !== "floor" &&
              falling.map((place) => (
                <FloorRing key={place} {...{ kind, measure, place }} within={isOutlined(i) ? within : 0} />
              ))}
            {cell !== null &&
              (isSameCell ? (
                <HalfRing kind={kind} box={cellBox(measure, cell)} isUpper={i === 0} />
              ) : (
                <Ring kind={kind} box={cellBox(measure, cell)} />
              ))}
          </g>
        );
      })}
      {drafts.map(({ kind }, i) => {
        const { target, cell, ownPoints } = outlooks[i];
        const turn = isSame ? (kind === "played" ? "first" : "second") : "alone";
        return (
          <g key={kind}>
            {cell !== null && ownPoints > 0 && (
              <Points
                {...{ kind, measure, cell }}
                points={ownPoints}
                half={!isSameCell ? null : i === 0 ? "upper" : "lower"}
              />
            )}
            <Name {...{ kind, measure, target, turn }} />
          </g>
        );
      })}
    </>
  );
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rx: number;
}

/** How far a ring is within another: clear of its line, and on a small board not over the motifs. */
const INSIDE = 7;
const INSIDE_TILE = 0.17;

function inset({ x, y, width, height, rx }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by, rx };
}

function Ring({ kind, box }: { kind: Compared["kind"]; box: Box }) {
  return (
    <>
      <rect class="compared-edge" {...box} />
      <rect class={`compared ${kind}`} {...box} />
    </>
  );
}

/** On one side of the diagonal, as the tile that belongs to it. */
function HalfRing({ kind, box, isUpper }: { kind: Compared["kind"]; box: Box; isUpper: boolean }) {
  const { x, y, width, height, rx: r } = box;
  const [right, bottom] = [x + width, y + height];
  // From the middle of one round corner to the middle of the opposite one.
  const cut = r * (1 - Math.SQRT1_2);
  const start = `M${right - cut} ${y + cut}`;
  const end = `${x + cut} ${bottom - cut}`;
  const arc = `A${r} ${r} 0 0 ${isUpper ? 0 : 1}`;
  const way = isUpper
    ? `${start}${arc} ${right - r} ${y}H${x + r}${arc} ${x} ${y + r}V${bottom - r}${arc} ${end}`
    : `${start}${arc} ${right} ${y + r}V${bottom - r}${arc} ${right - r} ${bottom}H${x + r}${arc} ${end}`;
  return (
    <>
      <path class="compared-edge" d={way} />
      <path class={`compared ${kind}`} d={way} />
    </>
  );
}

interface FloorRingProps {
  kind: Compared["kind"];
  measure: BoardMeasure;
  place: number;
  /** Of another ring, so far. */
  within: number;
}

function FloorRing({ kind, measure, place, within }: FloorRingProps) {
  const { linesX, floorY, floorPitch, floorTile } = measure;
  const side = floorTile + 4;
  const box = { x: linesX + Math.min(place, 6) * floorPitch - 2, y: floorY - 2, width: side, height: side, rx: 6 };
  return <rect class={`compared ${kind}`} {...inset(box, within)} />;
}

interface PointsProps {
  kind: Compared["kind"];
  points: number;
  measure: BoardMeasure;
  cell: Cell;
  /** Of a cell that it shares with another move. */
  half: "upper" | "lower" | null;
}

/** In a corner of its own cell: beyond the edge it would seem to belong to the next one. */
function Points({ kind, points, measure: { wallX, pitch, tile }, cell, half }: PointsProps) {
  const radius = Math.min(12, 0.31 * tile);
  const x = wallX + cell.column * pitch + (half === "upper" ? radius : tile - radius);
  const y = cell.row * pitch + (half === "lower" ? tile - radius : radius);
  return (
    <g class={`compared-label ${kind}`} transform={`translate(${x} ${y})`}>
      <circle r={radius} />
      <text y={0.42 * radius} font-size={1.2 * radius} text-anchor="middle">
        +{points}
      </text>
    </g>
  );
}
