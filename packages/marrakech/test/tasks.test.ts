import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { SeededRandom } from "@riad/core";
import { describe, expect, test } from "vitest";
import * as marrakech from "../src/index.ts";
import { gameString } from "./strings.ts";

const { tasks } = marrakech;

/** The course's published cases are beside the repository, not in it. */
const vectors = new URL("../../../../shared/vectors/marrakech.jsonl.gz", import.meta.url);

test.skipIf(!existsSync(vectors))("every shared vector", () => {
  const lines = gunzipSync(readFileSync(vectors)).toString().trim().split("\n");
  const wrong: string[] = [];
  for (const line of lines) {
    const { task, input, expected } = JSON.parse(line) as { task: string; input: unknown[]; expected: unknown };
    const result = tasks[task](input);
    if (!result.ok || result.value !== expected) wrong.push(line);
  }
  expect(lines.length).toBeGreaterThan(40_000);
  expect(wrong).toEqual([]);
});

describe("the functions", () => {
  const rugs = ["p013435", "y004344"];
  const game = gameString({ players: "Pc03015iPy03015iPp00003o", assam: "A33N", rugs });

  test("isRugValid checks the form, the player and the id, not the squares", () => {
    expect(marrakech.isRugValid(game, "c000006")).toBe(true);
    expect(marrakech.isRugValid(game, "p003132")).toBe(true);
    for (const rug of ["", "c00313", "c0031322", "r003132", "n003132", "c0x3132", "c003172", "p013132", "y000001"]) {
      expect(marrakech.isRugValid(game, rug)).toBe(false);
    }
  });

  test("isPlacementValid checks Assam and the rugs on the squares", () => {
    expect(marrakech.isPlacementValid(game, "c003231")).toBe(true);
    expect(marrakech.isPlacementValid(game, "p003231")).toBe(true);
    for (const rug of ["c003332", "c000001", "c003435", "c004344", "c003232", "c003234", "y003231", "r003231"]) {
      expect(marrakech.isPlacementValid(game, rug)).toBe(false);
    }
  });

  test("makePlacement lays the rug and takes it from the player, or changes nothing", () => {
    const laid = marrakech.makePlacement(game, "c073231");
    expect(laid).toBe(gameString({ players: "Pc03014iPy03015iPp00003o", assam: "A33N", rugs: [...rugs, "c073231"] }));
    expect(marrakech.makePlacement(game, "c073332")).toBe(game);
    const spent = game.replace("Pc03015i", "Pc03000i");
    expect(marrakech.makePlacement(spent, "c073231")).toBe(spent);
  });

  test("isGameOver and getWinner", () => {
    expect(marrakech.isGameOver(game)).toBe(false);
    expect(marrakech.getWinner(game)).toBe("n");
    const over = "Pc03000iPy03000iPp05003o";
    expect(marrakech.isGameOver(gameString({ players: over }))).toBe(true);
    expect(marrakech.getWinner(gameString({ players: over }))).toBe("t");
    expect(marrakech.getWinner(gameString({ players: over, rugs: ["y000001"] }))).toBe("y");
    // Equal points, more dirhams; and by this function a lone survivor with rugs has not finished.
    expect(marrakech.getWinner(gameString({ players: "Pc03200iPy03000i", rugs: ["y000001"] }))).toBe("c");
    expect(marrakech.getWinner(gameString({ players: "Pc03201iPy00000o" }))).toBe("n");
    expect(marrakech.getWinner(gameString({ players: "Pc03200iPy00007o" }))).toBe("c");
  });

  test("getPaymentAmount is the region under Assam, whoever owns it", () => {
    expect(marrakech.getPaymentAmount(game)).toBe(0);
    expect(marrakech.getPaymentAmount(game.replace("A33N", "A34N"))).toBe(2);
  });

  test("rotateAssam and moveAssam", () => {
    expect(marrakech.rotateAssam("A33N", 270)).toBe("A33W");
    expect(marrakech.rotateAssam("A33W", 90)).toBe("A33N");
    for (const degrees of [0, 180, 360, -90, 45.5, Number.NaN]) {
      expect(marrakech.rotateAssam("A33N", degrees)).toBe("A33N");
    }
    expect(marrakech.moveAssam("A31N", 3)).toBe("A21S");
  });

  test("rollDie is the die of the game", () => {
    const random = new SeededRandom(6);
    const seen = [0, 0, 0, 0, 0];
    for (let i = 0; i < 6000; i++) seen[marrakech.rollDie(random)]++;
    expect(seen[0]).toBe(0);
    expect(seen[2] / seen[1]).toBeGreaterThan(1.7);
    expect(marrakech.rollDie()).toBeGreaterThanOrEqual(1);
  });

  test("a malformed string throws the parser's sentence", () => {
    expect(() => marrakech.getWinner("Pc")).toThrow(/dirhams/);
    expect(() => marrakech.moveAssam("B33N", 1)).toThrow(/A33N/);
  });
});

describe("the table", () => {
  test("contains the nine tasks", () => {
    expect(Object.keys(tasks)).toHaveLength(9);
  });

  test.each([
    ["isRugValid", ["Pc"], /\[string, string\]/],
    ["isGameOver", [3], /\[string\]/],
    ["isGameOver", ["Pc"], /dirhams/],
    ["isGameOver", [`${gameString({})} turn=c`], /end after the board/],
    ["rotateAssam", ["A33N", "90"], /\[string, number\]/],
    ["moveAssam", ["A33N", 5], /1 to 4/],
    ["moveAssam", ["A77N", 1], /A33N/],
    ["rollDie", [1], /no input/],
    ["makePlacement", [null, {}], /\[string, string\]/],
  ])("%s %j is refused", (task, input, message) => {
    const result = tasks[task](input);
    expect(result.ok).toBe(false);
    if (!result.ok) expect(result.refusal.message).toMatch(message);
  });
});
