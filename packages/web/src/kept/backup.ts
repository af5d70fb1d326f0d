/** All matches as one file of records, one after the other, and back again. */
import { makeMatchId, keptFrom } from "./kept-match.ts";
import type { KeptMatch } from "./kept-match.ts";

const START = /^riad record \d+$/m;

export function exportMatches(matches: readonly KeptMatch[]): string {
  return matches.map(({ record }) => `${record.trimEnd()}\n`).join("\n");
}

/** The records in a text; several may follow one another. */
export function splitRecords(text: string): string[] {
  const starts = Array.from(text.matchAll(new RegExp(START, "gm")), ({ index }) => index);
  return starts.map((start, i) => `${text.slice(start, starts[i + 1]).trimEnd()}\n`);
}

export interface Import {
  readonly added: readonly KeptMatch[];
  /** Kept here already. */
  readonly known: number;
  /** Of games that are not on the shelf. */
  readonly foreign: number;
}

export function importMatches(text: string, kept: readonly KeptMatch[]): Import {
  const seen = new Set(kept.map(({ record }) => record.trimEnd()));
  const records = splitRecords(text);
  const fresh = records.filter((record) => !seen.has(record.trimEnd()));
  const added = fresh.flatMap((record) => keptFrom(record, { id: makeMatchId() }) ?? []);
  return { added, known: records.length - fresh.length, foreign: fresh.length - added.length };
}
