import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import type { TestProjectConfiguration } from "vitest/config";
import { BaseSequencer } from "vitest/node";
import type { TestSpecification } from "vitest/node";
import { judgeMark } from "./packages/web/build/judge-mark.ts";
import { shelfFacts } from "./packages/web/build/shelf.ts";
import { listFastTests } from "./scripts/fast-tests.ts";

const root = fileURLToPath(new URL(".", import.meta.url));
const fast = new Set(listFastTests());

/** Short files last: a long one that starts when all others are done would leave every other worker idle. */
class ShortLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter((file) => !isFast(file)), ...sorted.filter(isFast)];
  }
}

function isFast({ moduleId }: TestSpecification): boolean {
  return fast.has(relative(root, moduleId).split(sep).join("/"));
}

const PROGRAM = /^packages\/(?:terminal|web)\//;
const SERVER = /^packages\/server\//;

/**
 * Tests of the terminal and of the pages, which keep their state in modules, load these for each file; all others share what
 * a worker has loaded, which saves half a second and more per file. Browsers, terminals and killed servers share two cores:
 * what fails there is run once more, and `npm test` names it.
 */
export function projectsOf(files: readonly string[]): TestProjectConfiguration[] {
  const among = (wanted: (file: string) => boolean) => files.filter(wanted);
  return [
    { extends: true, test: { name: "programs", include: among((file) => PROGRAM.test(file)), retry: 1 } },
    { extends: true, test: { name: "server", include: among((file) => SERVER.test(file)), retry: 1, isolate: false } },
    {
      extends: true,
      test: { name: "packages", include: among((file) => !PROGRAM.test(file) && !SERVER.test(file)), isolate: false },
    },
  ];
}

export default defineConfig({
  plugins: [shelfFacts(), judgeMark()],
  // Tests run on the sources, so that a test never sees a stale build. Node gets the same conditions: "import" among them
  // would hand ES modules to packages that call require.
  ssr: { resolve: { conditions: ["source", "node"] } },
  resolve: { conditions: ["source", "node"] },
  test: {
    projects: projectsOf(readdirSync(join(root, "packages")).map((name) => `packages/${name}/test/**/*.test.ts`)),
    // Three files at once also on two cores, where one would be the rule: pages, servers and terminals mostly wait.
    maxWorkers: 3,
    sequence: { sequencer: ShortLast },
    // Five times the longest test on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // A page on a busy machine may take longer than the usual second to show what a test waits for.
    expect: { poll: { timeout: 30_000 } },
  },
});
