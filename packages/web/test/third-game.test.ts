/**
 * A game that consists of rules alone, added to a copy of the repository with one line on the shelf, works everywhere: types and
 * imports, terminal, arena, engine, REST and a real page.
 */
import { execFileSync, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { matchAnswer } from "@riad/protocol";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { browser } from "./opened.ts";
import { findFaults, visit } from "./visit.ts";

const ROOT = join(import.meta.dirname, "../../..");
const copy = mkdtempSync(join(tmpdir(), "riad-third-game-"));
/** In milliseconds: a whole copy of the project is built, while other tests want the processor too. */
const BUILDING = 480_000;
let server: ChildProcess;
let address = "";

beforeAll(async () => {
  copyRepository();
  node(["examples/third-game/add.mjs", copy]);
  run("npx", ["--no-install", "tsc", "-b"]);
  node([join(copy, "node_modules/vite/bin/vite.js"), "build", "--logLevel", "error"], "", join(copy, "packages/web"));
  address = await startServer();
}, BUILDING);

afterAll(() => {
  server?.kill();
  rmSync(copy, { recursive: true, force: true });
});

/**
 * The tracked files as they are in the working tree, with links to the packages that are installed here. What is built comes along
 * with its times, so that only packages that can see the shelf are compiled again.
 */
function copyRepository(): void {
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { cwd: ROOT });
  for (const file of files.toString().trim().split("\n")) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(ROOT, file), join(copy, file), { preserveTimestamps: true });
  }
  for (const name of readdirSync(join(ROOT, "packages")).filter((one) => one !== "web")) {
    const [built, target] = [ROOT, copy].map((root) => join(root, "packages", name, "dist"));
    if (existsSync(built)) cpSync(built, target, { recursive: true, preserveTimestamps: true });
  }
  const modules = join(copy, "node_modules");
  mkdirSync(join(modules, "@riad"), { recursive: true });
  for (const name of readdirSync(join(ROOT, "node_modules"))) {
    if (name !== "@riad") symlinkSync(join(ROOT, "node_modules", name), join(modules, name));
  }
  for (const name of readdirSync(join(copy, "packages"))) {
    symlinkSync(join("../../packages", name), join(modules, "@riad", name));
  }
}

function run(command: string, args: readonly string[], input = "", cwd = copy): string {
  return execFileSync(command, args, { cwd, input, encoding: "utf8", stdio: ["pipe", "pipe", "pipe"] });
}

function node(args: readonly string[], input = "", cwd = copy): string {
  return run(process.execPath, args, input, cwd);
}

function riad(args: readonly string[], input = ""): string {
  return node(["packages/terminal/bin/riad.mjs", ...args], input);
}

function startServer(): Promise<string> {
  const env = { ...process.env, PORT: "0", RIAD_DATA: join(copy, "data") };
  server = spawn(process.execPath, ["packages/server/dist/main.js"], {
    cwd: copy,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((resolve, reject) => {
    server.once("exit", () => reject(new Error("the server did not start")));
    server.stdout?.on("data", (text: Buffer) => {
      const found = /http:\S+/.exec(text.toString());
      if (found !== null) resolve(found[0]);
    });
  });
}

test("only its own package, the shelf and the manifests change, and the imports are in order", () => {
  expect(() => node(["scripts/check-imports.mjs"])).not.toThrow();
  const shelf = readFileSync(join(copy, "packages/games/src/index.ts"), "utf8");
  expect(shelf).toContain("azul, marrakech, pig]");
});

test("a common file that names a game is reported", () => {
  const planted = join(copy, "packages/web/src/play/planted.ts");
  writeFileSync(planted, "/** Only for Pig. */\n");
  expect(() => node(["scripts/check-imports.mjs"])).toThrow(/play\/planted\.ts:1 names a game/);
  rmSync(planted);
});

test("is played in the terminal, saved, checked, viewed and replayed", () => {
  const turns = Array.from({ length: 400 }, (_, i) => (i % 3 === 2 ? "hold" : "roll")).join("\n");
  const played = riad(["play", "pig", "--seats", "person,easy", "--seed", "7", "--save", "pig.riad"], turns);
  expect(played).toMatch(/The match is over: .+ wins/);
  expect(riad(["verify", "pig.riad"])).toContain("Pig");
  expect(riad(["replay", "pig.riad"])).toContain("Chance: ");
  expect(riad(["view", "0-12/100 turn=2 pot=7"])).toMatch(/Pig: Player 2 to move/);
  expect(riad(["play", "pig", "--seats", "person,random", "--target", "50"], "moves\nrules\nfly\nq\n")).toMatch(
    /Legal now: roll/,
  );
});

test("its levels meet in the arena, and better ones win", () => {
  const args = ["arena", "pig", "hard", "random", "--games", "20", "--nodes", "2000", "--threads", "1", "--json"];
  const { pairings } = JSON.parse(riad(args)) as { pairings: { share: { mean: number } }[] };
  expect(pairings[0].share.mean).toBeGreaterThan(0.6);
});

test("speaks through the engine, and says that it has no tasks", () => {
  const question = { id: 1, position: "45-12/50 turn=1 pot=6", nodes: 500 };
  expect(JSON.parse(riad(["engine", "pig"], `${JSON.stringify(question)}\n`))).toMatchObject({ id: 1, move: "hold" });
  expect(() => riad(["tasks", "pig"])).toThrow(/Pig has no task functions; azul and marrakech do/);
});

test("is played over REST against a computer", async () => {
  const created = await post("/api/matches", {
    game: "pig",
    seats: [{ kind: "me" }, { kind: "computer", level: "easy" }],
  });
  const { match, token } = created as { match: string; token: string };
  for (let turn = 0; turn < 60; turn++) {
    const state = matchAnswer.parse(await (await fetch(`${address}/api/matches/${match}`)).json());
    if (state.actor !== 0) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      continue;
    }
    const move = state.legal.includes("hold") ? "hold" : "roll";
    await post(`/api/matches/${match}/moves`, { id: `m${turn}`, ply: state.length, move }, token);
  }
  const { length } = matchAnswer.parse(await (await fetch(`${address}/api/matches/${match}`)).json());
  expect(length).toBeGreaterThan(10);
  const page = await fetch(`${address}/pig/${match}`, { headers: { accept: "text/plain", "user-agent": "curl/8" } });
  expect(await page.text()).toMatch(/^Pig /);
});

test("is chosen on the start page and played on a real page to its end", async () => {
  await visit(browser, address, { bypassCSP: true }, async (page) => {
    expect(await page.locator(".arch").count()).toBe(3);
    await page.getByRole("button", { name: "Pig" }).first().click();
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Play Pig" }).click();
    await expect.poll(() => page.title()).toContain("Pig");
    await playToTheEnd(page);
    await expect.poll(() => page.locator(".result-scene").innerText()).toMatch(/You won|You lost/);
    expect(await findFaults(page)).toEqual([]);
  });
});

test("has a rules page, a viewer and an online table", async () => {
  await visit(browser, `${address}/learn/pig`, {}, async (page) => {
    expect(await page.locator("main").innerText()).toContain("How to play Pig");
  });
  await visit(browser, `${address}/view/pig?p=${encodeURIComponent("0-12/100 turn=2 pot=7")}`, {}, async (page) => {
    await expect.poll(() => page.locator("main").innerText()).toContain("0-12/100 turn=2 pot=7");
  });
  const created = await post("/api/matches", {
    game: "pig",
    seats: [{ kind: "me" }, { kind: "computer", level: "random" }],
  });
  const { path, token } = created as { path: string; token: string };
  await visit(browser, `${address}${path}#seat=${token}`, {}, async (page) => {
    await page.locator("[data-move]").first().click();
    await expect.poll(() => page.locator(".last-moves li").count()).toBeGreaterThan(1);
  });
});

async function playToTheEnd(page: Page): Promise<void> {
  const end = page.locator(".result-scene");
  const next = page.locator("[data-move=hold], [data-move=roll]").first();
  for (let turn = 0; turn < 1000 && !(await end.isVisible()); turn++) {
    await Promise.race([next.click({ timeout: 5000 }).catch(() => undefined), end.waitFor().catch(() => undefined)]);
  }
}

async function post(path: string, body: object, token?: string): Promise<unknown> {
  const response = await fetch(address + path, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return response.json();
}
