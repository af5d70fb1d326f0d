/** The course's published cases, if available: ../shared/vectors beside the repository. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { unwrap } from "@riad/core";
import { describe, expect, it } from "vitest";
import { legalMoves, tasks } from "../src/index.ts";
import type { State } from "../src/index.ts";

const file = fileURLToPath(new URL("../../../../shared/vectors/azul.jsonl.gz", import.meta.url));

interface Vector {
  readonly id: string;
  readonly task: string;
  readonly input: readonly unknown[];
  readonly expected: unknown;
}

interface RoundExpectation {
  readonly shared?: string;
  readonly sharedWithoutTurn?: string;
  readonly playerState?: string;
  readonly turn?: string;
  readonly scores?: Readonly<Record<string, number>>;
  readonly factoriesRefilled?: boolean;
}

const vectors: Vector[] = existsSync(file)
  ? gunzipSync(readFileSync(file))
      .toString("utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Vector)
  : [];

describe.skipIf(vectors.length === 0)("the course's cases", () => {
  for (const name of new Set(vectors.map(({ task }) => task))) {
    it(name, () => {
      for (const vector of vectors) if (vector.task === name) check(vector);
    });
  }
});

function check({ id, task, input, expected }: Vector): void {
  const result = unwrap(tasks[task](input));
  if (task === "nextRound") {
    checkRound(id, result as State, expected as RoundExpectation);
  } else if (isChoice(expected)) {
    expect(expected.oneOf, id).toContain(result);
    expect(unwrap(legalMoves(input[0] as State)).sort(), id).toEqual(expected.oneOf.slice().sort());
  } else {
    expect(result, id).toEqual(expected);
  }
}

function isChoice(expected: unknown): expected is { readonly oneOf: readonly string[] } {
  return typeof expected === "object" && expected !== null && "oneOf" in expected;
}

function checkRound(id: string, [shared, players]: State, expected: RoundExpectation): void {
  if (expected.shared !== undefined) expect(shared, id).toBe(expected.shared);
  if (expected.sharedWithoutTurn !== undefined) expect(shared.slice(1), id).toBe(expected.sharedWithoutTurn);
  if (expected.playerState !== undefined) expect(players, id).toBe(expected.playerState);
  if (expected.turn !== undefined) expect(shared[0], id).toBe(expected.turn);
  for (const [letter, points] of Object.entries(expected.scores ?? {}))
    expect(players, id).toContain(`${letter}${points}M`);
  if (expected.factoriesRefilled === true)
    expect(shared, id).toMatch(/^[A-D]F0[a-e]{4}1[a-e]{4}2[a-e]{4}3[a-e]{4}4[a-e]{4}Cf/);
}
