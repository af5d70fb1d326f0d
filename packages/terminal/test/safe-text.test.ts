import { expect, test } from "vitest";
import { newPaint } from "@riad/drawing";
import { safeText } from "../src/safe-text.ts";

test("our own colours are kept", () => {
  const paint = newPaint(true);
  const line = `${paint.bold("Azul")} – ${paint.red("5")} │ ✶`;
  expect(safeText(line)).toBe(line);
});

test.each([
  ["the window title", "\u001B]0;owned\u0007"],
  ["the cursor", "\u001B[2J\u001B[1;1H"],
  ["eight-bit controls", "\u009B2J"],
  ["a second line", "Salma\nriad: your password:"],
  ["carriage returns", "Salma\rTariq"],
  ["line and paragraph separators", "a\u2028b\u2029c"],
  ["the direction of writing", "\u202Eevil"],
  ["a colour that never ends", "\u001B[31"],
])("nothing a server sends changes %s", (_what, text) => {
  expect(safeText(text)).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
});
