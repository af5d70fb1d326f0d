import { makeSentence } from "./sentence.ts";
import type { ArgsFor, Catalogue, Sentence, SentenceArgs } from "./sentence.ts";

/** The result of a parser or a checked action: the value, or a refusal in plain words. */
export type Result<T> = { readonly ok: true; readonly value: T } | Refused;

interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
}

/** One sentence: what is wrong and what would be right. */
export interface Refusal extends Sentence {
  readonly code: RefusalCode;
  /** The offset in the text, from 0, if the refusal is about a text. */
  readonly at?: number;
}

/** The closed set of reasons. */
export const REFUSAL = {
  /** The text does not have the expected form. */
  syntax: "syntax",
  /** The form is right, but no match can get there. */
  impossible: "impossible",
  /** The rules do not allow this move now. */
  illegal: "illegal",
  /** A game, option or value of that name does not exist. */
  unknown: "unknown",
  /** Written in a newer format or under other rules. */
  version: "version",
  /** The match has ended, or has reached its move limit. */
  over: "over",
  /** Undoing this would take back an outcome of chance. */
  chance: "chance",
} as const;

export type RefusalCode = (typeof REFUSAL)[keyof typeof REFUSAL];

export function accept<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** Refuses with a sentence of a catalogue; `at` is the offset in the text. */
export type Refuse<C extends Catalogue> = <Name extends keyof C & string>(
  code: RefusalCode,
  name: Name,
  args: ArgsFor<C[Name]>,
  at?: number,
) => Refused;

/** Makes a sentence of a catalogue that is an argument of another one. */
export type Part<C extends Catalogue> = <Name extends keyof C & string>(name: Name, args: ArgsFor<C[Name]>) => Sentence;

/** The `refuse` and `part` of a package, for its own catalogue. */
export function speakFrom<const C extends Catalogue>(scope: string, english: C): { refuse: Refuse<C>; part: Part<C> } {
  const part = (name: keyof C & string, args: SentenceArgs) => makeSentence(scope, name, english[name], args);
  return { part, refuse: (code, name, args, at) => refuseWith(code, part(name, args), at) };
}

/** For programs, and for games without a catalogue: the sentence is in English in every language. */
export function refuse(code: RefusalCode, message: string, at?: number): Refused {
  return refuseWith(code, { key: "", args: {}, message }, at);
}

export function refuseWith(code: RefusalCode, sentence: Sentence, at?: number): Refused {
  const { key, args, message } = sentence;
  return { ok: false, refusal: { code, key, args, message, ...(at === undefined ? {} : { at }) } };
}

/** The value, or an exception: for texts that the program itself wrote. */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(result.refusal.message);
}
