/** French and Spanish as a fluent speaker would write them: what newcomers stumbled over must not come back. */
import "./page-globals.ts";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { azul as azulFr } from "../src/words/fr/azul.ts";
import { de } from "../src/words/french-elision.ts";
import { frenchSpaces } from "../src/words/french-spaces.ts";
import { marrakech as marrakechFr } from "../src/words/fr/marrakech.ts";
import { page as pageFr } from "../src/words/fr/page.ts";
import { marrakech as marrakechEs } from "../src/words/es/marrakech.ts";

const WORDS = join(import.meta.dirname, "../src/words");

/** All that is said in a language, as written. */
function textOf(language: string): string {
  const all = readdirSync(join(WORDS, language), { recursive: true, encoding: "utf8" });
  const files = all.filter((file) => file.endsWith(".ts"));
  return files.map((file) => readFileSync(join(WORDS, language, file), "utf8")).join("\n");
}

describe("French", () => {
  test("elides before a vowel", () => {
    expect([de("Salma"), de("Idris"), de("Azul"), de("Hassan")]).toEqual([
      "de Salma",
      "d’Idris",
      "d’Azul",
      "de Hassan",
    ]);
    expect(azulFr.azulBoardOf({ name: "Idris" })).toBe("Le plateau d’Idris");
    expect(pageFr.whoPlays({ game: "Azul" })).toBe("Joueurs d’Azul");
  });

  test("says where Assam looks with an article", () => {
    const given = { square: "colonne 4, rangée 4", heading: "gauche", ground: "case nue" };
    expect(marrakechFr.assamStands(given)).toBe("Assam est en colonne 4, rangée 4, case nue, tourné vers la gauche.");
  });

  test("has a narrow space before : ; ? ! and inside « », in every sentence", () => {
    // As written, without what is filled in and without code around the sentences.
    const sentences = [...textOf("fr").matchAll(/"([^"\n]*)"|`([^`\n]*)`/g)].map((found) => found[1] ?? found[2]);
    const said = sentences.map((text) => frenchSpaces(text.replaceAll(/\$\{[^}]*\}/g, "x")));
    expect(said.length).toBeGreaterThan(400);
    expect(said.filter((text) => /(?:[ \u00a0]|\\u00a0)[:;?!»]|« /u.test(text))).toEqual([]);
    // What is quoted may be code, which has none.
    const own = said.map((text) => text.replaceAll(/«[^»]*»/g, "x"));
    expect(own.filter((text) => /[^\u202f\s:;?!.…/]([;?!]|:(?!\/))(?=\s|$)/u.test(text))).toEqual([]);
  });

  test("begins its plural at two", () => {
    expect([0, 1, 2].map((count) => azulFr.azulTiles({ count, colour: "a" }).split(" ")[1])).toEqual([
      "bleue",
      "bleue",
      "bleues",
    ]);
  });

  test("undoes in other words than it cancels", () => {
    expect(pageFr.undo).not.toBe(azulFr.azulPutBack);
  });

  test.each([
    /assiette/i,
    /carreau/i,
    /\bvous\b/i,
    /\bvotre\b/i,
    /lignes? complète/i,
    /(rangée|colonne)s? pleine/i,
    /level\w+: "(Fort|Hasard)"/,
  ])("does not say %s", (word) => {
    expect(textOf("fr")).not.toMatch(word);
  });
});

describe("Spanish", () => {
  test("agrees with the rug", () => {
    expect(marrakechEs.rugOf({ colour: "rojo" })).toBe("alfombra roja");
    expect(marrakechEs.toldDraw({ name: "Noor", colour: "amarillo" })).toBe("Noor sacó una alfombra amarilla");
  });

  test("writes dírham with its accent everywhere", () => {
    const seat = { who: "Noor", dirhams: 1, rugs: 1, squares: 2, points: 3 };
    expect([marrakechEs.dirhams, marrakechEs.seatHolds(seat)]).toEqual([
      "dírhams",
      "Noor: 1 dírham, 1 alfombra por tender, 2 casillas visibles, 3 puntos en total.",
    ]);
  });

  test.each([/\bmuro\b/i, /\bplatos?\b/i, /\busted\b/i, /\bacta\b/i])("does not say %s", (word) => {
    expect(textOf("es")).not.toMatch(word);
  });
});
