/** A match on a server as the page follows it, over a connection that the test holds in its hands. */
import { page, storage } from "./page-globals.ts";
import { parseRecord, unwrap } from "@riad/core";
import type { Game } from "@riad/core";
import { azul, gameOf, marrakech as marrakechGame } from "@riad/games";
import { parseProof } from "@riad/protocol";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { connection } from "../src/online/connection.ts";
import { OnlineMatch } from "../src/online/online-match.ts";
import { OnlineTable, hasBegun } from "../src/online/online-table.ts";
import { keepMatch, storedMatch } from "../src/online/stored-match.ts";
import { makePlainFace } from "../src/plain/face.tsx";
import { subline } from "../src/play/subline.ts";
import { loadWords } from "../src/words/words.ts";
import { ID, ScriptedServer, TOKEN, human } from "./scripted-server.ts";

const marrakech = marrakechGame as unknown as Game;
const face = makePlainFace(marrakech);
let server: ScriptedServer;
const left: (() => void)[] = [];

beforeAll(() => loadWords("online"));

beforeEach(() => {
  vi.useFakeTimers();
  storage.clear();
  page.hidden = false;
  connection.state.value = "open";
  server = new ScriptedServer(marrakech);
});

afterEach(() => {
  for (const leave of left.splice(0)) leave();
  connection.state.value = "connecting";
  vi.useRealTimers();
});

function sitDown(): void {
  keepMatch(ID, { ...storedMatch(ID, "marrakech"), token: TOKEN, isSeated: true });
}

function enter(game: Game = marrakech): OnlineMatch {
  const online = new OnlineMatch(ID, game, server.connection);
  left.push(online.enter());
  return online;
}

function open(online = enter()): { online: OnlineMatch; table: OnlineTable } {
  server.work();
  const view = online.view.value;
  if (!hasBegun(view)) throw new Error("the match has not begun");
  const table = new OnlineTable(face, online, view);
  left.push(() => table.leave());
  table.goOn();
  return { online, table };
}

function watch(table: OnlineTable): void {
  for (let i = 0; i < 60 && table.isShowing.value; i++) table.skip();
}

function chooseFirst(table: OnlineTable): void {
  table.choose(table.moves.value[0]);
  watch(table);
}

const settle = () => vi.advanceTimersByTimeAsync(0);

describe("entering", () => {
  test("asks for the match, with the token of a seat that is held here", () => {
    enter();
    expect(server.sent).toEqual([{ type: "watch", match: ID, length: 0 }]);
    sitDown();
    enter();
    expect(server.sent.at(-1)).toEqual({ type: "watch", match: ID, length: 0, token: TOKEN });
  });

  test("a token that has not been confirmed is not shown to the server", () => {
    keepMatch(ID, { ...storedMatch(ID, "marrakech"), token: TOKEN, isSeated: false });
    enter();
    expect(server.last("watch")).not.toHaveProperty("token");
  });

  test("twice is one connection, and leaving ends it", () => {
    const online = new OnlineMatch(ID, marrakech, server.connection);
    const leave = online.enter();
    online.enter();
    expect(server.count("watch")).toBe(1);
    leave();
    expect(server.hasUser).toBe(false);
  });

  test("a running match is shown as it is, without playing it through", () => {
    server.advance(12);
    const { table } = open();
    expect([table.ply.value, table.isShowing.value]).toEqual([12, false]);
  });

  test("a match that was seen before it began is shown from its first move", () => {
    server.view = { ...server.view, status: "open", first: null };
    const online = enter();
    server.work();
    expect([online.wasOpen, online.log]).toEqual([true, undefined]);
    server.view = { ...server.view, status: "live", first: 0 };
    server.advance(2);
    server.tellTable();
    const { table } = open(online);
    expect([table.ply.value, table.isShowing.value, table.length.value]).toEqual([1, true, 2]);
  });

  test("one that does not exist is unknown", () => {
    const online = enter();
    server.refuse(null, "unknown");
    expect(online.isUnknown.value).toBe(true);
  });

  test("a link that opens no seat leaves the reader watching", () => {
    const online = enter();
    expect(online.takeToken(TOKEN)).toBe(true);
    server.cut();
    expect(server.last("watch").token).toBe(TOKEN);
    server.refuse(null, "unauthorised");
    expect(online.notice.value).toBe("This link doesn’t open a seat in this match. You can watch.");
    expect(online.stored.value).toMatchObject({ token: null, isSeated: false });
    expect(server.last("watch")).not.toHaveProperty("token");
  });

  test("an address that names another game keeps the view, so that the page can go where the table is", () => {
    const online = enter(azul);
    server.work();
    expect([online.view.value?.game, online.log]).toEqual(["marrakech", undefined]);
  });

  test("newer rules are said to need a newer page", () => {
    server.view = { ...server.view, rules: 99 };
    const online = enter();
    server.work();
    expect(online.notice.value).toBe("This page is out of date. Reload it.");
  });

  test("any other reason is said as the server gives it", () => {
    const online = enter();
    server.refuse(null, "large", { message: "Too long." });
    expect(online.notice.value).toBe("Too long.");
  });
});

describe("taking a seat", () => {
  beforeEach(() => {
    server.you = null;
    server.view = { ...server.view, status: "open", first: null, seats: [human("Noor"), human("", { kind: "open" })] };
  });

  test("keeps the token before it is sent, so that a lost answer costs nothing", async () => {
    const online = enter();
    server.work();
    const joined = online.join("Salma", 1, "an-invitation-of-24-xxxx");
    const { token } = server.last("join");
    expect(storedMatch(ID, "marrakech")).toMatchObject({ token, isSeated: false });
    expect(storage.get("riad.name")).toBe("Salma");
    expect(server.last("join")).toMatchObject({
      name: "Salma",
      seat: 1,
      invite: "an-invitation-of-24-xxxx",
      seedFollows: true,
    });
    server.cut();
    expect(server.count("join")).toBe(2);
    expect(new Set(server.sent.flatMap((one) => (one.type === "join" ? [one.id] : []))).size).toBe(1);
    server.work();
    expect(await joined).toBeNull();
    expect(storedMatch(ID, "marrakech").isSeated).toBe(true);
  });

  test("tried again after a refusal uses the same token", async () => {
    const online = enter();
    server.work();
    const refused = online.join("Salma", null, null);
    const first = server.last("join");
    server.refuse(first.id, "full");
    expect(await refused).toMatchObject({ code: "full" });
    void online.join("Salma", null, null);
    expect(server.last("join").token).toBe(first.token);
    expect(server.last("join")).not.toHaveProperty("seat");
  });

  test("is followed by a seed of one's own, once the commitment is known", () => {
    enter();
    server.work();
    expect(server.count("seed")).toBe(0);
    server.you = 1;
    server.view = { ...server.view, fair: { ...server.view.fair, bound: [] } };
    server.tellTable();
    expect(server.last("seed").commit).toBe(server.view.fair.commit);
  });

  test("that was given up elsewhere forgets the token", () => {
    sitDown();
    server.you = 0;
    const online = enter();
    server.work();
    expect(online.you.value).toBe(0);
    server.you = null;
    server.tellTable();
    expect(online.you.value).toBeNull();
    expect(storedMatch(ID, "marrakech")).toMatchObject({ token: null, isSeated: false });
  });
});

describe("a move", () => {
  beforeEach(sitDown);

  test("is on the table before the server has answered, and stays when it is accepted", async () => {
    const { table } = open();
    const [move] = table.moves.value;
    table.choose(move);
    expect([table.length.value, table.isSending.value]).toEqual([1, true]);
    expect(table.moves.value).toEqual([]);
    watch(table);
    expect(subline(table)).toBe("Sending…");
    server.work();
    await settle();
    watch(table);
    expect([table.isSending.value, table.match.log[0]]).toEqual([false, move]);
    expect(table.length.value).toBe(server.match.length);
    expect(table.moves.value.length).toBeGreaterThan(0);
  });

  test("that is not on offer is not sent", () => {
    const { table } = open();
    table.choose(-9);
    expect(server.count("move")).toBe(0);
  });

  test("that is refused is taken back, with the reason", async () => {
    const { table } = open();
    chooseFirst(table);
    server.refuse(server.last("move").id, "illegal", { message: "Not now." });
    await settle();
    expect([table.length.value, table.ply.value, table.isSending.value]).toEqual([0, 0, false]);
    expect(subline(table)).toBe("Your move was undone. Not now.");
    expect(table.moves.value.length).toBeGreaterThan(0);
    chooseFirst(table);
    expect(table.notice.value).toBe("");
  });

  test("that came too late gives way to what was played, which is asked for", async () => {
    const { table } = open();
    chooseFirst(table);
    server.advance(3);
    server.work();
    await settle();
    server.work();
    watch(table);
    expect(table.match.log).toEqual(server.match.log);
    expect(table.ply.value).toBe(3);
  });

  test("that came too late says so where nothing else has happened meanwhile", async () => {
    const { table } = open();
    chooseFirst(table);
    server.refuse(server.last("move").id, "stale");
    await settle();
    expect(subline(table)).toBe("The match had moved on, so your move wasn’t played.");
    expect(server.last("watch").length).toBe(0);
  });

  test("while the connection is lost waits for it, and is sent once", async () => {
    const { table } = open();
    server.cut(() => {
      connection.state.value = "lost";
      chooseFirst(table);
      expect(subline(table)).toBe("Connection lost: your move will be sent once it is back.");
    });
    connection.state.value = "open";
    expect(server.count("move")).toBe(1);
    server.work();
    await settle();
    watch(table);
    expect(table.match.log).toEqual(server.match.log);
  });

  test("without an answer is sent again under the same id after a reload, and no other can be chosen", () => {
    const { table } = open();
    chooseFirst(table);
    const { id, move } = server.last("move");
    table.leave();
    const again = open(enter()).table;
    expect(server.last("move")).toMatchObject({ id, move });
    expect(server.match.length).toBeGreaterThan(0);
    watch(again);
    expect(again.isSending.value).toBe(false);
    expect(storedMatch(ID, "marrakech").unsent).toEqual([]);
  });

  test("without an answer keeps the reloaded page from choosing until the server has spoken", () => {
    const { table } = open();
    chooseFirst(table);
    table.leave();
    const online = enter();
    server.tellTable();
    const view = online.view.value;
    if (!hasBegun(view)) throw new Error("not begun");
    const again = new OnlineTable(face, online, view);
    left.push(() => again.leave());
    expect([again.isSending.value, again.isMine.value, again.moves.value]).toEqual([true, false, []]);
  });

  test("refused because the server is busy is sent again after a while", async () => {
    const { table } = open();
    chooseFirst(table);
    server.refuse(server.last("move").id, "rate", { retryAfter: 3 });
    await vi.advanceTimersByTimeAsync(2900);
    expect(server.count("move")).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(server.count("move")).toBe(2);
    expect(table.isSending.value).toBe(true);
  });

  test("cannot be chosen at another's turn, by a stand-in's seat, or after the end", () => {
    const { table, online } = open();
    expect(table.isMine.value).toBe(true);
    server.view = { ...server.view, seats: [human("Salma", { level: "easy" }), human("Idris")] };
    server.tellTable(0);
    expect([online.you.value, table.isMine.value]).toEqual([0, false]);
    server.view = { ...server.view, seats: [human("Salma"), human("Idris")] };
    server.advanceTo(1);
    server.tellTable(0);
    watch(table);
    expect([table.isMine.value, table.moves.value]).toEqual([false, []]);
  });
});

describe("moves of the others", () => {
  test("are shown one after the other", () => {
    sitDown();
    server.advanceTo(1);
    const { table } = open();
    const from = server.match.length;
    server.advanceTo(0);
    server.tellPlayed(from);
    expect([table.ply.value, table.isShowing.value]).toEqual([from + 1, true]);
    watch(table);
    expect([table.ply.value, table.moves.value.length > 0]).toEqual([server.match.length, true]);
  });

  test.each([
    [20, false],
    [21, true],
  ])("%i at once are skipped: %s", (count, isSkipped) => {
    const { table } = open();
    server.advance(count);
    server.tellPlayed(0);
    expect(table.isShowing.value).toBe(!isSkipped);
    expect(table.ply.value).toBe(isSkipped ? count : 1);
  });

  test("on a page that nobody looks at are placed at once", () => {
    const { table } = open();
    page.hidden = true;
    server.advance(3);
    server.tellPlayed(0);
    expect([table.ply.value, table.isShowing.value]).toEqual([3, false]);
  });

  test("do not pull a reader out of the past", () => {
    server.advance(6);
    const { table } = open();
    table.jump(2);
    server.advance(30);
    server.tellPlayed(6);
    expect([table.ply.value, table.isBrowsing.value, table.length.value]).toEqual([2, true, 36]);
    expect(subline(table)).toBe("Looking back, turn 1 of 12. → and End lead back to the match.");
    table.jump(36);
    expect([table.ply.value, table.isBrowsing.value]).toEqual([36, false]);
  });

  test("that were missed are asked for by length", () => {
    const { table } = open();
    server.advance(4);
    server.cut();
    expect(server.last("watch").length).toBe(0);
    server.work();
    watch(table);
    server.advance(3);
    server.cut();
    expect(server.last("watch").length).toBe(4);
    server.work();
    watch(table);
    expect(table.match.log).toEqual(server.match.log);
  });

  test("with a hash that differs are asked for again from the start, with one sentence", () => {
    const { table, online } = open();
    server.advance(4);
    server.tellPlayed(0, { hash: "00000000" });
    expect(server.last("watch")).toMatchObject({ length: 0, differs: true });
    expect([table.length.value, online.notice.value]).toEqual([0, ""]);
    server.work();
    watch(table);
    expect(table.ply.value).toBe(4);
    expect(subline(table)).toBe("The table was out of sync and has been refreshed.");
    server.advance(1);
    server.tellPlayed(4);
    expect(table.notice.value).toBe("");
  });
});

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

test("alerts are kept with the match, and everything is forgotten with the seat", () => {
  const online = enter();
  online.keepAlerts(true);
  expect(storedMatch(ID, "marrakech").bell).toBe(true);
  online.forget();
  expect(storedMatch(ID, "marrakech").bell).toBe(false);
});

test("a table that was left hears nothing more", () => {
  const { table } = open();
  table.leave();
  server.advance(3);
  server.tellPlayed(0);
  expect(table.length.value).toBe(0);
});
