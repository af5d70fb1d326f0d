import { useEffect, useMemo } from "preact/hooks";
import { IconButton } from "../page/controls.tsx";
import { filmPause } from "./pace.ts";
import { say } from "../words/words.ts";
import { countTurns, turnStops } from "./lines.ts";
import { isLive, playOrPause } from "./live.ts";
import type { Line } from "./lines.ts";
import { SpeedButton } from "./Moves.tsx";
import { sheet } from "./sheet.ts";
import type { Table } from "./table.ts";

/** The match as a film: to either end, step by step, or by itself. */
export function Playback({ table, lines }: { table: Table; lines: readonly Line[] }) {
  const isPlaying = table.isReplaying.value;
  // A match that is running is stopped here, as it is beside the last moves.
  const isNow = isLive(table);
  const isPaused = table.controls?.isPaused.value === true;
  const isRunning = isNow ? !isPaused : isPlaying;
  const maySkip = isNow && table.controls?.isFilm === true;
  const ply = table.ply.value;
  const length = table.length.value;
  const isShowing = table.isShowing.value;
  const starts = useMemo(() => startsOf(lines), [lines]);
  const stops = useMemo(() => turnStops(table), [lines]);
  const isStart = ply <= table.start;
  useEffect(() => {
    // Under a sheet nobody can see it, and what is shared there is the position one has seen.
    if (!isPlaying || isShowing || sheet.value !== null) return undefined;
    if (ply >= length) {
      table.isReplaying.value = false;
      return undefined;
    }
    // What chance does belongs to the decision before it.
    const timer = setTimeout(() => table.stepOn(), table.isChanceNext ? 0 : filmPause.value);
    return () => clearTimeout(timer);
  }, [table, isPlaying, isShowing, ply, length, filmPause.value, sheet.value]);
  useEffect(() => () => void (table.isReplaying.value = false), [table]);
  // The slider counts what the words beside it count: turns.
  const { turn, turns } = countTurns(table);
  const count = say("turnOfTurns", { turn, turns });
  const share = (number: number) => `${(number / Math.max(1, turns)) * 100}%`;
  return (
    <section class="row playback panel" aria-label={say("playback")}>
      <IconButton
        class="playback-end"
        icon="first"
        label={say("firstMove")}
        disabled={isStart}
        onClick={() => table.jump(table.start)}
      />
      <IconButton icon="back" label={say("back")} keys="←" disabled={isStart} onClick={() => table.back()} />
      <IconButton
        class="playback-play"
        icon={isRunning ? "pause" : "play"}
        label={say(isRunning ? "pause" : isNow ? "goOn" : "playMoves")}
        keys="p"
        onClick={() => playOrPause(table)}
      />
      <IconButton
        icon="forward"
        label={say("forward")}
        keys="→"
        disabled={ply === length && !maySkip && !(isNow && isPaused)}
        onClick={() => table.forward()}
      />
      <IconButton
        class="playback-end"
        icon="now"
        label={say(maySkip ? "toEnd" : "lastMove")}
        disabled={ply === length && !maySkip}
        onClick={() => (maySkip ? table.controls?.hurry() : table.jump(length))}
      />
      <div class="playback-track">
        <input
          type="range"
          min={0}
          max={turns}
          value={turn}
          aria-label={say("playback")}
          aria-valuetext={count}
          style={{ "--done": share(turn) }}
          onInput={(event) => table.jump(stops[Number(event.currentTarget.value)] ?? length)}
        />
        {starts.map(({ round, from }) => (
          <span class="playback-tick" style={{ left: share(from) }}>
            {round}
          </span>
        ))}
      </div>
      <span class="playback-count" aria-hidden="true">
        {count}
      </span>
      <SpeedButton />
    </section>
  );
}

/** Where each round begins, in turns; none where the game has no rounds. */
function startsOf(lines: readonly Line[]): { round: number; from: number }[] {
  return lines.flatMap(({ round, number }, i) =>
    round > 0 && round !== lines[i - 1]?.round ? [{ round, from: number - 1 }] : [],
  );
}
