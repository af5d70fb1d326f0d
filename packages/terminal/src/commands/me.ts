/** `riad me`, `riad matches`, `riad wait`: your identity on servers, and the matches waiting for you there. */
import { codeAnswer, matchId, meAnswer, ownMatchesAnswer } from "@riad/protocol";
import type { OwnMatch } from "@riad/protocol";
import { printable } from "@riad/drawing/block";
import { EXIT, Failure } from "../failure.ts";
import { readPassword } from "../password.ts";
import { readOrigin } from "../online/address.ts";
import { keepPerson, personFile, readPeople } from "../online/person-file.ts";
import { LaterFailure, StrangerFailure, request } from "../online/request.ts";
import type { Server } from "../online/request.ts";

interface Listed {
  readonly server: string;
  readonly match: OwnMatch;
  /** The server's time. */
  readonly now: number;
}

/** Milliseconds between requests; a server in trouble is asked less often. */
const LOOK_EVERY = 3000;
const LOOK_SELDOM = 30_000;

export async function showMe(flags: { server?: string }): Promise<void> {
  const people = readPeople();
  if (flags.server === undefined && people.size === 0) {
    console.log("No server knows you yet: take a seat with riad play --join, or type riad me enter.");
    return;
  }
  const origins = flags.server === undefined ? [...people.keys()] : [readOrigin(flags.server)];
  for (const origin of origins) {
    const me = meAnswer.parse(await asMe(serverOf(origin), "GET", "/api/me"));
    const devices = me.devices.map(({ label, isThis }) => (isThis ? `${label} (this one)` : label));
    print(`${origin}: ${me.name}, ${me.waiting} waiting for you; devices: ${devices.join("; ")}`);
  }
}

/** Prints words for another device, and the address that a browser can open instead. */
export async function showWords(flags: { server?: string }): Promise<void> {
  const server = chooseServer(flags.server);
  const { words, path } = codeAnswer.parse(await asMe(server, "POST", "/api/me/codes"));
  print(words);
  print(`Valid once, for ten minutes: type them there, or open ${server.origin}${path}`);
}

/**
 * Other users of the machine can read arguments. That matters little for words that are valid once; recovery words
 * should be typed.
 */
export async function enterWords(given: readonly string[], flags: { server?: string; move?: boolean }): Promise<void> {
  const origin = flags.server === undefined ? chooseServer(undefined).origin : readOrigin(flags.server);
  const words = given.length > 0 ? given.join(" ") : ((await readPassword("Words: ")) ?? "").trim();
  if (words === "")
    throw new Failure(
      "riad me enter needs words: eight from another device, or twelve from your recovery sheet.",
      EXIT.usage,
    );
  const body = { words, asToken: true, ...(flags.move === true && { isMove: true }) };
  const { token, name } = meAnswer.parse(await enter(serverOf(origin), body));
  if (token === undefined) throw new Failure(`${origin} has sent no token.`);
  keepPerson(origin, token);
  print(`You are ${name} on ${origin} now. Your token is stored in ${personFile()}`);
}

export async function listMatches(flags: { server?: string; json?: boolean; all?: boolean }): Promise<void> {
  const servers = flags.server === undefined ? [...readPeople().keys()].map(serverOf) : [chooseServer(flags.server)];
  const found = (await Promise.all(servers.map(matchesOn))).flat();
  const listed = found.filter(({ match }) => flags.all === true || match.status !== "over");
  const sorted = [...listed.filter(isMine), ...listed.filter((one) => !isMine(one))];
  for (const one of sorted) {
    print(flags.json === true ? JSON.stringify({ server: one.server, ...one.match }) : describe(one));
  }
  if (sorted.length === 0 && flags.json !== true) console.log("You have no matches in progress.");
}

/** Resolves when it is your turn; rejects on a timeout, or if it can never be your turn. */
export async function waitForTurn(flags: { server?: string; match?: string; timeout: string }): Promise<void> {
  const end = Date.now() + readPeriod(flags.timeout);
  const wanted = flags.match === undefined ? undefined : matchId.safeParse(flags.match);
  if (wanted?.success === false) {
    throw new Failure(
      `--match is twelve letters and digits, not "${printable(flags.match?.slice(0, 40) ?? "")}".`,
      EXIT.usage,
    );
  }
  const servers = flags.server === undefined ? [...readPeople().keys()].map(serverOf) : [chooseServer(flags.server)];
  if (servers.length === 0) throw noServer();
  for (;;) {
    const { listed, pause } = await look(servers);
    const own = listed?.filter(({ match }) => wanted === undefined || match.match === wanted.data);
    const due = own?.find(isMine);
    if (due !== undefined) return print(describe(due));
    if (own?.every(({ match }) => match.status === "over") === true) {
      throw new Failure(
        wanted === undefined ? "You have no matches in progress." : "This match is not yours, or it is over.",
      );
    }
    if (Date.now() + pause > end) throw new Failure(`It was not your turn within ${flags.timeout}.`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Your matches on all servers, or undefined if one could not be reached; and how long to wait before asking again. */
async function look(servers: readonly Server[]): Promise<{ listed?: readonly Listed[]; pause: number }> {
  try {
    return { listed: (await Promise.all(servers.map(matchesOn))).flat(), pause: LOOK_EVERY };
  } catch (error) {
    if (!(error instanceof LaterFailure)) throw error;
    return { pause: error.retryAfter > 0 ? 1000 * error.retryAfter : LOOK_SELDOM };
  }
}

async function matchesOn(server: Server): Promise<Listed[]> {
  const { matches, now } = ownMatchesAnswer.parse(await asMe(server, "GET", "/api/me/matches"));
  return matches.map((match) => ({ server: server.origin, match, now }));
}

function isMine({ match }: Listed): boolean {
  return match.isYourTurn;
}

function describe({ server, match, now }: Listed): string {
  const names = match.seats.map(({ name, kind }, seat) =>
    seat === match.seat ? "you" : name === "" ? `(${kind})` : name,
  );
  const unseen = match.length - match.seen;
  const facts = [
    describeTurn(match),
    ...(match.deadline === null ? [] : [`${describeTime(match.deadline - now)} left`]),
    ...(unseen > 0 && match.seen > 0 ? [`${unseen} new`] : []),
  ];
  return `${match.game} ${names.join(", ")}: ${facts.join(", ")} ${server}${match.path}`;
}

function describeTurn({ status, actor, seats, seat, isYourTurn }: OwnMatch): string {
  if (status === "open") return "waiting for players";
  if (status === "over") return seats[seat].place === null ? "over" : `over, place ${(seats[seat].place ?? 0) + 1}`;
  if (isYourTurn) return "your turn";
  return actor === null ? "being played" : `${seats[actor].name} is to move`;
}

function describeTime(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  if (minutes >= 2880) return `${Math.floor(minutes / 1440)} days`;
  return minutes >= 120 ? `${Math.floor(minutes / 60)} h` : `${minutes} min`;
}

/** Milliseconds in a text such as 30s, 10m, 12h or 7d. */
function readPeriod(text: string): number {
  const [, number, unit] = /^(\d{1,6})([smhd])$/.exec(text) ?? [];
  const seconds = { s: 1, m: 60, h: 3600, d: 86_400 }[unit ?? ""] ?? 0;
  if (seconds > 0 && Number(number) > 0) return 1000 * seconds * Number(number);
  throw new Failure(
    `--timeout is a time such as 30s, 10m, 12h or 7d, not "${printable(text.slice(0, 20))}".`,
    EXIT.usage,
  );
}

function serverOf(origin: string): Server {
  return { origin, token: readPeople().get(origin), password: process.env["RIAD_SERVER_PASSWORD"] };
}

/** The server named by the flag, or the only one that knows you. */
function chooseServer(named: string | undefined): Server {
  if (named !== undefined) return serverOf(readOrigin(named));
  const known = [...readPeople().keys()];
  if (known.length === 0) throw noServer();
  if (known.length > 1) throw new Failure(`Choose a server with --server: ${known.join(", ")}.`, EXIT.usage);
  return serverOf(known[0]);
}

function noServer(): Failure {
  return new Failure("No server knows you yet: name one with --server, or take a seat with riad play --join.");
}

async function asMe(server: Server, method: "GET" | "POST", path: string): Promise<unknown> {
  if (server.token === undefined) throw stranger(server);
  try {
    return await request(server, method, path, method === "POST" ? {} : undefined);
  } catch (error) {
    throw error instanceof StrangerFailure ? stranger(server) : error;
  }
}

/** Sends the device's current token, so that its seats are merged; sends none if the server no longer knows it. */
async function enter(server: Server, body: object): Promise<unknown> {
  try {
    return await request(server, "POST", "/api/enter", body);
  } catch (error) {
    if (!(error instanceof StrangerFailure)) throw error;
    return request({ ...server, token: undefined }, "POST", "/api/enter", body);
  }
}

function stranger({ origin }: Server): Failure {
  return new Failure(`${origin} does not know you: take a seat with riad play --join, or type riad me enter.`);
}

/** Names come from other people, so they are sanitised. */
function print(line: string): void {
  console.log(printable(line));
}
