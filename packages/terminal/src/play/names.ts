const LONGEST = 40;

/** A name or a seed as it fits into one line of a record: no control characters, single spaces, not endlessly long. */
export function cleanName(name: string): string {
  const line = name.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  return Array.from(line).slice(0, LONGEST).join("").trim();
}
