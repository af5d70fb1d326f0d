/**
 * Sentences that the rules say in English, in another language. A phrase is an English form with holes, `{0}`, and the
 * same in the other language; what stands in a hole may be a phrase itself ("the end") and is then translated too.
 */
export type Phrases = readonly (readonly [english: string, other: string])[];

interface Form {
  readonly pattern: RegExp;
  readonly other: string;
}

const compiled = new WeakMap<Phrases, readonly Form[]>();

/** Null where no phrase has this form. */
export function translate(phrases: Phrases, text: string): string | null {
  for (const { pattern, other } of formsOf(phrases)) {
    const found = pattern.exec(text);
    if (found === null) continue;
    return other.replace(/\{(\d)\}/g, (_, hole: string) => {
      const said = found[Number(hole) + 1];
      return translate(phrases, said) ?? said;
    });
  }
  return null;
}

/** The form with most words of its own first: others may have holes that would swallow them. */
function formsOf(phrases: Phrases): readonly Form[] {
  const known = compiled.get(phrases);
  if (known !== undefined) return known;
  const forms = [...phrases]
    .sort(([one], [another]) => ownLength(another) - ownLength(one))
    .map(([english, other]) => ({ pattern: patternOf(english), other }));
  compiled.set(phrases, forms);
  return forms;
}

function ownLength(english: string): number {
  return english.replace(/\{\d\}/g, "").length;
}

function patternOf(english: string): RegExp {
  const escaped = english.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{\d\}/g, "(.+?)");
  return new RegExp(`^${escaped}$`, "s");
}
