// `npm test`: install what is missing, then everything: types, lint, format, dead code, imports, build, tests.
// Ends with one line "N passed, N failed" for CI; each check counts as one test.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { installMissing, root } from "./install.mjs";

installMissing();

/** @type {[name: string, command: string, args: string[]][]} */
const checks = [
  ["build", "npm", ["run", "--silent", "build"]],
  ["types of the tests", "npx", ["--no-install", "tsc", "-p", "tsconfig.tests.json"]],
  ["lint", "npx", ["--no-install", "oxlint", "--type-aware", "--deny-warnings"]],
  ["format", "npx", ["--no-install", "oxfmt", "--check"]],
  ["dead code", "npx", ["--no-install", "knip"]],
  ["import direction", "node", ["scripts/check-imports.mjs"]],
];

let passed = 0;
let failed = 0;

for (const [name, command, args] of checks) {
  const started = Date.now();
  const { status } = call(command, args);
  console.log(`${status === 0 ? "ok" : "FAILED"}: ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (status === 0) passed++;
  else failed++;
}

const report = join(root, "node_modules", ".vitest-report.json");
rmSync(report, { force: true });
const vitest = call("npx", [
  "--no-install",
  "vitest",
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile=${report}`,
  ...process.argv.slice(2),
]);
if (existsSync(report)) {
  const { numPassedTests, numFailedTests, numTotalTests } = JSON.parse(readFileSync(report, "utf8"));
  passed += numPassedTests;
  failed += numFailedTests;
  if (numTotalTests === 0) failed++;
} else failed++;
if (vitest.status !== 0 && failed === 0) failed = 1;

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function call(command, args) {
  return spawnSync(command, args, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
}
