/** The scaling rule: which format a window gets, and how large everything is drawn in it. */
import "./page-globals.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FORMATS, fitTo } from "../src/page/format.ts";

describe("a window gets", () => {
  test.each([
    ["a desk", 1280, 768, "wide"],
    ["a short laptop", 1366, 625, "short"],
    ["a shorter one", 1280, 600, "short"],
    ["a full HD screen", 1920, 1080, "wide"],
    ["a large screen", 2560, 1440, "wide"],
    ["a projector", 3840, 2160, "wide"],
    ["a tablet on its side", 1180, 820, "wide"],
    ["a short laptop beside its list of moves", 1018, 559, "compact"],
    ["an older tablet on its side", 1024, 768, "side"],
    ["a tablet held upright", 820, 1180, "tablet"],
    ["a phone", 390, 844, "phone"],
    ["a small phone", 320, 568, "phone"],
    ["a phone held sideways", 844, 390, "low"],
    ["a small phone held sideways", 667, 375, "low"],
  ])("its format: %s", (_name, width, height, format) => {
    expect(fitTo({ width, height }).format).toBe(format);
  });

  test.each([
    ["a desk", 1280, 768, "wide"],
    ["a full HD screen", 1920, 1080, "wide"],
    ["a short laptop", 1366, 625, "short"],
    ["a tablet on its side", 1180, 820, "side"],
    ["a large tablet on its side", 1366, 1024, "side"],
  ])("a format that fills its height, where boards come before panels: %s", (_name, width, height, format) => {
    expect(fitTo({ width, height }, { hasBoards: true }).format).toBe(format);
  });

  test("as large a unit as width and height both allow", () => {
    expect(fitTo({ width: 2560, height: 1440 }).unit).toBeCloseTo(1.875);
    expect(fitTo({ width: 3840, height: 2160 }).unit).toBeCloseTo(2.8125);
    expect(fitTo({ width: 1366, height: 625 }).unit).toBeCloseTo(1);
  });

  test.each([1.15, 1.3])("words that are %d times as large on desks and phones, and never smaller ones", (text) => {
    for (const size of [
      { width: 1280, height: 768 },
      { width: 1920, height: 1080 },
      { width: 390, height: 844 },
    ]) {
      const larger = fitTo(size, { text });
      expect(larger.unit * larger.text).toBeGreaterThanOrEqual(fitTo(size).unit * text - 1e-6);
    }
    fc.assert(
      fc.property(fc.integer({ min: 320, max: 4000 }), fc.integer({ min: 320, max: 2400 }), (width, height) => {
        const usual = fitTo({ width, height });
        const larger = fitTo({ width, height }, { text });
        expect(larger.unit * larger.text).toBeGreaterThan(usual.unit * 1.1);
        if (usual.format !== "phone") expect(larger.format).not.toBe("phone");
      }),
    );
  });

  test.each([
    ["a desk", 1280, 768, "wide"],
    ["a short laptop", 1366, 625, "short"],
    ["an older tablet on its side", 1024, 768, "side"],
    ["a phone held sideways", 844, 390, "low"],
    ["a small phone held sideways", 667, 375, "low"],
  ])("the same format with a head above the table, and room for both: %s", (_name, width, height, format) => {
    const fit = fitTo({ width, height }, { hasHead: true });
    expect(fit.format).toBe(format);
    expect((fit.head + fit.room.height) * fit.unit).toBeCloseTo(height);
  });

  test("never a format that does not fit; only a phone scrolls", () => {
    fc.assert(
      fc.property(fc.integer({ min: 240, max: 4000 }), fc.integer({ min: 240, max: 2400 }), (width, height) => {
        const { format, unit, room } = fitTo({ width, height });
        if (format === "phone") expect(unit * 390).toBeCloseTo(width);
        else {
          const least = FORMATS.find(({ name }) => name === format) ?? FORMATS[0];
          expect(Math.max(least.width * unit - width, least.height * unit - height)).toBeLessThan(1e-6);
          expect(room.width).toBeGreaterThanOrEqual(least.width - 1e-6);
          expect(room.height).toBeGreaterThanOrEqual(least.height - 1e-6);
        }
      }),
    );
  });
});
