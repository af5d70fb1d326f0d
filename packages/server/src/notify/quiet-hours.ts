/** The hours in which somebody does not want to be told anything, in their own time zone. */
import type { PersonSettings } from "@riad/protocol";

type Quiet = PersonSettings["quiet"];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** More steps than a day has hours, so that no time zone is walked for ever. */
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

/** The first moment from `at` on that is not quiet. */
export function quietUntil(quiet: Quiet, at: number): number {
  let moment = at;
  for (let step = 0; step < MOST_STEPS && isQuiet(quiet, moment); step++) {
    const { minute } = clockIn(quiet?.zone ?? "", moment);
    moment += HOUR - minute * MINUTE - (moment % MINUTE);
  }
  return moment;
}

/** The last moment up to `at` before the quiet hours began, to the minute. */
export function quietSince(quiet: Quiet, at: number): number {
  let moment = at;
  for (let step = 0; step < MOST_STEPS && isQuiet(quiet, moment); step++) {
    const { minute } = clockIn(quiet?.zone ?? "", moment);
    moment -= (minute + 1) * MINUTE;
  }
  return moment;
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
