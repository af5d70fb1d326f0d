/** Opens a text as a match or a position, or says why it can't. */
import { signal } from "@preact/signals";
import { go } from "../page/route.ts";
import { sitDown } from "../play/request.ts";

/** Whether the sheet is open, and what was wrong with the last text. */
export const isOpening = signal(false);
export const refusal = signal("");
/** Where in the text the mistake is, if that is known. */
export const refusedAt = signal<number | null>(null);

export async function openText(text: string): Promise<void> {
  // The rules and the database are needed only now.
  const { readAnything } = await import("./reading.ts");
  const read = await readAnything(text);
  isOpening.value = read.kind === "refused";
  refusedAt.value = read.kind === "refused" ? (read.at ?? null) : null;
  refusal.value = read.kind === "refused" ? read.sentence : "";
  if (read.kind === "sit") sitDown(read.game, read.request);
  else if (read.kind === "go") go(read.path);
  else if (read.kind === "keep") {
    const { saveMatches } = await import("../kept/match-store.ts");
    await saveMatches(read.matches);
    go("/matches");
  }
}
