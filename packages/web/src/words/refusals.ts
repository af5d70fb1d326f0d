/**
 * Why something is refused, in the reader's language. A refusal brings its key and arguments; a language other than
 * English has a template for every key, which the compiler checks.
 */
import { signal } from "@preact/signals";
import type { AZUL_REFUSALS } from "@riad/azul";
import { fillTemplate } from "@riad/core";
import type { CORE_REFUSALS, SentenceArgs, Translated } from "@riad/core";
import type { SHELF_REFUSALS } from "@riad/games";
import type { MARRAKECH_REFUSALS } from "@riad/marrakech";
import type { SERVER_REFUSALS } from "@riad/protocol";
import { frenchSpaces, isFrench } from "./french-spaces.ts";

/** By the scope of the key, then by its name. */
export interface RefusalTexts {
  readonly core: Translated<typeof CORE_REFUSALS>;
  readonly shelf: Translated<typeof SHELF_REFUSALS>;
  readonly azul: Translated<typeof AZUL_REFUSALS>;
  readonly marrakech: Translated<typeof MARRAKECH_REFUSALS>;
  readonly server: Translated<typeof SERVER_REFUSALS>;
}

/** Of the language on screen; English needs none, because refusals bring their English sentence. */
export const refusalTexts = signal<RefusalTexts | null>(null);

/** A refusal of the rules or of a server; an older server sends no key. */
interface Refused {
  readonly message: string;
  readonly key?: string | undefined;
  readonly args?: SentenceArgs | undefined;
}

/** In English where the language has no such key, as for a game that speaks English only. */
export function sayRefusal({ key = "", args = {}, message }: Refused): string {
  const [scope, name] = key.split(".");
  const texts = refusalTexts.value as Readonly<Record<string, Readonly<Record<string, unknown>>>> | null;
  const template = texts?.[scope]?.[name ?? ""];
  if (typeof template !== "string") return message;
  // The rules quote as JSON does; these languages have marks of their own.
  const said = fillTemplate(template, args, sayRefusal).replaceAll(/"((?:[^"\\]|\\.)*)"/g, "«$1»");
  return isFrench.value ? frenchSpaces(said) : said;
}
