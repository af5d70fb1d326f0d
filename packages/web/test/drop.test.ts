import { expect, test } from "vitest";
import { exportMatches, importMatches } from "../src/kept/backup.ts";
import { keptFrom } from "../src/kept/kept-match.ts";
import { readFile } from "../src/page/drop.ts";
import { keptMatch } from "./kept-match.ts";

test("an export of a thousand matches is read to its end", async () => {
  const record = keptMatch("azul", { seats: 4 })["riad.match.azul"];
  const kept = Array.from({ length: 1_000 }, (_, i) =>
    keptFrom(record.replace("2026-11-16", `2026-11-16 ${i}`), { id: `m${i}` }),
  );
  const file = new File([exportMatches(kept.flatMap((match) => match ?? []))], "riad-matches.riad");
  expect(file.size).toBeGreaterThan(1_000_000);
  expect(importMatches(await readFile(file), []).added).toHaveLength(1_000);
});

test("of a large file that is no record, the start is enough", async () => {
  expect(await readFile(new File(["x".repeat(3_000_000)], "film.mp4"))).toHaveLength(1_000_000);
});
