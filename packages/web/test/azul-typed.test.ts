/** Azul's moves typed as the screen names them. */
import "./page-globals.ts";
import { azul } from "@riad/azul";
import { listMoves } from "@riad/core";
import { beforeAll, expect, test } from "vitest";
import { typedMoves } from "../src/azul/typed-moves.ts";
import { typedExamples } from "../src/play/Sheets.tsx";
import type { Table } from "../src/play/table.ts";
import { loadWords } from "../src/words/words.ts";
import { playByChance } from "./kept-match.ts";

beforeAll(() => loadWords("azul"));

test("the examples say that codes count from 0, wherever the names beside them count from 1", async () => {
  await loadWords("table");
  const { position } = playByChance(azul, { seats: 2 }, 9, 5);
  const table = { face: { game: azul, typed: typedMoves }, position: { value: position }, side: { value: 0 } };
  const examples = (moves: readonly number[]) =>
    typedExamples({ ...table, moves: { value: moves } } as unknown as Table);
  const [move] = listMoves(position);
  const code = azul.notation.makeMove(position, move);
  expect(code).toMatch(/\d/);
  expect(examples([move])).toContain(`Codes such as ${code} count from 0; the table counts from 1.`);
  expect(examples([])).not.toContain("count");
});

test("a factory, a colour and a line or the floor, counted from 1", () => {
  const { position } = playByChance(azul, { seats: 2 }, 9, 5);
  const moves = listMoves(position);
  for (const move of moves) expect(typedMoves.parse(position, typedMoves.make(position, move, 0), 0)).toBe(move);
  expect(typedMoves.make(position, moves[0], 0)).toMatch(/^(factory [1-9]|centre) [a-z]+ (line [1-5]|floor)$/);
  const loose = typedMoves.make(position, moves[0], 0).toUpperCase().replaceAll(" ", ",  ");
  expect(typedMoves.parse(position, loose, 0)).toBe(moves[0]);
  expect(typedMoves.parse(position, "factory 99 blue line 1", 0)).toBeNull();
});
