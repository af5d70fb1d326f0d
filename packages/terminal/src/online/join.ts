/** `riad play --join`: an online match in the terminal. */
import { foundAnswer, playerName } from "@riad/protocol";
import { printable } from "@riad/drawing/block";
import { readAddress } from "./address.ts";
import type { Address } from "./address.ts";
import type { Stage } from "../play/answer.ts";
import { EXIT, Failure } from "../failure.ts";
import { PasswordFailure, failureOf, passwordHeaders, readRefusal } from "./refusal.ts";
import { OnlineSession } from "./session.ts";
import { OnlineTable } from "./table.ts";
import { playInPipe } from "../play/pipe.ts";
import { playOnScreen } from "../play/screen.ts";
import { readPassword } from "../password.ts";

export interface JoinFlags {
  readonly server?: string;
  readonly name?: readonly string[];
}

/** Milliseconds that a server may take to find a code. */
const PATIENCE = 8000;

export async function join(text: string, flags: JoinFlags, stage: () => Stage, isScreen: boolean): Promise<void> {
  const address = readAddress(text, flags.server);
  const name = readName(flags.name);
  const { table, greeting } = await enter(address, name, isScreen);
  try {
    const session = new OnlineSession(table, stage);
    if (isScreen) await playOnScreen(session, stage, greeting);
    else await playInPipe(session, process.stdin, process.stdout, greeting);
  } finally {
    await table.close();
  }
}

/** Asks for the server's password, where somebody can be asked, until it is right. */
async function enter(address: Address, name: string, canAsk: boolean): Promise<Entered> {
  let password = process.env["RIAD_SERVER_PASSWORD"];
  for (;;) {
    try {
      return await tryToEnter(address, name, password);
    } catch (error) {
      if (!(error instanceof PasswordFailure) || !canAsk) throw error;
      if (password !== undefined) console.error(printable(error.message));
      password = await readPassword(`Password of ${printable(address.origin)}: `);
      if (password === undefined || password === "") throw error;
    }
  }
}

interface Entered {
  readonly table: OnlineTable;
  readonly greeting: readonly string[];
}

async function tryToEnter(address: Address, name: string, password: string | undefined): Promise<Entered> {
  const { origin, place, ...secrets } = address;
  const match = "match" in place ? place.match : await findMatch(origin, place.code, password);
  const table = new OnlineTable({ origin, match, name, password, ...secrets });
  // A failure before anybody listens is thrown below.
  table.ended.catch(() => undefined);
  try {
    return { table, greeting: await table.open() };
  } catch (error) {
    await table.close();
    throw error;
  }
}

function readName(names: readonly string[] | undefined): string {
  const [name = "Guest"] = names ?? [];
  if (names !== undefined && names.length > 1) throw new Failure("Online --name is given once.", EXIT.usage);
  const parsed = playerName.safeParse(name.trim());
  if (parsed.success) return parsed.data;
  throw new Failure(`A name is one line of at most 24 letters, not "${printable(name.slice(0, 40))}".`, EXIT.usage);
}

async function findMatch(origin: string, code: string, password: string | undefined): Promise<string> {
  let text: string;
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    text = await (await fetch(`${origin}/api/codes/${code}`, { signal, headers: passwordHeaders(password) })).text();
  } catch {
    throw new Failure(`No Riad server found at ${origin}.`);
  }
  const found = foundAnswer.safeParse(readJson(text));
  if (found.success) return found.data.match;
  const refusal = readRefusal(text);
  throw refusal === undefined ? new Failure(`No Riad server found at ${origin}.`) : failureOf(refusal);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
