// `npm run check`: the fast checks to run before every commit: types, lint, format, import direction, and the tests that need
// no browser, server, database or long calculation. `npm test` runs everything.
import { CHECKS, runCheck, runChecks, secondsSince } from "./checks.mjs";
import { installMissing } from "./install.mjs";

installMissing();

const started = Date.now();
// The tests run on the sources, so nothing has to be built first and they can run alongside the other checks.
const tests = runCheck("fast tests", "npx", ["--no-install", "vitest", "run", "--config", "vitest.fast.config.ts"]);
const failed =
  (await runChecks([["types", "npx", ["--no-install", "tsc", "-b"]], ...CHECKS])) + ((await tests) ? 0 : 1);
console.log(
  failed === 0 ? `All checks passed (${secondsSince(started)} s).` : `${failed} of ${CHECKS.length + 2} checks failed.`,
);
process.exit(failed === 0 ? 0 : 1);
