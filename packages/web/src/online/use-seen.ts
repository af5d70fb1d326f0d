/** Tells the server how much of a match the person has seen, for the lists on all their devices. */
import { useEffect } from "preact/hooks";
import { isKnown, noteMatch } from "../person/person.ts";
import type { OnlineMatch } from "./online-match.ts";

/** Moves that follow one another at once are noted together, in milliseconds. */
const SETTLES = 1500;

export function useSeen(online: OnlineMatch, length: number): void {
  const isSeated = online.you.value !== null;
  useEffect(() => {
    if (!isSeated || length <= 0) return undefined;
    const note = () => {
      if (document.visibilityState === "visible" && isKnown.peek()) void noteMatch(online.id, { seen: length });
    };
    const timer = setTimeout(note, SETTLES);
    document.addEventListener("visibilitychange", note);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", note);
    };
  }, [online, isSeated, length]);
}
