/** Parses the values of flags; a wrong one is refused in one sentence. */
import { EXIT, Failure } from "../failure.ts";

export function readNumber(name: string, text: string, least: number, most: number): number {
  const value = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new Failure(`--${name} is a whole number from ${least} to ${most}, not "${text.slice(0, 20)}".`, EXIT.usage);
}

/** `name=value` pairs as the options of a game. */
export function readOptions(pairs: readonly string[]): Record<string, string> {
  const options: Record<string, string> = {};
  for (const pair of pairs) {
    const equals = pair.indexOf("=");
    if (equals < 1) throw new Failure(`--option is written name=value, not "${pair.slice(0, 40)}".`, EXIT.usage);
    options[pair.slice(0, equals)] = pair.slice(equals + 1);
  }
  return options;
}
