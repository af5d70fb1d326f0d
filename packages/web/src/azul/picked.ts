/** The tiles in hand, for the sentence above the table: it says what to do with them. */
import { signal } from "@preact/signals";
import type { Pick } from "./choices.ts";

export const picked = signal<Pick | null>(null);
