import { translate } from "./phrases.ts";
import { phrases } from "./words.ts";

/** Why something is refused, in the reader's language; in English where a sentence has no translation. */
export function sayRefusal({ message }: { readonly message: string }): string {
  return translate(phrases.value, message) ?? message;
}
