import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { azulClasses } from "../../src/azul/position-classes.ts";
import type { NoiseTable } from "../../src/position-classes.ts";

const TABLE = JSON.parse(
  readFileSync(new URL("../../src/azul/noise-floors.json", import.meta.url), "utf8"),
) as NoiseTable;

describe("the table of noise floors", () => {
  it("was measured with the weights that are shipped", () => {
    // If this fails, measure again: npm run calibrate -- azul --noise --positions 300 --nodes 5000 --write
    const hash = createHash("sha256").update(azulClasses.weights.join("\n")).digest("hex");
    expect(TABLE.weights).toBe(hash.slice(0, 16));
  });

  it("has plausible floors for both walls at two seats", () => {
    for (const wall of ["fixed", "free"]) {
      const names = Object.keys(TABLE.floors).filter((name) => name.startsWith(`2 seats, wall ${wall}`));
      expect(names.length).toBeGreaterThan(5);
    }
    for (const { share, margin, count } of Object.values(TABLE.floors)) {
      expect(share).toBeLessThan(0.2);
      expect(margin).toBeLessThan(10);
      expect(count).toBeGreaterThan(0);
    }
  });
});
