import { NO_COLOUR, makeColour, makeHeading } from "@riad/marrakech";
import type { MarrakechPosition } from "@riad/marrakech";
import type { Ref } from "preact";
import { Assam } from "./art/Assam.tsx";
import type { Heading } from "./art/Assam.tsx";
import { BOARD, MARGIN } from "./art/Courtyard.tsx";
import { HalfRug, Rug } from "./art/Rug.tsx";
import { SQUARE } from "./art/tracks.tsx";
import type { RugColour } from "./art/weaves.tsx";
import { layCloths } from "./cloths.ts";
import { centreOf } from "./geometry.ts";
import type { Stand } from "./geometry.ts";

/** The board with the rugs on it as a drawing of 680 × 680, to be placed in an `<svg>`. Assam is drawn separately. */
export function Board({ position }: { position: MarrakechPosition }) {
  return (
    <>
      <use href="#courtyard" width={BOARD} height={BOARD} />
      {layCloths(position).map(({ colour, x, y, turn, isWhole }) => {
        const Shape = isWhole ? Rug : HalfRug;
        return (
          <Shape
            key={`${x}${y}`}
            colour={colour}
            x={MARGIN + x * SQUARE}
            y={MARGIN + y * SQUARE}
            square={SQUARE}
            turn={turn}
          />
        );
      })}
    </>
  );
}

/** Assam within the same drawing, for a picture in which nothing moves. */
export function StandingAssam({ position }: { position: MarrakechPosition }) {
  const { x, y } = centreOf(position.assam);
  return <Assam cx={x} cy={y} heading={makeHeading(position.heading) as Heading} square={SQUARE} />;
}

/** How far he and the light of his lantern reach from the middle of his square, in units of the board. */
const REACH = 128;

/**
 * Assam as a layer of his own over the board, placed by a style so that an animation can take over from it: moved within
 * the drawing he would cause the board to be repainted at every frame.
 */
export function Walker({ stand, ref }: { stand: Stand; ref: Ref<SVGSVGElement> }) {
  return (
    <svg
      ref={ref}
      class="walker"
      viewBox={`${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}`}
      style={{ width: `${(200 * REACH) / BOARD}%`, transform: standStyle(stand) }}
      aria-hidden="true"
    >
      <Assam cx={0} cy={0} heading="N" square={SQUARE} />
    </svg>
  );
}

export function standStyle({ x, y, angle }: Stand): string {
  return `translate(${inSizes(x)}%, ${inSizes(y)}%) rotate(${angle}deg)`;
}

/** A shift in percent of the layer's own size. */
function inSizes(units: number): number {
  return (100 * (units - REACH)) / (2 * REACH);
}

/** The colour of the rug that is laid next: drawn, where a seat plays two. */
export function colourToLay(position: MarrakechPosition): RugColour {
  const colour = position.rugColour === NO_COLOUR ? position.colour(position.turn) : position.rugColour;
  return makeColour(colour) as RugColour;
}
