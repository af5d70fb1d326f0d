// `npm run check`: the fast lane, before every commit: types, lint, format, import direction, and the tests that need no
// browser, server, database or long calculation. `npm test` is the whole of it.
import { spawn } from "node:child_process";
import { installMissing, root } from "./install.mjs";

installMissing();

/** @type {[name: string, command: string, args: string[]][]} */
const checks = [
  ["types", "npx", ["--no-install", "tsc", "-b"]],
  ["types of the tests", "npx", ["--no-install", "tsc", "-p", "tsconfig.tests.json"]],
  ["lint", "npx", ["--no-install", "oxlint", "--type-aware", "--deny-warnings"]],
  ["format", "npx", ["--no-install", "oxfmt", "--check"]],
  ["import direction", "node", ["scripts/check-imports.mjs"]],
];

const started = Date.now();
// The tests run on the sources, so nothing has to be built first and they can run beside the rest.
const tests = check("fast tests", "npx", ["--no-install", "vitest", "run", "--config", "vitest.fast.config.ts"]);
const results = [];
for (const [name, command, args] of checks) results.push(await check(name, command, args));
results.push(await tests);
const failed = results.filter((isRight) => !isRight).length;
console.log(
  failed === 0 ? `All checks passed (${seconds(started)} s).` : `${failed} of ${results.length} checks failed.`,
);
process.exit(failed === 0 ? 0 : 1);

/** The output of a check is shown when it is done, so that two of them do not mix. */
function check(name, command, args) {
  const from = Date.now();
  const child = spawn(command, args, { cwd: root, shell: process.platform === "win32" });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => (output += text));
  }
  child.stdin.end();
  return new Promise((resolve) => {
    child.on("error", (error) => (output += `${error.message}\n`));
    child.on("close", (code) => {
      if (code !== 0) process.stdout.write(output);
      console.log(`${code === 0 ? "ok" : "FAILED"}: ${name} (${seconds(from)} s)`);
      resolve(code === 0);
    });
  });
}

function seconds(from) {
  return ((Date.now() - from) / 1000).toFixed(1);
}
