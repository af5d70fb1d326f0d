import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { riad } from "./program.ts";

interface Case {
  readonly id: string;
  readonly task: string;
  readonly input: unknown[];
  readonly expected: unknown;
}

const vectors = fileURLToPath(new URL("../../../../shared/vectors/", import.meta.url));

describe.skipIf(!existsSync(vectors))("riad tasks on the course's public cases", () => {
  for (const [game, count] of [
    ["azul", 693],
    ["marrakech", 48_709],
  ] as const) {
    test(`${game}: all ${count} results are correct`, async () => {
      const text = gunzipSync(readFileSync(`${vectors}${game}.jsonl.gz`)).toString("utf8");
      const cases = text
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line) as Case);
      expect(cases).toHaveLength(count);
      const { code, out, err } = await riad(["tasks", game], { input: text });
      expect({ code, err }).toEqual({ code: 0, err: "" });
      const answers = out
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line) as { id: string; result: unknown });
      expect(answers.map(({ id }) => id)).toEqual(cases.map(({ id }) => id));
      const wrong = cases.filter((one, i) => !isRight(one, answers[i].result)).map(({ id, task }) => `${id} ${task}`);
      expect(wrong).toEqual([]);
    });
  }
});

/**
 * A plain value must be equal; `oneOf` lists the possible values; of a partial object for `nextRound` only the given
 * parts are compared.
 */
function isRight({ task, expected }: Case, result: unknown): boolean {
  if (typeof expected !== "object" || expected === null || Array.isArray(expected)) return same(expected, result);
  if ("oneOf" in expected) {
    const list = expected.oneOf as string[];
    if (task === "legalMoves") return same(new Set(list), new Set(result as string[]));
    return list.some((one) => same(one, result));
  }
  const [shared, players] = result as [string, string];
  const part = expected as Record<string, unknown>;
  return (
    (part["shared"] === undefined || part["shared"] === shared) &&
    (part["sharedWithoutTurn"] === undefined || part["sharedWithoutTurn"] === shared.slice(1)) &&
    (part["playerState"] === undefined || part["playerState"] === players) &&
    (part["turn"] === undefined || part["turn"] === shared[0]) &&
    (part["scores"] === undefined || same(part["scores"], scoresOf(players))) &&
    (part["factoriesRefilled"] === undefined || part["factoriesRefilled"] === /^.F0/.test(shared))
  );
}

function same(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one, other);
}

function scoresOf(players: string): Record<string, number> {
  return Object.fromEntries(
    Array.from(players.matchAll(/([A-D])(\d+)M/g), ([, seat, points]) => [seat, Number(points)]),
  );
}

describe("riad tasks with bad input", () => {
  test("a bad line gets an error line and the run continues", async () => {
    const input = [
      "{ half a line",
      '"text"',
      "[]",
      "null",
      '{"id":1}',
      '{"id":2,"task":"nope","input":[]}',
      '{"id":3,"task":"moveAssam"}',
      '{"id":4,"task":"moveAssam","input":[]}',
      '{"id":5,"task":"moveAssam","input":["A99Q",2]}',
      '{"id":6,"task":"moveAssam","input":["A00N",2,3,4]}',
      '{"id":7,"task":"__proto__","input":[]}',
      "",
      '{"id":8,"task":"moveAssam","input":["A00N",1]}',
      '{"id":9,"task":"rotateAssam","input":["A00N",90]}',
    ].join("\n");
    const { code, out, err } = await riad(["tasks", "marrakech"], { input });
    const answers = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(answers).toHaveLength(13);
    for (const answer of answers.slice(0, 10)) expect(answer["error"]).toMatch(/^[A-Z][^\n]*\.$/);
    expect(answers[11]).toEqual({ id: 8, result: "A10S" });
    expect(answers[12]).toEqual({ id: 9, result: "A00E" });
    expect({ code, err }).toEqual({ code: 1, err: "" });
  });

  test("an unknown game or a wrong number of arguments gets one sentence and exit code 2", async () => {
    for (const args of [
      ["tasks", "chess"],
      ["tasks"],
      ["tasks", "azul", "more"],
      ["nothing"],
      ["tasks", "azul", "--no"],
    ]) {
      const { code, out, err } = await riad(args);
      expect({ args, code, out }).toEqual({ args, code: 2, out: "" });
      expect(err.trimEnd().split("\n").length).toBeLessThanOrEqual(2);
      expect(err).toMatch(/^riad: /);
      expect(err).not.toMatch(/\bat .*:\d+/);
    }
  });
});
