/** The sheet that is open on top of the table. */
import { signal } from "@preact/signals";

export type SheetName = "menu" | "help" | "history" | "result" | "words" | "talk";

export const sheet = signal<SheetName | null>(null);
