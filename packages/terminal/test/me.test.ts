/**
 * Your identity on a server, from the terminal: the file with your tokens, your matches, waiting for your turn, other
 * devices.
 */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { House } from "../../server/test/house.ts";
import { newFolder, riad } from "./program.ts";
import type { Run } from "./program.ts";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** A machine with a separate home folder. */
class Machine {
  readonly config = newFolder();
  readonly file = join(this.config, "riad", "people.json");

  run(...args: string[]): Promise<Run> {
    return this.type("q\n", ...args);
  }

  type(input: string, ...args: string[]): Promise<Run> {
    return riad(args, { input, env: { XDG_CONFIG_HOME: this.config } });
  }
}

async function newTable(): Promise<{ match: string; token: string; page: string }> {
  const seats = [{ kind: "me" }, { kind: "open" }];
  const { body } = await house.post("/api/matches", { game: "marrakech", seats, name: "Idris" });
  const { match, token } = body as { match: string; token: string };
  return { match, token, page: `${house.base}/marrakech/${match}` };
}

test("taking a seat creates a file that only you can read, and the match is listed from then on", async () => {
  const machine = new Machine();
  expect((await machine.run("matches")).out).toBe("You have no matches in progress.\n");
  expect((await machine.run("me")).out).toContain("No server knows you yet");
  const { page, match } = await newTable();
  const joined = await machine.run("play", "--join", page, "--name", "Salma");
  expect(joined.err).toBe("");
  expect(joined.code).toBe(0);
  expect(statSync(machine.file).mode & 0o777).toBe(0o600);
  expect(Object.keys(JSON.parse(readFileSync(machine.file, "utf8")) as object)).toEqual([house.base]);
  const listed = await machine.run("matches");
  expect(listed.out).toMatch(new RegExp(`^marrakech Idris, you: (your turn|Idris is to move) ${page}\n$`));
  const json = await machine.run("matches", "--server", house.base, "--json");
  expect(JSON.parse(json.out)).toMatchObject({ server: house.base, match, seat: 1 });
  expect((await machine.run("me")).out).toMatch(/: Salma, [01] waiting for you; devices: Riad, \w+ \(this one\)\n$/);
  // Joining again without the seat link finds the seat.
  const again = await machine.run("play", "--join", page);
  expect(again.out).toContain("You are Salma in seat 2");
});

test("neither a spectator nor a guest at the same machine creates a file", async () => {
  const machine = new Machine();
  const { page } = await newTable();
  expect((await machine.run("play", "--join", page, "--guest", "--name", "Noor")).code).toBe(0);
  expect((await machine.run("play", "--join", page)).out).toContain("You're watching Marrakech");
  expect(existsSync(machine.file)).toBe(false);
  const wrong = await machine.run("play", "marrakech", "--guest");
  expect([wrong.code, wrong.err]).toEqual([2, "riad: --guest needs --join.\n"]);
});

test("wait exits when it is your turn, and reports if it never will be", async () => {
  const machine = new Machine();
  const { page, match, token } = await newTable();
  await machine.run("play", "--join", page);
  const { actor } = (await house.get(`/api/matches/${match}`)).body as { actor: number };
  if (actor === 0) {
    const early = await machine.run("wait", "--timeout", "1s");
    expect([early.code, early.err]).toEqual([1, "riad: It was not your turn within 1s.\n"]);
    for (;;) {
      const now = (await house.get(`/api/matches/${match}`)).body as { actor: number; legal: string[] };
      if (now.actor !== 0) break;
      await house.post(`/api/matches/${match}/moves`, { move: now.legal[0] }, token);
    }
  }
  const due = await machine.run("wait", "--match", match, "--timeout", "30s");
  expect(due.code).toBe(0);
  expect(due.out).toContain(`your turn ${page}`);
  const other = await machine.run("wait", "--match", "WX7VYZ5szMvB", "--timeout", "30s");
  expect([other.code, other.err]).toEqual([1, "riad: This match is not yours, or it is over.\n"]);
  await house.post(`/api/matches/${match}/resign`, {}, token);
  const over = await machine.run("wait", "--timeout", "30s");
  expect([over.code, over.err]).toEqual([1, "riad: You have no matches in progress.\n"]);
  expect((await machine.run("matches")).out).toContain("no matches");
  expect((await machine.run("matches", "--all")).out).toContain("over, place 1");
});

test("words add another machine to your identity, with the seats it had", async () => {
  const laptop = new Machine();
  const desk = new Machine();
  const first = await newTable();
  const second = await newTable();
  await laptop.run("play", "--join", first.page, "--name", "Salma");
  await desk.run("play", "--join", second.page, "--name", "Salma too");
  const [words, link] = (await laptop.run("me", "words", "--server", house.base)).out.split("\n");
  expect(words.split(" ")).toHaveLength(8);
  expect(link).toContain(`${house.base}/me#words=${words.replaceAll(" ", "-")}`);
  const entered = await desk.run("me", "enter", ...words.toUpperCase().split(" "), "--server", house.base);
  expect(entered.err).toBe("");
  expect(entered.out).toContain(`You are Salma on ${house.base} now.`);
  expect(statSync(desk.file).mode & 0o777).toBe(0o600);
  for (const machine of [laptop, desk]) expect((await machine.run("matches")).out.trim().split("\n")).toHaveLength(2);
  const again = await new Machine().run("me", "enter", words, "--server", house.base);
  // Recovery words are not accepted as arguments, which every user of the machine could read.
  const token = Object.values(JSON.parse(readFileSync(laptop.file, "utf8")) as Record<string, string>)[0];
  const sheet = String((await house.post("/api/me/recovery", {}, token)).body["words"]);
  const typed = await new Machine().type(`${sheet}\n`, "me", "enter", "--server", house.base);
  expect([typed.code, typed.err]).toEqual([0, ""]);
  const empty = await new Machine().type("", "me", "enter", "--server", house.base);
  expect([empty.code, empty.err.split("\n").length]).toEqual([2, 2]);
  expect([again.code, again.err]).toEqual([
    1,
    "riad: These words are not valid: they may be misspelt, used already, or too old.\n",
  ]);
});

test("joining by a seat link also makes the seat yours", async () => {
  const machine = new Machine();
  const { page, token, match } = await newTable();
  expect((await machine.run("play", "--join", `${page}#seat=${token}`)).code).toBe(0);
  expect(JSON.parse((await machine.run("matches", "--json")).out)).toMatchObject({ match, seat: 0 });
});

test("bad input and bad files are refused in one line", async () => {
  const machine = new Machine();
  const refusals = [
    ["matches", "--server", "nonsense"],
    ["wait", "--timeout", "soon"],
    ["wait", "--match", "x"],
    ["wait"],
    ["me", "words"],
    ["me", "words", "--server", house.base],
    ["me", "enter", "able"],
    ["me", "enter", "able", "--server", "http://127.0.0.1:1"],
  ];
  const runs = await Promise.all(refusals.map((args) => machine.run(...args)));
  for (const [i, { code, err, out }] of runs.entries()) {
    const args = refusals[i];
    expect([1, 2], args.join(" ")).toContain(code);
    expect(err, args.join(" ")).toMatch(/^riad: [^\n]+\n$/);
    expect(out).toBe("");
  }
  mkdirSync(join(machine.config, "riad"));
  writeFileSync(machine.file, "{");
  expect((await machine.run("matches")).err).toMatch(/^riad: .* is damaged; [^\n]+\n$/);
  // The match can still be joined by its seat link.
  const { page } = await newTable();
  const joined = await machine.run("play", "--join", page);
  expect(joined.code).toBe(0);
  expect(joined.out).toMatch(/#seat=\S+\n[^]*only by its link/);
});

test("on a server with a password the token is sent in addition", async () => {
  const locked = await House.open();
  try {
    const machine = new Machine();
    const env = { XDG_CONFIG_HOME: machine.config, RIAD_SERVER_PASSWORD: " with spaces é " };
    const seats = [{ kind: "me" }, { kind: "open" }];
    const { match } = (await locked.post("/api/matches", { game: "azul", seats })).body as { match: string };
    const { operator } = await import("../../server/src/admin/operator.ts");
    await operator.password({ RIAD_DATA: locked.folder }, env.RIAD_SERVER_PASSWORD);
    for (let i = 0; i < 40 && (await locked.get("/api/lobby")).status !== 401; i++) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const page = `${locked.base}/azul/${match}`;
    expect((await riad(["play", "--join", page], { input: "q\n", env })).code).toBe(0);
    expect(JSON.parse((await riad(["matches", "--json"], { env })).out)).toMatchObject({ match, seat: 1 });
    const { code, err } = await riad(["matches"], { env: { ...env, RIAD_SERVER_PASSWORD: "wrong" } });
    expect([code, err]).toEqual([1, "riad: This is not the password of this server.\n"]);
  } finally {
    await locked.close();
  }
});
