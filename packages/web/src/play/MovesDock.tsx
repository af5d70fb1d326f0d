import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import "./moves-dock.css";
import { formatOfWindow, isLarge, shareOfHeight, shareOfWidth, useDock } from "../page/format.ts";
import { Button, IconButton, Link } from "../page/controls.tsx";
import { useFocusReturned } from "../page/decision-focus.ts";
import { isByKeyboard } from "../page/input.ts";
import { say } from "../words/words.ts";
import { groupByRound } from "./lines.ts";
import type { Line, RoundLines } from "./lines.ts";
import { Playback } from "./Playback.tsx";
import { Sentence } from "./Sentence.tsx";
import { closeList, panel, sheet, showResult } from "./sheet.ts";
import { signed } from "./signed-points.ts";
import type { Table } from "./table.ts";

/** The height of the bar below, the share of the list in the window's width, and its least width in pixels. */
const DOCK = { bar: 66, share: 0.255, list: 300 };
/** On a tablet held sideways, where the boards could not be seen beside a wider list. */
const SIDE_DOCK = { bar: 66, share: 0.222, list: 264 };
/** On a phone held sideways the board needs the height: the bar is below the list. */
const LOW_DOCK = { bar: 0, share: 0.36, list: 280 };
/** A small phone held sideways has no room for boards beside a list: move and bar are one strip below them. */
const STRIP = { height: 54, width: 800 };

/**
 * Every move, beside the boards: a press shows the table as it was, and the bar below plays the match again. On a phone the list
 * is folded to the move that is shown, and unfolds over the boards until one is chosen.
 */
export function MovesDock({ table, lines }: { table: Table; lines: readonly Line[] }) {
  useFocusReturned();
  const groups = useMemo(() => groupByRound(table, lines), [table, lines]);
  const isBelow = formatOfWindow.value === "phone" || formatOfWindow.value === "tablet";
  const isLow = formatOfWindow.value === "low";
  const isPhone = formatOfWindow.value === "phone";
  const isStrip = isLow && shareOfWidth(1, 0) < STRIP.width;
  const [isUnfolded, unfold] = useState(false);
  const isFolded = (isPhone || isStrip) && !isUnfolded;
  const dock = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isByKeyboard()) return;
    const entry = dock.current?.querySelector<HTMLElement>('[aria-current="true"]');
    (entry ?? dock.current?.querySelector<HTMLElement>("button"))?.focus({ preventScroll: true });
  }, [isFolded]);
  const { bar, share, list } = isLow ? LOW_DOCK : formatOfWindow.value === "side" ? SIDE_DOCK : DOCK;
  // For a projector the boards have the room: small lines of moves cannot be read from the back.
  const isTimeline = isLarge.value && !isBelow && !isLow;
  // A tablet keeps its boards in sight above the list; a phone scrolls.
  const below = formatOfWindow.value === "tablet" ? shareOfHeight(0.36) : 0;
  // The bar grows with the page: 66 units below the 768 of a table that fills the window.
  const grown = isBelow || isLow ? bar : Math.max(bar, shareOfHeight(0.0795));
  useDock(
    isFolded && isStrip
      ? { width: 0, height: STRIP.height }
      : { width: isBelow || isTimeline ? 0 : shareOfWidth(share, list), height: grown + below },
  );
  const now = lines.findLast((line) => line.ply <= table.ply.value);
  if (isTimeline) return <Playback table={table} lines={lines} />;
  if (isFolded) {
    return (
      <>
        <aside ref={dock} class={`row moves-dock folded panel${isStrip ? " strip" : ""}`} aria-label={say("history")}>
          <CurrentMove table={table} line={now} />
          <IconButton icon="list" label={say("history")} aria-expanded={false} onClick={() => unfold(true)} />
          <IconButton icon="clear" label={say("close")} onClick={() => closeList(table)} />
        </aside>
        <Playback table={table} lines={lines} />
      </>
    );
  }
  const jump = (ply: number) => {
    table.jump(ply);
    unfold(false);
  };
  return (
    <>
      <aside
        ref={dock}
        class={`column moves-dock panel${isBelow ? " below" : isLow ? " low" : ""}`}
        aria-label={say("history")}
      >
        <header class="row moves-dock-head">
          <h2>{say("movesTitle")}</h2>
          <IconButton icon="share" label={say("share")} onClick={() => (sheet.value = "share")} />
          <IconButton
            icon="clear"
            label={say("close")}
            onClick={() => (isPhone || isStrip ? unfold(false) : closeList(table))}
          />
        </header>
        <div class="moves-list">
          {lines.length === 0 && <p class="quiet">{say("noMoves")}</p>}
          {groups.some(({ round }) => round > 0) && <AtTheStart table={table} />}
          {groups.map((group) =>
            group.round === 0 ? (
              <Lines key={0} {...{ table, now, jump }} lines={group.lines} />
            ) : (
              <Round key={group.round} {...{ table, group, now, jump }} />
            ),
          )}
        </div>
        <footer class="row moves-dock-foot">
          {table.isOver.value && (
            <Link to={`/review?match=${table.id}`} class="text-button" text={say("reviewMatch")} />
          )}
          {table.isOver.value && table.isBrowsing.value && table.position.value.actor >= 0 && (
            <Link to={`/review?match=${table.id}#w${table.ply.value}`} class="text-button" text={say("whatIfHere")} />
          )}
          {table.controls?.mayRewindHere === true && (
            <Button
              class="text-button"
              text={say(table.controls.marksAt(table.ply.value) ? "practiseFromHere" : "playFromHere")}
              onClick={() => goOnFromHere(table)}
            />
          )}
          {table.isBrowsing.value && (
            <Button class="text-button" text={say("backToNow")} onClick={() => leavePast(table)} />
          )}
        </footer>
      </aside>
      <Playback table={table} lines={lines} />
    </>
  );
}

/** Back to where the match is; at its end the result is there again. */
function leavePast(table: Table): void {
  if (table.isOver.value) {
    showResult(table);
    return;
  }
  panel.value = null;
  table.jump(table.length.value);
}

function goOnFromHere(table: Table): void {
  panel.value = null;
  table.controls?.rewind(table.ply.value);
}

interface LinesProps {
  table: Table;
  lines: readonly Line[];
  now: Line | undefined;
  jump: (ply: number) => void;
}

/** On a phone the list would hide the boards: while they are being looked at, only the move that led there is said. */
function CurrentMove({ table, line }: { table: Table; line: Line | undefined }) {
  if (line === undefined) return <p class="moves-now quiet">{say("noMoves")}</p>;
  return (
    <p class="row moves-now">
      <span class="badge">{table.face.badge(table.position.value, line.seat)}</span>
      <span>
        {/* What the end of a round brought is in the list, and on the boards. */}
        <Sentence face={table.face} text={line.text.split(". ")[0]} isShort />
      </span>
    </p>
  );
}

/** What everybody had when the match started from a position, so that the rounds add up to what they have. */
function AtTheStart({ table }: { table: Table }) {
  const position = table.match.positionAt(0);
  const points = table.sitters.value.map((_, seat) => position.points(seat));
  if (points.every((own) => own === 0)) return null;
  return (
    <p class="row moves-start">
      <b>{say("atTheStart")}</b>
      <span class="row moves-gains">
        {points.map((own, seat) => (
          <span class="row" key={seat}>
            <span class="badge">{table.face.badge(table.position.value, seat)}</span>
            {own}
          </span>
        ))}
      </span>
    </p>
  );
}

function Round({ table, group, now, jump }: Omit<LinesProps, "lines"> & { group: RoundLines }) {
  const isNow = now?.round === group.round;
  const frame = useRef<HTMLDetailsElement>(null);
  // Whoever steps into a round sees its moves; whoever opens another one keeps it open.
  useEffect(() => {
    if (isNow && frame.current !== null) frame.current.open = true;
  }, [isNow]);
  return (
    <details ref={frame} open={isNow}>
      <summary>
        <b>{say("roundNumber", { number: group.round })}</b>
        <span class="row moves-gains">
          {group.gains.map((points, seat) => (
            <span class="row" key={seat}>
              <span class="badge">{table.face.badge(table.position.value, seat)}</span>
              {signed(points)}
              {group.bonuses[seat] > 0 && (
                <span class="quiet">{say("bonusPoints", { points: group.bonuses[seat] })}</span>
              )}
            </span>
          ))}
        </span>
      </summary>
      <Lines {...{ table, now, jump }} lines={group.lines} />
    </details>
  );
}

function Lines({ table, lines, now, jump }: LinesProps) {
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const line = current.current;
    if (line === null) return undefined;
    // The list may get its height, and its lines their type, after they are drawn.
    const observer = new ResizeObserver(() => line.scrollIntoView({ block: "nearest" }));
    for (const part of [line.closest(".moves-list"), line.closest("ol")]) if (part !== null) observer.observe(part);
    return () => observer.disconnect();
  }, [now]);
  return (
    <ol>
      {lines.map((line) => (
        <li key={line.ply}>
          <button
            type="button"
            class={line.ply > table.ply.value ? "later" : ""}
            aria-current={line === now}
            ref={line === now ? current : null}
            onClick={() => jump(line.ply)}
          >
            <span class="move-number">{line.number === 0 ? "" : line.number}</span>
            <span class="badge">{table.face.badge(table.position.value, line.seat)}</span>
            <span>
              <Sentence face={table.face} text={line.text} isShort />
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
