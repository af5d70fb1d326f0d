/** The module that the players read, with a first line that says how it was made. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Net } from "../../src/marrakech/net.ts";
import { makeWeights } from "../../src/marrakech/weights.ts";
import type { Progress } from "./checkpoint.ts";

export function writeModule(path: string, net: Net, seed: number, { matches, seconds }: Progress): void {
  const date = new Date().toISOString().slice(0, 10);
  const command = `npm run train -- marrakech --seats ${net.inputs.seats} --seed ${seed}`;
  const how = `${matches} matches of self-play, ${Math.round(seconds / 60)} minutes on one shared thread, ${date}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `// Made by \`${command}\`: ${how}.\nexport const weights =\n  "${makeWeights(net)}";\n`);
}
