/** Reviews over REST: complete ones, and every attempt to get one of a match that is still being played. */
import { CHANCE, Match, OVER, SeededRandom, listMoves, makeRecord, parseRecord, unwrap } from "@riad/core";
import type { Game } from "@riad/core";
import { azul, gameOf, marrakech } from "@riad/games";
import { errorAnswer, reviewPending } from "@riad/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { House, picker, until } from "./house.ts";
import type { Answer } from "./house.ts";
import { build } from "./trial/services.ts";

let house: House;

beforeAll(async () => {
  // The review thread runs on the build.
  build();
  house = await House.open();
});

afterAll(() => house.close());

const NDJSON = { accept: "application/x-ndjson" };

/** Continues a match at random, from its current position. */
function playOn(match: Match, seed: string): Match {
  const random = new SeededRandom(seed);
  while (match.actor !== OVER) {
    const { position } = match;
    const moves = listMoves(position);
    unwrap(match.play(match.actor === CHANCE ? position.draw(random) : moves[random.below(moves.length)]));
  }
  return match;
}

function finished(game: Game, seed: string): string {
  return makeRecord(playOn(unwrap(Match.fromSetup(game, { seats: 2 })), seed));
}

/** A live match with some moves. */
async function running(game: string): Promise<{ match: string; record: string; tokens: string[] }> {
  const { match, tokens } = await house.seat(game);
  for (let i = 0; i < 8; i++) {
    const { body } = await house.get(`/api/matches/${match}`);
    const { actor, legal } = body as { actor: number; legal: string[] };
    await house.post(`/api/matches/${match}/moves`, { move: legal[0] }, tokens[actor]);
  }
  const { text } = await house.get(`/api/matches/${match}/record`);
  return { match, record: text, tokens };
}

function post(record: string, token?: string): Promise<Answer> {
  return house.post("/api/review", { record }, token);
}

/** Repeats the request until the review is ready. */
async function ready(ask: () => Promise<Answer>): Promise<Answer> {
  let answer = await ask();
  await until("a review", async () => (answer = await ask()).status !== 202, 120_000);
  return answer;
}

describe("a finished match", () => {
  test("is reviewed once, with the same result for every request and for its record", async () => {
    const { match, tokens } = await house.seat("marrakech");
    const players = tokens.map((token, i) => house.guest(match, { token, choose: picker(i) }));
    await until("the end", () => players.every(({ isOver }) => isOver));
    const path = `/api/matches/${match}/review`;
    const first = await house.get(path);
    expect(first.status).toBe(202);
    expect(Number(first.headers.get("retry-after"))).toBeGreaterThan(0);
    reviewPending.parse(first.body);
    const done = await ready(() => house.get(path));
    expect(done.status).toBe(200);
    expect(done.headers.get("content-type")).toContain("application/x-ndjson");
    const lines = done.text.trimEnd().split("\n");
    expect(lines.map((line) => JSON.parse(line) as object).at(-1)).toMatchObject({ kind: "summary" });
    const { text } = await house.get(`/api/matches/${match}/record`);
    const posted = await post(text.replaceAll("Salma", "Somebody else").replace(/^date: .*$/m, "date: "));
    expect([posted.status, posted.text]).toEqual([200, done.text]);
    const streamed = await house.get(path, NDJSON);
    expect(streamed.text).toBe(done.text);
  });

  test("is streamed as it is computed, and ends with the final answer", async () => {
    const record = finished(marrakech, "stream");
    const response = await fetch(`${house.base}/api/review`, {
      method: "POST",
      headers: { ...NDJSON, "content-type": "application/json" },
      body: JSON.stringify({ record }),
    });
    expect(response.status).toBe(200);
    const text = await response.text();
    const [growing, whole] = text.split('{"kind":"complete"}\n');
    const judged = growing.trimEnd().split("\n");
    expect(judged.length).toBeGreaterThan(10);
    for (const line of judged) expect(JSON.parse(line)).toMatchObject({ kind: "judged", index: expect.any(Number) });
    expect((await post(record)).text).toBe(whole);
  });

  test("is reviewed to the end even if the reader disconnects", async () => {
    const record = finished(marrakech, "disconnect");
    const aborted = new AbortController();
    const response = await fetch(`${house.base}/api/review`, {
      method: "POST",
      headers: { ...NDJSON, "content-type": "application/json" },
      body: JSON.stringify({ record }),
      signal: aborted.signal,
    });
    await response.body?.getReader().read();
    aborted.abort();
    expect((await ready(() => post(record))).status).toBe(200);
  });

  test("that was resigned is reviewed as far as it went; one without moves is refused", async () => {
    const { match, tokens } = await running("marrakech");
    await house.post(`/api/matches/${match}/resign`, {}, tokens[0]);
    const { status, text } = await ready(() => house.get(`/api/matches/${match}/review`));
    expect(status).toBe(200);
    expect(text.trimEnd().split("\n").length).toBeGreaterThan(5);
    const empty = await house.seat("marrakech");
    await house.post(`/api/matches/${empty.match}/resign`, {}, empty.tokens[0]);
    const refused = await house.get(`/api/matches/${empty.match}/review`);
    expect([refused.status, refused.body["key"]]).toEqual([422, "server.reviewEmpty"]);
  });
});

describe("a match that is being played", () => {
  test.each(["azul", "marrakech"])("%s: nobody gets its review, not even its players", async (game) => {
    const { match, tokens } = await running(game);
    for (const token of [undefined, ...tokens, "f".repeat(24)]) {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
      for (const accept of ["application/json", NDJSON.accept]) {
        const refused = await house.get(`/api/matches/${match}/review`, { ...headers, accept });
        expect([refused.status, refused.body["key"]]).toEqual([403, "server.reviewRunning"]);
        errorAnswer.parse(refused.body);
      }
    }
  });

  test.each(["azul", "marrakech"])("%s: no copy of its log is reviewed, whatever was changed", async (game) => {
    const { record, tokens } = await running(game);
    const { match } = unwrap(parseRecord(record, gameOf));
    const continued = makeRecord(playOn(match.clone(), "continued"));
    const other = match.clone();
    other.rewind(match.length - 2);
    const changed = makeRecord(playOn(other, "changed"));
    const lines = record.split("\n");
    const copies: Record<string, string> = {
      "as it is": record,
      "renamed players": record.replace(/^player (\d): .*$/gm, "player $1: Nobody"),
      "reordered header": [
        lines[0],
        ...lines.slice(1, lines.indexOf("")).reverse(),
        ...lines.slice(lines.indexOf("")),
      ].join("\n"),
      "resigned by its notes": record.replace(/^result: /m, "note end: resigned\nresult: "),
      "continued to its end": continued,
      "continued and renamed": continued
        .replace(/^player (\d): .*$/gm, "player $1: Nobody")
        .replace(/^note .*\n/gm, ""),
      "last moves changed, then continued": changed,
    };
    for (const [name, copy] of Object.entries(copies)) {
      for (const token of [undefined, tokens[0], "f".repeat(24)]) {
        const refused = await post(copy, token);
        expect([name, refused.status, refused.body["key"]]).toEqual([name, 403, "server.reviewAgrees"]);
      }
      const reordered = await house.post("/api/review", `{\n"record" : ${JSON.stringify(copy)}\n}`);
      expect([name, reordered.status]).toEqual([name, 403]);
    }
  });

  test("is also recognised with another first seat", async () => {
    const { record } = await running("marrakech");
    const copy = record.replace(/^first: (\d)$/m, (_, seat) => `first: ${1 - Number(seat)}`);
    expect((await post(copy)).body).toMatchObject({ key: "server.reviewAgrees" });
  });

  test("does not prevent reviews of other matches", async () => {
    await running("marrakech");
    expect([200, 202]).toContain((await post(finished(marrakech, "other"))).status);
  });
});

test("refuses in one sentence whatever is not a complete finished match", async () => {
  const record = finished(azul, "bad");
  const game: Game = azul;
  const start = unwrap(Match.fromSetup(game, { seats: 2 }));
  const position = game.notation.makePosition(playOn(start.clone(), "position").positionAt(12));
  const lines = record.trimEnd().split("\n");
  const cases: [body: unknown, status: number, key: RegExp][] = [
    [
      {
        record: lines
          .slice(0, -4)
          .join("\n")
          .replace(/^result: .*$/m, "result: *"),
      },
      422,
      /reviewUnfinished/,
    ],
    [{ record: `${record.trimEnd()} 0a1 0a1\n` }, 422, /^core\./],
    [{ record: record.replace(/^rules: .*$/m, "rules: 99") }, 422, /^core\./],
    [{ record: record.replace(/^game: .*$/m, "game: chess") }, 422, /^core\./],
    [{ record: makeRecord(unwrap(Match.fromPosition(game, position))) }, 422, /reviewPosition/],
    [{ record: "hello" }, 422, /^core\./],
    [{ record: 5 }, 400, /./],
    [{}, 400, /./],
    [{ record, seat: 1 }, 400, /./],
  ];
  for (const [body, status, key] of cases) {
    const refused = await house.post("/api/review", body);
    const error = errorAnswer.parse(refused.body);
    expect([refused.status, error.message]).toEqual([status, expect.stringMatching(/^[A-Z"].*\.$/)]);
    expect(error.key).toMatch(key);
  }
  expect((await house.post("/api/review", { record: "x".repeat(200_000) })).status).toBe(413);
});

test("many requests from one address get one review at a time; other addresses are served", async () => {
  const limited = await House.open({ RATE_LIMITS: "on", TRUST_PROXY: "on" });
  try {
    const ask = (seed: string, address: string) =>
      fetch(`${limited.base}/api/review`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": address },
        body: JSON.stringify({ record: finished(marrakech, seed) }),
      });
    const flood = await Promise.all(Array.from({ length: 12 }, (_, i) => ask(`flood ${i}`, "198.51.100.7")));
    const statuses = flood.map(({ status }) => status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(1);
    expect(statuses.filter((status) => status === 429)).toHaveLength(11);
    const refused = flood.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused?.json()).toMatchObject({ code: "rate", key: "server.reviewBusy" });
    expect((await ask("modest", "198.51.100.8")).status).toBe(202);
  } finally {
    // With two reviews in progress: closing must not wait for them.
    await limited.close();
  }
});
