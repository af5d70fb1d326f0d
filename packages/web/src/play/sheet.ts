/** Which sheet lies over the table. */
import { signal } from "@preact/signals";

export type SheetName = "menu" | "help" | "history" | "result" | "words" | "talk";

export const sheet = signal<SheetName | null>(null);
