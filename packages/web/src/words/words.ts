/**
 * What the page says, in the reader's language. A text is a string, or a function of what varies in it, so that plurals and
 * the order of words belong to each language: `say("paid", { name, count })`.
 * The English texts of the first screen come with it; everything else is loaded with the page that says it.
 */
import { signal } from "@preact/signals";
import { keep, recall } from "../memory.ts";
import type { Catalogue, Catalogues } from "./catalogue.ts";
import { page } from "./en/page.ts";
import { frenchSpaces, isFrench } from "./french-spaces.ts";
import { refusalTexts } from "./refusals.ts";
import type { RefusalTexts } from "./refusals.ts";

export type Key = keyof Catalogue;
type Part = keyof Catalogues;
type Texts = Readonly<Record<string, unknown>>;

type Given<K extends Key> = Catalogue[K] extends (given: infer G) => string ? [given: G] : [];

export const LANGUAGES = { en: "English", fr: "Français", es: "Español" } as const;
export type Language = keyof typeof LANGUAGES;

const STORED = "riad.language";
const FILES = import.meta.glob<Texts>(["./*/*.ts", "!./en/page.ts"]);

/** The language on screen; it changes once its texts are here. */
export const language = signal<Language>("en");
const texts = signal<Texts>(page);
/** The language that was last asked for. */
let wanted: Language = "en";
const parts = new Set<Part>(["page"]);

/** Reading it inside a component makes that component follow the language. */
export function say<K extends Key>(key: K, ...given: Given<K>): string {
  // A text that is not loaded is a fault (page-words.test.ts looks for them), but no reason to take the page down.
  const text = (texts.value[key] ?? "") as string | ((values: unknown) => string);
  const said = typeof text === "function" ? text(given[0]) : text;
  return isFrench.value ? frenchSpaces(said) : said;
}

/** Loads the texts of a page or a game; to be awaited before it is shown. */
export async function loadWords(part: Part): Promise<void> {
  if (parts.has(part)) return;
  const of = wanted;
  const loaded = await loadFile(of, part);
  parts.add(part);
  // Somebody may have chosen another language meanwhile.
  if (of === wanted) texts.value = { ...texts.value, ...loaded };
  else await speak(wanted);
}

/** A module together with the texts that it needs. */
export async function withWords<T>(part: Part, module: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([module, loadWords(part)]);
  return loaded;
}

export async function speak(of: Language): Promise<void> {
  wanted = of;
  const known = [...parts];
  const [refusals, ...loaded] = await Promise.all([
    of === "en" ? null : loadFile(of, "refusals"),
    ...known.map((part) => loadFile(of, part)),
  ]).catch((reason: unknown) => {
    // Whatever is loaded from now on must fit the language on screen.
    if (of === wanted) wanted = language.peek();
    throw reason;
  });
  if (of !== wanted) return;
  // A page that was opened meanwhile has loaded texts of its own, which must not be lost.
  if (known.length !== parts.size) {
    await speak(of);
    return;
  }
  texts.value = Object.assign({}, ...loaded) as Texts;
  refusalTexts.value = refusals as RefusalTexts | null;
  language.value = of;
  isFrench.value = of === "fr";
  document.documentElement.lang = of;
}

async function loadFile(of: Language, part: Part | "refusals"): Promise<Texts> {
  if (of === "en" && part === "page") return page;
  const file = await FILES[`./${of}/${part}.ts`]();
  return file[part] as Texts;
}

/** A choice of the reader, to be remembered; false if its texts cannot be loaded, as without a network. */
export async function chooseLanguage(chosen: Language): Promise<boolean> {
  try {
    await speak(chosen);
  } catch {
    return false;
  }
  // Without storage the browser's own languages decide again next time.
  keep(STORED, chosen);
  return true;
}

/** What was chosen here before, otherwise the first language of the browser that we have. */
export function preferredLanguage(): Language {
  return [recall(STORED), ...navigator.languages.map((tag) => tag.slice(0, 2))].find(isLanguage) ?? "en";
}

function isLanguage(tag: string | null): tag is Language {
  return tag !== null && Object.hasOwn(LANGUAGES, tag);
}

/** "Salma, Idris and Noor", as the language joins a list. */
export function listWords(words: readonly string[]): string {
  return new Intl.ListFormat(language.value, { type: "conjunction" }).format(words);
}

/** "1.3", or "1,3" where that is how numbers are written. */
export function decimal(value: number, digits = 1): string {
  // Not `Intl.NumberFormat`: the first one takes some 10 ms to make, in the middle of drawing a page.
  return value.toFixed(digits).replace(".", DECIMAL_SIGNS[language.value]);
}

const DECIMAL_SIGNS = { en: ".", fr: ",", es: "," } as const satisfies Record<Language, string>;
