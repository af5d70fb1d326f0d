/** Expected against actual, by tenths of the expected share of the win. */
import { marginOf, winShares } from "@riad/bots";
import type { MixedMatches } from "./mixed-match.ts";

const TENTHS = 10;

interface Tenth {
  count: number;
  share: number;
  won: number;
  margin: number;
  reached: number;
  /** Sum of the squares of each match's own sum of errors: decisions of one match are not independent. */
  squares: number;
}

export function measureTenths(matches: MixedMatches, count: number, progress: (done: number) => void): Tenth[] {
  const tenths = Array.from({ length: TENTHS }, () => ({
    count: 0,
    share: 0,
    won: 0,
    margin: 0,
    reached: 0,
    squares: 0,
  }));
  for (let match = 0; match < count; match++) {
    const position = matches.start();
    const seen: { seat: number; share: number; margin: number }[] = [];
    matches.playOn(position, ({ actor }, { share, margin }) => seen.push({ seat: actor, share, margin }));
    const shares = winShares(position);
    const errors = tenths.map(() => 0);
    for (const { seat, share, margin } of seen) {
      const index = Math.min(TENTHS - 1, Math.floor(share * TENTHS));
      const tenth = tenths[index];
      tenth.count++;
      tenth.share += share;
      tenth.won += shares[seat];
      tenth.margin += margin;
      tenth.reached += marginOf(position, seat);
      errors[index] += shares[seat] - share;
    }
    errors.forEach((error, i) => (tenths[i].squares += error ** 2));
    progress(match + 1);
  }
  return tenths;
}

export function makeTenths(tenths: readonly Tenth[]): string[] {
  const rows = tenths.map(({ count, share, won, margin, reached, squares }) => {
    if (count === 0) return "        0";
    const percent = (sum: number): string => `${((100 * sum) / count).toFixed(1)} %`;
    const points = (sum: number): string => (sum / count).toFixed(1);
    return (
      String(count).padStart(9) +
      percent(share).padStart(16) +
      percent(won).padStart(9) +
      `${((100 * (won - share)) / count).toFixed(1)} ± ${((196 * Math.sqrt(squares)) / count).toFixed(1)} pp`.padStart(
        18,
      ) +
      points(margin).padStart(18) +
      points(reached).padStart(9)
    );
  });
  return ["decisions  expected share      won        difference   expected margin  reached", ...rows];
}
