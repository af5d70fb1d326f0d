/** The module from which the players read a net, with a first line that says how it was made. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

export function writeWeightsModule(path: string, command: string, how: string, weights: string): void {
  const date = new Date().toISOString().slice(0, 10);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(
    path,
    `// Made by \`npm run train -- ${command}\`: ${how}, ${date}.\nexport const weights =\n  "${weights}";\n`,
  );
}
