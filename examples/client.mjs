#!/usr/bin/env node
// Asks `riad engine` to analyse a position, in plain JavaScript without dependencies.
//
//     node examples/client.mjs azul "AF0cdde1bbbe2abde3cdee4bcceCfB1915161614D0000000000 A0MSFB0MSF"
//
// Each line of JSON is answered by one line; the engine runs until its input ends.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const [game = "azul", position = "AF0cdde1bbbe2abde3cdee4bcceCfB1915161614D0000000000 A0MSFB0MSF"] =
  process.argv.slice(2);
const riad = fileURLToPath(new URL("../packages/terminal/bin/riad.mjs", import.meta.url));
const engine = spawn(process.execPath, [riad, "engine", game], { stdio: ["pipe", "pipe", "inherit"] });

engine.stdin.end(`${JSON.stringify({ id: 1, position, nodes: 2000, analyse: true })}\n`);

for await (const line of createInterface({ input: engine.stdout })) {
  const answer = JSON.parse(line);
  if (answer.error !== undefined) {
    console.error(answer.error);
    process.exitCode = 1;
    continue;
  }
  for (const { move, value, margin } of answer.moves.slice(0, 5)) {
    console.log(`${move}  wins ${(100 * value).toFixed(0)} %  ${margin.toFixed(1)} points`);
  }
  console.log(`expected: ${answer.line.join(" ")} (${answer.nodes} positions)`);
}
