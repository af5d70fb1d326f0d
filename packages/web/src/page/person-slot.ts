/** Room in the head of every page for the person who plays online; filled by person/show-person.ts, which most visits never load. */
import { signal } from "@preact/signals";
import type { Signal } from "@preact/signals";
import type { ComponentType } from "preact";

/** Kept once the server knows somebody here: nothing secret, and nothing is lost with it. */
export const PERSON_KNOWN = "riad.person";

export const personSlot: Signal<ComponentType | null> = signal<ComponentType | null>(null);
