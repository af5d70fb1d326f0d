import { defineConfig } from "vitest/config";

export default defineConfig({
  // Tests run on the sources, so that a test never sees a stale build.
  ssr: { resolve: { conditions: ["source", "module", "node", "import", "default"] } },
  resolve: { conditions: ["source", "module", "node", "import", "default"] },
  test: {
    include: ["packages/*/test/**/*.test.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
