/** What the browser keeps of online matches, and what it makes of it: links, invitations, new tables. */
import { setAddress, storage } from "./page-globals.ts";
import { signal } from "@preact/signals";
import { azul } from "@riad/games";
import { seatToken } from "@riad/protocol";
import type { SeatView } from "@riad/protocol";
import fc from "fast-check";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { guestLink, inviteLink, readSecret, seatLink, tableLink } from "../src/online/invitation.ts";
import { closeTable, createTable } from "../src/online/table-settings.ts";
import { readName, usualName } from "../src/online/NameBox.tsx";
import { keepPlayerName } from "../src/page/player-name.ts";
import type { OnlineMatch } from "../src/online/online-match.ts";
import { askForInvite } from "../src/online/renew-invites.ts";
import {
  forgetMatch,
  keepMatch,
  makeCommandId,
  makeSecret,
  setAsideUnreadable,
  storedMatch,
  storedMatches,
} from "../src/online/stored-match.ts";
import { loadWords } from "../src/words/words.ts";
import { ID, ScriptedServer, TOKEN, human } from "./scripted-server.ts";

beforeAll(() => loadWords("online"));

beforeEach(() => {
  vi.useFakeTimers();
  storage.clear();
  setAddress("http://riad.test/");
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const FRESH = { token: null, isSeated: false, isWatched: false, invites: [], unsent: [] };

describe("a stored match", () => {
  test("keeps its seat where something beside it cannot be read", () => {
    storage.set(`riad.online.${ID}`, `{"game":"azul","token":"${TOKEN}","isSeated":true,"unsent":[null]}`);
    expect(storedMatch(ID, "azul")).toMatchObject({ token: TOKEN, isSeated: true, unsent: [], invites: [] });
  });

  test("comes back as it was kept, with the time of its last use", () => {
    const kept = { ...FRESH, game: "azul", token: TOKEN, isSeated: true, invites: [{ seat: 1, invite: "x" }], at: 0 };
    vi.setSystemTime(5000);
    expect(keepMatch(ID, kept)).toBe(true);
    expect(storedMatch(ID, "marrakech")).toEqual({ ...kept, at: 5000 });
    forgetMatch(ID);
    expect(storedMatch(ID, "marrakech")).toMatchObject({ ...FRESH, game: "marrakech" });
  });

  test.each([
    "",
    "null",
    "7",
    '"azul"',
    "[]",
    "{",
    "{}",
    '{"game":"chess","unsent":[],"invites":[]}',
    '{"game":"azul"}',
    '{"game":"azul","unsent":{},"invites":[]}',
    '{"game":"azul","unsent":[]}',
    '{"game":"azul","unsent":[null],"invites":[]}',
    '{"game":"azul","unsent":[],"invites":[3]}',
  ])("that reads %s has nothing in it", (text) => {
    storage.set(`riad.online.${ID}`, text);
    expect(storedMatch(ID, "azul")).toMatchObject(FRESH);
    expect(storedMatches()).toEqual([]);
  });

  test("that cannot be read is set aside before anything overwrites it", () => {
    const text = `{"game":"azul","token":"${TOKEN}","isSeated":tru`;
    storage.set(`riad.online.${ID}`, text);
    expect(setAsideUnreadable(ID)).toBe(true);
    keepMatch(ID, { ...FRESH, game: "azul", at: 0 });
    expect(setAsideUnreadable(ID)).toBe(false);
    expect(storage.get(`riad.unreadable.${ID}`)).toBe(text);
    expect(setAsideUnreadable("another")).toBe(false);
  });

  test("is new where storage is blocked, and says that it could not be kept", () => {
    storage.isBlocked = true;
    expect(keepMatch(ID, { ...FRESH, game: "azul", at: 0 })).toBe(false);
    expect(storedMatch(ID, "azul")).toMatchObject(FRESH);
    forgetMatch(ID);
  });

  test("is listed if a seat is held, the latest first; after forty the oldest is forgotten", () => {
    for (let i = 0; i < 43; i++) {
      vi.setSystemTime(1000 + i);
      keepMatch(`match${i}`, { ...FRESH, game: "azul", isSeated: i !== 41, at: 0 });
    }
    const listed = storedMatches().map(({ match }) => match);
    expect(listed.slice(0, 3)).toEqual(["match42", "match40", "match39"]);
    expect(listed).toHaveLength(39);
    expect([0, 1, 2, 3].map((i) => storage.get(`riad.online.match${i}`) === null)).toEqual([true, true, true, false]);
  });
});

test("secrets are what the server takes, and no two are alike", () => {
  const secrets = Array.from({ length: 200 }, makeSecret);
  expect(secrets.every((secret) => seatToken.safeParse(secret).success)).toBe(true);
  expect(new Set(secrets).size).toBe(200);
  expect(new Set(Array.from({ length: 200 }, makeCommandId)).size).toBe(200);
});

describe("a name", () => {
  test.each([
    ["  Salma ", "Salma"],
    ["Anne \t Marie", "Anne Marie"],
    ["", null],
    ["   ", null],
    ["x".repeat(25), null],
  ])("%j is read as %j", (text, name) => {
    expect(readName(text)).toBe(name);
  });

  test("is the one written before, or else one that nobody at the table has", () => {
    expect(usualName(["Salma", "Noor"])).toBe("Idris");
    keepPlayerName("Mina");
    expect(usualName(["Salma"])).toBe("Mina");
  });
});

function online(seats: readonly SeatView[], invites: readonly { seat: number; invite: string }[]): OnlineMatch {
  const stored = { ...FRESH, game: "azul", token: TOKEN, invites, at: 0 };
  return { game: "azul", id: ID, stored: signal(stored), view: signal({ seats }) } as unknown as OnlineMatch;
}

describe("links", () => {
  const open = human("", { kind: "open" });
  const reserved = human("", { kind: "reserved" });
  const plain = `http://riad.test/azul/${ID}`;

  test("lead to the table from whatever page they are made on", () => {
    setAddress("http://riad.test/lobby?x=1#y");
    expect(tableLink({ game: "azul", id: ID })).toBe(plain);
    expect(seatLink(online([], []))).toBe(`${plain}#seat=${TOKEN}`);
  });

  test("of a reserved seat are known only to its maker, and only until they are used", () => {
    const made = online([human("Noor"), reserved], [{ seat: 1, invite: "secret" }]);
    expect(inviteLink(made, 1)).toBe(`${plain}#invite=secret`);
    expect(inviteLink(made, 0)).toBeNull();
    expect(inviteLink(online([reserved], [{ seat: 0, invite: "" }]), 0)).toBeNull();
  });

  test.each([
    ["plain while a seat is open to anyone", [open, reserved], plain],
    ["the invitation where only reserved seats are left", [human("Noor"), reserved], `${plain}#invite=secret`],
    ["plain where the invitation is another browser's", [reserved, human("Noor")], plain],
    ["plain where no seat is left", [human("Noor"), human("Mina")], plain],
  ])("for a guest are %s", (_name, seats, link) => {
    expect(guestLink(online(seats, [{ seat: 1, invite: "secret" }]))).toBe(link);
  });

  test("are read back as what they open", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{22,64}$/), (secret) => {
        expect(readSecret(`seat=${secret}`, "seat")).toBe(secret);
        expect(readSecret(`invite=${secret}`, "seat")).toBeNull();
        expect(readSecret(secret, "invite")).toBeNull();
      }),
    );
  });
});

/** What the server answers to the next request, whose body is returned. */
function answerWith(answer: object | Error): () => { path: string; body: unknown; headers: unknown } {
  const fetched = vi.fn(async (_path: string, _request: { body: string; headers: unknown }) => {
    if (answer instanceof Error) throw answer;
    return { json: async () => answer };
  });
  vi.stubGlobal("fetch", fetched);
  return () => {
    const [path, { body, headers }] = fetched.mock.calls[0];
    return { path, body: JSON.parse(body) as unknown, headers };
  };
}

describe("a new table", () => {
  const WISH = { seats: [{ kind: "me" as const }, { kind: "reserved" as const }], name: "Salma" };
  const ANSWER = {
    match: ID,
    game: "azul",
    code: null,
    path: `/azul/${ID}`,
    seat: 0,
    token: TOKEN,
    invites: [{ seat: 1, invite: "an-invitation-of-24-xxxx", path: "/x" }],
    table: new ScriptedServer(azul).view,
  };

  test("is asked for with a token of the browser's own, which is kept with the invitations", async () => {
    const asked = answerWith(ANSWER);
    expect(await createTable("azul", WISH)).toEqual({ path: `/azul/${ID}` });
    const { path, body } = asked();
    const { token } = storedMatch(ID, "azul");
    expect([path, body]).toEqual(["/api/matches", { ...WISH, game: "azul", token, seedFollows: true }]);
    expect(storedMatch(ID, "azul")).toMatchObject({
      isSeated: true,
      invites: [{ seat: 1, invite: "an-invitation-of-24-xxxx" }],
    });
    expect(storage.get("riad.name")).toBe("Salma");
  });

  test("for others is kept with the token that closes it", async () => {
    const asked = answerWith({ ...ANSWER, seat: null });
    await createTable("azul", { seats: [{ kind: "open" }, { kind: "open" }] });
    const { token } = asked().body as { token: string };
    expect(storedMatch(ID, "azul")).toMatchObject({ token: null, isSeated: false, isWatched: true, closeToken: token });
    const closing = vi.fn(async () => new Response("{}"));
    vi.stubGlobal("fetch", closing);
    expect(await closeTable(ID, token)).toBe("");
    expect(closing).toHaveBeenCalledWith(`/api/matches/${ID}/close`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
    });
    const refusal = { code: "forbidden", message: "This match has started.", key: "server.matchStarted", args: {} };
    vi.stubGlobal("fetch", async () => Response.json(refusal, { status: 403 }));
    expect(await closeTable(ID, token)).toBe("This match has started.");
  });

  test.each([
    ["no connection", new Error("offline"), "The table couldn’t be opened: no connection to the server."],
    ["a refusal", { code: "unknown", message: "There is no such level." }, "There is no such level."],
    ["something else", { hello: 1 }, "The table couldn’t be opened: no connection to the server."],
  ])("that could not be made for %s is refused in a sentence, and nothing is kept", async (_name, answer, refusal) => {
    answerWith(answer);
    expect(await createTable("azul", WISH)).toEqual({ refusal });
    expect(storedMatches()).toEqual([]);
  });
});

describe("a new invitation", () => {
  test("is asked for with the token of the table's maker", async () => {
    const asked = answerWith({ seat: 1, invite: "an-invitation-of-24-xxxx", path: "/x" });
    expect(await askForInvite(ID, TOKEN, 1)).toEqual({ seat: 1, invite: "an-invitation-of-24-xxxx" });
    expect(asked()).toMatchObject({
      path: `/api/matches/${ID}/invite`,
      body: { seat: 1 },
      headers: { authorization: `Bearer ${TOKEN}` },
    });
  });

  test.each([new Error("offline"), { code: "forbidden", message: "No." }])("may not be had: %s", async (answer) => {
    answerWith(answer);
    expect(await askForInvite(ID, TOKEN, 1)).toBeNull();
  });
});
