/** After each file: pages that a failed test left open would slow down the next one, which shares the browser. */
import { afterAll } from "vitest";
import { browser } from "./opened.ts";
import { isKept } from "./visit.ts";

afterAll(() =>
  Promise.all(
    browser
      .contexts()
      .filter((context) => !isKept(context))
      .map((context) => context.close()),
  ),
);
