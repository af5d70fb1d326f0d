/**
 * Sentences for people as data: a key, named arguments, and the English text made from them. The packages of the rules
 * know English only; a program that speaks another language looks the key up in a catalogue of its own and fills its
 * template with the same arguments.
 *
 * A catalogue maps keys to templates such as `"It's {turn}'s turn, not {letter}'s."`. The compiler reads the names of
 * the holes from the template, so an argument that is missing or misspelt does not compile.
 */

/** A sentence, or a part of one that is an argument of another. */
export interface Sentence {
  /** The scope of the catalogue and the name in it: `core.over`. Empty where there is English only. */
  readonly key: string;
  readonly args: SentenceArgs;
  /** In English. */
  readonly message: string;
}

export type SentenceArg = string | number | Sentence;
export type SentenceArgs = Readonly<Record<string, SentenceArg>>;

/** The English templates of a package by name. */
export type Catalogue = Readonly<Record<string, string>>;

/** The same names in another language: one that is missing does not compile. */
export type Translated<C extends Catalogue> = { readonly [Name in keyof C]: string };

type HoleOf<Template extends string> = Template extends `${string}{${infer Hole}}${infer Rest}`
  ? Hole | HoleOf<Rest>
  : never;

/** What a template needs; nothing at all for one without holes. */
export type ArgsFor<Template extends string> = { readonly [Hole in HoleOf<Template>]: SentenceArg };

/** `say` turns an argument that is itself a sentence into text. */
export function fillTemplate(template: string, args: SentenceArgs, say: (part: Sentence) => string): string {
  return template.replace(/\{(\w+)\}/g, (_, hole: string) => {
    const arg = args[hole];
    return typeof arg === "object" ? say(arg) : String(arg);
  });
}

export function makeSentence(scope: string, name: string, template: string, args: SentenceArgs): Sentence {
  return { key: `${scope}.${name}`, args, message: fillTemplate(template, args, (part) => part.message) };
}

/** Text that a stranger wrote, for a message: short, and with control characters made visible. */
export function quote(text: string): string {
  return JSON.stringify(text.length > 24 ? `${text.slice(0, 24)}…` : text);
}
