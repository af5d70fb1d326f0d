import { Icon } from "../art/icons.tsx";
import type { Sitter } from "../play/face.ts";
import { say } from "../words/words.ts";
import type { Opened } from "./Chips.tsx";
import type { RoundSoFar } from "./choices.ts";
import { measureBoard } from "./measure.ts";
import { SeatBoard } from "./SeatBoard.tsx";
import type { Stage } from "./stage.ts";
import { Supply } from "./Supplies.tsx";
import type { AzulView } from "./view.ts";

interface OpenedPanelProps {
  opened: NonNullable<Opened>;
  stage: Stage;
  view: AzulView;
  sitters: readonly Sitter[];
  round: readonly RoundSoFar[];
  close: () => void;
}

/** On a narrow screen: another player's board, or bag and lid, over the market. */
export function OpenedPanel({ opened, stage, view, sitters, round, close }: OpenedPanelProps) {
  return (
    <div class="opened">
      {opened === "supplies" ? (
        <section class="supplies panel" aria-label={say("azulBagAndLid")}>
          <Supply kind="bag" counts={view.bag} />
          <Supply kind="lid" counts={view.lid} />
        </section>
      ) : (
        <SeatBoard
          board={openedBoard(stage, opened)}
          seat={view.seats[opened]}
          sitter={sitters[opened]}
          pattern={view.pattern}
          soFar={round[opened]}
          isYou={false}
          isTurn={view.turn === opened}
        />
      )}
      <button type="button" class="square-button opened-close" aria-label={say("azulClose")} onClick={close}>
        <Icon name="clear" />
      </button>
    </div>
  );
}

function openedBoard(stage: Stage, seat: number) {
  const measure = measureBoard("minePhone");
  return { seat, measure, x: 5, y: 0, width: stage.width - 10, height: measure.height };
}
