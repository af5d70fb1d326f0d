/** The keys of the play page: as on the sites players know. */
import { useLayoutEffect } from "preact/hooks";
import { announce } from "../page/announce.tsx";
import { isFocusFree } from "../page/focus.ts";
import { isTyping, useLargeKey } from "../page/full-screen.ts";
import { choose, settings } from "../page/settings.ts";
import { labelled } from "../words/sentences.ts";
import { say } from "../words/words.ts";
import { changeSpeed } from "./pace.ts";
import { goOnOrPause, playOrPause } from "./live.ts";
import { closeList, panel, sheet } from "./sheet.ts";
import type { Table } from "./table.ts";

export function usePlayKeys(table: Table): void {
  useLargeKey(() => sheet.value !== null);
  // Before the page is painted: a key pressed at what one already sees must not be lost.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (sheet.value !== null || event.defaultPrevented || isTyping(event.target)) return;
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z") {
        event.preventDefault();
        table.controls?.undo();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      // Up and down belong to whatever has the focus, and lead to the ends only where nothing has.
      const key = isFocusFree(event.target) ? (ENDS[event.key] ?? event.key) : event.key;
      // On any other control an arrow belongs to that control, even where it does nothing there; in the past a button has no use for it.
      const isTaken = !isFocusFree(event.target) && !isWhereStepsBelong(event.target);
      if (STEPS.has(key) && isTaken && !(table.isBrowsing.value && isPlainButton(event.target))) return;
      // A space bar presses what has the focus, unless a mouse has left it there.
      if (key === " " && !isFocusFree(event.target)) {
        if (!(event.target instanceof HTMLElement) || event.target.matches(":focus-visible")) return;
        event.target.blur();
      }
      const act = actionOf(key, table);
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [table]);
}

const STEPS: ReadonlySet<string> = new Set(["ArrowLeft", "ArrowRight", "Home", "End"]);

/** The board itself, and the controls that lead through the match. */
function isWhereStepsBelong(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest(".board, .surface, .stepping, .playback, .moves-dock") !== null
  );
}

function isPlainButton(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || target.tagName !== "BUTTON") return false;
  return target.closest("[role=radiogroup], [role=menu], dialog") === null;
}

const ENDS: Readonly<Record<string, string>> = { ArrowUp: "Home", ArrowDown: "End" };

function changeSound(): void {
  const next = settings.value.sound === "on" ? "off" : "on";
  choose("sound", next);
  announce(labelled(say("soundName"), say(next === "on" ? "valueOn" : "valueOff")));
}

function actionOf(key: string, table: Table): (() => void) | undefined {
  // Beside the list of moves the past can run by itself.
  const isFilm = panel.value === "moves";
  const isWatched = table.controls?.isFilm === true;
  const play = () => (isFilm ? playOrPause(table) : isWatched ? goOnOrPause(table) : table.controls?.pause());
  const actions: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => table.back(),
    ArrowRight: () => table.forward(),
    Home: () => table.jump(table.start),
    End: () => table.jump(table.length.value),
    "?": () => (sheet.value = "help"),
    h: () => {
      // Whoever asks during an animation has seen enough of it.
      table.skip();
      void table.askHint();
    },
    p: play,
    ...(isFilm || isWatched ? { " ": play } : {}),
    v: () => changeSpeed(),
    m: () => changeSound(),
    t: () => (sheet.value = "words"),
    "/": () => (sheet.value = "words"),
    f: () => table.flip(),
    Escape: () => (isFilm ? closeList(table) : table.skip()),
  };
  return actions[key];
}
