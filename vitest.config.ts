import { statSync } from "node:fs";
import { relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import type { TestProjectConfiguration } from "vitest/config";
import { BaseSequencer } from "vitest/node";
import type { TestSpecification } from "vitest/node";
import { judgeMark } from "./packages/web/build/judge-mark.ts";
import { shelfFacts } from "./packages/web/build/shelf.ts";
import { listFastTests, listTests, opensBrowser } from "./scripts/fast-tests.ts";

const root = fileURLToPath(new URL(".", import.meta.url));
const fast = new Set(listFastTests());

/** Files that take longer than half a minute, which their sizes do not tell. */
const LONGEST = /\/(?:chaos|crowd|layout|notify-nodes|online-table|third-game|viewer)\.test\.ts$/;

/**
 * Project by project, because a worker keeps what it has loaded only if the next file is of the same project; in each the long
 * ones first, and what is fast at the end: a long one that starts when all others are done would leave every other worker idle.
 */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const names = PROJECTS.map(({ name }) => name);
    const rank = (file: TestSpecification): number[] => [
      fast.has(pathOf(file)) ? 1 : 0,
      names.indexOf(file.project.name),
      LONGEST.test(file.moduleId) ? 0 : 1,
      -statSync(file.moduleId).size,
    ];
    const ranks = new Map(files.map((file) => [file, rank(file)]));
    return files.toSorted((one, other) => compare(ranks.get(one) ?? [], ranks.get(other) ?? []));
  }
}

function compare(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((value, i) => value !== other[i]);
  return place === -1 ? 0 : one[place] - other[place];
}

function pathOf({ moduleId }: TestSpecification): string {
  return relative(root, moduleId).split(sep).join("/");
}

/**
 * Tests of the terminal and of the parts of pages, which keep their state in modules, load these for each file (in threads where
 * no test changes its folder: they start sooner than processes); all others share what a worker has loaded, which saves half a
 * second and more per file, and the browser. Browsers, terminals and killed servers share two cores: what fails there is run
 * once more, and `npm test` names it.
 */
const PROJECTS = [
  {
    name: "browser",
    has: opensBrowser,
    retry: 1,
    isolate: false,
    globalSetup: "packages/web/test/shared-house.ts",
    setupFiles: "packages/web/test/leave-nothing-open.ts",
  },
  { name: "server", has: (file: string) => file.startsWith("packages/server/"), retry: 1, isolate: false },
  { name: "terminal", has: (file: string) => file.startsWith("packages/terminal/"), retry: 1, isolate: true },
  { name: "parts", has: (file: string) => file.startsWith("packages/web/"), isolate: true, pool: "threads" as const },
  { name: "packages", has: () => true, isolate: false },
];

/** Each file belongs to the first project that has it. */
export function projectsOf(files: readonly string[]): TestProjectConfiguration[] {
  const projectOf = (file: string) => PROJECTS.find(({ has }) => has(file));
  return PROJECTS.map((project) => {
    const { has: _, ...test } = project;
    return { extends: true, test: { ...test, include: files.filter((file) => projectOf(file) === project) } };
  });
}

export default defineConfig({
  plugins: [shelfFacts(), judgeMark()],
  // Tests run on the sources, so that a test never sees a stale build. Node gets the same conditions: "import" among them
  // would hand ES modules to packages that call require.
  ssr: { resolve: { conditions: ["source", "node"] } },
  resolve: { conditions: ["source", "node"] },
  test: {
    projects: projectsOf(listTests()),
    // Three files at once also on two cores, where one would be the rule: pages, servers and terminals wait for part of their time.
    // With five, some 17 processes wanted the two cores, and tests came near their limits.
    maxWorkers: 3,
    sequence: { sequencer: LongFirst },
    // Five times the longest test on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // A page on a busy machine may take longer than the usual second to show what a test waits for.
    expect: { poll: { timeout: 30_000 } },
  },
});
