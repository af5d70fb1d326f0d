import { useEffect, useMemo } from "preact/hooks";
import "./play.css";
import { Announcer } from "../page/announce.tsx";
import { confirms, noteFinishedMatch, speed } from "../page/settings.ts";
import { useFocusKept } from "../page/focus-kept.ts";
import { isLarge, isSheet, useBoardsFirst } from "../page/format.ts";
import { writeFragment } from "../page/route.ts";
import { say } from "../words/words.ts";
import type { GameEntry } from "./entry.ts";
import { usePlayKeys } from "./keys.ts";
import { linesOf } from "./lines.ts";
import { MovesDock } from "./MovesDock.tsx";
import { Moves } from "./Moves.tsx";
import { useSpoken } from "./spoken.ts";
import type { Extras } from "./sheet.ts";
import { PlayHead } from "./PlayHead.tsx";
import { InWords } from "./InWords.tsx";
import { Sheets } from "./Sheets.tsx";
import { areWatched } from "./sitting.ts";
import { ResultScene } from "./ResultScene.tsx";
import { panel, showResult } from "./sheet.ts";
import type { Table } from "./table.ts";

/** A match on this screen, wherever it is kept. */
export function TablePage({ table, entry, extras }: { table: Table; entry: GameEntry; extras: Extras }) {
  const { face } = table;
  const lines = useMemo(() => linesOf(table), [table]);
  const choose = useMemo(() => table.choose.bind(table), [table]);
  const ply = table.ply.value;
  const report = useMemo(() => () => table.shown(ply), [table, ply]);
  const position = table.position.value;
  const { ending } = table;
  const { ended } = table;
  const isResult = panel.value === "result" && ending !== null && ply === table.length.value;
  // For a projector only the timeline is left of it.
  const isListed = panel.value === "moves" && !isLarge.value;
  const layout = isSheet.value ? "wide" : "narrow";
  const isWatched = areWatched(table.sitters.value);

  useEffect(() => {
    table.goOn();
    return () => {
      panel.value = null;
      table.leave();
    };
  }, [table]);
  useBoardsFirst(face.hasBoards === true);
  usePlayKeys(table);
  useResult(table);
  useFocusKept();
  useSpoken(table, lines.value);
  useEffect(() => writeFragment(table.isBrowsing.value ? String(ply) : ""), [table, ply, table.isBrowsing.value]);

  return (
    <>
      {/* A tap anywhere skips what is being shown; buttons still do what they do. */}
      <main
        class={`table play ${face.game.id} for-${position.seats} ${layout}${table.isBrowsing.value ? " past" : ""}${isWatched ? " watched" : ""}${isListed ? " listed" : ""}${isResult ? " ended" : ""}`}
        onPointerDown={() => table.skip()}
      >
        <PlayHead table={table} lines={lines.value} extras={extras} />
        {layout === "narrow" && extras.strip}
        <face.Table
          position={position}
          state={table.state}
          side={table.side.value}
          step={table.step.value}
          moves={table.moves.value}
          sitters={table.sitters.value}
          viewer={table.viewer}
          speed={speed.value}
          confirms={confirms.value}
          latest={table.latest}
          lastDraw={table.lastDraw}
          isOver={ended !== undefined}
          past={{ match: table.match, ply }}
          isPaused={table.controls?.isPaused.value ?? false}
          pointed={table.hint.value?.ply === ply ? table.hint.value.move : null}
          choose={choose}
          shown={report}
        />
        <Moves table={table} lines={lines.value} />
        {isResult && <ResultScene {...{ table, ending, entry, extras }} />}
        {isResult && face.Chronicle !== undefined && (
          <face.Chronicle match={table.match} ending={ending} sitters={table.sitters.value} you={table.you} />
        )}
      </main>
      <section class="hidden" aria-label={say("boardInWords")}>
        <InWords face={face} position={position} sitters={table.sitters.value} ended={ended} />
      </section>
      <Announcer />
      {extras.over}
      {panel.value === "moves" && <MovesDock table={table} lines={lines.value} />}
      <Sheets table={table} extras={extras} />
    </>
  );
}

/** Opens the result once the last move has been shown. */
function useResult(table: Table): void {
  const isEnd = table.isOver.value && table.ply.value === table.length.value && !table.isShowing.value;
  useEffect(() => {
    if (!isEnd) return undefined;
    noteFinishedMatch(table.id);
    // Looking back has brought the match to its end again: the list stays.
    if (panel.peek() === "moves") return undefined;
    const timer = setTimeout(() => showResult(table), speed.peek() === 0 ? 0 : 700);
    return () => clearTimeout(timer);
  }, [isEnd, table]);
}
