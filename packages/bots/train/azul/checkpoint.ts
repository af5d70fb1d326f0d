/** Where a training run stands, kept in `.cache/` so that it can be stopped, resumed, and prolonged by a longer plan. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Net } from "../../src/azul/net.ts";
import type { Samples } from "./samples.ts";

export interface Progress {
  readonly seed: number;
  stage: number;
  chunk: number;
  games: number;
  seconds: number;
}

export function writeCheckpoint(path: string, net: Net, samples: Samples, progress: Progress): void {
  mkdirSync(dirname(path), { recursive: true });
  const layers = layersOf(net).map((layer) => Array.from(layer));
  const kept = samples.toBytes().map((bytes) => Buffer.from(bytes).toString("base64"));
  writeFileSync(path, JSON.stringify({ progress, layers, kept }));
}

/** Fills the net and the samples and returns the progress, if there is a checkpoint of the same seed. */
export function readCheckpoint(path: string, net: Net, samples: Samples, seed: number): Progress | undefined {
  if (!existsSync(path)) return undefined;
  const { progress, layers, kept } = JSON.parse(readFileSync(path, "utf8")) as {
    progress: Progress;
    layers: number[][];
    kept: string[];
  };
  if (progress.seed !== seed) return undefined;
  layersOf(net).forEach((layer, index) => layer.set(layers[index]));
  samples.fromBytes(kept.map((text) => Buffer.from(text, "base64")));
  return progress;
}

function layersOf(net: Net): Float32Array[] {
  return [net.inner, net.outer, net.outerBias];
}
