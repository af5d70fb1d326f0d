/** After each file: pages that a failed test left open would slow down the next one, which shares the browser. */
import { afterAll } from "vitest";
import { browser } from "./opened.ts";

afterAll(() => Promise.all(browser.contexts().map((context) => context.close())));
