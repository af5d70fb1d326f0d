/** Compares expected and actual results, by tenths of the expected share of the win and by class of decision. */
import { fitDeviation } from "./smooth.ts";
import type { Deviation } from "./smooth.ts";
import type { Answer, Sample } from "./samples.ts";

const TENTHS = 10;

/** One answer about a decision, and how the match ended. */
type Outcome = Pick<Answer, "share" | "margin" | "name"> & Pick<Sample, "match" | "won" | "reached">;

/** ± is the 95 % interval of the difference; `smooth` is the same from a curve through all tenths. */
export function makeTenths(samples: readonly Sample[], isMeant: (answer: Answer) => boolean): string[] {
  const outcomes = outcomesOf(samples, isMeant);
  const curve = fitDeviation(outcomes);
  const rows = Array.from({ length: TENTHS }, (_, tenth) =>
    makeRow(
      outcomes.filter(({ share }) => Math.min(TENTHS - 1, Math.floor(share * TENTHS)) === tenth),
      curve,
    ),
  );
  return ["decisions  expected share      won        difference            smooth   expected margin  reached", ...rows];
}

/** The same by class: how much is left to decide, and whether the search was complete. */
export function makeClassRows(samples: readonly Sample[], isMeant: (answer: Answer) => boolean): string[] {
  const outcomes = outcomesOf(samples, isMeant);
  const names = [...new Set(outcomes.map(({ name }) => name))].sort((a, b) => a.localeCompare(b));
  return names.map((own) => {
    const some = outcomes.filter(({ name }) => name === own);
    return `${own.padEnd(42)}${String(some.length).padStart(6)}${differenceOf(some).padStart(18)}`;
  });
}

function outcomesOf(samples: readonly Sample[], isMeant: (answer: Answer) => boolean): Outcome[] {
  return samples.flatMap(({ match, won, reached, answers }) =>
    answers.filter(isMeant).map(({ share, margin, name }): Outcome => ({ match, won, reached, share, margin, name })),
  );
}

function makeRow(samples: readonly Outcome[], curve: ((share: number) => Deviation) | undefined): string {
  const count = samples.length;
  if (count === 0) return "        0";
  const mean = (value: (sample: Outcome) => number): number =>
    samples.reduce((sum, sample) => sum + value(sample), 0) / count;
  return (
    String(count).padStart(9) +
    percent(mean(({ share }) => share)).padStart(16) +
    percent(mean(({ won }) => won)).padStart(9) +
    differenceOf(samples).padStart(18) +
    makeDeviation(curve?.(mean(({ share }) => share))).padStart(18) +
    mean(({ margin }) => margin)
      .toFixed(1)
      .padStart(18) +
    mean(({ reached }) => reached)
      .toFixed(1)
      .padStart(9)
  );
}

function differenceOf(samples: readonly Outcome[]): string {
  const mean = samples.reduce((sum, { won, share }) => sum + won - share, 0) / samples.length;
  return makeDeviation({ mean, error: errorOf(samples) });
}

function makeDeviation(deviation: Deviation | undefined): string {
  if (deviation === undefined) return "–";
  return `${(100 * deviation.mean).toFixed(1)} ± ${(196 * deviation.error).toFixed(1)} pp`;
}

function percent(value: number): string {
  return `${(100 * value).toFixed(1)} %`;
}

/** The standard error of the mean difference, with matches as the units: the decisions of one match are not independent. */
function errorOf(samples: readonly Outcome[]): number {
  const sums = new Map<number, number>();
  for (const { match, won, share } of samples) sums.set(match, (sums.get(match) ?? 0) + won - share);
  const squares = [...sums.values()].reduce((sum, value) => sum + value ** 2, 0);
  return Math.sqrt(squares) / samples.length;
}
