/** Checks that every command, address and move in the documents works. */
import { spawn } from "node:child_process";
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { CHANCE, SeededRandom, completeSetup, listMoves, playChance, unwrap } from "@riad/core";
import { gameOf } from "@riad/games";
import { parseToServer } from "@riad/protocol";
import type { CreateAnswer } from "@riad/protocol";
import { Command } from "commander";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { declareCommands } from "../src/commands/commands.ts";
import { loadGameHelp } from "../src/commands/game-help.ts";
import { ROOT, codeOfParagraph, documents, fencedLines, inlineCode, shownCommands } from "./documents.ts";
import { newFolder, riad } from "./program.ts";

const MAIN = fileURLToPath(new URL("../../server/dist/main.js", import.meta.url));
const SCRIPTS = (createRequire(import.meta.url)("../../../package.json") as { scripts: Record<string, string> })
  .scripts;

/** What is not run, and why. Each pattern must match something: see the last test. */
const NOT_RUN: readonly { readonly what: RegExp; readonly because: string }[] = [
  { what: /^npm /, because: "builds, serves, measures or tests for minutes; that the script exists is checked" },
  { what: /^(?:RIAD_RECORD=1 )?npx vitest/, because: "a test cannot run the tests; that the file exists is checked" },
  { what: /docker compose/, because: "needs a container service; that the file exists is checked" },
];

let folder: string;
let server: Awaited<ReturnType<typeof openServer>>;

beforeAll(async () => {
  folder = newFolder();
  // A match of Marrakech, because several commands review it, and that takes a fifth of the time of Azul.
  const recorded = { "match.riad": "marrakech-2-anu.riad", "azul-42.riad": "azul-2-fixed-1.riad" };
  for (const [name, from] of Object.entries(recorded)) {
    copyFileSync(join(ROOT, "packages/terminal/test/recorded", from), join(folder, name));
  }
  writeFileSync(join(folder, "turns.txt"), "moves\nq\n");
  mkdirSync(join(folder, "bin"));
  mkdirSync(join(folder, "backups"));
  // The shell reads the line; the program gets what the shell makes of it. Two programs in one line are refused.
  shim("riad", `set -C; printf '%s\\0' "$@" >"${join(folder, "words")}" && exec cat >"${join(folder, "input")}"`);
  shim("npx", 'command=$1; shift; exec "$command" "$@"');
  server = await openServer(join(folder, "data"));
});

afterAll(() => server.close());

describe("commands", () => {
  const shown = shownCommands();
  const run = shown.filter(({ text }) => !NOT_RUN.some(({ what }) => what.test(text)));
  const different = run.filter(({ text }, i) => run.findIndex((other) => other.text === text) === i);

  test.each(different)("$at: $text", async ({ text }) => {
    const { code, err } = await shell(fill(text));
    expect(err).not.toMatch(/riad: |^error/m);
    expect(code).toBe(0);
  });

  test("that are not run refer to scripts and files that exist", () => {
    for (const { at, text } of shown.filter((one) => !run.includes(one))) {
      const script = /^npm (?:run )?([a-z:]+)/.exec(text)?.[1];
      if (script !== undefined && script !== "ci") expect(Object.keys(SCRIPTS), at).toContain(script);
      for (const [path] of text.matchAll(/[\w./-]+\.(?:ts|yaml|py|mjs)\b/g)) {
        expect(existsSync(join(ROOT, path)), `${at}: ${path}`).toBe(true);
      }
    }
  });

  test("in running text refer to scripts, commands and flags that exist", async () => {
    const program = new Command("riad");
    declareCommands(program, await loadGameHelp(["play"]));
    for (const { at, text } of inlineCode()) {
      const script = /^npm run ([a-z:]+)/.exec(text)?.[1];
      if (script !== undefined) expect(Object.keys(SCRIPTS), at).toContain(script);
      const words = /^riad ([a-z].*)$/.exec(text)?.[1]?.split(" ") ?? [];
      let command = program;
      while (words.length > 0) {
        const next = command.commands.find((one) => one.name() === words[0]);
        if (next === undefined) break;
        command = next;
        words.shift();
      }
      if (/^riad [a-z]/.test(text)) expect(command, `${at}: ${text}`).not.toBe(program);
      for (const flag of words.join(" ").matchAll(/--[a-z-]+/g)) {
        expect(
          command.options.map(({ long }) => long),
          `${at}: ${text}`,
        ).toContain(flag[0]);
      }
    }
  });

  test("that are not run are as few as possible", () => {
    expect(run.length).toBeGreaterThan(20);
    for (const { what } of NOT_RUN)
      expect(
        shown.some(({ text }) => what.test(text)),
        String(what),
      ).toBe(true);
    // All commands of the program itself are run.
    expect(shown.filter((one) => !run.includes(one) && /\briad [a-z]/.test(one.text))).toEqual([]);
  });
});

describe("addresses", () => {
  const paths = inlineCode().filter(
    ({ text }) => /^\/(?:[a-z]+|verify\?.+)(?:\/|$|[?#])/.test(text) && !/^\/(?:var|opt|etc)\//.test(text),
  );

  test.each(paths)("$at: $text", async ({ text }) => {
    const path = fill(text).replace(/#.*$/, "").replace("*", server.match);
    if (path === "/socket") {
      const socket = new WebSocket(`${server.base}/socket`.replace("http", "ws"));
      await new Promise((resolve, reject) => socket.on("open", resolve).on("error", reject));
      socket.close();
      return;
    }
    const answer = await fetch(server.base + path, { headers: { accept: "text/html" } });
    expect(answer.status).toBe(200);
    await answer.body?.cancel();
  });

  test("of the API match the server's description", async () => {
    const { paths: described } = (await (await fetch(`${server.base}/api`)).json()) as {
      paths: Record<string, Record<string, unknown>>;
    };
    const requests = inlineCode().flatMap(({ at, text }) => {
      const [, method, path] = /^(GET|POST) (\/api\/\S+)$/.exec(text) ?? [];
      return path === undefined ? [] : [{ at, method: method.toLowerCase(), path }];
    });
    expect(requests.length).toBeGreaterThan(8);
    for (const { at, method, path } of requests) expect(Object.keys(described[path] ?? {}), at).toContain(method);
  });
});

test("messages to the server can be parsed", () => {
  const messages = fencedLines().filter(({ text }) => text.startsWith("→ {"));
  expect(messages.length).toBeGreaterThan(2);
  for (const { at, text } of messages) {
    const json = text
      .slice(2)
      .replace(/\} {2,}.*$/, "}")
      .replace('"match":…', '"match":"WX7VYZ5szMvB"')
      .replace(/"commit":"[^"]*"/, `"commit":"${"9f".repeat(32)}"`)
      .replaceAll('"…"', `"${"a".repeat(24)}"`);
    expect(parseToServer(json), at).not.toMatchObject({ type: "unexpected" });
  }
});

test("requests to the engine are answered", async () => {
  const game = gameOf("azul");
  if (game === undefined) throw new Error("There is no Azul.");
  const position = game.start({ seats: 2, first: 0, options: { wall: "fixed", centres: "1" } });
  playChance(position, new SeededRandom(1));
  const questions = fencedLines()
    .map(({ text }) => text.split(/ {2,}→/)[0].trim())
    .filter((text) => text.startsWith('{"id":') && text.includes('"position"'));
  expect(questions.length).toBeGreaterThan(2);
  const lines = questions.map((text) =>
    text
      .replace(/"position":"[^"]*"/, `"position":"${game.notation.makePosition(position)}"`)
      .replace(/"ms":\d+/, '"ms":20'),
  );
  const { out, code } = await riad(["engine", "azul"], { input: `${lines.join("\n")}\n` });
  expect(out).not.toContain('"error"');
  expect(code).toBe(0);
});

describe("moves", () => {
  /** Only settles a position that a course string shows unsettled; it does not occur in a match. */
  const RARE = new Set(["score"]);

  test.each([
    [
      "azul",
      /^(?:[A-D]\w{2,4}|\d[a-e]{4}|score)$/,
      [
        { wall: "fixed", centres: "1" },
        { wall: "free", centres: "1" },
      ],
    ],
    ["marrakech", /^(?:[LSR]|[1-4]|\d{4})$/, [{ ruleset: "anu" }]],
  ] as const)("in the notation of %s occur in matches", (id, form, options) => {
    const game = gameOf(id);
    if (game === undefined) throw new Error(`There is no ${id}.`);
    const title = id === "azul" ? "Moves: drafting" : "Moves: turning";
    const shown = codeOfParagraph("docs/notation.md", title).filter((text) => form.test(text));
    expect(shown.length).toBeGreaterThan(2);
    const missing = new Set(shown.filter((text) => !RARE.has(text)));
    for (let seed = 1; seed <= 400 && missing.size > 0; seed++) {
      const random = new SeededRandom(seed);
      const setup = unwrap(completeSetup(game, { seats: 2, first: 0, options: options[seed % options.length] }));
      const position = game.start(setup);
      for (let moves = listMoves(position); moves.length > 0; moves = listMoves(position)) {
        if (position.actor !== CHANCE || moves.length < 200) {
          for (const move of moves) missing.delete(game.notation.makeMove(position, move));
        }
        position.play(position.actor === CHANCE ? position.draw(random) : moves[random.below(moves.length)]);
      }
    }
    expect([...missing]).toEqual([]);
  });

  test.each([
    ["azul", "**Turns of Azul**", /^(?:\d \w \d|c \w f|\d \w \d c1|\d|\d \d)$/],
    ["marrakech", "**Turns of Marrakech**", /^(?:left|straight|right|roll|[a-g]\d [a-g]\d|\d{4})$/],
  ])("of %s as people type them are understood", async (game, start, form) => {
    const shown = codeOfParagraph("docs/terminal.md", start).filter((text) => form.test(text));
    expect(shown.length).toBeGreaterThan(2);
    const extra = game === "azul" ? ["--wall", "free", "--centres", "2"] : [];
    const { out, err } = await riad(["play", game, "--seed", "42", ...extra], { input: `${shown.join("\n")}\nq\n` });
    expect(out + err).not.toMatch(/do not know|Unknown command/);
  });
});

test("every setting of the server is in docs/operations.md, and no other", () => {
  const source = readFileSync(join(ROOT, "packages/server/src/settings.ts"), "utf8");
  const read = [...source.matchAll(/"([A-Z][A-Z_]+)"/g)].map(([, name]) => name);
  const page = documents.find(({ path }) => path === "docs/operations.md")?.lines ?? [];
  const table = page.slice(page.findIndex((line) => line.startsWith("| variable")));
  const rows = table.slice(2, table.indexOf(""));
  const documented = rows.flatMap((row) => [...row.split("|")[1].matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name));
  expect(documented.toSorted()).toEqual([...new Set(read)].toSorted());
});

/** Replaces examples with real values, and reduces the work of measurements. */
function fill(text: string): string {
  return text
    .replace("https://…/azul/<match>", `${server.base}/azul/${server.match}`)
    .replaceAll("https://riad.example.org", server.base)
    .replaceAll("WX7VYZ5szMvB", server.match)
    .replaceAll(/<match>|\{match\}/g, server.match)
    .replaceAll("BCDFGH", server.code ?? "")
    .replace("#seat=…", `#seat=${server.token ?? ""}`)
    .replace("#invite=…", `#invite=${server.invite}`)
    .replace(/\/var\/lib\/riad-backup(?:\/(\S+))?/, (_, file?: string) =>
      join(folder, file === undefined ? "backups" : "backup.db"),
    )
    .replace(/riad arena .*/, "$& --threads 1")
    .replace(/riad review \S+/, "$& --nodes 20")
    .replace(/--games \d+/, "--games 2")
    .replace(/--ms \d+/, "--ms 2")
    .replace(/--nodes \d+/, "--nodes 20")
    .replaceAll(/@(\d+)ms/g, (_, ms: string) => `@${Number(ms) / 10}ms`);
}

function shim(name: string, line: string): void {
  const path = join(folder, "bin", name);
  writeFileSync(path, `#!/usr/bin/env bash\n${line}\n`);
  chmodSync(path, 0o755);
}

/** Runs a command as in a shell; the operator's commands use the data of a server that is not running. */
async function shell(command: string): Promise<{ code: number | null; err: string }> {
  const own = {
    RIAD_DATA: join(folder, command.includes("riad backup") ? "data" : "restored"),
    XDG_CONFIG_HOME: join(folder, "config"),
  };
  const env = { ...process.env, ...own, PATH: join(folder, "bin") + delimiter + process.env["PATH"] };
  const [words, input] = ["words", "input"].map((name) => join(folder, name));
  for (const file of [words, input]) rmSync(file, { force: true });
  const child = spawn("bash", ["-c", command], { cwd: folder, env, stdio: ["ignore", "ignore", "pipe"] });
  let err = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (err += text));
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  if (code !== 0 || !existsSync(words)) return { code, err };
  const args = readFileSync(words, "utf8").split("\0").slice(0, -1);
  return riad(args, { cwd: folder, env: own, input: readFileSync(input, "utf8") });
}

/** A real server with a table that has enough free seats. */
async function openServer(data: string) {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", RIAD_DATA: data, LOG_LEVEL: "fatal" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      const found = /localhost:(\d+)/.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.on("exit", () => reject(new Error("The server did not start; is it built?")));
  });
  const base = `http://127.0.0.1:${port}`;
  const seats = [{ kind: "me" }, { kind: "reserved" }, { kind: "open" }, { kind: "open" }];
  const create = async (): Promise<CreateAnswer> => {
    const answer = await fetch(`${base}/api/matches`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ game: "azul", seats, name: "Salma" }),
    });
    return (await answer.json()) as CreateAnswer;
  };
  const { match, token, invites } = await create();
  // The other table still has a free seat once the players with its link are seated.
  const { code } = await create();
  await riad(["backup", join(folder, "backup.db")], { env: { RIAD_DATA: data } });
  const close = (): Promise<unknown> => {
    const ended = new Promise((resolve) => child.on("exit", resolve));
    child.kill("SIGTERM");
    return ended;
  };
  return { base, match, code, token, invite: invites[0].invite, close };
}
