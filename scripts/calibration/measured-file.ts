/** The game's table of what was measured, as the module that its players read. */
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import type { Measured, MeasuredTable } from "@riad/bots";

/** What was measured belongs to the weights with this hash. */
export function hashWeights(weights: string): string {
  return createHash("sha256").update(weights).digest("hex").slice(0, 16);
}

const NOTHING: Omit<Measured, "weights"> = {
  noise: { date: "", nodes: 0, floors: {} },
  calibration: { date: "", corrections: [] },
};

/** Puts a part of what was measured for a setup into the table; the other part stays if it belongs to the same weights. */
export function updateTable(
  table: MeasuredTable,
  setup: string,
  weights: string,
  part: Partial<Omit<Measured, "weights">>,
): MeasuredTable {
  const before = Object.hasOwn(table, setup) && table[setup].weights === weights ? table[setup] : NOTHING;
  const entries = { ...table, [setup]: { weights, ...NOTHING, ...before, ...part } };
  return Object.fromEntries(Object.entries(entries).sort(([one], [other]) => (one < other ? -1 : 1)));
}

export function writeTable(gameId: string, table: MeasuredTable): void {
  const path = new URL(`../../packages/bots/src/${gameId}/measured.ts`, import.meta.url);
  const head = `// Made by \`npm run calibrate -- ${gameId} --noise --write\` and \`--fit --write\`; see docs/players.md.`;
  writeFileSync(
    path,
    `${head}\nimport type { MeasuredTable } from "../measured.ts";\n\nexport const measured: MeasuredTable = ${makeValue(table, 0)};\n`,
  );
}

const WIDTH = 110;

/** As the formatter writes it: on one line where there is room, names in quotes only where they need them. */
function makeValue(value: unknown, indent: number): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((part) => makeValue(part, indent + 2))
    : Object.entries(value).map(([key, part]) => `${makeKey(key)}: ${makeValue(part, indent + 2)}`);
  const [open, close] = isList ? ["[", "]"] : ["{", "}"];
  if (parts.length === 0) return `${open}${close}`;
  const line = isList ? `[${parts.join(", ")}]` : `{ ${parts.join(", ")} }`;
  const hasInner = Object.values(value).some((part) => typeof part === "object");
  if (!hasInner && indent + line.length < WIDTH) return line;
  const inner = " ".repeat(indent + 2);
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join("")}${" ".repeat(indent)}${close}`;
}

function makeKey(key: string): string {
  return /^[a-z]+$/i.test(key) ? key : JSON.stringify(key);
}
