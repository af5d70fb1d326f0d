/** What a stopped training needs to go on: the net, Adam's means and how far it has come. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Net } from "../../src/marrakech/net.ts";
import type { Adam } from "./adam.ts";

export interface Progress {
  /** Matches played, and seconds spent on them. */
  matches: number;
  seconds: number;
}

export function writeCheckpoint(path: string, net: Net, adam: Adam, progress: Progress): void {
  mkdirSync(dirname(path), { recursive: true });
  const { length } = net.learned;
  const numbers = new Float32Array(3 * length);
  numbers.set(net.learned);
  numbers.set(adam.mean, length);
  numbers.set(adam.square, 2 * length);
  const head = Float64Array.of(length, adam.steps, progress.matches, progress.seconds);
  writeFileSync(`${path}.new`, Buffer.concat([Buffer.from(head.buffer), Buffer.from(numbers.buffer)]));
  renameSync(`${path}.new`, path);
}

/** Nothing where there is no checkpoint; an error where it belongs to another net. */
export function readCheckpoint(path: string, net: Net, adam: Adam): Progress | undefined {
  if (!existsSync(path)) return undefined;
  const bytes = new Uint8Array(readFileSync(path)).buffer;
  const [length, steps, matches, seconds] = new Float64Array(bytes, 0, 4);
  if (length !== net.learned.length) throw new Error(`${path} belongs to a net of another size`);
  const numbers = new Float32Array(bytes, 32);
  net.learned.set(numbers.subarray(0, length));
  adam.mean.set(numbers.subarray(length, 2 * length));
  adam.square.set(numbers.subarray(2 * length));
  adam.steps = steps;
  return { matches, seconds };
}
