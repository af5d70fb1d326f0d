import { Assam } from "./art/Assam.tsx";
import { BOARD, MARGIN } from "./art/Courtyard.tsx";
import { HalfRug, Rug } from "./art/Rug.tsx";
import { SQUARE } from "./art/tracks.tsx";
import { layCloths } from "./cloths.ts";
import type { MarrakechView } from "./view.ts";

/** The middle of a column or row. */
function centre(index: number): number {
  return MARGIN + (index + 0.5) * SQUARE;
}

interface MarrakechBoardProps {
  view: MarrakechView;
  /** Without Assam, who then walks above it. */
  isBare?: boolean;
}

/** The board as a drawing of 680 × 680, to be placed in an `<svg>`. */
export function MarrakechBoard({ view, isBare = false }: MarrakechBoardProps) {
  const { assam } = view;
  return (
    <>
      <use href="#courtyard" width={BOARD} height={BOARD} />
      {layCloths(view).map(({ colour, x, y, turn, isWhole }) => {
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
      {!isBare && <Assam cx={centre(assam.x)} cy={centre(assam.y)} heading={assam.heading} square={SQUARE} />}
    </>
  );
}
