/** The tiles of two compared drafts where they would lie: on a place that both fill, each has half of it. */
import type { ComponentChildren } from "preact";
import { FirstMarker, Socket, Tile } from "./art/Tile.tsx";
import type { BoardMeasure } from "./board-measures.ts";
import { ghostPlaces } from "./compared-places.ts";
import type { Ghost } from "./compared-places.ts";
import type { Outlook } from "./outlook.ts";

interface ComparedGhostsProps {
  measure: BoardMeasure;
  /** In the order of the moves. */
  outlooks: readonly Outlook[];
}

export function ComparedGhosts({ measure, outlooks }: ComparedGhostsProps) {
  return (
    <>
      <clipPath id="upper-half">
        <path d="M0 0H100L0 100Z" />
      </clipPath>
      {ghostPlaces(measure, outlooks).map(({ x, y, size, pieces, isOnWall }) => (
        <g key={`${x} ${y}`}>
          {/* What the place on the floor costs would show through. */}
          {y === measure.floorY && <Socket {...{ x, y, size }} />}
          <g class={isOnWall ? "ghost on-wall" : "ghost"}>
            {pieces.length === 1 ? (
              <Piece piece={pieces[0]} {...{ x, y, size }} />
            ) : (
              <svg {...{ x, y }} width={size} height={size} viewBox="0 0 100 100">
                <Piece piece={pieces[1]} x={0} y={0} size={100} />
                <Half>
                  <Piece piece={pieces[0]} x={0} y={0} size={100} />
                </Half>
              </svg>
            )}
          </g>
        </g>
      ))}
    </>
  );
}

/** Above the diagonal, with a light edge along it. */
function Half({ children }: { children: ComponentChildren }) {
  return (
    <>
      <g clip-path="url(#upper-half)">{children}</g>
      <path class="half-edge" d="M94 6 6 94" />
    </>
  );
}

type PieceProps = Pick<Ghost, "x" | "y" | "size"> & { piece: Ghost["pieces"][number] };

function Piece({ piece, ...at }: PieceProps) {
  return piece === "first" ? <FirstMarker {...at} /> : <Tile colour={piece} {...at} />;
}
