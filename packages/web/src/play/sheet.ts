/** What is open on top of the table, and beside it. */
import { signal } from "@preact/signals";

export type SheetName = "menu" | "help" | "words" | "talk" | "share";

export const sheet = signal<SheetName | null>(null);

/** Beside the boards, which stay in sight: all moves, or the result. */
export const panel = signal<"moves" | "result" | null>(null);
