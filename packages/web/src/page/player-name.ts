/** What the player at this browser is called: asked for once, used on every page and in every match. */
import { forget, keep, recall } from "../memory.ts";

const KEY = "riad.name";

/** Empty while nobody has said so. */
export function playerName(): string {
  return recall(KEY) ?? "";
}

export function keepPlayerName(name: string): void {
  if (name.trim() !== "") keep(KEY, name.trim());
}

export function forgetName(): void {
  forget(KEY);
}
