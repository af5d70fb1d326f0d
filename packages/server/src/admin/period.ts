/** Durations of rulings: 30m, 12h, 7d. */
const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** In milliseconds; throws one sentence. */
export function parsePeriod(text: string): number {
  const found = /^(\d{1,5})([mhd])$/.exec(text);
  if (found === null) throw new Error(`A period is written 30m, 12h or 7d, not "${text.slice(0, 20)}".`);
  const ms = Number(found[1]) * UNITS[found[2]];
  if (ms === 0) throw new Error("A period must be longer than 0.");
  return ms;
}

/** When a period that starts now ends; null means never. */
export function endOf(period: string | undefined, now: number): number | null {
  return period === undefined ? null : now + parsePeriod(period);
}

export function describeEnd(until: number | null): string {
  return until === null ? "until it is lifted" : `until ${new Date(until).toISOString().slice(0, 16)}Z`;
}
