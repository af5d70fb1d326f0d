/** Azul's moves typed as the screen names them. */
import "./page-globals.ts";
import { azul } from "@riad/azul";
import { listMoves } from "@riad/core";
import { beforeAll, describe, expect, test } from "vitest";
import { typedMoves } from "../src/azul/typed-moves.ts";
import { typedExamples } from "../src/play/Sheets.tsx";
import type { Table } from "../src/play/table.ts";
import { chooseLanguage, loadWords } from "../src/words/words.ts";
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

describe("what cannot be played is refused by what it names", () => {
  const { position } = playByChance(azul, { seats: 2 }, 9, 5);
  const has = (source: number, colour: number) => position.offer(source, colour) > 0;
  const names = ["blue", "green", "orange", "purple", "red"];
  const full = [0, 1, 2, 3, 4].find((source) => names.some((_, colour) => has(source, colour))) ?? 0;
  const there = names.findIndex((_, colour) => has(full, colour));
  const missing = names.findIndex((_, colour) => !has(full, colour));
  const refuse = (text: string) => typedMoves.refuse(position, text, 0);

  test("in words", () => {
    expect(refuse(`factory ${full + 1} ${names[missing]} line 1`)).toMatch(
      new RegExp(`^Factory ${full + 1} has no ${names[missing]}; it has [a-z, ]+\\.$`),
    );
    expect(refuse(`factory ${full + 1} ${names[there]}`)).toBe("Which line, or the floor?");
    expect(refuse(`f${full + 1} ${names[there]} line 6`)).toBe("Lines are numbered 1 to 5.");
    expect(refuse(`factory ${full + 1}`)).toContain(`Which colour? Factory ${full + 1} has `);
    expect(refuse("red line 2")).toBe("From which factory, or from the centre?");
    expect(refuse("factory 9 red line 2")).toBe("There is no factory 9; they are numbered 1 to 5.");
    expect(refuse("hello")).toBe("A move names a factory or the centre, a colour, and a line or the floor.");
  });

  test("and only what looks like a code by the notation", () => {
    for (const code of ["B2b3", "A2b", "c0a1", "A"]) expect(refuse(code)).toBeNull();
    for (const words of ["C red 1", "center red line 1", "f3 green 2", "x9"]) expect(refuse(words)).not.toBeNull();
  });

  test("in the reader's language", async () => {
    await chooseLanguage("es");
    expect(refuse("fábrica 9 rojo línea 1")).toBe("No hay fábrica 9; van de la 1 a la 5.");
    expect(refuse("centro rojos")).not.toContain("¿Qué color?");
    await chooseLanguage("en");
  });
});

test("a move is understood in short forms too", () => {
  const { position } = playByChance(azul, { seats: 2 }, 9, 5);
  for (const move of listMoves(position)) {
    const text = typedMoves.make(position, move, 0);
    const short = text.replace("factory ", "f").replace("centre", "C").replace("line ", "").replace("floor", "f");
    expect(typedMoves.parse(position, short, 0)).toBe(move);
    expect(typedMoves.parse(position, text.replace("centre", "center"), 0)).toBe(move);
  }
});
