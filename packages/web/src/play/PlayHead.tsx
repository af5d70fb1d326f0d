import { Icon } from "../art/icons.tsx";
import type { IconName } from "../art/icons.tsx";
import { Wordmark } from "../page/Wordmark.tsx";
import { say } from "../words/words.ts";
import type { LocalTable } from "./local.ts";
import { subline } from "./subline.ts";
import { sheet } from "./sheet.ts";

/** The bar, and the sentence that says whose move it is and what to do. */
export function PlayHead({ table }: { table: LocalTable }) {
  const { face } = table;
  const position = table.position.value;
  const undo = table.undoTarget();
  const hasComputers = table.sitters.value.some(({ level }) => level !== null);
  const isPaused = table.isPaused.value;
  return (
    <header class="head">
      <div class="bar">
        <Wordmark />
        <p class="game-name">
          {face.game.title}
          {table.isRewound.value && <span class="rewound"> · {say("rewound")}</span>}
        </p>
        <BarButton icon="undo" label={say("undo")} isOff={typeof undo === "string"} press={() => table.undo()} />
        {table.isOver.value && (
          <BarButton icon="check" label={say("showResult")} press={() => (sheet.value = "result")} />
        )}
        <BarButton
          icon="hint"
          label={say("hint")}
          isOff={table.moves.value.length === 0}
          press={() => void table.askHint()}
          isWideOnly
        />
        {hasComputers && (
          <BarButton
            icon={isPaused ? "play" : "pause"}
            label={say(isPaused ? "goOn" : "pause")}
            press={() => table.pause()}
            isWideOnly
          />
        )}
        <BarButton icon="menu" label={say("menu")} press={() => (sheet.value = "menu")} />
        <BarButton icon="help" label={say("help")} press={() => (sheet.value = "help")} isWideOnly />
      </div>
      <div class="sentence">
        <span class="sign">{face.badge(position, seatInWords(table))}</span>
        <h1>{face.sentence(position, table.sitters.value, table.isShowing.value ? table.step.value : null)}</h1>
        <p>{subline(table)}</p>
      </div>
    </header>
  );
}

interface BarButtonProps {
  icon: IconName;
  label: string;
  isOff?: boolean;
  isWideOnly?: boolean;
  press: () => void;
}

function BarButton({ icon, label, isOff = false, isWideOnly = false, press }: BarButtonProps) {
  return (
    <button
      type="button"
      class={`square-button${isWideOnly ? " on-wide" : ""}`}
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={press}
    >
      <Icon name={icon} />
    </button>
  );
}

/** Whose sign stands before the sentence: who moves, or the winner. */
function seatInWords(table: LocalTable): number {
  const position = table.position.value;
  if (position.actor >= 0) return position.actor;
  const seats = table.sitters.value.map((_, seat) => seat);
  if (table.isOver.value && table.ply.value === table.length.value) {
    return seats.find((seat) => position.place(seat) === 0) ?? 0;
  }
  // While chance decides, it decides for whoever moved last.
  const { match } = table;
  for (let ply = table.ply.value - 1; ply >= 0; ply--) if (match.actorAt(ply) >= 0) return match.actorAt(ply);
  return 0;
}
