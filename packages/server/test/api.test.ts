import { Validator } from "@seriousme/openapi-schema-validator";
import {
  acceptedAnswer,
  createAnswer,
  errorAnswer,
  gamesAnswer,
  joinAnswer,
  lobbyAnswer,
  matchAnswer,
  parseToClient,
} from "@riad/protocol";
import { unwrap } from "@riad/core";
import { newPaint, screenOf } from "@riad/drawing";
import { shelf } from "@riad/games";
import { afterAll, beforeAll, expect, test } from "vitest";
import { House, until } from "./house.ts";

let house: House;

beforeAll(async () => {
  house = await House.open();
});

afterAll(() => house.close());

test("the description is valid OpenAPI 3.1 and lists every route with its errors", async () => {
  const { body } = await house.get("/api");
  const result = await new Validator().validate(structuredClone(body));
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
  expect(body["openapi"]).toMatch(/^3\.1/);
  const paths = body["paths"] as Record<string, Record<string, { responses: object }>>;
  expect(Object.keys(paths)).toContain("/api/matches/{match}/moves");
  for (const methods of Object.values(paths)) {
    for (const { responses } of Object.values(methods))
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(["400", "429"]));
  }
});

test("answers match the description", async () => {
  const created = await house.post("/api/matches", {
    game: "marrakech",
    seats: [{ kind: "me" }, { kind: "open" }],
    public: true,
  });
  expect(created.status).toBe(201);
  const { match, token } = createAnswer.parse(created.body);
  lobbyAnswer.parse((await house.get("/api/lobby")).body);
  const joined = joinAnswer.parse(
    (await house.post(`/api/matches/${match}/join`, { name: "Tariq", seed: "mine" })).body,
  );
  const state = matchAnswer.parse((await house.get(`/api/matches/${match}`)).body);
  expect(state.table.fair.seeds).toEqual(["", "mine"]);
  expect(state.legal).toEqual(expect.arrayContaining(["L", "R", "S"]));
  const mover = state.actor === joined.seat ? joined.token : (token ?? "");
  const played = await house.post(`/api/matches/${match}/moves`, { id: "m1", ply: 0, move: "L" }, mover);
  expect(acceptedAnswer.parse(played.body)).toEqual({ match, id: "m1", ply: 0 });
  const again = await house.post(`/api/matches/${match}/moves`, { id: "m1", ply: 0, move: "L" }, mover);
  expect(again.body).toEqual(played.body);
  for (const game of gamesAnswer.parse((await house.get("/api/games")).body))
    expect(game.levels.length).toBeGreaterThan(0);
});

test("every error is JSON with a code and one sentence", async () => {
  const { match, tokens } = await house.seat("azul");
  const cases: [Promise<{ status: number; body: object }>, number, string][] = [
    [house.get("/api/nothing"), 404, "unknown"],
    [house.get("/api/matches/111111111111"), 404, "unknown"],
    [house.get("/api/matches/..%2f..%2fetc"), 404, "unknown"],
    [house.post("/api/matches", "{"), 400, "unexpected"],
    [house.post("/api/matches", { game: "chess", seats: [{ kind: "me" }, { kind: "open" }] }), 404, "unknown"],
    [house.post("/api/matches", { game: "azul", seats: [{ kind: "me" }] }), 400, "unexpected"],
    [house.post("/api/matches", { game: "azul", seats: [{ kind: "me" }, { kind: "me" }] }), 400, "unexpected"],
    [
      house.post("/api/matches", { game: "azul", seats: [{ kind: "me" }, { kind: "open" }], cheat: 1 }),
      400,
      "unexpected",
    ],
    [
      house.post("/api/matches", { game: "azul", seats: [{ kind: "me" }, { kind: "computer", level: "god" }] }),
      404,
      "unknown",
    ],
    [house.post("/api/matches", { x: "y".repeat(9000) }), 413, "large"],
    [house.post(`/api/matches/${match}/moves`, { move: "nonsense" }, tokens[0]), 0, ""],
    [house.post(`/api/matches/${match}/moves`, { ply: 3, move: "0a1" }, tokens[0]), 409, "stale"],
    [house.post(`/api/matches/${match}/rematch`, {}, tokens[0]), 403, "forbidden"],
  ];
  for (const [asked, status, code] of cases) {
    const answer = await asked;
    const error = errorAnswer.parse(answer.body);
    if (status > 0) expect([answer.status, error.code]).toEqual([status, code]);
    expect(error.message).toMatch(/^[A-Z"].*\.$/);
    if (code === "stale") expect(error).toMatchObject({ key: "server.movedOn", args: { ply: 3 } });
    expect(error.message).not.toMatch(/\bat .*:\d+|node_modules|\.ts/);
  }
});

test("a stream starts with the whole match, sends each change and ends with the match", async () => {
  const { match, tokens } = await house.seat("azul");
  const response = await fetch(`${house.base}/api/matches/${match}/stream`, {
    headers: { authorization: `Bearer ${tokens[0]}` },
  });
  expect(response.headers.get("content-type")).toContain("application/x-ndjson");
  const lines: string[] = [];
  const reading = (async () => {
    let rest = "";
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const parts = (rest + chunk).split("\n");
      rest = parts.pop() ?? "";
      lines.push(...parts);
    }
  })();
  await until("a first line", () => lines.length > 0);
  await house.post(`/api/matches/${match}/resign`, {}, tokens[1]);
  await reading;
  const messages = lines.map(parseToClient);
  expect(messages[0]).toMatchObject({ type: "table", from: 0, you: 0 });
  expect(messages.every(({ type }) => type !== "unexpected")).toBe(true);
  expect(messages.findLast(({ type }) => type === "table")).toMatchObject({ table: { status: "over" } });
});

test("a match's page is HTML for browsers and text for other clients", async () => {
  const { match } = await house.seat("azul");
  const page = await house.get(`/azul/${match}`, { accept: "text/html,application/xhtml+xml" });
  expect(page.headers.get("content-type")).toContain("text/html");
  const text = await house.get(`/azul/${match}`, { accept: "*/*" });
  expect(text.headers.get("content-type")).toContain("text/plain");
  expect((await house.get(`/marrakech/${match}`, { accept: "*/*" })).status).toBe(404);
  // A cache must keep the two apart and revalidate after every move.
  for (const { headers } of [page, text]) {
    expect(headers.get("vary")).toContain("Accept");
    expect(headers.get("cache-control")).toBe("no-cache");
  }
});

test("HEAD requests end, even for a stream", async () => {
  const { match } = await house.seat("azul");
  for (const path of [`/api/matches/${match}/stream`, `/api/matches/${match}/record`, `/azul/${match}`, "/api"]) {
    const response = await fetch(house.base + path, { method: "HEAD", signal: AbortSignal.timeout(5000) });
    expect([path, response.status, await response.text()]).toEqual([path, 200, ""]);
  }
});

test("curl shows the board as the terminal draws it, and whose turn it is", async () => {
  for (const game of shelf) {
    const { match, tokens } = await house.seat(game.id);
    const url = `/${game.id}/${match}`;
    const { text } = await house.get(url);
    const { body } = await house.get(`/api/matches/${match}`);
    const position = unwrap(game.notation.parsePosition(String(body["position"])));
    const look = { width: 80, names: ["Salma", "Guest 1"] };
    const board = (isColored: boolean): string =>
      screenOf(game)
        .draw(position, { ...look, paint: newPaint(isColored) })
        .join("\n");
    expect(text).toContain(`\n\n${board(false)}\n\n`);
    expect(text).toContain(`${look.names[position.actor]} is to move.`);
    expect(text).toContain(`page    ${house.base}${url}\n`);
    expect(Math.max(...text.split("\n").map((line) => line.length))).toBeLessThanOrEqual(100);
    expect(text).not.toContain("\u001B");
    expect((await house.get(`${url}?colour=1`)).text).toContain(board(true));
    await house.post(`/api/matches/${match}/resign`, {}, tokens[0]);
    const over = (await house.get(url)).text;
    expect(over).toContain(": over, ");
    expect(over).toContain("Guest 1 won (resigned).");
    expect(over).toContain("Salma (resigned)");
  }
});

test("curl of a table that is waiting for players shows its seats and its code", async () => {
  const created = await house.post("/api/matches", { game: "azul", seats: [{ kind: "me" }, { kind: "open" }] });
  const { text } = await house.get(String(created.body["path"]));
  expect(text).toMatch(/waiting for players, 0 moves\n\n {2}1\. Player 1\n {2}2\. \(open\)\n/);
  expect(text).toContain(`The code of this table is ${String(created.body["code"])}.`);
});

test("somebody who opens a table for others can close it until the match starts, and nobody else can", async () => {
  const seats = [{ kind: "open" }, { kind: "open" }];
  const open = async () => (await house.post("/api/matches", { game: "azul", seats })).body;
  const { match, token, code, seat } = await open();
  expect(seat).toBeNull();
  await house.post(`/api/matches/${String(match)}/join`, { name: "Idris", token: "i".repeat(24) });
  const close = (shown: string) => house.post(`/api/matches/${String(match)}/close`, {}, shown);
  for (const stranger of ["x".repeat(24), "i".repeat(24)]) expect((await close(stranger)).status).toBe(401);
  expect((await close(String(token))).body).toEqual({ done: true });
  const { table } = (await house.get(`/api/matches/${String(match)}`)).body as { table: { status: string } };
  expect(table).toMatchObject({ status: "over", end: { reason: "abandoned" } });
  expect((await house.get(`/api/codes/${String(code)}`)).status).toBe(404);
  expect(JSON.stringify(table)).not.toContain("closer");
  // Again, because the answer may have been lost.
  expect((await close(String(token))).status).toBe(200);

  const other = await open();
  for (const name of ["Idris", "Noor"]) await house.post(`/api/matches/${String(other["match"])}/join`, { name });
  const late = await house.post(`/api/matches/${String(other["match"])}/close`, {}, String(other["token"]));
  expect([late.status, late.body["key"]]).toEqual([403, "server.matchStarted"]);
  // It opens no seat either.
  const played = await house.post(`/api/matches/${String(other["match"])}/resign`, {}, String(other["token"]));
  expect(played.status).toBe(401);
});

test("a table with a seat of its creator has no other way to be closed", async () => {
  const { match, tokens } = await house.seat("azul");
  expect((await house.post(`/api/matches/${match}/close`, {}, tokens[0])).status).toBe(401);
});

test("health and metrics", async () => {
  expect((await house.get("/healthz")).body).toEqual({ status: "ok" });
  const { text } = await house.get("/metrics");
  for (const name of [
    "riad_moves_total",
    "riad_commit_seconds_bucket",
    "riad_sockets",
    "nodejs_heap_size_used_bytes",
  ]) {
    expect(text).toContain(name);
  }
});
