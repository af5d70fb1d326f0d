/**
 * Records the matches that `matches.test.ts` plays again: `node --conditions=source --import tsx <this file>` after a
 * build. `recorded/` then holds each match as a save and the hash of what the program printed; two are kept in full.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { listMoves } from "@riad/core";
import { gameOf } from "@riad/games";
import { fateOf } from "../src/fate.ts";
import { setUp } from "../src/setting-up.ts";
import { newFolder, riad } from "./program.ts";
import { combinations, recordedPath, scriptOf } from "./scripts.ts";

/** Kept in full, so that a change can be read and not only noticed. */
export const KEPT = ["azul-2-fixed-1", "marrakech-3-anu"];

mkdirSync(recordedPath(""), { recursive: true });
const hashes: Record<string, string> = {};
for (const { name, args } of combinations) {
  const script = playAtRandom(args);
  const folder = newFolder();
  const { code, out, err } = await riad([...args, "--save", "match.riad"], {
    input: `${script.join("\n")}\nq\n`,
    cwd: folder,
  });
  if (code !== 0 || err !== "" || !out.includes("The match is over"))
    throw new Error(`${name}: ${code} ${err}\n${out.slice(-2000)}`);
  writeFileSync(recordedPath(`${name}.riad`), readFileSync(join(folder, "match.riad")));
  hashes[name] = createHash("sha256").update(out).digest("hex");
  if (KEPT.includes(name)) writeFileSync(recordedPath(`${name}.txt.gz`), gzipSync(out, { level: 9 }));
  console.log(`${name}: ${script.length} lines, ${out.length} characters`);
}
writeFileSync(recordedPath("transcripts.json"), `${JSON.stringify(hashes, null, 2)}\n`);

/** What people type who choose at random, but put no tiles on the floor while they need not. */
function playAtRandom(args: readonly string[]): string[] {
  const flag = (name: string): string | undefined => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  const game = gameOf(args[1]);
  if (game === undefined) throw new Error(args[1]);
  const options = ["wall", "centres", "ruleset"].flatMap((name) => {
    const value = flag(`--${name}`);
    return value === undefined ? [] : [`${name}=${value}`];
  });
  const table = setUp(game, { seats: flag("--seats") ?? "2", option: options, seed: flag("--seed") ?? "" });
  for (;;) {
    while (table.step() !== undefined);
    const { match } = table;
    if (match.isOver) return scriptOf(table);
    if (match.actor < 0) {
      table.play(table.drawOutcome());
      continue;
    }
    const moves = listMoves(match.position);
    const liked = moves.filter((move) => !/F[CD]?$/.test(game.notation.makeMove(match.position, move)));
    const choice = liked.length > 0 ? liked : moves;
    table.play(choice[fateOf(table.seed, "script", match.length).below(choice.length)]);
  }
}
