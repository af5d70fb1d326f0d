/**
 * Whole matches through a pipe, for every combination of rules, compared with recorded output. After an intended change
 * of the output, record them again: `RIAD_RECORD=1 npx vitest run packages/terminal/test/matches.test.ts`.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { newFolder, riad } from "./program.ts";
import { recordMatches } from "./recording.ts";
import { combinations, keptInFull, recordedPath, recordedTable, scriptOf } from "./scripts.ts";

if (process.env["RIAD_RECORD"] === "1") await recordMatches();

const hashes = JSON.parse(readFileSync(recordedPath("transcripts.json"), "utf8")) as Record<string, string>;

describe("the output of a scripted match through a pipe is as recorded", () => {
  expect(combinations.map(({ name }) => name)).toEqual(Object.keys(hashes));

  for (const { name, args } of combinations) {
    test.concurrent(name, async () => {
      const script = scriptOf(recordedTable(name));
      const cwd = newFolder();
      const { code, out, err } = await riad([...args, "--save", "match.riad"], {
        input: `${script.join("\n")}\nq\n`,
        cwd,
      });
      expect({ code, err }).toEqual({ code: 0, err: "" });
      const save = readFileSync(join(cwd, "match.riad"), "utf8");
      expect(save).toBe(readFileSync(recordedPath(`${name}.riad`), "utf8"));
      if (keptInFull.includes(name))
        expect(out).toBe(gunzipSync(readFileSync(recordedPath(`${name}.txt.gz`))).toString("utf8"));
      expect(createHash("sha256").update(out).digest("hex")).toBe(hashes[name]);
    });
  }
});

test("computers play the same match from the same seed", async () => {
  for (const game of ["azul", "marrakech"]) {
    const args = ["play", game, "--seats", "easy,medium", "--seed", "twice", "--save", "match.riad"];
    const folders = [newFolder(), newFolder()];
    const runs = await Promise.all(folders.map((cwd) => riad(args, { cwd })));
    expect(runs[0].out).toContain("The match is over");
    expect(runs[1]).toEqual(runs[0]);
    const saves = folders.map((folder) => readFileSync(join(folder, "match.riad"), "utf8"));
    expect(saves[1]).toBe(saves[0]);
  }
});

test("another seed gives another match", async () => {
  const [one, two] = await Promise.all(
    ["one", "two"].map((seed) => riad(["play", "azul", "--seats", "random,random", "--seed", seed])),
  );
  expect(one.out).not.toBe(two.out);
});
