import { Icon } from "../art/icons.tsx";
import type { IconName } from "../art/icons.tsx";
import { Wordmark } from "../page/Link.tsx";
import { say } from "../words/words.ts";
import { subline } from "./subline.ts";
import type { Extras } from "./extras.ts";
import { sheet } from "./sheet.ts";
import type { Table } from "./table.ts";
import { tip } from "./tip.ts";

interface PlayHeadProps {
  table: Table;
  extras: Extras;
}

/** The bar, and the sentence that says whose move it is and what to do. */
export function PlayHead({ table, extras }: PlayHeadProps) {
  const { face, controls } = table;
  const position = table.position.value;
  const hasComputers = table.sitters.value.some(({ level }) => level !== null);
  const isPaused = controls?.isPaused.value ?? false;
  return (
    <header class="head">
      <div class="bar">
        <Wordmark />
        <p class="game-name">
          {face.game.title}
          {controls?.isRewound.value === true && <span class="rewound"> · {say("rewound")}</span>}
          {extras.sign}
        </p>
        {controls !== null && (
          <BarButton
            icon="undo"
            label={say("undo")}
            keys="Ctrl Z"
            isOff={typeof controls.undoTarget() === "string"}
            press={() => controls.undo()}
          />
        )}
        {extras.bar}
        {table.isOver.value && (
          <BarButton icon="check" label={say("showResult")} press={() => (sheet.value = "result")} />
        )}
        {(controls !== null || table.isOver.value) && (
          <BarButton
            icon="hint"
            label={say("hint")}
            keys="h"
            isOff={!table.mayHint}
            press={() => void table.askHint()}
          />
        )}
        {controls !== null && hasComputers && (
          <BarButton
            icon={isPaused ? "play" : "pause"}
            label={say(isPaused ? "goOn" : "pause")}
            keys="p"
            press={() => controls.pause()}
            isWideOnly
          />
        )}
        <BarButton icon="menu" label={say("menu")} press={() => (sheet.value = "menu")} />
        <BarButton icon="help" label={say("help")} keys="?" press={() => (sheet.value = "help")} isWideOnly />
      </div>
      <div class="sentence">
        <span class="sign">{face.badge(position, seatInWords(table))}</span>
        <h1>{table.sentence}</h1>
        <p>{subline(table)}</p>
      </div>
    </header>
  );
}

export interface BarButtonProps {
  icon: IconName;
  label: string;
  keys?: string;
  isOff?: boolean;
  isWideOnly?: boolean;
  press: () => void;
}

export function BarButton({ icon, label, keys, isOff = false, isWideOnly = false, press }: BarButtonProps) {
  return (
    <button
      type="button"
      class={`square-button${isWideOnly ? " on-wide" : ""}`}
      aria-label={label}
      title={tip(label, keys)}
      aria-disabled={isOff}
      onClick={press}
    >
      <Icon name={icon} />
    </button>
  );
}

/** Whose sign stands before the sentence: whose move is shown, who moves, or the winner. */
function seatInWords(table: Table): number {
  const showing = table.isShowing.value ? table.step.value : null;
  if (showing !== null && showing.before.actor >= 0) return showing.before.actor;
  const position = table.position.value;
  const isEnd = table.isOver.value && table.ply.value === table.length.value;
  if (position.actor >= 0 && !isEnd) return position.actor;
  if (isEnd) return table.ending?.ranking[0].seat ?? 0;
  // While chance decides, it decides for whoever moved last.
  const { match } = table;
  for (let ply = table.ply.value - 1; ply >= 0; ply--) if (match.actorAt(ply) >= 0) return match.actorAt(ply);
  return 0;
}
