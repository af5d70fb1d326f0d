/** Hours in which a person does not want notifications, in their own time zone. */
import type { PersonSettings } from "@riad/protocol";

type Quiet = PersonSettings["quiet"];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** More steps than a day has hours, so that the loop ends in every time zone. */
const MOST_STEPS = 26;

export function isTimeZone(zone: string): boolean {
  try {
    Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

export function isQuiet(quiet: Quiet, at: number): boolean {
  if (quiet === null || quiet.from === quiet.to) return false;
  const { from, to, zone } = quiet;
  const { hour } = clockIn(zone, at);
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}

/** The first time from `at` on that is not quiet. */
export function quietUntil(quiet: Quiet, at: number): number {
  let time = at;
  for (let step = 0; step < MOST_STEPS && isQuiet(quiet, time); step++) {
    const { minute } = clockIn(quiet?.zone ?? "", time);
    time += HOUR - minute * MINUTE - (time % MINUTE);
  }
  return time;
}

/** The last time up to `at` before the quiet hours started, to the minute. */
export function quietSince(quiet: Quiet, at: number): number {
  let time = at;
  for (let step = 0; step < MOST_STEPS && isQuiet(quiet, time); step++) {
    const { minute } = clockIn(quiet?.zone ?? "", time);
    time -= (minute + 1) * MINUTE;
  }
  return time;
}

function clockIn(zone: string, at: number): { hour: number; minute: number } {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone: isTimeZone(zone) ? zone : "UTC",
    hour: "numeric",
    minute: "numeric",
    hourCycle: "h23",
  }).formatToParts(at);
  const read = (type: string): number => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return { hour: read("hour"), minute: read("minute") };
}
