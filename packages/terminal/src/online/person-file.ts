/**
 * Your identity on each server: one secret token per server, in a file that only you can read. Anybody who has the file
 * can play your seats, so its mode is 0600.
 */
import { mkdirSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, isAbsolute, join } from "node:path";
import { personSecret } from "@riad/protocol";
import { Failure } from "../failure.ts";
import { writeText } from "../files.ts";

const ONLY_MINE = 0o600;

export function personFile(): string {
  const config = process.env["XDG_CONFIG_HOME"] ?? "";
  // The XDG specification says to ignore a relative path.
  return join(isAbsolute(config) ? config : join(homedir(), ".config"), "riad", "people.json");
}

/** Tokens by server, such as https://riad.example.org. */
export function readPeople(): ReadonlyMap<string, string> {
  const path = personFile();
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return new Map();
    throw new Failure(`${path} cannot be read; it contains your token for each server.`);
  }
  try {
    const people = Object.entries(JSON.parse(text) as Record<string, unknown>);
    return new Map(people.map(([origin, token]) => [origin, personSecret.parse(token)]));
  } catch {
    throw new Failure(`${path} is damaged; move it away, and enter again with words from another device.`);
  }
}

export function keepPerson(origin: string, token: string): void {
  const path = personFile();
  const people = Object.fromEntries([...readPeople(), [origin, token]]);
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  } catch {
    throw new Failure(`${dirname(path)} cannot be created, so your token cannot be stored.`);
  }
  const written = writeText(path, `${JSON.stringify(people, null, 2)}\n`, ONLY_MINE);
  if (!written.ok) throw new Failure(written.refusal.message);
}
