const LONGEST = 40;

/** A name or a seed that fits on one line of a record: no control characters, single spaces, limited length. */
export function cleanName(name: string): string {
  const line = name.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  return Array.from(line).slice(0, LONGEST).join("").trim();
}
