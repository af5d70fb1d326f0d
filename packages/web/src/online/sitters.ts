/** The players of an online match, as the table shows them. */
import { computed } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import type { SeatView } from "@riad/protocol";
import type { Sitter } from "../play/face.ts";
import { levelWord } from "../play/sitting.ts";
import { say } from "../words/words.ts";
import { clockOf } from "./clocks.ts";
import type { OnlineMatch } from "./online-match.ts";

export function sittersOf(online: OnlineMatch): ReadonlySignal<readonly Sitter[]> {
  const clocks = (online.view.peek()?.seats ?? []).map((_, seat) => clockOf(online.clocks, seat));
  return computed(() => {
    const view = online.view.value;
    const you = online.you.value;
    const { here } = online.presence.value;
    return (view?.seats ?? []).map((seat, at) => ({
      name: seatTitle(seat, at),
      // Whoever has resigned is still the person who sat there, whoever plays on for them.
      level: seat.kind === "human" && seat.out !== null ? null : seat.level,
      remote: {
        isYou: at === you,
        isHere: seat.kind === "human" ? (here[at] ?? null) : null,
        note: noteOf(seat, at === you, here[at]),
        clock: view?.clock.kind === "none" || seat.kind !== "human" ? null : clocks[at],
      },
    }));
  });
}

/** How a seat is called. */
export function seatTitle({ kind, name, level }: SeatView, at: number): string {
  if (kind === "computer") return say("computerName", { level: levelWord(level ?? "").toLowerCase() });
  return name === "" ? say("seatNumber", { number: at + 1 }) : name;
}

function noteOf({ kind, out, level, away }: SeatView, isYou: boolean, isHere: boolean | undefined): string {
  // Its name says how strong it is.
  if (kind === "computer") return "";
  if (out !== null) return say(out === "time" ? "outOfTime" : "hasResigned");
  if (level !== null) return say("standIn");
  if (isYou) return say("you");
  if (away) return say("hasLeft");
  return isHere === false ? say("notHere") : "";
}
