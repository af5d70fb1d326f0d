import { useEffect, useMemo, useState } from "preact/hooks";
import { IconButton } from "../page/controls.tsx";
import { filmPause } from "../page/settings.ts";
import { say } from "../words/words.ts";
import { countTurns, endOfTurn } from "./lines.ts";
import type { Line } from "./lines.ts";
import { SpeedButton } from "./Moves.tsx";
import type { Table } from "./table.ts";

/** The match as a film: to either end, step by step, or by itself. */
export function Playback({ table, lines }: { table: Table; lines: readonly Line[] }) {
  const [isPlaying, setPlaying] = useState(false);
  const ply = table.ply.value;
  const length = table.length.value;
  const isShowing = table.isShowing.value;
  const starts = useMemo(() => startsOf(lines), [lines]);
  useEffect(() => {
    if (!isPlaying || isShowing) return undefined;
    if (ply >= length) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => table.stepOn(), filmPause.value);
    return () => clearTimeout(timer);
  }, [table, isPlaying, isShowing, ply, length, filmPause.value]);
  const jump = (to: number) => {
    setPlaying(false);
    table.jump(to);
  };
  const play = () => {
    if (!isPlaying && ply === length) table.jump(0);
    setPlaying(!isPlaying);
  };
  // The slider counts what the words beside it count.
  const { turn, turns } = countTurns(table);
  const count = say("turnOfTurns", { turn, turns });
  const share = (number: number) => `${(number / Math.max(1, turns)) * 100}%`;
  return (
    <section class="row playback panel" aria-label={say("playback")}>
      <IconButton icon="first" label={say("firstMove")} disabled={ply === 0} onClick={() => jump(0)} />
      <IconButton icon="back" label={say("back")} keys="←" disabled={ply === 0} onClick={() => jump(ply - 1)} />
      <IconButton
        class="playback-play"
        icon={isPlaying ? "pause" : "play"}
        label={say(isPlaying ? "pause" : "playMoves")}
        onClick={play}
      />
      <IconButton
        icon="forward"
        label={say("forward")}
        keys="→"
        disabled={ply === length}
        onClick={() => jump(ply + 1)}
      />
      <IconButton icon="now" label={say("lastMove")} disabled={ply === length} onClick={() => jump(length)} />
      <div class="playback-track">
        <input
          type="range"
          min={0}
          max={turns}
          value={turn}
          aria-label={say("playback")}
          aria-valuetext={count}
          style={{ "--done": share(turn) }}
          onInput={(event) => jump(endOfTurn(table, Number(event.currentTarget.value)))}
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
    round > 0 && round !== lines[i - 1]?.round ? [{ round, from: Math.max(0, number - 1) }] : [],
  );
}
