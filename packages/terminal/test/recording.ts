/** Records the matches that `matches.test.ts` replays. */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { keyedRandom, listMoves } from "@riad/core";
import { gameOf } from "@riad/games";
import { setUp } from "../src/play/setup.ts";
import { newFolder, riad } from "./program.ts";
import { combinations, keptInFull, recordedPath, scriptOf } from "./scripts.ts";

/** Each match as a save, the hash of what the program printed, and two of those texts in full. */
export async function recordMatches(): Promise<void> {
  mkdirSync(recordedPath(""), { recursive: true });
  const hashes: Record<string, string> = {};
  for (const { name, args } of combinations) {
    const input = `${playAtRandom(args).join("\n")}\nq\n`;
    const cwd = newFolder();
    const { code, out, err } = await riad([...args, "--save", "match.riad"], { input, cwd });
    if (code !== 0 || err !== "" || !out.includes("The match is over")) throw new Error(`${name}: ${code} ${err}`);
    writeFileSync(recordedPath(`${name}.riad`), readFileSync(join(cwd, "match.riad")));
    hashes[name] = createHash("sha256").update(out).digest("hex");
    if (keptInFull.includes(name)) writeFileSync(recordedPath(`${name}.txt.gz`), gzipSync(out, { level: 9 }));
  }
  writeFileSync(recordedPath("transcripts.json"), `${JSON.stringify(hashes, null, 2)}\n`);
}

/** Input of players who choose at random, but avoid putting tiles on the floor. */
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
      table.play(match.drawOutcome());
      continue;
    }
    const moves = listMoves(match.position);
    const liked = moves.filter((move) => !/F[CD]?$/.test(game.notation.makeMove(match.position, move)));
    const choice = liked.length > 0 ? liked : moves;
    table.play(choice[keyedRandom(table.seed, "script", match.length).below(choice.length)]);
  }
}
