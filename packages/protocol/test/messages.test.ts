import fc from "fast-check";
import { expect, test } from "vitest";
import { makeToClient, makeToServer, parseToClient, parseToServer, refusalText } from "../src/index.ts";
import type { ToServer } from "../src/index.ts";

const match = "2345678abcde";
const token = "t".repeat(24);

const examples: ToServer[] = [
  { type: "watch", match, length: 41, token },
  { type: "unwatch", match },
  { type: "find", code: "BCDFGH" },
  { type: "join", match, id: "1", name: "Salma", token, seat: 1, seed: "x" },
  { type: "seed", match, id: "1", seed: "x", commit: "0".repeat(64) },
  { type: "move", match, id: "2", ply: 3, move: "L" },
  { type: "resign", match, id: "3" },
  { type: "leave", match, id: "4" },
  { type: "decide", match, id: "5", seat: 0, choice: "computer" },
  { type: "rematch", match, id: "6" },
  { type: "chat", match, id: "7", phrase: "hello" },
  { type: "lobby", on: true },
  { type: "ping", n: 4 },
];

test("every message to the server can be parsed", () => {
  for (const message of examples) expect(parseToServer(makeToServer(message))).toEqual(message);
});

test("an extra key, a missing key and a wrong value are refused with the command's id", () => {
  for (const message of examples) {
    const extra = JSON.stringify({ ...message, seatz: 1 });
    expect(parseToServer(extra)).toMatchObject({
      type: "unexpected",
      says: { key: "server.noKey", message: 'There is no key "seatz" here.' },
    });
    for (const key of Object.keys(message)) {
      if (["seat", "token", "seed", "n"].includes(key)) continue;
      const short: Record<string, unknown> = { ...message };
      delete short[key];
      expect(parseToServer(JSON.stringify(short)).type).toBe("unexpected");
    }
    const wrong = parseToServer(JSON.stringify({ ...message, match: "../../etc" }));
    expect(wrong.type).toBe("unexpected");
    if ("id" in message) expect(wrong).toMatchObject({ id: message.id });
  }
});

test("the parsers do not throw on any text or JSON value", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(typeof parseToServer(text).type).toBe("string");
      expect(typeof parseToClient(text).type).toBe("string");
    }),
    { numRuns: 2000 },
  );
});

function join(name: string): string {
  return parseToServer(JSON.stringify({ type: "join", match, id: "1", name, token })).type;
}

test("names are one readable line", () => {
  for (const name of ["Salma", "Ἀριάδνη", "李", "O'Neil 2"]) expect(join(name)).toBe("join");
  for (const name of ["", " a", "a ", "a\nb", "a\u202eb", "x".repeat(25)]) expect(join(name)).toBe("unexpected");
});

test("every message to the client can be parsed", () => {
  const message = { type: "accepted", id: "1", match, ply: 4, seat: 0 } as const;
  expect(parseToClient(makeToClient(message))).toEqual(message);
  expect(parseToClient('{"type":"accepted","id":"1"}')).toEqual({ type: "unexpected" });
});

test("names are visible", () => {
  for (const name of ["ชัยวัฒน์", "नमस्ते", "ا", "♥️", "Zoë", "Zoe\u0308", "🐪"])
    expect([name, join(name)]).toEqual([name, "join"]);
  const hidden = [
    "\u2028",
    "a\u2028b",
    "a\u2029b",
    "\u3164",
    "a\u3164",
    "\u2800",
    "\u0301\u0302",
    "\u034F",
    "\uFE0F",
    "\u115F",
  ];
  const spaces = ["a\u00A0b", "a\u3000b", "\u00AD", "a\u200Db", "\u{E0041}"];
  const towers = [`a${"\u0301".repeat(12)}`, "\u0301a"];
  for (const name of [...hidden, ...spaces, ...towers]) expect([name, join(name)]).toEqual([name, "unexpected"]);
});

test("no name looks like a computer player's", () => {
  const names = [
    "Computer",
    "computer (hard)",
    "COMPUTER 2",
    "Ｃomputer",
    "Сomputer",
    "c0mputer",
    "Com puter",
    "Cömputer",
    "C-o-m-p-u-t-e-r",
  ];
  for (const name of names) expect([name, join(name)]).toEqual([name, "unexpected"]);
  for (const name of ["Compute", "Mein Computer", "Computo"]) expect([name, join(name)]).toEqual([name, "join"]);
});

test("a refusal reaches the client as a key with arguments, including parts of sentences", () => {
  const part = { key: "azul.lineFull", args: { line: 3 }, message: "Line 3 is full" };
  const says = { key: "azul.closedToAll", args: { reason: part, colour: "a" }, message: "Line 3 is full; …" };
  const refused = { type: "refused", id: "2", match, code: "illegal", ...refusalText(says) } as const;
  expect(parseToClient(makeToClient(refused))).toEqual(refused);
});

test("a refusal that is only in English, and one of an older server, have no key", () => {
  const refused = {
    type: "refused",
    id: null,
    match: null,
    code: "unexpected",
    ...refusalText({ key: "", args: {}, message: "No." }),
  } as const;
  expect(refused).not.toHaveProperty("key");
  expect(parseToClient(makeToClient(refused))).toEqual(refused);
});
