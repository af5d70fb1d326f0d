import { say } from "../words/words.ts";
import type { Remote, SeatClock } from "./face.ts";

/** Whether somebody at another screen is connected, and their clock. */
export function RemoteMark({ remote: { isHere, clock } }: { remote: Remote }) {
  return (
    <span class="remote">
      {isHere !== null && <PresenceDot isHere={isHere} />}
      {clock !== null && <Clock clock={clock} />}
    </span>
  );
}

export function PresenceDot({ isHere }: { isHere: boolean }) {
  const words = say(isHere ? "isHere" : "notHere");
  return <span class={`presence${isHere ? " here" : ""}`} role="img" aria-label={words} title={words} />;
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
export function RemoteText({ remote: { isHere, clock } }: { remote: Remote }) {
  return (
    <>
      {isHere !== null && (
        <tspan class={`presence-text${isHere ? " here" : ""}`} dx="9" font-size="13">
          {isHere ? "●" : "○"}
        </tspan>
      )}
      {clock !== null && <ClockText clock={clock} />}
    </>
  );
}

function ClockText({ clock: { text, isLow, isRunning } }: { clock: SeatClock }) {
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
