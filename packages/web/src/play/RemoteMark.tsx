import { say } from "../words/words.ts";
import type { Remote, SeatClock } from "./face.ts";

/** Somebody at another screen: that they are offline, if they are, and their clock. */
export function RemoteMark({ remote: { isHere, clock } }: { remote: Remote }) {
  return (
    <span class="remote">
      {isHere === false && <span class="offline">{say("offline")}</span>}
      {clock !== null && <Clock clock={clock} />}
    </span>
  );
}

function Clock({ clock: { text, isLow, isRunning } }: { clock: SeatClock }) {
  return (
    <span class={`seat-clock${isRunning.value ? " running" : ""}${isLow.value ? " low" : ""}`}>
      <ClockSign />
      {text}
    </span>
  );
}

function ClockSign() {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="8.5" class="line" />
      <path d="M12 7v5l3.500 2" class="line" stroke-linecap="round" />
    </svg>
  );
}

/** The same inside a drawing's text. */
export function ClockText({ clock: { text, isLow, isRunning } }: { clock: SeatClock }) {
  return (
    <tspan
      class={`clock-text${isRunning.value ? " running" : ""}${isLow.value ? " low" : ""}`}
      dx="8"
      font-size="16"
      role="presentation"
    >
      {text}
    </tspan>
  );
}
