/** Updates a game's table of measured noise and corrections, which its players read. */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import type { Measured, MeasuredTable } from "@riad/bots";

/** Identifies the weights that a measurement was made with. */
export function hashWeights(weights: string): string {
  return createHash("sha256").update(weights).digest("hex").slice(0, 16);
}

const NOTHING: Omit<Measured, "weights"> = {
  noise: { date: "", nodes: 0, floors: {} },
  calibration: { date: "", corrections: [] },
};

/** Replaces one part of the measurements of a setup; the other part is kept if it was made with the same weights. */
function updateTable(
  table: MeasuredTable,
  setup: string,
  weights: string,
  part: Partial<Omit<Measured, "weights">>,
): MeasuredTable {
  const before = Object.hasOwn(table, setup) && table[setup].weights === weights ? table[setup] : NOTHING;
  const entries = { ...table, [setup]: { weights, ...NOTHING, ...before, ...part } };
  return Object.fromEntries(Object.entries(entries).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Reads the table again before it changes it: what another measurement has stored since this one started must not be lost. */
export function storeMeasured(
  path: URL,
  setup: string,
  weights: string,
  part: Partial<Omit<Measured, "weights">>,
): void {
  const table = JSON.parse(readFileSync(path, "utf8")) as MeasuredTable;
  writeFileSync(path, `${JSON.stringify(updateTable(table, setup, weights, part), null, 2)}\n`);
}
