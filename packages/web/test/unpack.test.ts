import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { unpackOnce } from "./browser.ts";

/** Like the package: its file is there before it is whole. */
const SLOW_PACKAGE = `
  import { writeFileSync } from "node:fs";
  import { tmpdir } from "node:os";
  import { join } from "node:path";
  const path = join(tmpdir(), "chromium");
  export default {
    executablePath: async () => {
      writeFileSync(path, "half");
      await new Promise((done) => setTimeout(done, 200));
      writeFileSync(path, "whole");
    },
  };`;

test("on a machine that has no Chromium yet, nobody starts one that is half unpacked", async () => {
  const folder = mkdtempSync(join(tmpdir(), "riad-unpack-"));
  writeFileSync(join(folder, "package.mjs"), SLOW_PACKAGE);
  const shared = join(folder, "shared");
  const unpack = async (delay: number) => {
    await new Promise((done) => void setTimeout(done, delay));
    return readFileSync(
      join(await unpackOnce(shared, pathToFileURL(join(folder, "package.mjs")).href), "chromium"),
      "utf8",
    );
  };
  expect(await Promise.all([unpack(0), unpack(0), unpack(150)])).toEqual(["whole", "whole", "whole"]);
  expect(readdirSync(folder)).toEqual(["package.mjs", "shared"]);
});
