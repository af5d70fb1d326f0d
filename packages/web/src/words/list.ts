import { language } from "./words.ts";

/** "Salma, Idris and Noor", as the language joins a list. */
export function listWords(words: readonly string[]): string {
  return new Intl.ListFormat(language.value, { type: "conjunction" }).format(words);
}
