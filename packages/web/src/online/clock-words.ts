/** How long seats may think, in words. */
import type { ClockWish } from "@riad/protocol";
import { say } from "../words/words.ts";

export function paceWords(clock: ClockWish): string {
  if (clock.kind === "none") return say("clockNone");
  if (clock.kind === "days") return say("days", { count: clock.days });
  if (clock.kind === "bank")
    return say("bank", { minutes: Math.round(clock.seconds / 60), increment: clock.increment });
  const { seconds } = clock;
  return seconds < 60 ? say("seconds", { count: seconds }) : say("minutes", { count: Math.round(seconds / 60) });
}

/** For a line that has no heading of its own; empty without a clock. */
export function clockLine(clock: ClockWish): string {
  if (clock.kind === "none") return "";
  const about = { turn: "clockTurnAbout", bank: "clockBankAbout", days: "clockTurnAbout" } as const;
  return clock.kind === "bank" ? paceWords(clock) : `${paceWords(clock)} ${say(about[clock.kind])}`;
}
