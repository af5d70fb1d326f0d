import { useRef, useState } from "preact/hooks";
import "./graph.css";
import { Segments } from "../page/controls.tsx";
import { isSmall } from "../page/format.ts";
import { say } from "../words/words.ts";
import {
  MODES,
  bandsOf,
  branchLine,
  endOf,
  marksOf,
  nearestEvent,
  shareAt,
  shareLine,
  splitLine,
  stackShares,
  turnScale,
} from "./graph.ts";
import type { Mark, Mode, Point } from "./graph.ts";
import { GraphKey, Marks } from "./GraphMarks.tsx";
import type { ReviewView } from "./review-view.ts";
import { ShareTable, readingAt } from "./ShareTable.tsx";

/** The drawing's units: room for the scale at the left and the rounds below. */
const WIDTH = 468;
const HEIGHT = 121;
const LEFT = 38;
const TOP = 8;
const INNER = { width: WIDTH - LEFT - 10, height: HEIGHT - TOP - 28 };

const MODE_WORDS = { all: "modeAll", luck: "modeLuck", play: "modePlay" } as const;

/** Everybody's chance of winning through the match. A press or the arrow keys open what happened there. */
export function ChanceGraph({ view }: { view: ReviewView }) {
  const { match } = view.reviewed;
  const { events, hardFinds } = view.run;
  const mode = view.mode.value;
  const seat = view.seat.value;
  const isStacked = match.seats > 2 && mode === "all";
  const title = titleOf(view, isStacked);
  const marks = view.isDone.value
    ? marksOf({ events: events.value, seat, match, judge: view.verdict, hardFinds: hardFinds.value, mode })
    : [];
  return (
    <section class="graph panel" aria-label={title}>
      <header class="row graph-head">
        <h2>{title}</h2>
        <Segments
          label={say("graphMode")}
          values={MODES}
          names={(one) => say(MODE_WORDS[one])}
          value={view.mode.value}
          choose={(one: Mode) => (view.mode.value = one)}
        />
      </header>
      <Curve {...{ view, isStacked, title, marks }} />
      <GraphKey marks={marks} />
      <ShareTable view={view} />
    </section>
  );
}

/** Where only luck or only mistakes move the curve, it is nobody's chance to win. */
function titleOf({ mode, reviewed, seat }: ReviewView, isStacked: boolean): string {
  if (mode.value !== "all") return say(mode.value === "luck" ? "graphLuck" : "graphPlay");
  if (isStacked) return say("graphAll");
  return seat.value === reviewed.you ? say("graphYours") : say("graphOf", { name: reviewed.sitters[seat.value].name });
}

interface CurveProps {
  view: ReviewView;
  isStacked: boolean;
  title: string;
  marks: readonly Mark[];
}

function Curve({ view, isStacked, title, marks }: CurveProps) {
  const { reviewed, run } = view;
  const { match } = reviewed;
  const events = run.events.value;
  const seat = view.seat.value;
  const frame = useRef<SVGSVGElement>(null);
  const [pointed, point] = useState<number | null>(null);
  const isDone = view.isDone.value;
  const opened = view.opened.value;
  const known = events.length === 0 ? 0 : endOf(events[events.length - 1]) / match.length;
  const eventAt = ({ clientX }: PointerEvent | MouseEvent): number | null => {
    const box = frame.current?.getBoundingClientRect();
    if (box === undefined || events.length === 0) return null;
    const x = ((clientX - box.left) / box.width) * WIDTH;
    return nearestEvent(events, (x - LEFT) / INNER.width, match);
  };
  const press = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowDown: -1, ArrowUp: 1 }[event.key];
    const to =
      event.key === "Home" ? 0 : event.key === "End" ? events.length - 1 : by === undefined ? null : (opened ?? 0) + by;
    if (to === null || !isDone) return;
    event.preventDefault();
    event.stopPropagation();
    view.open(Math.max(0, Math.min(events.length - 1, to)));
  };
  const shown = pointed ?? opened;
  const said = shown === null ? "" : readingAt(view, shown);
  return (
    <div
      class="graph-frame"
      role="slider"
      tabIndex={0}
      aria-label={title}
      aria-description={say("graphHelp")}
      aria-valuemin={0}
      aria-valuemax={Math.max(0, events.length - 1)}
      aria-valuenow={opened ?? 0}
      aria-valuetext={readingAt(view, opened ?? events.length - 1)}
      onKeyDown={press}
      onPointerMove={(event) => point(eventAt(event))}
      onPointerLeave={() => point(null)}
      onClick={(event) => {
        const index = eventAt(event);
        if (index !== null && isDone) view.open(index);
      }}
    >
      <svg ref={frame} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <Bands view={view} known={known} />
        {isStacked ? (
          <Stack view={view} />
        ) : (
          <Line points={shareLine(events, seat, match, view.mode.value, view.isOnCurve)} />
        )}
        {view.mode.value === "all" && <Ticks view={view} />}
        {view.mode.value === "all" && <Branch view={view} />}
        {shown !== null && events[shown] !== undefined && (
          <line
            class={shown === opened ? "graph-now" : "graph-pointed"}
            x1={across(endOf(events[shown]) / match.length)}
            x2={across(endOf(events[shown]) / match.length)}
            y1={TOP}
            y2={TOP + INNER.height}
          />
        )}
        <Marks marks={marks} opened={opened} at={({ x, y }) => [across(x), up(y)]} base={TOP + INNER.height - 4} />
      </svg>
      <p class="graph-reading">{said}</p>
    </div>
  );
}

function across(x: number): number {
  return LEFT + x * INNER.width;
}

function up(y: number): number {
  return TOP + (1 - y) * INNER.height;
}

function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${across(x).toFixed(1)} ${up(y).toFixed(1)}`).join("L");
}

function Bands({ view, known }: { view: ReviewView; known: number }) {
  const { turns, match } = view.reviewed;
  const bands = bandsOf(turns, match.length);
  const base = TOP + INNER.height;
  return (
    <>
      <defs>
        <pattern id="graph-hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="3" height="8" class="graph-hatch" />
        </pattern>
      </defs>
      {bands.map(({ round, from, to }) => (
        <g key={round}>
          {round % 2 === 1 && (
            <rect class="graph-band" x={across(from)} y={TOP} width={across(to) - across(from)} height={INNER.height} />
          )}
          <text class="soft" x={across((from + to) / 2)} y={HEIGHT - 6} font-size="15" text-anchor="middle">
            {to - from > 0.14 && !isSmall.value ? say("whereRound", { number: round }) : round}
          </text>
        </g>
      ))}
      {bands.length === 0 &&
        turnScale(turns, match.length).map(({ number, x }) => (
          <text key={number} class="soft" x={across(x)} y={HEIGHT - 6} font-size="15" text-anchor="middle">
            {number}
          </text>
        ))}
      {[0, 0.5, 1].map((y) => (
        <g key={y}>
          <line class={`graph-level${y === 0.5 ? " half" : ""}`} x1={LEFT} x2={WIDTH - 10} y1={up(y)} y2={up(y)} />
          <text class="soft" x={LEFT - 6} y={up(y) + 5} font-size="15" text-anchor="end">
            {100 * y}
          </text>
        </g>
      ))}
      {known < 1 && (
        <rect
          x={across(known)}
          y={TOP}
          width={across(1) - across(known)}
          height={base - TOP}
          fill="url(#graph-hatch)"
        />
      )}
    </>
  );
}

function Line({ points }: { points: readonly Point[] }) {
  const { pieces, jumps } = splitLine(points);
  return (
    <>
      <Jumps jumps={jumps} />
      {pieces.length > 0 && <path class="graph-line" d={pathsOf(pieces)} />}
    </>
  );
}

/** Thin, because nothing happened there: the judge has changed its mind. */
function Jumps({ jumps }: { jumps: readonly (readonly Point[])[] }) {
  return jumps.length === 0 ? null : <path class="graph-jump" d={pathsOf(jumps)} />;
}

function pathsOf(pieces: readonly (readonly Point[])[]): string {
  return pieces.map((points) => `M${pathOf(points)}`).join("");
}

/** The branch on the board, from where it leaves the match. */
function Branch({ view }: { view: ReviewView }) {
  const branch = view.branches.opened.value;
  if (branch === null) return null;
  const { match } = view.reviewed;
  const seat = view.seat.value;
  const from = shareAt(view.run.events.value, branch.ply, seat);
  const start = from === null ? [] : [{ ply: branch.ply, shares: Array.from({ length: match.seats }, () => from) }];
  const points = branchLine([...start, ...branch.points.value], seat, match);
  const last = points.at(-1);
  if (last === undefined) return null;
  return (
    <>
      <path class="graph-branch-edge" d={`M${pathOf(points)}`} />
      <path class="graph-branch" d={`M${pathOf(points)}`} />
      <circle class="graph-branch-end" cx={across(last.x)} cy={up(last.y)} r="5" />
    </>
  );
}

/** Your own share lies at the bottom of the stack. */
function Stack({ view }: { view: ReviewView }) {
  const { match, face } = view.reviewed;
  const events = view.run.events.value;
  const own = view.seat.value;
  const order = [own, ...Array.from({ length: match.seats }, (_, seat) => seat).filter((seat) => seat !== own)];
  if (events.length === 0) return null;
  const layers = stackShares(events, order, match, view.isOnCurve);
  return (
    <>
      {layers.map(({ seat, lower, upper }) => {
        const start = lower[0] === undefined ? 0 : (lower[0].y + upper[0].y) / 2;
        return (
          <g key={seat}>
            <path
              class="graph-layer"
              style={{ fill: face.seatColour?.(match.position, seat) }}
              d={`M${pathOf(upper)}L${pathOf([...lower].reverse())}Z`}
            />
            <svg class="badge graph-sign" x={LEFT + 8} y={up(start) - 9} width="18" height="18">
              {face.badge(match.position, seat)}
            </svg>
          </g>
        );
      })}
      <Jumps jumps={splitLine(layers[0].upper).jumps} />
    </>
  );
}

/** Where chance decided; too many to tell apart, as with a die, have none. */
const MOST_TICKS = 12;

function Ticks({ view }: { view: ReviewView }) {
  const { match } = view.reviewed;
  const chances = view.run.events.value.filter(({ kind }) => kind === "chance");
  if (chances.length > MOST_TICKS) return null;
  const base = TOP + INNER.height;
  return (
    <>
      {chances.map(({ ply }) => {
        const x = across(ply / match.length);
        return <line key={ply} class="graph-tick" x1={x} x2={x} y1={base - 9} y2={base} />;
      })}
    </>
  );
}
