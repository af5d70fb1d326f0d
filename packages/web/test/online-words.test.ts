/** What the table of a match on a server says: warnings, whom it waits for, the end, words between players. */
import { chooseFirst, enter, open, server, sitDown, useScriptedServer, watch } from "./followed-match.ts";
import { storage } from "./page-globals.ts";
import { parseRecord, unwrap } from "@riad/core";
import { gameOf } from "@riad/games";
import { parseProof } from "@riad/protocol";
import { h } from "preact";
import { describe, expect, test, vi } from "vitest";
import { connection } from "../src/online/connection.ts";
import { storedMatch } from "../src/online/stored-match.ts";
import { PlayHead } from "../src/play/PlayHead.tsx";
import { subline } from "../src/play/subline.ts";
import { rendered } from "./rendered.ts";
import { ID, human } from "./scripted-server.ts";

useScriptedServer();

describe("a warning", () => {
  test("says that a computer could not think, until it can again", () => {
    sitDown();
    const { online } = open();
    server.tell({ type: "presence", match: ID, here: [true, true], watchers: 0, gone: [], stuck: 1 });
    expect(online.warning.value).toBe("computerStuck");
    server.tell({ type: "presence", match: ID, here: [true, true], watchers: 0, gone: [] });
    expect(online.warning.value).toBeNull();
  });

  test("says once that the server does not use the seed that it accepted", () => {
    sitDown();
    const online = enter();
    const fair = { ...server.view.fair, bound: [] };
    server.tellTable(0, { table: { ...server.view, status: "open", first: null, fair }, moves: [], length: 0 });
    server.accept(server.last("seed"));
    expect(online.warning.value).toBeNull();
    const other = { ...fair, seeds: ["another-seed", ""] };
    server.tellTable(0, { table: { ...server.view, fair: other } });
    expect(online.warning.value).toBe("seedIgnored");
    online.warning.value = null;
    server.tellTable(0, { table: { ...server.view, fair: other } });
    expect(online.warning.value).toBeNull();
  });

  test("says that what was stored could not be read, and keeps it", () => {
    storage.set(`riad.online.${ID}`, "{spoilt");
    const online = enter();
    expect(online.warning.value).toBe("storedUnreadable");
    expect(storage.get(`riad.unreadable.${ID}`)).toBe("{spoilt");
  });
});

describe("waiting", () => {
  test.each([
    ["for a person", { here: [true, true] }, "Waiting for Idris."],
    ["for somebody who is not connected", { here: [true, false] }, "Waiting for Idris, who has disconnected."],
  ])("%s is said by name", (_name, { here }, words) => {
    sitDown();
    server.advanceTo(1);
    const { table } = open();
    server.tell({ type: "presence", match: ID, here, watchers: 0, gone: [] });
    expect(subline(table)).toBe(words);
  });

  test("for somebody who has gone counts down until the others may decide", async () => {
    sitDown();
    server.advanceTo(1);
    const { table } = open();
    const decideAt = connection.now + 3000;
    server.tell({ type: "presence", match: ID, here: [true, false], watchers: 0, gone: [{ seat: 1, decideAt }] });
    expect(subline(table)).toBe("Idris has disconnected. In 3 s you can decide how to continue.");
    await vi.advanceTimersByTimeAsync(2000);
    expect(subline(table)).toContain("In 1 s");
    await vi.advanceTimersByTimeAsync(1200);
    expect(subline(table)).toBe("Waiting for Idris, who has disconnected.");
  });

  test("for a computer says that it thinks; without a connection it says that instead", () => {
    sitDown();
    server.view = { ...server.view, seats: [human("Salma"), human("", { kind: "computer", level: "hard" })] };
    server.advanceTo(1);
    const { table } = open();
    expect(subline(table)).toBe("Thinking …");
    connection.state.value = "lost";
    expect(subline(table)).toBe("Connection lost. Reconnecting…");
  });
});

describe("the end", () => {
  const END = { reason: "resigned" as const, points: [30, 31], places: [1, 0] };

  test("is told only once the last move has been shown, and whoever only watches is offered no hint", () => {
    server.you = null;
    const { table } = open();
    const head = () => rendered(h(PlayHead, { table, lines: [], extras: {} }));
    server.view = { ...server.view, status: "over", end: { ...END, reason: "played" } };
    server.tellTable();
    server.advance(1);
    server.tellPlayed(server.match.length - 1);
    expect(table.isShowing.value).toBe(true);
    expect(table.sentence).not.toContain("wins");
    expect(head().buttons).not.toContain("Result");
    watch(table);
    expect(table.sentence).toContain("Idris wins");
    expect(head().buttons).toContain("Result");
    expect(head().buttons).not.toContain("Hint");
  });

  test("by resigning is told with both names, and hints are allowed from then on", () => {
    sitDown();
    const { table } = open();
    expect(table.mayHint).toBe(false);
    server.view = {
      ...server.view,
      status: "over",
      end: END,
      seats: [human("Salma", { out: "resigned" }), human("Idris")],
    };
    server.tellTable();
    expect(table.sentence).toBe("Salma resigned; Idris wins");
    expect([table.isOver.value, table.isMine.value, table.mayHint]).toEqual([true, false, true]);
    expect(table.ending?.winners).toEqual([1]);
  });

  test("is not told while the reader is in the past of the match", () => {
    server.advance(6);
    const { table } = open();
    table.jump(1);
    server.view = { ...server.view, status: "over", end: { ...END, reason: "abandoned" } };
    server.tellTable();
    expect(table.sentence).not.toContain("abandoned");
    table.jump(6);
    expect(table.sentence).toBe("Match abandoned; no winner");
  });

  test("reveals the secret, and the record proves the chance; before that it does not", () => {
    server.advance(5);
    const { table } = open();
    const proof = () => parseProof(unwrap(parseRecord(table.record, gameOf)).notes);
    expect(proof()).toBeUndefined();
    const secret = "ab".repeat(32);
    const fair = { ...server.view.fair, secret, seeds: ["one", "two"], bound: [1] };
    server.view = { ...server.view, status: "over", end: END, fair };
    server.tellTable();
    expect(proof()).toEqual({ ...fair, first: "drawn" });
    const { match, notes } = unwrap(parseRecord(table.record, gameOf));
    expect([match.length, notes.date, notes.extra["match"]]).toEqual([5, "2026-11-16", ID]);
  });

  test("a record leaves out a move that the server has not confirmed", () => {
    sitDown();
    const { table } = open();
    chooseFirst(table);
    expect(table.length.value).toBe(1);
    expect(unwrap(parseRecord(table.record, gameOf)).match.length).toBe(0);
  });
});

describe("words between players", () => {
  test("are numbered, and only the last thirty are remembered", () => {
    const online = enter();
    for (let i = 0; i < 33; i++)
      server.tell({ type: "chat", match: ID, seat: 1, phrase: i % 2 === 0 ? "hello" : "bye" });
    expect(online.phrases.value).toHaveLength(30);
    expect(online.phrases.value.at(-1)).toMatchObject({ number: 33, seat: 1, phrase: "hello" });
  });

  test("are not repeated after a reload, unlike any other command", () => {
    const online = enter();
    void online.send({ type: "chat", phrase: "hello" });
    void online.send({ type: "resign" });
    expect(storedMatch(ID, "marrakech").unsent.map(({ type }) => type)).toEqual(["resign"]);
  });

  test("of another match are not heard", () => {
    const online = enter();
    server.tell({ type: "chat", match: "VVVVVVVVVVVV", seat: 1, phrase: "hello" });
    expect(online.phrases.value).toEqual([]);
  });
});
