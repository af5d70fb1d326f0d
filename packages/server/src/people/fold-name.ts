/**
 * Names are compared ignoring case, width, accents and spaces, so that a blocked name cannot return with a variant
 * spelling.
 */
export function foldName(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/[\p{M}\p{Z}\p{C}]/gu, "")
    .toLowerCase();
}
