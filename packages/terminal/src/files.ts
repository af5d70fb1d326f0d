/**
 * Reads and writes the files that users name. A failure is one sentence; a write replaces the old file completely or
 * not at all.
 */
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { REFUSAL, accept, refuse } from "@riad/core";
import type { Result } from "@riad/core";

/** Bytes. A longer text is neither a position nor a record; opening a huge file by mistake should fail quickly. */
const LONGEST_TEXT = 1 << 22;

/** Reads a file, or standard input for `-`. */
export function readText(path: string): Result<string> {
  const name = path === "-" ? "standard input" : path;
  let bytes: Buffer;
  try {
    bytes = readFileSync(path === "-" ? 0 : path);
  } catch (error) {
    return refuse(REFUSAL.unknown, `${name}: ${reasonOf(error)}.`);
  }
  if (bytes.length > LONGEST_TEXT) {
    return refuse(REFUSAL.syntax, `${name}: too long for a match (${bytes.length} bytes).`);
  }
  return accept(bytes.toString("utf8"));
}

/** Why a file could not be written here, as far as that can be determined without writing. */
export function checkWritable(path: string): Result<string> {
  const beside = partPath(path);
  try {
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true)
      return refuse(REFUSAL.unknown, `${path}: ${REASONS["EISDIR"]}.`);
    closeSync(openSync(beside, "wx"));
    rmSync(beside, { force: true });
  } catch (error) {
    return refuse(REFUSAL.unknown, `${path}: ${reasonOf(error)}.`);
  }
  return accept(path);
}

function partPath(path: string): string {
  return join(dirname(path), `.${basename(path)}.${process.pid}.part`);
}

/** Writes to a temporary file and renames it: if anything fails half-way, the old file is unchanged. */
export function writeText(path: string, text: string, mode = 0o666): Result<string> {
  const beside = partPath(path);
  let file: number | undefined;
  try {
    file = openSync(beside, "wx", mode);
    writeFileSync(file, text);
    fsyncSync(file);
    closeSync(file);
    renameSync(beside, path);
  } catch (error) {
    if (file !== undefined) rmSync(beside, { force: true });
    return refuse(REFUSAL.unknown, `${path}: ${reasonOf(error)}; nothing was changed.`);
  }
  return accept(path);
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file or folder",
  EISDIR: "it is a folder",
  ENOTDIR: "a part of the path is not a folder",
  EACCES: "no permission",
  EPERM: "no permission",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
  EEXIST: "somebody else is writing it",
  ENAMETOOLONG: "the name is too long",
};

function reasonOf(error: unknown): string {
  const { code = "unknown" } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? `it cannot be used (${code})`;
}
