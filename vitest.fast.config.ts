/** The fast lane: see scripts/fast-tests.ts. */
import { defineConfig, mergeConfig } from "vitest/config";
import { listFastTests } from "./scripts/fast-tests.ts";
import everything from "./vitest.config.ts";

const { test, ...rest } = everything;

export default mergeConfig(rest, defineConfig({ test: { ...test, include: listFastTests() } }));
