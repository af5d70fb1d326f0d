import { gameOf, parseAnyPosition, parseGameId, shelf } from "@riad/games";
import { describe, expect, test } from "vitest";
import { subjects } from "./laws.ts";

describe("the shelf", () => {
  test("lists every game under its own name, with a law for each", () => {
    for (const game of shelf) expect(gameOf(game.id)).toBe(game);
    expect(subjects.map(({ game }) => game)).toEqual(shelf);
  });

  test("names the available games when asked for another", () => {
    const result = parseGameId("chess");
    const games = shelf.map(({ id }) => id).join(", ");
    expect(result.ok ? "" : result.refusal.message).toBe(`There is no game "chess"; the games are ${games}.`);
  });

  test("recognises the game of a position", () => {
    const azul = parseAnyPosition("AF0cdde1bbbe2abde3cdee4bcceCfB1915161614D0000000000 A0MSFB0MSF");
    const marrakech = parseAnyPosition(`Pc03015iPy03015iA33NB${"n00".repeat(49)}`);
    expect(azul.ok ? azul.value.game.id : azul.refusal.message).toBe("azul");
    expect(marrakech.ok ? marrakech.value.game.id : marrakech.refusal.message).toBe("marrakech");
  });

  test("refuses with the sentence of the game that parsed furthest", () => {
    const azul = parseAnyPosition("AF0cddx1bbbe2abde3cdee4bcceCfB1915161614D0000000000 A0MSFB0MSF");
    expect(azul.ok ? undefined : azul.refusal.at).toBe(6);
    const marrakech = parseAnyPosition(`Pc03015iPy03015iA33NB${"n00".repeat(48)}z00`);
    expect(marrakech.ok ? undefined : marrakech.refusal.at).toBe(20 + 1 + 48 * 3);
    for (const text of ["", " ", "hello", "P", "A", "\u0000"]) {
      const result = parseAnyPosition(text);
      expect(result.ok ? "" : result.refusal.message, text).toMatch(/\.$/);
    }
  });
});
