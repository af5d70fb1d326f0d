import { useLayoutEffect, useRef } from "preact/hooks";
import type { Spot } from "./factory-layout.ts";
import type { Airborne, Playback, Rising as RisingPoints } from "./animation-player.ts";
import type { Slot } from "./frame.ts";
import { riseWords } from "./rise-words.ts";
import { spotOf } from "./table-layout.ts";
import type { TableLayout } from "./table-layout.ts";

interface FlightsProps {
  layout: TableLayout;
  playback: Playback;
  speed: number;
  /** Points stay until the reader goes on. */
  isHeld: boolean;
}

/** Pieces on their way and points that rise. Elements of their own, so that moving them repaints nothing else. */
export function Flights({ layout, playback, speed, isHeld }: FlightsProps) {
  const { air, rises, land } = playback;
  return (
    <div class="flights" aria-hidden="true">
      {air.map((flight) => (
        <Flying key={flight.id} flight={flight} layout={layout} speed={speed} land={land} />
      ))}
      {rises.map((rise) => (
        <Rising key={rise.id} {...{ rise, layout, speed, land }} isHeld={isHeld || rise.said.kind === "total"} />
      ))}
    </div>
  );
}

interface FlyingProps {
  flight: Airborne;
  layout: TableLayout;
  speed: number;
  land: (id: number) => void;
}

function Flying({ flight, layout, speed, land }: FlyingProps) {
  const element = useRef<SVGSVGElement>(null);
  const from = spotOf(layout, flight.from);
  const to = spotOf(layout, flight.to);
  useLayoutEffect(() => {
    const animation = element.current?.animate(path(from, to, flight), {
      duration: flight.lasts / speed,
      delay: flight.delay / speed,
      easing: "cubic-bezier(.35, .05, .25, 1)",
      fill: "both",
    });
    if (animation !== undefined) animation.onfinish = () => land(flight.id);
    return () => animation?.cancel();
  }, []);
  const name = flight.piece === "first" ? "first" : `${to.size < 30 ? "tile-small" : "tile"}-${flight.piece}`;
  return (
    <svg ref={element} class="flying" viewBox="0 0 100 100" style={{ width: `calc(${to.size} * var(--u))` }}>
      <use href={`#${name}`} width="100" height="100" />
    </svg>
  );
}

/** A low arc with a slight turn, as a hand would carry it; out of the bag, and into the lid, out of sight. */
function path(from: Spot, to: Spot, flight: Airborne): Keyframe[] {
  const scale = from.size / to.size;
  const lift = Math.min(26, Math.hypot(to.x - from.x, to.y - from.y) * 0.1);
  const turn = to.x > from.x ? 5 : -5;
  return [
    { transform: place(from.x, from.y, scale, -turn), opacity: flight.from.kind === "bag" ? 0 : 1 },
    {
      transform: place((from.x + to.x) / 2, (from.y + to.y) / 2 - lift, Math.max(scale, 1) * 1.12, turn),
      offset: 0.5,
      opacity: 1,
    },
    { transform: place(to.x, to.y, 1, 0), opacity: flight.to.kind === "lid" ? 0.2 : 1 },
  ];
}

function place(x: number, y: number, scale: number, turn: number): string {
  return `translate(calc(${x} * var(--u)), calc(${y} * var(--u))) scale(${scale}) rotate(${turn}deg)`;
}

interface RisingProps {
  rise: RisingPoints;
  isHeld: boolean;
  layout: TableLayout;
  speed: number;
  land: (id: number) => void;
}

/** Long enough to read how the points come about; the next tile is then already on its way. */
const RISE = 1150;

function Rising({ rise, layout, speed, isHeld, land }: RisingProps) {
  // A chip has no room for words.
  const isShort = "seat" in rise.at && !layout.boards.some(({ seat }) => "seat" in rise.at && seat === rise.at.seat);
  const line = isHeld && !isShort ? emptiedLine(rise) : null;
  const { x, y, size } = spotOf(layout, line ?? rise.at);
  const style = {
    left: `calc(${line === null ? x + size / 2 : x + size} * var(--u))`,
    top: `calc(${line === null ? y : y + size / 2} * var(--u))`,
    ...(!isHeld && { animationDuration: `${RISE / speed}ms` }),
  };
  return (
    <b
      class={`rising title${isCost(rise) ? " cost" : ""}${isHeld ? " held" : ""}${line === null ? "" : " in-line"}`}
      style={style}
      onAnimationEnd={isHeld ? undefined : () => land(rise.id)}
    >
      {riseWords(rise.said, isShort)}
    </b>
  );
}

/** Points that stay would hide the tiles that they count: they are read in the line that has just been emptied. */
function emptiedLine({ at, said }: RisingPoints): Slot | null {
  if (said.kind !== "tile" || at.kind !== "wall") return null;
  return { kind: "line", seat: at.seat, row: at.row, index: 0 };
}

function isCost({ said }: RisingPoints): boolean {
  return said.kind === "floor" || (said.kind === "total" && said.points < 0);
}
