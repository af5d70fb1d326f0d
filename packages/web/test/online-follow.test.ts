/** A match on a server as the page follows it: entering it, and the moves of the others. */
import { enter, marrakech, open, server, sitDown, useScriptedServer, watch } from "./followed-match.ts";
import { fire, page } from "./page-globals.ts";
import { azul } from "@riad/games";
import { describe, expect, test } from "vitest";
import { OnlineMatch } from "../src/online/online-match.ts";
import { keepMatch, storedMatch } from "../src/online/stored-match.ts";
import { subline } from "../src/play/subline.ts";
import { ID, TOKEN } from "./scripted-server.ts";

useScriptedServer();

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
    expect(subline(table)).toMatch(/^.+\. The End key leads back to the match\.$/);
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

test("a table that was left hears nothing more", () => {
  const { table } = open();
  table.leave();
  server.advance(3);
  server.tellPlayed(0);
  expect(table.length.value).toBe(0);
});

function told(): boolean[] {
  return server.sent.flatMap((one) => (one.type === "looking" ? [one.on] : []));
}

test("the server is told whether anybody looks at the page, also after a new connection", () => {
  enter();
  server.work();
  expect(told()).toEqual([]);
  page.hidden = true;
  fire("visibilitychange");
  expect(told()).toEqual([false]);
  server.cut();
  expect(told()).toEqual([false, false]);
  page.hidden = false;
  fire("visibilitychange");
  expect(told()).toEqual([false, false, true]);
});
