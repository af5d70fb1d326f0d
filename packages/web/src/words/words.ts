/**
 * What the page says, in the language of whoever reads it. A text is a string, or a function of what varies in it, so
 * that plurals and the order of words belong to each language: `say("paid", { name, count })`.
 * English comes with the page; the others are fetched when they are chosen.
 */
import { signal } from "@preact/signals";
import { en } from "./en.ts";
import type { Catalogue } from "./en.ts";
import { refusalTexts } from "./refusals.ts";
import type { RefusalTexts } from "./refusals.ts";

export type Key = keyof Catalogue;

type Given<K extends Key> = Catalogue[K] extends (given: infer G) => string ? [given: G] : [];

export const LANGUAGES = { en: "English", fr: "Français", es: "Español" } as const;
export type Language = keyof typeof LANGUAGES;

const STORED = "riad.language";

/** The language on screen; it changes once its texts are here. */
export const language = signal<Language>("en");
const catalogue = signal<Catalogue>(en);

/** Reading it inside a component makes that component follow the language. */
export function say<K extends Key>(key: K, ...given: Given<K>): string {
  const text = catalogue.value[key] as string | ((values: unknown) => string);
  return typeof text === "string" ? text : text(given[0]);
}

export async function speak(wanted: Language): Promise<void> {
  const texts = await fetchTexts(wanted);
  catalogue.value = texts.catalogue;
  refusalTexts.value = texts.refusals;
  language.value = wanted;
  document.documentElement.lang = wanted;
}

/** A choice of the reader, to be remembered. */
export async function chooseLanguage(wanted: Language): Promise<void> {
  await speak(wanted);
  try {
    localStorage.setItem(STORED, wanted);
  } catch {
    // Without storage the browser's own languages decide again next time.
  }
}

/** What was chosen here before, otherwise the first language of the browser that we have. */
export function preferredLanguage(): Language {
  return [storedLanguage(), ...navigator.languages.map((tag) => tag.slice(0, 2))].find(isLanguage) ?? "en";
}

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}

function isLanguage(tag: string | null): tag is Language {
  return tag !== null && tag in LANGUAGES;
}

async function fetchTexts(wanted: Language): Promise<{ catalogue: Catalogue; refusals: RefusalTexts | null }> {
  if (wanted === "fr") {
    const { fr, refusals } = await import("./fr.ts");
    return { catalogue: fr, refusals };
  }
  if (wanted === "es") {
    const { es, refusals } = await import("./es.ts");
    return { catalogue: es, refusals };
  }
  return { catalogue: en, refusals: null };
}
