// The checks that are not tests, and how to run one; shared by `npm run check` and `npm test`.
import { spawn } from "node:child_process";
import { root } from "./install.mjs";

/** @type {[name: string, command: string, args: string[]][]} */
export const CHECKS = [
  ["types of the tests", "npx", ["--no-install", "tsc", "-p", "tsconfig.tests.json"]],
  ["lint", "npx", ["--no-install", "oxlint", "--type-aware", "--deny-warnings"]],
  ["format", "npx", ["--no-install", "oxfmt", "--check"]],
  ["import direction", "node", ["scripts/check-imports.mjs"]],
];

/** Runs them one after the other; resolves with how many failed. */
export async function runChecks(checks) {
  let failed = 0;
  for (const one of checks) if (!(await runCheck(...one))) failed++;
  return failed;
}

/** Shows the check's output only at its end, and only if it failed, so that it does not mix with the output of the tests. */
export function runCheck(name, command, args) {
  const started = Date.now();
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
      console.log(`${code === 0 ? "ok" : "FAILED"}: ${name} (${secondsSince(started)} s)`);
      resolve(code === 0);
    });
  });
}

export function secondsSince(time) {
  return ((Date.now() - time) / 1000).toFixed(1);
}
