// `npm test`: installs what is missing, then runs everything: build, types, lint, format, dead code, imports, tests.
// Ends with one line "N passed, N failed" for CI; each check counts as one test.
import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { CHECKS, runCheck, runChecks } from "./checks.mjs";
import { installMissing, root } from "./install.mjs";

installMissing();

const checks = [...CHECKS, ["dead code", "npx", ["--no-install", "knip"]]];
const report = join(root, "node_modules", ".vitest-report.json");
rmSync(report, { force: true });

// Some tests start the built programs.
const isBuilt = await runCheck("build", "npm", ["run", "--silent", "build"]);
const [exitCode, failedChecks] = await Promise.all([runTests(process.argv.slice(2)), runChecks(checks)]);

let failed = failedChecks + (isBuilt ? 0 : 1);
let passed = checks.length + 1 - failed;
if (existsSync(report)) {
  const { numPassedTests, numFailedTests, numTotalTests, testResults } = JSON.parse(readFileSync(report, "utf8"));
  nameUnsteady(testResults);
  passed += numPassedTests;
  failed += numFailedTests;
  if (numTotalTests === 0) failed++;
} else failed++;
if (exitCode !== 0 && failed === 0) failed = 1;

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Lists tests that passed only at the second attempt, with the error of the first: each of them points to a bug. */
function nameUnsteady(files) {
  for (const { name: file, assertionResults } of files)
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === "passed" && failureMessages.length > 0)
        console.log(`second attempt: ${relative(root, file)}: ${fullName}\n  ${failureMessages[0].split("\n")[0]}`);
}

/** Resolves with the exit code, which is not 0 either if a test file could not be loaded. */
function runTests(filters) {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile=${report}`];
  const child = spawn("npx", ["--no-install", "vitest", "run", ...reporters, ...filters], {
    cwd: root,
    // Tests that start the built programs need not check the build again.
    env: isBuilt ? { ...process.env, RIAD_BUILT: "1" } : process.env,
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  return new Promise((resolve) => {
    child.on("error", (error) => console.error(error.message));
    child.on("close", resolve);
  });
}
