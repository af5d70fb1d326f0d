import type { Seat } from "@riad/core";
import { Button, IconButton } from "../page/controls.tsx";
import { format, isLarge } from "../page/format.ts";
import { settings } from "../page/settings.ts";
import { changeSpeed } from "./pace.ts";
import { labelled } from "../words/sentences.ts";
import { say } from "../words/words.ts";
import type { Line } from "./lines.ts";
import { goOnOrPause } from "./live.ts";
import { Fitted } from "./Fitted.tsx";
import { Sentence } from "./Sentence.tsx";
import { sublines } from "./subline.ts";
import { panel } from "./sheet.ts";
import { areWatched } from "./sitting.ts";
import type { LocalControls, Table } from "./table.ts";

/** As many as the tallest place for them holds; a style sheet shows fewer. */
const SHOWN = 8;

/** The last moves and the way through the match; or what to do when the computer players are lost. */
export function Moves({ table, lines }: { table: Table; lines: readonly Line[] }) {
  if (table.controls?.isLost.value === true) {
    // The seat to move now, wherever in the past the reader is.
    return <Lost controls={table.controls} seat={table.match.actor} />;
  }
  const ply = table.ply.value;
  // A move that is still being shown is not listed yet: the die has not come to rest.
  const told = table.isShowing.value ? ply - 1 : ply;
  const past = lines.filter((line) => line.ply <= told).slice(-SHOWN);
  const isFilm = table.controls?.isFilm === true && !table.isOver.value;
  // Before the first move there are only deals, which nobody looks back at.
  const isFirst = !lines.some((line) => line.ply <= ply);
  // A phone held sideways has one place for both.
  const isHinted = table.hint.value?.ply === ply;
  const isNotice = table.notice.value !== "" && sublines(table)[0] === table.notice.value;
  return (
    <section
      class={`moves${isFilm ? " film" : ""}${isHinted ? " hinted" : ""}${isNotice ? " noticed" : ""}`}
      aria-label={say("lastMoves")}
      // All moves lie over it, with the same controls.
      inert={panel.value === "moves"}
    >
      <Fitted class="narrow-note" face={table.face} wordings={narrowNote(table, past)} isShort />
      <ol class="last-moves">
        {past.toReversed().map((line, i) => (
          <li key={line.ply} title={line.text}>
            <span class="badge">{table.face.badge(table.position.value, line.seat)}</span>
            <Told {...{ table, line }} isLast={i === 0} />
          </li>
        ))}
        {past.length === 0 && <li class="quiet">{say("noMoves")}</li>}
      </ol>
      <div class="stepping">
        {/* Held sideways it stands where the last moves were, with its words. */}
        {table.isBrowsing.value && format.value === "low" && (
          <Button class="button now worded" text={say("backToNow")} onClick={() => table.jump(table.length.value)} />
        )}
        <IconButton icon="back" label={say("back")} keys="←" disabled={isFirst} onClick={() => table.back()} />
        {isFilm && <PauseButton table={table} />}
        <IconButton
          icon="forward"
          label={say("forward")}
          keys="→"
          disabled={ply === table.length.value && table.controls?.isPaused.value !== true && !isFilm}
          onClick={() => table.forward()}
        />
        {isFilm && (
          <IconButton
            icon="now"
            class="to-end"
            label={say("toEnd")}
            disabled={table.isBrowsing.value}
            onClick={() => table.controls?.hurry()}
          />
        )}
        {/* In the past nothing moves by itself, so the way back takes the place of the speed, and no button moves. */}
        {table.isBrowsing.value && format.value !== "low" ? (
          <IconButton
            icon="leave"
            class="now"
            label={say("backToNow")}
            keys="End"
            onClick={() => table.jump(table.length.value)}
          />
        ) : (
          <SpeedButton />
        )}
        <IconButton icon="list" class="to-list" label={say("history")} onClick={() => (panel.value = "moves")} />
      </div>
    </section>
  );
}

/**
 * A move after the name of its player, which a narrow place leaves out: the sign before it says the same. The last one is always
 * shown, in fewer words where there is no room for all of them.
 */
function Told({ table, line, isLast }: { table: Table; line: Line; isLast: boolean }) {
  const player = table.sitters.value[line.seat]?.name ?? "";
  const [name, words] = splitName(line.text, player);
  const lead = name !== "" && <span class="move-name">{name}</span>;
  if (isLast) {
    const wordings = inFewerSentences(words, player);
    return <Fitted class="move-words" face={table.face} lead={lead} wordings={wordings} isShort />;
  }
  return (
    <span class="move-words">
      {lead}
      <Sentence face={table.face} text={words} isShort />
    </span>
  );
}

/** "Salma: " and what she did; no name where the text does not begin with it. */
export function splitName(text: string, name: string): readonly [name: string, words: string] {
  const rest = name !== "" && text.startsWith(name) ? text.slice(name.length) : "";
  const colon = /^[\u00a0\u202f ]?: /.exec(rest)?.[0] ?? "";
  return colon === "" ? ["", text] : [name + colon, rest.slice(colon.length)];
}

/** All of it, then without its last sentence, and so on; a name at the beginning may have a full stop of its own. */
export function inFewerSentences(text: string, name: string): readonly string[] {
  const own = text.startsWith(name) ? name : "";
  const [first, ...more] = text.slice(own.length).split(/(?<=\.) /);
  return more.map((_, i) => [own + first, ...more.slice(0, more.length - i)].join(" ")).concat(own + first);
}

/** A film is stopped where it is stepped through. */
function PauseButton({ table }: { table: Table }) {
  const isPaused = table.isBrowsing.value || table.controls?.isPaused.value === true;
  return (
    <IconButton
      icon={isPaused ? "play" : "pause"}
      class="playback-play"
      label={say(isPaused ? "goOn" : "pause")}
      keys="p"
      onClick={() => goOnOrPause(table)}
    />
  );
}

const PACES = { calm: "½×", normal: "1×", quick: "3×", fastest: "10×" } as const;

/** How fast everything goes that nobody at this screen does: each press the next speed. */
export function SpeedButton() {
  const { speed } = settings.value;
  const label = labelled(say("speedTitle"), PACES[speed]);
  return (
    <button type="button" class="square-button speed" aria-label={label} title={`${label} (v)`} onClick={changeSpeed}>
      {PACES[speed]}
    </button>
  );
}

/** On a big table whose boards leave no room for the last moves: the last one, for those who watch. */
export function largeNote(table: Table, lines: readonly Line[]): readonly string[] {
  if (!isLarge.value || table.face.hasBoards !== true || !areWatched(table.sitters.value)) return sublines(table);
  const told = table.isShowing.value ? table.ply.value - 1 : table.ply.value;
  return narrowNote(
    table,
    lines.filter(({ ply }) => ply <= told),
  );
}

/**
 * Where there is no room for the last moves: what the others did since the reader's own move, unless something more important has
 * to be said.
 */
function narrowNote(table: Table, past: readonly Line[]): readonly string[] {
  const wordings = sublines(table);
  const [said] = wordings;
  // That a film is paused, its button says.
  if (table.controls?.isFilm === true && said === say("paused")) return [past.at(-1)?.text ?? said];
  const isIdle = table.moves.value.length === 0 && !table.isBrowsing.value && !table.isOver.value;
  // Whose turn it is, the sentence says.
  if (isIdle && said === table.waitingWords && table.waitsQuietly) return [past.at(-1)?.text ?? said];
  const isQuiet = table.moves.value.length > 0 && said === table.note;
  if (!isQuiet) return wordings;
  const { actor } = table.position.value;
  const since = past.slice(past.findLastIndex(({ seat }) => seat === actor) + 1);
  if (since.length === 0) return wordings;
  const last = since.slice(-2).map(({ text }) => text);
  return [last.join(". "), last[last.length - 1]];
}

function Lost({ controls, seat }: { controls: LocalControls; seat: Seat }) {
  return (
    <section class="moves lost" role="alert">
      <p>{say("computerLost")}</p>
      <div class="lost-ways">
        <Button text={say("tryAgain")} onClick={() => controls.retry()} />
        <Button text={say("playMyself")} onClick={() => controls.takeOver(seat)} />
      </div>
    </section>
  );
}
