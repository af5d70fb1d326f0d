import type { Refusal } from "@riad/core";
import { translate } from "./phrases.ts";
import { phrases } from "./words.ts";

/** Why a text or a move is refused, in the reader's language; in English where a sentence has no translation. */
export function sayRefusal({ message }: Refusal): string {
  return translate(phrases.value, message) ?? message;
}
