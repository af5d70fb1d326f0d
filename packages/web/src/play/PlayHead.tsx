import type { Seat } from "@riad/core";
import { Button, IconButton, Wordmark } from "../page/controls.tsx";
import { useHeadingFocus } from "../page/focus.ts";
import { format, isSmall } from "../page/format.ts";
import { FullScreenButton } from "../page/FullScreenButton.tsx";
import { isTouch } from "../page/touch.ts";
import { capital } from "../words/sentences.ts";
import { say } from "../words/words.ts";
import { countTurns, lastTold } from "./lines.ts";
import type { Line } from "./lines.ts";
import { Fitted } from "./Fitted.tsx";
import { largeNote, splitName } from "./Moves.tsx";
import { panel, sheet, showResult } from "./sheet.ts";
import type { Extras } from "./sheet.ts";
import type { Table } from "./table.ts";

/** The bar, and the sentence that says whose move it is and what to do. */
export function PlayHead({ table, lines, extras }: { table: Table; lines: readonly Line[]; extras: Extras }) {
  const { face, controls } = table;
  useHeadingFocus(true);
  const position = table.position.value;
  const isPaused = controls?.isPaused.value ?? false;
  const isEnded = isTold(table);
  // Nothing to undo or to ask for; pausing and stepping are together beside the last moves.
  const isFilm = controls?.isFilm === true && !isEnded;
  const isSpectator = controls === null && table.you === null;
  const seat = seatInWords(table);
  const isResult = panel.value === "result" && table.ply.value === table.length.value;
  return (
    <header class="head">
      <div class="row bar">
        <Wordmark />
        <p class="game-name">
          <span class="game-title">{isResult ? say("matchEnd", { game: face.game.title }) : face.game.title}</span>
          {extras.sign}
        </p>
        {controls !== null && !isFilm && (
          <IconButton
            icon="undo"
            class="undo"
            label={say("undo")}
            keys="Ctrl Z"
            aria-disabled={typeof controls.undoTarget() === "string"}
            onClick={() => controls.undo()}
          />
        )}
        {extras.bar}
        {isEnded && !isResult && (
          <Button
            class="square-button worded"
            icon="check"
            text={say("showResult")}
            onClick={() => showResult(table)}
          />
        )}
        {(controls !== null || isEnded) && !isFilm && !isSpectator && (
          <IconButton
            icon="hint"
            label={say("hint")}
            keys="h"
            aria-disabled={!table.mayHint}
            onClick={() => void table.askHint()}
          />
        )}
        {controls?.mayPause === true && !isFilm && (
          <IconButton
            icon={isPaused ? "play" : "pause"}
            label={say(isPaused ? "goOn" : "pause")}
            keys="p"
            onClick={() => controls.pause()}
            class={isPaused ? "" : "on-wide"}
          />
        )}
        {/* A keyboard has a key for it; round a tablet everybody wants to see the table from their side. */}
        {isTouch.value && !isSmall.value && face.hasSides === true && (
          <IconButton icon="turn" label={say("turnBoard")} keys="f" onClick={() => table.flip()} />
        )}
        <FullScreenButton />
        <IconButton icon="menu" class="menu" label={say("menu")} onClick={() => (sheet.value = "menu")} />
        <IconButton icon="help" label={say("help")} keys="?" onClick={() => (sheet.value = "help")} class="on-wide" />
      </div>
      <div class="sentence">
        <span class={seat === "nobody" ? "sign nobody" : "sign"}>
          {face.badge(position, seat === "nobody" ? 0 : seat)}
        </span>
        <Fitted as="h1" face={face} wordings={headlines(table)} />
        <Fitted face={face} wordings={largeNote(table, lines)} />
      </div>
    </header>
  );
}

/** Whether the match is over and its last move has been shown; while it runs again as part of the past, everybody knows the end. */
function isTold({ isOver, isShowing, isBrowsing }: Table): boolean {
  return isOver.value && (!isShowing.value || isBrowsing.value);
}

/**
 * Who looks back is not to do anything: where in the past the table is comes first, unless a hint says what would have been right
 * there. On a phone there is no second line, so what was done, or that the match stands still, is in the first.
 */
function headlines(table: Table): readonly string[] {
  if (table.isBrowsing.value && (isSmall.value || !isHinted(table))) {
    const at = countTurns(table);
    const turn = say("inThePast", at);
    if (!isSmall.value) return [turn];
    const told = lastTold(table);
    return told === "" ? [turn] : [`${turn} · ${told}`, `${at.turn}/${at.turns} · ${told}`, turn];
  }
  const { controls } = table;
  const isStopped = controls?.isPaused.value === true && !controls.isFilm;
  const isIdle = isStopped && table.moves.value.length === 0 && !table.isOver.value;
  if (format.value === "low" && isIdle) return [say("paused")];
  return [...new Set([table.sentence, table.shortSentence, withoutName(table)])];
}

/** "Choose a line for 2 green": whose turn it is, the sign beside it says, where a long name leaves no room for what to do. */
function withoutName(table: Table): string {
  const { actor } = table.position.value;
  const [name, words] = splitName(table.sentence, table.sitters.value[actor]?.name ?? "");
  return name === "" ? table.shortSentence : capital(words);
}

/** Whether the line under the headline is a hint for what is shown. */
function isHinted({ hint, ply, isThinking }: Table): boolean {
  return isThinking.value || (hint.value !== null && hint.value.ply === ply.value);
}

/** The seat whose sign is shown next to the sentence: the one whose move is being shown, the one to move, or the winner. */
function seatInWords(table: Table): Seat | "nobody" {
  const speaker = table.face.speaker?.(table.state, table.position.value) ?? null;
  if (speaker !== null && speaker !== "nobody") return speaker;
  const showing = table.isShowing.value ? table.step.value : null;
  // Where the sentence says which turn is shown, the sign is that of its player.
  const isPast = table.isBrowsing.value && (isSmall.value || !isHinted(table));
  const latest = isPast && showing === null ? table.latest : null;
  if (latest !== null) return latest.before.actor;
  if (showing !== null && showing.before.actor >= 0) return showing.before.actor;
  if (speaker === "nobody") return speaker;
  const position = table.position.value;
  const isEnd = isTold(table) && table.ply.value === table.length.value;
  if (position.actor >= 0 && !isEnd) return position.actor;
  if (isEnd) return table.ending?.ranking[0].seat ?? 0;
  // While chance decides, it is still the turn of the seat that moved last.
  const { match } = table;
  for (let ply = table.ply.value - 1; ply >= 0; ply--) if (match.actorAt(ply) >= 0) return match.actorAt(ply);
  return "setup" in match.origin ? match.origin.setup.first : 0;
}
