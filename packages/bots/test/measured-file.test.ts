import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import type { Measured } from "../src/measured.ts";
import { storeMeasured } from "../../../scripts/calibration/measured-file.ts";

const NOISE: Measured["noise"] = { date: "2026-01-01", nodes: 1000, floors: {} };
const CALIBRATION: Measured["calibration"] = { date: "2026-01-02", corrections: [] };

describe("storing what was measured", () => {
  const folder = mkdtempSync(join(tmpdir(), "measured-"));
  const path = pathToFileURL(join(folder, "measured.json"));
  const read = (): unknown => JSON.parse(readFileSync(path, "utf8"));

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("keeps what other measurements have stored, and drops what was measured with other weights", () => {
    writeFileSync(path, "{}\n");
    storeMeasured(path, "two", "old", { noise: NOISE });
    storeMeasured(path, "four", "other", { calibration: CALIBRATION });
    storeMeasured(path, "two", "old", { calibration: CALIBRATION });
    expect(read()).toMatchObject({
      two: { weights: "old", noise: NOISE, calibration: CALIBRATION },
      four: { weights: "other", calibration: CALIBRATION },
    });

    storeMeasured(path, "two", "new", { calibration: CALIBRATION });
    expect(read()).toMatchObject({ two: { weights: "new", noise: { nodes: 0 }, calibration: CALIBRATION } });
  });
});
