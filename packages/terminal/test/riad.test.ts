/** The program as a whole: help, exit codes, completion, start-up, and small commands. */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { copyFileSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CHANCE, Match, listMoves, makeRecord, unwrap } from "@riad/core";
import { marrakech } from "@riad/marrakech";
import { FairRandom, commitTo, drawFirst, makeProof } from "@riad/protocol";
import { describe, expect, test } from "vitest";
import { BIN, newFolder, riad, riadProcess } from "./program.ts";
import { recordedPath, recordedTable } from "./scripts.ts";

const COMMANDS = ["play", "view", "replay", "verify", "tasks", "engine", "arena", "serve", "completion"];
const AZUL = "AF0cdde1bbbe2abde3cdee4bcceCfB1915161614D0000000000 A0MSFB0MSF";

describe("help", () => {
  test("lists every command, and each command has its own help with examples", async () => {
    const help = await riad(["--help"]);
    expect(help.code).toBe(0);
    for (const command of COMMANDS) {
      expect(help.out).toMatch(new RegExp(`^  ${command} `, "m"));
      const own = await riad([command, "--help"]);
      expect(own).toMatchObject({ code: 0, err: "" });
      expect(own.out).toContain("Examples:\n  ");
      if (command !== "completion") expect(own.out).toMatch(/Exit codes: 0 /);
    }
  });

  test("starts fast: help loads neither rules nor computer players", () => {
    const folder = newFolder();
    execFileSync(process.execPath, [BIN, "--help"], {
      stdio: "ignore",
      env: { ...process.env, NODE_V8_COVERAGE: folder },
    });
    const reports = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
    const loaded = reports.flatMap((text) =>
      (JSON.parse(text) as { result: { url: string }[] }).result.map(({ url }) => url),
    );
    const own = loaded.filter((url) => url.includes("/packages/"));
    expect(own.length).toBeGreaterThan(1);
    expect(own.filter((url) => !/\/packages\/(?:terminal|drawing)\//.test(url))).toEqual([]);
    expect(own.length).toBeLessThan(30);
  });
});

describe("bad command lines", () => {
  const lines: string[][] = [
    [],
    ["dance"],
    ["play"],
    ["play", "chess"],
    ["play", "azul", "--seats", "person,ghost"],
    ["play", "azul", "--ruleset", "anu"],
    ["play", "azul", "--width", "wide"],
    ["arena", "azul", "random"],
    ["arena", "azul", "random", "ghost"],
    ["arena", "azul", "random", "easy", "--option", "wall=brick"],
    ["engine", "chess"],
    ["completion", "tcsh"],
    ["serve", "--port", "99999"],
    ["replay"],
    ["verify"],
  ];
  test("get one sentence and exit code 2", async () => {
    for (const args of lines) {
      const { code, out, err } = await riad(args);
      expect({ args, code, out: out.length > 0 && args.length > 0 }).toEqual({ args, code: 2, out: false });
      if (args.length > 0) expect(err).toMatch(/^riad: [^\n]+\n([^\n]+\n)?$/);
      expect(err).not.toMatch(/\n +at /);
    }
  });

  test("end the process with that code", async () => {
    expect(await riadProcess(["dance"])).toEqual(await riad(["dance"]));
    expect(await riadProcess(["verify", "nowhere.riad"])).toEqual(await riad(["verify", "nowhere.riad"]));
    expect(await riadProcess(["verify", recordedPath("azul-2-fixed-1.riad")])).toMatchObject({ code: 0, err: "" });
  });
});

describe("riad engine", () => {
  test("answers every line, even bad ones, and ends with its input", async () => {
    const questions = [
      JSON.stringify({ id: 1, position: AZUL, level: "random" }),
      "{",
      "[]",
      JSON.stringify({ id: 2, position: "nonsense" }),
      JSON.stringify({ id: 3, position: AZUL, level: "ghost" }),
      JSON.stringify({ id: 4, position: AZUL, ms: -1 }),
      JSON.stringify({ id: "five", position: AZUL, nodes: 50, analyse: true }),
    ];
    const { code, out, err } = await riad(["engine", "azul", "--seed", "1"], { input: questions.join("\n") });
    expect({ code, err }).toEqual({ code: 1, err: "" });
    const answers = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(answers).toHaveLength(questions.length);
    expect(answers[0]).toMatchObject({ id: 1, move: expect.stringMatching(/^A[0-4][a-e][0-4F]$/) });
    for (const answer of answers.slice(1, 6)) expect(answer["error"]).toMatch(/\.$/);
    expect(answers[6]).toMatchObject({ id: "five", line: expect.any(Array) });
  });

  test("answers while its input stays open", async () => {
    const engine = spawn(process.execPath, [BIN, "engine", "marrakech"]);
    const start = "Pc03015iPy03015iA33NB" + "n00".repeat(49);
    engine.stdin.write(`${JSON.stringify({ id: 1, position: start, nodes: 1 })}\n`);
    const answer = await new Promise<string>((done) =>
      engine.stdout.once("data", (bytes: Buffer) => done(bytes.toString())),
    );
    expect(JSON.parse(answer)).toMatchObject({ id: 1, move: expect.stringMatching(/^[LSR]$/) });
    engine.stdin.end();
    expect(await new Promise((done) => engine.once("close", done))).toBe(0);
  });

  test("the example clients talk to it", () => {
    const examples = fileURLToPath(new URL("../../../examples/", import.meta.url));
    const javascript = execFileSync(process.execPath, [`${examples}client.mjs`, "azul", AZUL], { encoding: "utf8" });
    expect(javascript).toMatch(/^A[0-4][a-e][0-4F] {2}wins \d+ %/);
    if (spawnSync("python3", ["--version"]).status !== 0) return console.warn("SKIPPED: there is no python3.");
    const python = execFileSync("python3", [`${examples}client.py`, "random", "5"], { encoding: "utf8" });
    expect(python).toMatch(/\n.FCfB\d{10}D\d{10} A\d+M/);
    return undefined;
  });
});

describe("riad arena", () => {
  test("is reproducible from a seed with node budgets", async () => {
    const args = ["arena", "marrakech", "random", "easy", "--games", "6", "--nodes", "5", "--seed", "s", "--json"];
    const results = await Promise.all([riad(args), riad([...args, "--threads", "1"])]);
    const [one, other] = results.map(({ out }) => out.replace(/"ms":\[[^\]]*\]/g, ""));
    expect(other).toBe(one);
    const result = JSON.parse(results[0].out) as {
      pairings: { matches: number; share: { mean: number } }[];
      elo: Record<string, number>;
    };
    expect(result.pairings).toHaveLength(1);
    expect(result.pairings[0].matches).toBe(6);
    expect(Object.keys(result.elo)).toEqual(["random", "easy"]);
  });

  test("prints a table", async () => {
    const { code, out, err } = await riad([
      "arena",
      "azul",
      "random",
      "easy",
      "--games",
      "3",
      "--nodes",
      "1",
      "--seats",
      "3",
      "--option",
      "wall=free",
    ]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain("azul, 3 seats, wall free, centres 1, 1 nodes a move, seed 1");
    expect(out).toMatch(/^random : 2 × easy +3 +[\d.]+ ± [\d.]+ % +[+−][\d.]+ ± [\d.]+ +[\d.]+ : [\d.]+$/m);
  });
});

describe("riad verify and replay", () => {
  const record = recordedPath("azul-2-fixed-1.riad");
  const { length, position: last } = recordedTable("azul-2-fixed-1").match;
  const points = [last.points(0), last.points(1)];

  test("verify says that a record is correct, or where it is wrong", async () => {
    const others = ["marrakech-4-anu", "version-0.1-azul", "version-0.1-marrakech"];
    const { out } = await riad(["verify", record, ...others.map((name) => recordedPath(`${name}.riad`))]);
    expect(out.split("\n").map((line) => line.replace(/^.*\//, ""))).toEqual([
      `azul-2-fixed-1.riad: correct: Azul, ${length} moves, ${points.join(" : ")}; its deals and rolls match its seed.`,
      ...others.map((name) =>
        expect.stringMatching(
          new RegExp(`^${name}\\.riad: correct: \\w+, \\d+ moves, .*; its deals and rolls match its seed\\.$`),
        ),
      ),
      "",
    ]);
    const cwd = newFolder();
    const text = readFileSync(record, "utf8");
    writeFileSync(join(cwd, "result.riad"), text.replace(/result: \d+/, "result: 99"));
    writeFileSync(join(cwd, "half.riad"), `${text.slice(0, 500)} A9`.replace(/result: .*/, "result: *"));
    expect(await riad(["verify", "result.riad"], { cwd })).toMatchObject({
      code: 1,
      out: "",
      err: expect.stringMatching(/^riad: result\.riad: Line 15: the result is ".*" by the log, not "99/),
    });
    expect((await riad(["verify", "half.riad"], { cwd })).code).toBe(1);
    const mixed = await riad(["verify", "nowhere.riad", record], { cwd });
    expect(mixed).toMatchObject({ code: 1, err: "riad: nowhere.riad: there is no such file or folder.\n" });
    expect(mixed.out).toContain("azul-2-fixed-1.riad: correct");
  });

  test("verify refuses a record whose deals or rolls do not follow from its seed", async () => {
    const cwd = newFolder();
    const text = readFileSync(record, "utf8");
    // Swap the last two factories of the first deal.
    const dealt = text.replace(/ 3([a-e]{4}) 4([a-e]{4})/, " 3$2 4$1");
    expect(dealt).not.toBe(text);
    const changes = { deal: cut(dealt), seed: seeded(text), both: seeded(cut(dealt)) };
    for (const [name, changed] of Object.entries(changes)) {
      writeFileSync(join(cwd, `${name}.riad`), changed);
      const { code, out, err } = await riad(["verify", `${name}.riad`], { cwd });
      expect({ code, out }).toEqual({ code: 1, out: "" });
      expect(err).toMatch(
        new RegExp(
          `^riad: ${name}\\.riad: by its seed, move ${name === "deal" ? 4 : 1} should have been [0-4]\\w+, not [0-4]\\w+\\.\n$`,
        ),
      );
    }
    writeFileSync(join(cwd, "strange.riad"), text.replace(/^note chance: .*$/m, "note chance: by the stars"));
    expect(await riad(["verify", "strange.riad"], { cwd })).toMatchObject({ code: 1, out: "" });
    expect(await riad(["verify", recordedPath("finished.riad")])).toMatchObject({ code: 1, out: "" });
  });

  test("verify checks only what was drawn here in a continued course log", async () => {
    const cwd = newFolder();
    const bag = "RRRRYYYYBBBBLLLLUUUU".repeat(5);
    writeFileSync(join(cwd, "course.txt"), [bag, "Salma", "Tariq", "turn 1 R 4"].join("\n"));
    await riad(["play", "--load", "course.txt", "--save", "on.riad"], { input: "2 y 5\nq\n", cwd });
    expect((await riad(["verify", "on.riad"], { cwd })).out).toBe(
      "on.riad: correct so far: Azul, 7 moves, unfinished; its deals and rolls match its seed from move 7 on; earlier ones were drawn elsewhere.\n",
    );
  });

  test("verify recomputes the deals and rolls of a server's record", async () => {
    const secret = "5e".repeat(32);
    const match = unwrap(Match.fromSetup(marrakech, { seats: 2, first: drawFirst(secret, ["a", "b"], 2) }));
    while (!match.isOver) {
      const { position } = match;
      const isChance = match.actor === CHANCE;
      match.play(
        isChance ? position.draw(new FairRandom(secret, ["a", "b"], String(match.length))) : listMoves(position)[0],
      );
    }
    const proof = makeProof({ commit: commitTo(secret), secret, seeds: ["a", "b"], first: "drawn" });
    const cwd = newFolder();
    writeFileSync(join(cwd, "fair.riad"), makeRecord(match, { extra: proof }));
    writeFileSync(
      join(cwd, "unfair.riad"),
      makeRecord(match, { extra: { ...proof, "seed 0": "c", "first seat": "given" } }),
    );
    expect((await riad(["verify", "fair.riad"], { cwd })).out).toMatch(
      /; its \d+ outcomes of chance match the commitment\.\n$/,
    );
    // The players whose seeds the server could not know when it committed itself.
    const says: [number[], RegExp][] = [
      [[0, 1], /commitment, bound by the seed of Salma and Tariq\.\n$/],
      [[1], /bound by the seed of Tariq \(not by Salma, sent before the commitment was seen\)\.\n$/],
      [[], /commitment, but no player's seed bound the server, which could have chosen them\.\n$/],
    ];
    for (const [bound, sentence] of says) {
      const extra = makeProof({ commit: commitTo(secret), secret, seeds: ["a", "b"], bound, first: "drawn" });
      writeFileSync(join(cwd, "bound.riad"), makeRecord(match, { players: ["Salma", "Tariq"], extra }));
      expect((await riad(["verify", "bound.riad"], { cwd })).out).toMatch(sentence);
    }
    const refused = await riad(["verify", "unfair.riad"], { cwd });
    expect(refused).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^riad: unfair\.riad: Move \d+ should have been [1-4], not [1-4]\.\n$/),
    });
  });

  test("replay shows a turn, or prints the match in a pipe", async () => {
    const cwd = newFolder();
    copyFileSync(record, join(cwd, "m.riad"));
    const at = await riad(["replay", "m.riad", "--to", "6"], { cwd });
    expect(at.out).toMatch(/\nAfter turn 6 of \d+, round 1\.\n$/);
    const story = await riad(["replay", "m.riad"], { cwd });
    expect(story.out).toMatch(/^The factories are dealt\.\n(Salma|Tariq) takes /);
    expect(story.out).toMatch(/\nThe match is over: (Salma|Tariq) wins\. 1\. /);
    expect(await riad(["replay", "m.riad", "--to", String(length + 1)], { cwd })).toMatchObject({ code: 2, out: "" });
  });

  test("a closed pipe is not an error", () => {
    const { status, stderr } = spawnSync("sh", ["-c", `"${process.execPath}" "${BIN}" replay "${record}" | head -1`], {
      encoding: "utf8",
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  });
});

/** Cuts a record after the first deal, which is legal whatever was dealt. */
function cut(text: string): string {
  const [head, log] = text.split("\n\n");
  return `${head.replace(/^result: .*$/m, "result: *")}\n\n${log.split("\n")[0].split(" ").slice(0, 6).join(" ")}\n`;
}

function seeded(text: string): string {
  return text.replace(/^note seed: .*$/m, "note seed: another");
}

describe("riad completion", () => {
  test("knows every command, game and level", async () => {
    for (const shell of ["bash", "zsh", "fish"]) {
      const { code, out } = await riad(["completion", shell]);
      expect(code).toBe(0);
      for (const word of [...COMMANDS, "azul", "marrakech", "random", "seats"]) expect(out).toContain(word);
    }
  });

  test("works in bash", async () => {
    if (spawnSync("bash", ["--version"]).status !== 0) return console.warn("SKIPPED: there is no bash.");
    const script = `${(await riad(["completion", "bash"])).out}
      ask() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _riad; echo "\${COMPREPLY[@]}"; }
      ask riad pl; ask riad play m; ask riad play azul --se; ask riad arena azul ra`;
    const { stdout } = spawnSync("bash", ["-c", script], { encoding: "utf8" });
    expect(stdout.split("\n")).toEqual(["play", "marrakech", "--seats --seed --server", "random", ""]);
    return undefined;
  });
});

test("a match is saved when its output pipe is closed", async () => {
  const cwd = newFolder();
  const script = `yes nonsense | "${process.execPath}" "${BIN}" play azul --seed 9 | head -1`;
  expect(spawnSync("sh", ["-c", script], { cwd, encoding: "utf8" }).stderr).toBe("");
  expect((await riad(["verify", "azul-9.riad"], { cwd })).code).toBe(0);
});

test("a match is saved on a stop signal", async () => {
  const cwd = newFolder();
  const child = spawn(process.execPath, [BIN, "play", "azul", "--seed", "9"], { cwd });
  await new Promise((done) => child.stdout.once("data", done));
  child.kill("SIGTERM");
  expect(await new Promise((done) => child.once("close", done))).toBe(143);
  expect((await riad(["verify", "azul-9.riad"], { cwd })).code).toBe(0);
});
