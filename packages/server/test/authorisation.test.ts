/** Who may do what: every command, from every kind of caller, over both the socket and REST. */
import { randomBytes } from "node:crypto";
import { parseToClient } from "@riad/protocol";
import type { TableView, ToClient } from "@riad/protocol";
import { WebSocket } from "ws";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { House, picker, until } from "./house.ts";

/** The expected result of each cell: `ok`, or the code of the refusal. The same over the socket and over REST. */
const MATRIX = `
caller            | move         resign       leave        decide       rematch      chat         seed         join
no token          | unauthorised unauthorised unauthorised unauthorised unauthorised unauthorised unauthorised full
random token      | unauthorised unauthorised unauthorised unauthorised unauthorised unauthorised unauthorised full
another match     | unauthorised unauthorised unauthorised unauthorised unauthorised unauthorised unauthorised full
spectator         | unauthorised unauthorised unauthorised unauthorised unauthorised unauthorised unauthorised full
former holder     | unauthorised unauthorised unauthorised unauthorised unauthorised unauthorised unauthorised full
used invitation   | unauthorised unauthorised unauthorised unauthorised unauthorised unauthorised unauthorised unauthorised
computer's seat   | unauthorised unauthorised unauthorised unauthorised unauthorised unauthorised unauthorised full
seat to move      | ok           ok           ok           ok           forbidden    ok           forbidden    ok
another seat      | forbidden    ok           ok           ok           forbidden    ok           forbidden    ok
resigned          | forbidden    forbidden    ok           forbidden    forbidden    ok           forbidden    ok
lost on time      | forbidden    forbidden    ok           forbidden    forbidden    ok           forbidden    ok
stand-in          | forbidden    ok           ok           ok           forbidden    ok           forbidden    ok
before the start  | waiting      waiting      ok           waiting      forbidden    ok           ok           ok
after the end     | over         over         ok           over         ok           ok           over         ok
`;

const [head, ...rows] = MATRIX.trim().split("\n");
const COMMANDS = head.split("|")[1].trim().split(/\s+/);
const CELLS = rows.flatMap((row) => {
  const [caller, cells] = row.split("|");
  const outcomes = cells.trim().split(/\s+/);
  return COMMANDS.map((command, i) => ({ caller: caller.trim(), command, outcome: outcomes[i] }));
});

/** A caller at a table: the token it sends, if any, and how its socket joined the match. */
interface Caller {
  readonly match: string;
  readonly token?: string | undefined;
  readonly socket?: Line;
  readonly join?: object;
}

let house: House;
let flagged: Caller[];

beforeAll(async () => {
  house = await House.spawn({ LEAVER_SECONDS: "0" });
  flagged = await Promise.all(Array.from({ length: 2 * COMMANDS.length }, loseOnTime));
});

afterAll(() => house.close());

describe.each(["socket", "REST"])("over %s", (way) => {
  test.each(CELLS)("$command from $caller is answered with $outcome", async ({ caller, command, outcome }) => {
    const one = await CALLERS[caller]();
    const before = await look(one.match);
    const answer = way === "socket" ? await overSocket(one, command) : await overRest(one, command);
    expect(answer).toBe(outcome);
    const isStranger = outcome === "unauthorised" || outcome === "full";
    if (isStranger) expect((await look(one.match)).seats).toEqual(before.seats);
  });
});

const CALLERS: Readonly<Record<string, () => Promise<Caller>>> = {
  "no token": async () => ({ match: (await seatThree()).match }),
  "random token": async () => ({ match: (await seatThree()).match, token: newToken() }),
  "another match": async () => ({ match: (await seatThree()).match, token: (await seatThree()).tokens[0] }),
  async spectator() {
    const { match } = await seatThree();
    return { match, socket: await Line.watching(match) };
  },
  async "former holder"() {
    const { match, token } = await create([{ kind: "me" }, { kind: "open" }, { kind: "open" }]);
    const former = await join(match, "Former");
    const socket = await Line.watching(match, former);
    await house.post(`/api/matches/${match}/leave`, {}, former);
    await until("the socket hears that it has lost its seat", () => socket.you === null);
    await join(match, "Noor");
    await join(match, "Idris");
    await Line.watching(match, token);
    return { match, token: former, socket };
  },
  async "used invitation"() {
    const created = await create([{ kind: "me" }, { kind: "reserved" }, { kind: "open" }]);
    const { match, invites } = created;
    const { invite } = invites[0];
    await house.post(`/api/matches/${match}/join`, { name: "Noor", invite });
    await join(match, "Idris");
    return { match, token: invite, join: { invite } };
  },
  async "computer's seat"() {
    const { match } = await create([{ kind: "me" }, { kind: "computer", level: "random" }]);
    return { match, token: newToken(), join: { seat: 1 } };
  },
  async "seat to move"() {
    const { match, tokens } = await seatThree();
    return { match, token: tokens[(await look(match)).first ?? 0] };
  },
  async "another seat"() {
    const { match, tokens } = await seatThree();
    return { match, token: tokens[((await look(match)).first ?? 0) === 0 ? 1 : 0] };
  },
  async resigned() {
    const { match, tokens } = await seatThree();
    await house.post(`/api/matches/${match}/resign`, {}, tokens[0]);
    return { match, token: tokens[0] };
  },
  async "lost on time"() {
    const one = flagged.pop();
    if (one === undefined) throw new Error("no match is left");
    await until("the clock has run out", async () => (await look(one.match)).seats.some(({ out }) => out === "time"));
    return one;
  },
  async "stand-in"() {
    const { match, tokens } = await seatThree();
    const seat = ((await look(match)).first ?? 0) === 0 ? 1 : 0;
    const others = tokens.filter((_, i) => i !== seat);
    const lines = [await Line.watching(match, others[0]), await Line.watching(match, others[1])];
    const vote = { type: "decide", match, id: "vote", seat, choice: "computer", level: "random" };
    for (const line of lines) await line.ask(vote, ({ type }) => type === "accepted");
    expect((await look(match)).seats[seat].level).toBe("random");
    // Another player has to be disconnected for a vote.
    Line.closeAll(match);
    await Line.watching(match, tokens[2]);
    return { match, token: tokens[seat] };
  },
  async "before the start"() {
    const { match, token } = await create([{ kind: "me" }, { kind: "open" }, { kind: "open" }]);
    return { match, token };
  },
  async "after the end"() {
    const { match, tokens } = await house.seat("marrakech");
    await house.post(`/api/matches/${match}/resign`, {}, tokens[1]);
    return { match, token: tokens[0] };
  },
};

/** A live match of three, one of whom has an open socket; the others are disconnected. */
async function seatThree(extra: object = {}): Promise<{ match: string; tokens: string[] }> {
  const { match, tokens } = await house.seat("marrakech", 3, extra);
  await Line.watching(match, tokens[2]);
  return { match, tokens };
}

/** The seat to move runs out of time while the others continue, slowly enough not to finish. */
async function loseOnTime(): Promise<Caller> {
  const { match, tokens } = await house.seat("marrakech", 3, { clock: { kind: "turn", seconds: 5 } });
  const first = (await look(match)).first ?? 0;
  for (const [seat, token] of tokens.entries())
    if (seat !== first) house.guest(match, { token, choose: picker(seat), pause: () => 2000 });
  return { match, token: tokens[first] };
}

interface Created {
  readonly match: string;
  readonly token: string;
  readonly invites: readonly { readonly invite: string }[];
}

async function create(seats: object[]): Promise<Created> {
  return (await house.post("/api/matches", { game: "marrakech", seats, name: "Salma" })).body as unknown as Created;
}

async function join(match: string, name: string): Promise<string> {
  return String((await house.post(`/api/matches/${match}/join`, { name })).body["token"]);
}

async function look(match: string): Promise<TableView> {
  return (await house.get(`/api/matches/${match}`)).body["table"] as TableView;
}

function newToken(): string {
  return randomBytes(18).toString("base64url");
}

/** The body of a command; `about` is a disconnected seat. */
async function bodyOf(command: string, { match, token, join: how }: Caller): Promise<object> {
  const table = await look(match);
  if (command === "move") {
    const { body } = await house.get(`/api/matches/${match}`);
    return { ply: body["length"], move: (body["legal"] as string[])[0] ?? "L" };
  }
  if (command === "decide") return { seat: await findGone(match, token), choice: "wait" };
  if (command === "chat") return { phrase: "hello" };
  if (command === "seed") return { seed: "mine", commit: table.fair.commit };
  if (command === "join")
    return { name: "Guest", token: how === undefined ? (token ?? newToken()) : newToken(), ...how };
  return {};
}

/** A disconnected seat other than the caller's. */
async function findGone(match: string, token: string | undefined): Promise<number> {
  const own = token === undefined ? undefined : await new Line().seatOf(match, token);
  const { seats } = await look(match);
  const gone = seats.findIndex(({ out, level }, seat) => seat !== own && seat !== 2 && out === null && level === null);
  return gone < 0 ? 0 : gone;
}

async function overRest(one: Caller, command: string): Promise<string> {
  const body = await bodyOf(command, one);
  const path = `/api/matches/${one.match}/${command === "move" ? "moves" : command}`;
  const { status, body: answer } = await house.post(path, body, command === "join" ? undefined : one.token);
  return status === 200 ? "ok" : String(answer["code"]);
}

async function overSocket(one: Caller, command: string): Promise<string> {
  const body = await bodyOf(command, one);
  const line = one.socket ?? new Line();
  if (one.socket === undefined && one.token !== undefined) await line.watch(one.match, one.token);
  const id = randomBytes(6).toString("hex");
  const answer = await line.ask({ ...body, type: command, match: one.match, id }, (message) =>
    message.type === "accepted" || message.type === "refused" ? message.id === id : false,
  );
  line.close();
  if (answer.type !== "refused") return "ok";
  return answer.code;
}

/** A socket that sends one request at a time. */
class Line {
  static readonly #open = new Map<string, Set<Line>>();
  readonly #socket = new WebSocket(house.socket);
  readonly #opened = new Promise((resolve) => this.#socket.once("open", resolve));
  readonly #heard: ToClient[] = [];
  you: number | null | undefined;

  constructor() {
    this.#socket.on("message", (data: Buffer) => {
      const message = parseToClient(data.toString());
      if (message.type === "unexpected") return;
      if (message.type === "table") this.you = message.you;
      this.#heard.push(message);
    });
  }

  /** A socket that stays open until the match's tests have ended. */
  static async watching(match: string, token?: string): Promise<Line> {
    const line = new Line();
    await line.watch(match, token);
    const open = Line.#open.get(match) ?? new Set();
    Line.#open.set(match, open.add(line));
    return line;
  }

  static closeAll(match: string): void {
    for (const line of Line.#open.get(match) ?? []) line.close();
  }

  async watch(match: string, token?: string): Promise<void> {
    const message = { type: "watch", match, length: 0, ...(token !== undefined && { token }) };
    await this.ask(message, ({ type }) => type === "table" || type === "refused");
  }

  /** Looks up the seat of a token and disconnects. */
  async seatOf(match: string, token: string): Promise<number | undefined> {
    await this.watch(match, token);
    this.close();
    return this.you ?? undefined;
  }

  async ask(message: object, isAnswer: (message: ToClient) => boolean): Promise<ToClient> {
    await this.#opened;
    const from = this.#heard.length;
    this.#socket.send(JSON.stringify(message));
    const find = (): ToClient | undefined => this.#heard.slice(from).find(isAnswer);
    await until(`an answer to ${JSON.stringify(message)}`, find);
    return find() as ToClient;
  }

  close(): void {
    this.#socket.close();
  }
}
