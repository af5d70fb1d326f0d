/** `riad play --join`: an online match in the terminal. */
import { foundAnswer, errorAnswer, playerName } from "@riad/protocol";
import { printable } from "@riad/drawing/block";
import { readAddress } from "./address.ts";
import type { Address } from "./address.ts";
import type { Stage } from "../play/answer.ts";
import { EXIT, Failure } from "../failure.ts";
import { OnlineSession } from "./session.ts";
import { OnlineTable } from "./table.ts";
import { playInPipe } from "../play/pipe.ts";
import { playOnScreen } from "../play/screen.ts";

export interface JoinFlags {
  readonly server?: string;
  readonly name?: readonly string[];
}

/** Milliseconds that a server may take to find a code. */
const PATIENCE = 8000;

export async function join(text: string, flags: JoinFlags, stage: () => Stage, isScreen: boolean): Promise<void> {
  const { origin, place, ...secrets } = readAddress(text, flags.server);
  const name = readName(flags.name);
  const match = "match" in place ? place.match : await findMatch(origin, place.code);
  const table = new OnlineTable({ origin, match, name, ...secrets });
  // A failure before anybody listens is thrown below.
  table.ended.catch(() => undefined);
  try {
    const greeting = await table.open();
    const session = new OnlineSession(table, stage);
    if (isScreen) await playOnScreen(session, stage, greeting);
    else await playInPipe(session, process.stdin, process.stdout, greeting);
  } finally {
    await table.close();
  }
}

function readName(names: readonly string[] | undefined): string {
  const [name = "Guest"] = names ?? [];
  if (names !== undefined && names.length > 1) throw new Failure("Online --name is given once.", EXIT.usage);
  const parsed = playerName.safeParse(name.trim());
  if (parsed.success) return parsed.data;
  throw new Failure(`A name is one line of at most 24 letters, not "${printable(name.slice(0, 40))}".`, EXIT.usage);
}

async function findMatch(origin: Address["origin"], code: string): Promise<string> {
  let text: string;
  try {
    text = await (await fetch(`${origin}/api/codes/${code}`, { signal: AbortSignal.timeout(PATIENCE) })).text();
  } catch {
    throw new Failure(`No Riad server found at ${origin}.`);
  }
  const json = readJson(text);
  const found = foundAnswer.safeParse(json);
  if (found.success) return found.data.match;
  const error = errorAnswer.safeParse(json);
  throw new Failure(error.success ? printable(error.data.message) : `No Riad server found at ${origin}.`);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
