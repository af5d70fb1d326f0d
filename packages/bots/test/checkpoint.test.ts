import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readCheckpoint, restore, writeCheckpoint } from "../train/checkpoint.ts";

test("a checkpoint gives back the progress and every number", () => {
  const folder = mkdtempSync(join(tmpdir(), "riad-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "new", "run.bin");
  expect(readCheckpoint(path)).toBeUndefined();
  const weights = Float32Array.of(0.1, -2.5, 3e-8);
  const samples = Uint8Array.of(10, 0, 255);
  writeCheckpoint(path, { matches: 7 }, [weights, samples]);
  const checkpoint = readCheckpoint<{ matches: number }>(path);
  expect(checkpoint?.progress).toEqual({ matches: 7 });
  const restored = new Float32Array(3);
  restore(checkpoint?.parts[0] ?? samples, restored);
  expect(restored).toEqual(weights);
  expect(Array.from(checkpoint?.parts[1] ?? [])).toEqual(Array.from(samples));
  expect(() => restore(samples, restored)).toThrow("another size");
});
