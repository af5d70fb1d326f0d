/** Names that stand for a seat until somebody enters their own. */
import { say } from "../words/words.ts";

const NAMES: readonly string[] = ["Salma", "Idris", "Noor", "Tariq"];

/** The name of the seat with this number, or else the first one that is free; a larger table counts its players. */
export function usualName(taken: readonly string[], seat?: number): string {
  const own = seat === undefined ? undefined : NAMES[seat];
  const free = [own, ...NAMES].find((name) => name !== undefined && !taken.includes(name));
  return free ?? say("seatNumber", { number: (seat ?? taken.length) + 1 });
}

export function usualNames(seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => usualName([], seat < NAMES.length ? seat : undefined));
}
