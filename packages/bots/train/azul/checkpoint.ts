/** Where a training run stands, kept in `.cache/` so that it can be stopped and resumed. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Net } from "../../src/azul/net.ts";

export interface Progress {
  readonly seed: number;
  stage: number;
  chunk: number;
  games: number;
  seconds: number;
}

export function writeCheckpoint(path: string, net: Net, progress: Progress): void {
  mkdirSync(dirname(path), { recursive: true });
  const layers = [net.inner, net.outer, net.outerBias].map((layer) => Array.from(layer));
  writeFileSync(path, JSON.stringify({ progress, layers }));
}

/** Fills the net and returns the progress, if there is a checkpoint of the same seed. */
export function readCheckpoint(path: string, net: Net, seed: number): Progress | undefined {
  if (!existsSync(path)) return undefined;
  const { progress, layers } = JSON.parse(readFileSync(path, "utf8")) as { progress: Progress; layers: number[][] };
  if (progress.seed !== seed) return undefined;
  [net.inner, net.outer, net.outerBias].forEach((layer, index) => layer.set(layers[index]));
  return progress;
}

export function dropCheckpoint(path: string): void {
  rmSync(path, { force: true });
}
