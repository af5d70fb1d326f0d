/** What a screen reader is told: nothing twice, and no stray stops. */
import "./page-globals.ts";
import { expect, test } from "vitest";
import { untold } from "../src/page/announce.tsx";

test.each([
  ["Idris laid a rug on c4 c5", "", "Idris laid a rug on c4 c5"],
  ["Idris laid a rug on c4 c5. Salma: turn Assam", "Idris laid a rug on c4 c5", "Salma: turn Assam"],
  ["Idris laid a rug on c4 c5. Salma: turn Assam", "Idris rolled 2", "Idris laid a rug on c4 c5. Salma: turn Assam"],
  [". Salma: turn Assam", "", "Salma: turn Assam"],
  ["Turn left", "Turn left", "Turn left"],
])("%j after %j is read as %j", (text, before, spoken) => {
  expect(untold(text, before)).toBe(spoken);
});
