/** Online matches from the terminal, on a real server that is killed while they are played. */
import { setTimeout as wait } from "node:timers/promises";
import { listMoves, parseRecord, unwrap } from "@riad/core";
import { gameOf } from "@riad/games";
import { parseProof, verifyChance } from "@riad/protocol";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { until } from "../../server/test/until.ts";
import { NodeProcess, freePort, newFolder } from "../../server/test/trial/services.ts";
import { OnlineTable } from "../src/online/table.ts";
import { OnlinePlayer } from "./player.ts";
import { Pane, hasTmux } from "./pane.ts";
import { riad } from "./program.ts";

let node: NodeProcess;
const players: OnlinePlayer[] = [];

// One server for all: starting one costs more than most of what is done with it here.
beforeAll(async () => {
  const env = { RIAD_DATA: newFolder(), RATE_LIMITS: "off", LOG_LEVEL: "fatal", LEAVER_SECONDS: "0" };
  node = new NodeProcess(await freePort(), env);
  await node.start();
});

afterEach(async () => {
  for (const player of players.splice(0)) await player.kill();
});

afterAll(() => node.kill());

interface Created {
  readonly match: string;
  readonly code: string;
  readonly token: string;
  readonly path: string;
  readonly invites: readonly { readonly path: string }[];
}

interface Wanted {
  readonly others?: readonly object[];
  /** For a test whose name must be free: the first person to finish a match under a name owns it. */
  readonly name?: string;
}

async function create(game: string, { others = [{ kind: "open" }], name = "Salma" }: Wanted = {}): Promise<Created> {
  const response = await fetch(`${node.http}/api/matches`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ game, seats: [{ kind: "me" }, ...others], name }),
  });
  return (await response.json()) as Created;
}

function sit(...args: string[]): OnlinePlayer {
  const player = new OnlinePlayer(args);
  players.push(player);
  return player;
}

/** In one match the server is killed, in the other a player's terminal. */
describe.each([
  { game: "azul", killed: "the server", name: "Malika" },
  { game: "marrakech", killed: "one of them", name: "Noor" },
])("$game", ({ game, killed, name }) => {
  test(`two terminals play a whole match while ${killed} is killed and restarted`, async () => {
    const { match, token, path } = await create(game, { name: `${name} 1` });
    const page = node.http + path;
    const first = sit(`${page}#seat=${token}`);
    first.playUpTo(4);
    await until("the first sits", () => first.link !== "");
    let second = sit(page, "--name", `${name} 2`);
    await until("the second sits", () => second.link !== "");
    const watcher = sit(page);
    await until("the third watches", () => watcher.out.includes("You're watching"));
    await until("some turns", () => first.turns > 2 && second.turns > 2);
    if (killed === "the server") {
      await node.kill();
      await until("the loss is said", () => first.out.includes("Connection lost. Reconnecting…"));
      await node.start();
    } else {
      const { link } = second;
      // Presence is sent at most once per second: a player who is killed sooner was never reported as connected, and one who
      // reconnects sooner never as disconnected.
      await until("the second is reported", () => first.out.includes(`${name} 2 is connected.`));
      await second.kill();
      await until("the loss of the second is said", () => first.out.includes(`${name} 2 has disconnected.`));
      second = sit(link);
      await until("the second is back", () => second.link === link);
    }
    first.playUpTo(Number.POSITIVE_INFINITY);
    const all = [first, second, watcher];
    await until("the end", () => all.every(({ isOver }) => isOver), 120_000);
    if (killed === "the server") expect(all.every(({ out }) => out.includes("Reconnected."))).toBe(true);
    for (const player of all) expect(await player.end()).toBe(0);
    expect(all.map(({ err }) => err).join("")).toBe("");
    // Everybody reports the same result.
    const ends = all.map(({ out }) => /^The match is over: .* [12]\. .*$/m.exec(out)?.[0]);
    expect(new Set(ends).size).toBe(1);
    const record = unwrap(parseRecord(await (await fetch(`${node.http}/api/matches/${match}/record`)).text(), gameOf));
    const proof = parseProof(record.notes);
    expect(record.match.isOver && proof !== undefined && verifyChance(record.match, proof).fair).toBe(true);
    // The seat that joined from here has contributed a seed.
    expect(proof?.seeds[1]).toMatch(/^[\w-]{16}$/);
  });
});

test("by code, by invitation; phrases, resigning, a rematch with the same links, leaving", async () => {
  const { code, token, path, invites } = await create("marrakech", {
    others: [{ kind: "reserved" }, { kind: "open" }],
  });
  const salma = new OnlinePlayer([`${node.http}${path}#seat=${token}`], false);
  const tariq = new OnlinePlayer([code.toLowerCase(), "--server", node.http, "--name", "Tariq"], false);
  players.push(salma, tariq);
  await until("two sit", () => salma.link !== "" && tariq.link !== "");
  await until("the code is said", () => salma.out.includes(`Waiting for players; the code is ${code}`));
  const idris = new OnlinePlayer([node.http + invites[0].path, "--name", "Idris"], false);
  players.push(idris);
  await until("the third sits", () => idris.link !== "");
  await until("it begins", () => salma.out.includes("The match starts: "));
  tariq.type("chat good luck");
  await until("a phrase", () => salma.out.includes("Tariq: “Good luck!”"));
  tariq.type("chat you fool");
  await until("only phrases", () => tariq.out.includes("chat takes one of hello, good-luck"));
  for (const line of ["undo", "hint", "who", "view Idris", "moves", "history", "h", "save here.riad"]) salma.type(line);
  await until("a save", () => salma.out.includes("Saved to here.riad."));
  expect(salma.out).toContain("You can't undo online.");
  expect(salma.out).toContain("3. Tariq");
  idris.type("resign");
  await until("one is out", () => salma.out.includes("Idris has resigned."));
  tariq.type("leave");
  expect(await tariq.exited).toBe(0);
  await until("one has left", () => salma.out.includes("Tariq has left and may come back."));
  salma.type("decide end Tariq");
  await until("an end", () => salma.out.includes("The match has ended without a winner."));
  const back = new OnlinePlayer([tariq.link], false);
  players.push(back);
  await until("back", () => back.link !== "");
  for (const player of [salma, idris, back]) player.type("rematch");
  await until("the next match", () => salma.out.includes("The next match at this table: "));
  await until("it runs", () => (salma.out.match(/ is to move|: Turn Assam/g) ?? []).length > 1);
  salma.type("q");
  expect(await salma.exited).toBe(0);
  expect(salma.out).toMatch(/Your seat is kept at http\S+\/marrakech\/\w{12}#seat=\S+\n$/);
});

/** Whether it is this player's turn. */
const isAsked = ({ out }: OnlinePlayer): boolean => out.includes(": Turn Assam");

test("a turn is re-sent until it is answered, even after the input has ended; one that is never answered was not played", async () => {
  const other = await create("marrakech", { others: [{ kind: "computer", level: "random" }] });
  const table = new OnlineTable({ origin: node.http, match: other.match, name: "Salma", seat: other.token });
  await table.open();
  await until("it is our turn", () => table.isMyTurn);
  const { token, path, match } = await create("marrakech");
  const salma = new OnlinePlayer([`${node.http}${path}#seat=${token}`], false);
  await until("the first sits", () => salma.link !== "");
  const tariq = new OnlinePlayer([`${node.http}${path}`], false);
  players.push(salma, tariq);
  await until("both sit", () => tariq.link !== "");
  await until("it begins", () => salma.out.includes("The match starts: "));
  await until("one of them is asked", () => isAsked(salma) || isAsked(tariq));
  const mover = isAsked(salma) ? salma : tariq;
  await node.kill();
  await until("the loss is said", () => mover.out.includes("Connection lost"));
  mover.type("left");
  const ended = mover.end();
  await until("the line is broken", () => table.isBroken);
  const position = table.follower.match?.position;
  if (position === undefined) throw new Error("There is no match.");
  table.play(listMoves(position)[0]);
  expect(await table.close({ move: 300, other: 300 })).toBe(false);
  // Longer than the program waits for anything but a move.
  await wait(11_000);
  await node.start();
  expect(await ended).toBe(0);
  const { moves } = (await (await fetch(`${node.http}/api/matches/${match}`)).json()) as { moves: string[] };
  expect(moves.filter((move) => move === "L")).toHaveLength(1);
});

test("a wrong address, match, seat or server gets one sentence and a non-zero exit code", async () => {
  const { path, token, match } = await create("azul");
  const closed = await freePort();
  const cases: [string[], number, string][] = [
    [["nonsense"], 2, "begins with http:// or https://"],
    [["ftp://example.org/azul/WX7VYZ5szMvB"], 2, "begins with http:// or https://"],
    [[node.http], 2, "is not the page of a match"],
    [[`${node.http}/azul/short`], 2, "is not the page of a match"],
    [[`${node.http}${path}#seat=short`], 2, "The part after #seat= is incomplete"],
    [["BCDFGH"], 2, "A code needs its server"],
    [[`${node.http}${path}`, "--server", node.http], 2, "--server goes with a code"],
    [["BCDFGH", "--server", "example"], 2, "--server takes an address"],
    [[`${node.http}${path}`, "--name", "x".repeat(30)], 2, "A name is one line of at most 24 letters"],
    [[`${node.http}${path}`, "--seats", "3"], 2, "--seats can't be used with --join"],
    [[`${node.http}${path}`, "azul"], 2, '"azul" can\'t be used with --join'],
    [["BCDFGH", "--server", node.http], 1, "No table with a free seat has this code."],
    [[`${node.http}/azul/111111111111`], 1, "There is no such match."],
    [[`${node.http}${path}#seat=${token.slice(1)}A`], 1, "This is not the link to a seat of this match."],
    [[`${node.http}${path}#invite=${token}`], 1, "This invitation is not valid, or somebody has already used it."],
    [[`http://127.0.0.1:${closed}/azul/${match}`], 1, "No Riad server found at"],
    [["BCDFGH", "--server", `http://127.0.0.1:${closed}`], 1, "No Riad server found at"],
  ];
  for (const [args, code, sentence] of cases) {
    const run = await riad(["play", "--join", ...args]);
    expect({ args, code: run.code, out: run.out }).toEqual({ args, code, out: "" });
    expect(run.err).toMatch(/^riad: [^\n]+\n$/);
    expect(run.err).toContain(sentence);
  }
  expect((await riad(["play", "azul", "--server", node.http])).err).toBe("riad: --server needs --join.\n");
});

test.skipIf(!hasTmux)(
  "on a terminal the others' turns appear without input, and do not disturb what is being typed",
  async () => {
    const { token, path } = await create("marrakech");
    const tariq = sit(`${node.http}${path}#seat=${token}`);
    await until("the first sits", () => tariq.link !== "");
    const pane = await Pane.open(["play", "--join", `${node.http}${path}`, "--name", "Malika"], 80, 30);
    try {
      await pane.until(/Malika: Turn Assam: < left, \^ straight or > right/);
      await pane.type("nonsen");
      await pane.press("BSpace");
      await pane.until(/> nonse$/m);
      for (let i = 0; i < 5; i++) await pane.press("BSpace");
      await pane.enter("left");
      const asked = await pane.until(/Malika: Lay a \w+ rug beside Assam, such as \w\d \w\d/);
      await pane.enter(/such as (\w\d \w\d)/.exec(asked.join("\n"))?.[1] ?? "");
      await pane.until(/Salma lays a \w+ rug/);
      await pane.until(/Malika: Turn Assam/);
      await node.kill();
      await pane.until("Connection lost");
      await node.start();
      await pane.until("Reconnected.");
      await pane.enter("q");
      expect((await pane.until("[exit 0]")).join("\n")).toMatch(/Your seat is kept at http/);
    } finally {
      await pane.close();
    }
  },
);
