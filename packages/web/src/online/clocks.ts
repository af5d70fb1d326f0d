/** The clocks of a match as they are seen at the seats, counted by the server's time. */
import { computed, signal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import type { ClockView, ClockWish } from "@riad/protocol";
import type { SeatClock } from "../play/face.ts";
import { say } from "../words/words.ts";
import { connection } from "./connection.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From here on a clock is shown in another colour. */
const LOW = 10 * SECOND;
const TICK = 200;

const ticks = signal(0);
let users = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** Lets the clocks run; returns how to stop them, which may be called more than once. */
export function runClocks(): () => void {
  if (users++ === 0) timer = setInterval(() => ticks.value++, TICK);
  let isRunning = true;
  return () => {
    if (isRunning && --users === 0) clearInterval(timer);
    isRunning = false;
  };
}

/** Something that counts down to a time of the server. */
export function secondsUntil(time: number): ReadonlySignal<number> {
  return computed(() => {
    void ticks.value;
    return Math.max(0, Math.ceil((time - connection.now) / SECOND));
  });
}

export function clockOf(clocks: ReadonlySignal<ClockView | null>, seat: number): SeatClock {
  const left = computed(() => {
    const view = clocks.value;
    const at = view?.left[seat] ?? 0;
    if (view?.running?.seat !== seat) return at;
    void ticks.value;
    return Math.max(0, at - Math.max(0, connection.now - view.running.since));
  });
  return {
    text: computed(() => clockWords(left.value)),
    isLow: computed(() => clocks.value?.running?.seat === seat && left.value < LOW),
    isRunning: computed(() => clocks.value?.running?.seat === seat),
  };
}

export function clockWords(ms: number): string {
  if (ms >= DAY) return say("daysLeft", { days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / HOUR) });
  const seconds = Math.ceil(ms / SECOND);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${pad(m)}:${pad(s)}` : `${m}:${pad(s)}`;
}

function pad(number: number): string {
  return String(number).padStart(2, "0");
}

export function paceWords(clock: ClockWish): string {
  if (clock.kind === "none") return say("clockNone");
  if (clock.kind === "days") return say("days", { count: clock.days });
  if (clock.kind === "bank")
    return say("bank", { minutes: Math.round(clock.seconds / 6) / 10, increment: clock.increment });
  const { seconds } = clock;
  // Another program may ask for a minute and a half.
  return seconds % 60 === 0 ? say("minutes", { count: seconds / 60 }) : say("seconds", { count: seconds });
}

/** For places without a heading; empty without a clock. */
export function clockLine(clock: ClockWish): string {
  if (clock.kind === "none") return "";
  const about = { turn: "clockTurnAbout", bank: "clockBankAbout", days: "clockTurnAbout" } as const;
  return clock.kind === "bank" ? paceWords(clock) : `${paceWords(clock)} ${say(about[clock.kind])}`;
}
