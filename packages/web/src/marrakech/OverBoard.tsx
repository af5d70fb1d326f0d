/** What is drawn above the squares and below Assam: where he may land, the rug in hand, the last rug, compared moves. */
import type { Move } from "@riad/core";
import type { MarrakechPosition } from "@riad/marrakech";
import { isSmall } from "../page/format.ts";
import { textScale } from "../page/settings.ts";
import type { Compared, Step } from "../play/face.ts";
import { BOARD } from "./art/Courtyard.tsx";
import type { Turning } from "./choice.ts";
import { ComparedMarks } from "./ComparedMarks.tsx";
import { Coordinates } from "./Coordinates.tsx";
import { Landings } from "./Landings.tsx";
import { HeldRug, LatestRug, MarkedSquare } from "./LooseRugs.tsx";

interface OverBoardProps {
  position: MarrakechPosition;
  /** Where Assam is drawn: while a move is being shown, the square before it. */
  assam: number;
  /** The words of a lesson are about him. */
  isAssamMeant: boolean;
  /** The turn to be decided, if its landings are to be shown. */
  turning: Turning | null;
  held: Move | null;
  latest: Step<MarrakechPosition> | null | undefined;
  compared: readonly Compared[];
  side: number;
}

export function OverBoard(props: OverBoardProps) {
  const { position, assam, isAssamMeant, turning, held, latest, compared, side } = props;
  return (
    <svg class="over-board" viewBox={`0 0 ${BOARD} ${BOARD}`} aria-hidden="true">
      <Coordinates side={side} text={textScale.value} />
      {isAssamMeant && <MarkedSquare square={assam} />}
      {latest?.before.phase === "lay" && <LatestRug key={latest.move} move={latest.move} />}
      {turning !== null && (
        <Landings
          assam={assam}
          outlooks={turning.outlooks}
          regarded={turning.regarded.value}
          isSmall={isSmall.value}
          side={side}
          text={textScale.value}
        />
      )}
      {held !== null && <HeldRug position={position} move={held} />}
      {compared.length > 0 && <ComparedMarks position={position} compared={compared} />}
    </svg>
  );
}
