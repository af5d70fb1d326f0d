/**
 * Sentences for people as data: a key, named arguments, and the English text made from them. The rules packages only
 * contain English; a program in another language looks the key up in its own catalogue and fills that template with the
 * same arguments.
 *
 * A catalogue maps keys to templates such as `"It's {turn}'s turn, not {letter}'s."`. The compiler reads the names of
 * the placeholders from the template, so a missing or misspelt argument does not compile.
 */

/** A sentence, or a part of one that is an argument of another. */
export interface Sentence {
  /** The scope of the catalogue and the name in it: `core.over`. Empty if there is only English. */
  readonly key: string;
  readonly args: SentenceArgs;
  /** In English. */
  readonly message: string;
}

export type SentenceArg = string | number | Sentence;
export type SentenceArgs = Readonly<Record<string, SentenceArg>>;

/** The English templates of a package by name. */
export type Catalogue = Readonly<Record<string, string>>;

/** The same names in another language: a missing one does not compile. */
export type Translated<C extends Catalogue> = { readonly [Name in keyof C]: string };

type HoleOf<Template extends string> = Template extends `${string}{${infer Hole}}${infer Rest}`
  ? Hole | HoleOf<Rest>
  : never;

/** The arguments of a template; empty for one without placeholders. */
export type ArgsFor<Template extends string> = { readonly [Hole in HoleOf<Template>]: SentenceArg };

/** `say` converts an argument that is itself a sentence into text. */
export function fillTemplate(template: string, args: SentenceArgs, say: (part: Sentence) => string): string {
  return template.replace(/\{(\w+)\}/g, (_, hole: string) => {
    const arg = args[hole];
    return typeof arg === "object" ? say(arg) : String(arg);
  });
}

export function makeSentence(scope: string, name: string, template: string, args: SentenceArgs): Sentence {
  return { key: `${scope}.${name}`, args, message: fillTemplate(template, args, (part) => part.message) };
}

/** Control characters, separators of lines, and marks that change the direction of what follows; JSON leaves most of them as they are. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Untrusted text for a message: shortened, and with what cannot be seen made visible. */
export function quote(text: string): string {
  const quoted = JSON.stringify(text.length > 24 ? `${text.slice(0, 24)}…` : text);
  return quoted.replace(INVISIBLE, (mark) => mark.split("").map(escaped).join(""));
}

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
