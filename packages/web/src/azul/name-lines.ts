/** A player's name in the room that a board leaves for it, in one line or in two. */

const NARROW_LETTERS = /[fijlrt1' .-]/g;
const WIDE_LETTERS = /[mwMWQ@]/g;
const CAPITALS = /\p{Lu}/gu;

/** As a share of the size of the type. */
export function nameWidth(name: string): number {
  const narrow = name.match(NARROW_LETTERS)?.length ?? 0;
  const wide = name.match(WIDE_LETTERS)?.length ?? 0;
  const capitals = name.match(CAPITALS)?.length ?? 0;
  return 0.54 * name.length - 0.24 * narrow + 0.2 * wide + 0.1 * capitals;
}

function shorten(name: string, most: number): string {
  return name.length <= most ? name : `${name.slice(0, most - 1).trimEnd()}…`;
}

/** Rooms are shares of the size of the type too; without a second one the name is cut in the first. */
export function nameLines(name: string, first: number, second: number | null): readonly string[] {
  if (second === null || nameWidth(name) <= first) return [cut(name, first)];
  const parts = name.split(/(?<=[ -])/);
  let fitting = parts.length - 1;
  while (fitting > 0 && nameWidth(parts.slice(0, fitting).join("").trimEnd()) > first) fitting--;
  if (fitting === 0) return [cut(name, first)];
  return [parts.slice(0, fitting).join("").trimEnd(), cut(parts.slice(fitting).join(""), second)];
}

function cut(name: string, room: number): string {
  return shorten(name, Math.floor((name.length * room) / nameWidth(name)));
}
