/** Recorded matches as bytes: whole numbers, one match after the other. */
import { readFileSync } from "node:fs";
import { KeptPosition } from "./kept-position.ts";
import type { RecordedMatch } from "./record-matches.ts";

/** Shares of a win are kept in twelfths: so many can be shared by two, three or four. */
const TWELFTHS = 12;

export function makeMatches(matches: readonly RecordedMatch[]): Uint8Array {
  const numbers: number[] = [];
  for (const { ends, shares, margins } of matches) {
    numbers.push(ends.length, ...shares.map((share) => Math.round(share * TWELFTHS)), ...margins);
    for (const cells of ends) for (const cell of cells) numbers.push(cell);
  }
  return new Uint8Array(Int32Array.from(numbers).buffer);
}

export function readMatches(path: string, seats: number): RecordedMatch[] {
  return [...parseMatches(new Uint8Array(readFileSync(path)), seats)];
}

export function* parseMatches(bytes: Uint8Array, seats: number): Generator<RecordedMatch> {
  const cells = new KeptPosition(seats).snapshot().length;
  const numbers = new Int32Array(bytes.slice().buffer);
  for (let at = 0; at < numbers.length;) {
    const count = numbers[at++];
    const shares = Array.from(numbers.subarray(at, (at += seats)), (share) => share / TWELFTHS);
    const margins = Array.from(numbers.subarray(at, (at += seats)));
    const ends = Array.from({ length: count }, () => numbers.subarray(at, (at += cells)));
    yield { ends, shares, margins };
  }
}
