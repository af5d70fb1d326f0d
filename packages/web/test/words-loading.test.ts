/** Texts are loaded with the page that says them, and the language is chosen at the same time. */
import { beforeAll, expect, test } from "vitest";
import { loadWords, say, speak } from "../src/words/words.ts";

beforeAll(() => {
  Object.assign(globalThis, { document: { documentElement: {} } });
});

test("texts that arrive while a language is being loaded are not lost", async () => {
  await Promise.all([speak("es"), loadWords("azul"), loadWords("marrakech"), loadWords("viewer")]);
  expect(say("azulBag")).toBe("Bolsa");
  expect(say("red")).toBe("rojo");
  expect(say("viewPosition")).toBe("Posición");
});

test("the language that was asked for last is the one that is said, whatever arrives first", async () => {
  await Promise.all([speak("fr"), speak("es"), speak("en"), loadWords("verify")]);
  expect(say("azulBag")).toBe("Bag");
  await speak("fr");
  expect(say("azulBag")).toBe("Sac");
});
