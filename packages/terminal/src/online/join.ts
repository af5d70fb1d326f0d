/** `riad play --join`: an online match in the terminal. */
import { foundAnswer, playerName } from "@riad/protocol";
import { printable } from "@riad/drawing/block";
import { readAddress } from "./address.ts";
import type { Address } from "./address.ts";
import type { Display } from "../play/answer.ts";
import { EXIT, Failure } from "../failure.ts";
import { comeAs } from "./person.ts";
import { PasswordFailure } from "./refusal.ts";
import { request } from "./request.ts";
import type { Server } from "./request.ts";
import { OnlineSession } from "./session.ts";
import { OnlineTable } from "./table.ts";
import { playInPipe } from "../play/pipe.ts";
import { playOnScreen } from "../play/screen.ts";
import { readPassword } from "../password.ts";

export interface JoinFlags {
  readonly server?: string;
  readonly name?: readonly string[];
  /** Joins without this device's identity: for another player at the same machine. */
  readonly guest?: boolean;
}

const NAMELESS = "Guest";

export async function join(text: string, flags: JoinFlags, display: () => Display, isScreen: boolean): Promise<void> {
  const address = readAddress(text, flags.server);
  const name = readName(flags.name);
  const { table, greeting } = await enter(address, { name, isGuest: flags.guest === true }, isScreen);
  try {
    const session = new OnlineSession(table, display);
    if (isScreen) await playOnScreen(session, display, greeting);
    else await playInPipe(session, process.stdin, process.stdout, greeting);
  } catch (error) {
    await table.close();
    throw error;
  }
  if (!(await table.close())) {
    throw new Failure("The server did not answer, so your last move may not have been played; join again to see.");
  }
}

/** Asks for the server's password, if there is a terminal, until it is right. */
async function enter(address: Address, visitor: Visitor, canAsk: boolean): Promise<Entered> {
  let password = process.env["RIAD_SERVER_PASSWORD"];
  for (;;) {
    try {
      return await tryToEnter(address, visitor, password);
    } catch (error) {
      if (!(error instanceof PasswordFailure) || !canAsk) throw error;
      if (password !== undefined) console.error(printable(error.message));
      password = await readPassword(`Password of ${printable(address.origin)}: `);
      if (password === undefined || password === "") throw error;
    }
  }
}

interface Visitor {
  /** By default, the name of this device's person. */
  readonly name: string | undefined;
  readonly isGuest: boolean;
}

interface Entered {
  readonly table: OnlineTable;
  readonly greeting: readonly string[];
}

async function tryToEnter(address: Address, visitor: Visitor, password: string | undefined): Promise<Entered> {
  const { origin, place, ...secrets } = address;
  const server = { origin, password };
  const match = "match" in place ? place.match : await findMatch(server, place.code);
  const { name: wanted, isGuest } = visitor;
  const visit = { match, name: wanted ?? NAMELESS, ...secrets };
  const { known, note } = isGuest ? {} : await comeAs(server, visit);
  const name = wanted ?? known?.name ?? NAMELESS;
  const table = new OnlineTable({ origin, match, name, password, person: known?.token, ...secrets });
  // A failure before anybody listens is thrown below.
  table.ended.catch(() => undefined);
  try {
    return { table, greeting: [...(await table.open()), ...(note === undefined ? [] : [printable(note)])] };
  } catch (error) {
    await table.close();
    throw error;
  }
}

function readName(names: readonly string[] | undefined): string | undefined {
  const [name] = names ?? [];
  if (name === undefined) return undefined;
  if (names !== undefined && names.length > 1)
    throw new Failure("With --join, --name can be given only once.", EXIT.usage);
  const parsed = playerName.safeParse(name.trim());
  if (parsed.success) return parsed.data;
  throw new Failure(`A name is one line of at most 24 letters, not "${printable(name.slice(0, 40))}".`, EXIT.usage);
}

async function findMatch(server: Server, code: string): Promise<string> {
  const found = foundAnswer.safeParse(await request(server, "GET", `/api/codes/${code}`));
  if (found.success) return found.data.match;
  throw new Failure(`No Riad server found at ${server.origin}.`);
}
