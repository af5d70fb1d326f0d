/** Where a training run stopped, kept in `.cache/train/`: a line of JSON, then the numbers that it goes on from. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Anything that is kept as bytes. */
type Numbers = Float32Array | Uint8Array;

/** Whole or not at all: an interrupted write leaves the checkpoint before it. */
export function writeCheckpoint(path: string, progress: object, parts: readonly Numbers[]): void {
  mkdirSync(dirname(path), { recursive: true });
  const head = JSON.stringify({ progress, sizes: parts.map(({ byteLength }) => byteLength) });
  const bytes = parts.map(({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength));
  writeFileSync(`${path}.new`, Buffer.concat([Buffer.from(`${head}\n`), ...bytes]));
  renameSync(`${path}.new`, path);
}

export interface Checkpoint<P> {
  readonly progress: P;
  readonly parts: readonly Uint8Array[];
}

/** Nothing where there is no checkpoint. */
export function readCheckpoint<P>(path: string): Checkpoint<P> | undefined {
  if (!existsSync(path)) return undefined;
  const bytes = new Uint8Array(readFileSync(path));
  const end = bytes.indexOf(10);
  const { progress, sizes } = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end))) as {
    progress: P;
    sizes: number[];
  };
  let at = end + 1;
  return { progress, parts: sizes.map((size) => bytes.subarray(at, (at += size))) };
}

/** Puts the bytes of a part into numbers of the same length; an error where they belong to a net of another size. */
export function restore(part: Uint8Array, into: Float32Array): void {
  if (part.byteLength !== into.byteLength) throw new Error("The checkpoint belongs to a net of another size.");
  new Uint8Array(into.buffer, into.byteOffset, into.byteLength).set(part);
}
