/** What a parser or a checked action gives back: the value, or a refusal that a person can read. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export interface Refusal {
  readonly code: RefusalCode;
  /** One sentence: what is wrong and what would be right. */
  readonly message: string;
  /** Where in the text, counted from 0, if the refusal is about a text. */
  readonly at?: number;
}

/** The closed set of reasons. */
export const REFUSAL = {
  /** The text has not the expected form. */
  syntax: "syntax",
  /** The form is right but the pieces cannot lie like that. */
  impossible: "impossible",
  /** The rules do not allow this move now. */
  illegal: "illegal",
  /** A game, option or value of that name does not exist. */
  unknown: "unknown",
  /** Written by a newer format or under other rules. */
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

export function refuse(code: RefusalCode, message: string, at?: number): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: at === undefined ? { code, message } : { code, message, at } };
}

/** The value, or an exception: for texts that the program itself wrote. */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(result.refusal.message);
}
