/** A day as people say it. */
import { language } from "../words/words.ts";

/** "today", "yesterday", "16 November". */
export function sayDay(time: number, now: number = Date.now()): string {
  const days = Math.round((startOfDay(now) - startOfDay(time)) / 86_400_000);
  if (days >= 0 && days < 2)
    return new Intl.RelativeTimeFormat(language.value, { numeric: "auto" }).format(-days, "day");
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  const year = isThisYear ? {} : ({ year: "numeric" } as const);
  return new Intl.DateTimeFormat(language.value, { day: "numeric", month: "long", ...year }).format(time);
}

function startOfDay(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
