/** What a button is called, and what one presses instead, for who points at it. */
export function tip(label: string, keys?: string): string {
  return keys === undefined ? label : `${label} (${keys})`;
}
