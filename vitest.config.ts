import { defineConfig } from "vitest/config";
import { judgeMark } from "./packages/web/build/judge-mark.ts";
import { shelfFacts } from "./packages/web/build/shelf.ts";

export default defineConfig({
  plugins: [shelfFacts(), judgeMark()],
  // Tests run on the sources, so that a test never sees a stale build. Node gets the same conditions: "import" among them
  // would hand ES modules to packages that call require.
  ssr: { resolve: { conditions: ["source", "node"] } },
  resolve: { conditions: ["source", "node"] },
  test: {
    include: ["packages/*/test/**/*.test.ts"],
    // Three files at once also on two cores, where one would be the rule: pages, servers and terminals mostly wait.
    maxWorkers: 3,
    // Five times the longest test on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // A page on a busy machine may take longer than the usual second to show what a test waits for.
    expect: { poll: { timeout: 30_000 } },
  },
});
