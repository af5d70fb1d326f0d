/** The fast lane: see scripts/fast-tests.ts. */
import { defineConfig } from "vitest/config";
import { listFastTests } from "./scripts/fast-tests.ts";
import everything, { projectsOf } from "./vitest.config.ts";

export default defineConfig({ ...everything, test: { ...everything.test, projects: projectsOf(listFastTests()) } });
