/** A move of one’s own on a server: shown at once, sent once, taken back if it is refused. */
import {
  chooseFirst,
  enter,
  face,
  left,
  open,
  server,
  settle,
  sitDown,
  useScriptedServer,
  watch,
} from "./followed-match.ts";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { connection } from "../src/online/connection.ts";
import { OnlineTable, hasBegun } from "../src/online/online-table.ts";
import { storedMatch } from "../src/online/stored-match.ts";
import { subline } from "../src/play/subline.ts";
import { ID, human } from "./scripted-server.ts";

useScriptedServer();

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
