import { describe, expect, test } from "vitest";
import "./page-globals.ts";
import { gameOf } from "@riad/games";

const { readPosition } = await import("../src/viewer/viewer.ts");

const SHARED = "AF0cdde1bbbe2abde3cdee4bcceCfB1915161614D0000000000";
const PLAYERS = "A0MSFB0MSF";

describe("a position as documents and programs print it", () => {
  test.each([
    `"${SHARED} ${PLAYERS}"`,
    `\`${SHARED} ${PLAYERS}\``,
    `("${SHARED}", "${PLAYERS}")`,
    `['${SHARED}',\n '${PLAYERS}']`,
    `“${SHARED} ${PLAYERS}”,`,
  ])("%s is read", (text) => {
    expect(readPosition(text)).toMatchObject({ ok: true, value: { fault: null } });
  });

  test("a mistake is marked where it was typed", () => {
    const text = `"${SHARED.replace("0cdde", "0cdxe")} ${PLAYERS}"`;
    expect(readPosition(text)).toMatchObject({ ok: false, refusal: { at: text.indexOf("x") } });
  });
});

test("what no game can read is refused in the words of the game on the table alone", () => {
  const result = readPosition("hello", gameOf("azul"));
  expect(result.ok ? "" : result.refusal.message).not.toMatch(/Marrakech|P/);
});
