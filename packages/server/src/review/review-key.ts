/** The key of a stored review: a hash of the match without names, and of everything the review's results depend on. */
import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Match } from "@riad/core";

let mark: Promise<string> | undefined;

export async function reviewKey({ game, origin, log }: Match): Promise<string> {
  mark ??= markOf(["@riad/review", "@riad/bots"]);
  const about = JSON.stringify([game.id, game.rulesVersion, origin, log]);
  return createHash("sha256")
    .update(`${await mark}\n${about}`)
    .digest("hex");
}

/** Changes whenever the code, weights or budgets of these packages change. Nodes of the same build agree. */
async function markOf(packages: readonly string[]): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  const hash = createHash("sha256");
  for (const name of packages) {
    const folder = dirname(resolve(name));
    const files = await readdir(folder, { recursive: true });
    for (const file of files.filter((one) => /\.(?:js|json)$/.test(one)).sort()) {
      hash.update(file.replaceAll("\\", "/")).update(await readFile(join(folder, file)));
    }
  }
  return hash.digest("hex");
}
