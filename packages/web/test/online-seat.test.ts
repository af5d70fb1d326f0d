/** Taking a seat at a table on a server, and losing it. */
import { enter, server, sitDown, useScriptedServer } from "./followed-match.ts";
import { storage } from "./page-globals.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { storedMatch } from "../src/online/stored-match.ts";
import { ID, human } from "./scripted-server.ts";

useScriptedServer();

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

test("everything is forgotten with the seat", () => {
  const online = enter();
  online.takeToken("a-token-of-24-characters");
  expect(storedMatch(ID, "marrakech").isSeated).toBe(true);
  online.forget();
  expect(storedMatch(ID, "marrakech")).toMatchObject({ isSeated: false, token: null });
});
