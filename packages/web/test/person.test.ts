/** The person at this browser without a browser: requests, claimed seats, lists that are merged, words, quiet hours, badges. */
import { storage } from "./page-globals.ts";
import type { MeAnswer, OwnMatch } from "@riad/protocol";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { keptFrom } from "../src/kept/kept-match.ts";
import { mergeLists, timeLeft } from "../src/matches/own-list.ts";
import { formOf, quietOf } from "../src/me/quiet-hours.ts";
import { isComplete, makeEntryLink, readEntryLink, readWords } from "../src/me/words-entry.ts";
import { keepMatch, storedMatch } from "../src/online/stored-match.ts";
import { countedTitle } from "../src/person/badge.ts";
import { findObstacle } from "../src/person/push.ts";

const ME: MeAnswer = {
  person: "abcdefgh12345678",
  name: "Salma",
  settings: { quiet: null, language: "en" },
  createdAt: 0,
  devices: [],
  hasRecovery: false,
  passkeys: [],
  channels: [],
  blocked: [],
  waiting: 2,
  isSecure: false,
  pushKey: "",
};

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

let asked: Asked[];

/** What the server answers, by path; an error where there is no server. */
function answer(answers: (one: Asked) => readonly [status: number, body: object] | Error): void {
  vi.stubGlobal("fetch", async (path: string, { method, body }: { method: string; body?: string }) => {
    const one = { method, path, body: body === undefined ? undefined : (JSON.parse(body) as unknown) };
    asked.push(one);
    const given = answers(one);
    if (given instanceof Error) throw given;
    return { ok: given[0] < 400, status: given[0], json: async () => given[1] };
  });
}

/** A page that was loaded afresh. */
async function load() {
  vi.resetModules();
  const person = await import("../src/person/person.ts");
  const { claimStoredSeats } = await import("../src/online/claim-seats.ts");
  return { ...person, claimStoredSeats };
}

function hold(match: string, token: string | null): void {
  keepMatch(match, { ...storedMatch(match, "azul"), token, isSeated: true });
}

const FIRST = "WX7VYZ5szMvB";
const SECOND = "AX7VYZ5szMvC";
const TOKEN = "a-token-of-24-characters";

beforeEach(() => {
  asked = [];
  storage.clear();
});

describe("a person", () => {
  test("is made once, with the name of the first seat", async () => {
    answer(() => [200, ME]);
    const { introduce, waiting } = await load();
    await introduce("Salma");
    await introduce("Another name");
    expect(asked).toEqual([{ method: "POST", path: "/api/me", body: { name: "Salma" } }]);
    expect([storage.get("riad.person"), waiting.value]).toEqual(["yes", 2]);
  });

  test("who is known keeps their name, whatever they are called at one table", async () => {
    storage.set("riad.person", "yes");
    answer(() => [200, ME]);
    await (await load()).introduce("Guest");
    expect(asked[0].body).toEqual({});
  });

  test("is told in the language of the page", async () => {
    answer(() => [200, { ...ME, settings: { quiet: { from: 22, to: 8, zone: "Europe/Paris" }, language: "fr" } }]);
    await (await load()).introduce("Salma");
    expect(asked[1].body).toEqual({
      settings: { quiet: { from: 22, to: 8, zone: "Europe/Paris" }, language: "en" },
    });
  });

  test.each([
    ["no server answers", () => new Error("offline")],
    ["the server is older", () => [404, { code: "unknown", message: "Nothing here." }] as const],
  ])("is not needed where %s, and asked for again at the next seat", async (_name, answers) => {
    answer(answers);
    const { introduce, isKnown, findOwnMatches } = await load();
    await introduce("Salma");
    await introduce("Salma");
    expect([asked.length, isKnown.value, await findOwnMatches()]).toEqual([2, false, null]);
  });

  test("is forgotten here when the server does not know them any more", async () => {
    storage.set("riad.person", "yes");
    answer(() => [401, { code: "unauthorised", message: "Who are you?" }]);
    const { findMe, isKnown } = await load();
    expect([await findMe(), isKnown.value, storage.get("riad.person")]).toEqual([null, false, null]);
  });

  test("stays known if they are asked about while they are being made", async () => {
    answer(({ method }) => (method === "POST" ? [200, ME] : [401, { code: "unauthorised", message: "Who are you?" }]));
    const { introduce, findMe, isKnown } = await load();
    const made = introduce("Salma");
    answer(() => [200, ME]);
    await Promise.all([made, findMe()]);
    expect(isKnown.value).toBe(true);
    expect(asked.map(({ method }) => method)).toEqual(["POST", "GET"]);
  });

  test("who is deleted leaves nothing known", async () => {
    answer(({ method }) => [200, method === "DELETE" ? { done: true } : ME]);
    const { introduce, deleteMe, isKnown, me } = await load();
    await introduce("Salma");
    const known: boolean[] = [];
    await deleteMe(async () => Promise.resolve(void known.push(isKnown.value)));
    // What is kept here goes first: whoever sees that they are forgotten may leave the page at once.
    expect(known).toEqual([true]);
    expect([isKnown.value, me.value, storage.get("riad.person")]).toEqual([false, null, null]);
  });
});

describe("seats that are held by tokens", () => {
  test("are claimed once, also those of an earlier version", async () => {
    hold(FIRST, TOKEN);
    hold(SECOND, null);
    answer(({ path }) => [200, path === "/api/me" ? ME : { claimed: [FIRST] }]);
    const page = await load();
    await page.claimStoredSeats();
    await page.claimStoredSeats();
    expect(asked.filter(({ path }) => path === "/api/me/seats").map(({ body }) => body)).toEqual([
      { seats: [{ match: FIRST, token: TOKEN }] },
    ]);
    await (await load()).claimStoredSeats();
    expect(asked).toHaveLength(2);
  });

  test("are claimed one by one if one of the tokens opens nothing any more", async () => {
    hold(FIRST, TOKEN);
    hold(SECOND, TOKEN);
    answer(({ path, body }) => {
      if (path === "/api/me") return [200, ME];
      const { seats } = body as { seats: { match: string }[] };
      return seats.some(({ match }) => match === FIRST) ? [401, { code: "x", message: "No." }] : [200, { claimed: [] }];
    });
    await (await load()).claimStoredSeats();
    expect(asked.filter(({ path }) => path === "/api/me/seats")).toHaveLength(3);
    expect(storage.get("riad.claimed")?.split(" ").sort()).toEqual([SECOND, FIRST].sort());
  });

  test("are tried again later where the server does not answer; without any, nobody is asked", async () => {
    const empty = await load();
    answer(() => new Error("offline"));
    await empty.claimStoredSeats();
    expect(asked).toEqual([]);
    hold(FIRST, TOKEN);
    await empty.claimStoredSeats();
    expect(asked.map(({ path }) => path)).toEqual(["/api/me"]);
    expect(storage.get("riad.claimed")).toBeNull();
  });
});

function own(match: string, more: Partial<OwnMatch> = {}): OwnMatch {
  const seat = { kind: "human", name: "Salma", points: null, place: null } as const;
  return {
    match,
    game: "azul",
    path: `/azul/${match}`,
    status: "live",
    seat: 0,
    seats: [seat, { ...seat, name: "Idris" }],
    length: 7,
    seen: 7,
    actor: 0,
    isYourTurn: true,
    clock: { kind: "none" },
    deadline: null,
    createdAt: 0,
    updatedAt: 0,
    isKept: false,
    end: null,
    ...more,
  };
}

function copyOf(id: string, more: object = {}) {
  const kept = keptFrom("game: azul", { id, isOnline: true, length: 7, seat: 0, ...more });
  if (kept === null) throw new Error("The record names no game.");
  return kept;
}

describe("the list of matches", () => {
  test("needs nothing for copies that are as long as the server's", () => {
    expect(mergeLists([copyOf(FIRST)], [own(FIRST)])).toEqual({ changed: [], missing: [] });
  });

  test("fetches matches this device has never seen and those with more moves; the running ones first", () => {
    const over = own(SECOND, { status: "over", end: "played" });
    const longer = own(FIRST, { length: 9 });
    expect(mergeLists([copyOf(FIRST)], [over, longer]).missing).toEqual([longer, over]);
  });

  test("does not fetch a table that still waits for players", () => {
    expect(mergeLists([], [own(FIRST, { status: "open", length: 0 })]).missing).toEqual([]);
  });

  test("learns how a match ended, which its moves do not tell", () => {
    const seats = [
      { kind: "human", name: "Salma", points: 3, place: 1 },
      { kind: "human", name: "Idris", points: 9, place: 0 },
    ] as const;
    const { changed } = mergeLists(
      [copyOf(FIRST)],
      [own(FIRST, { status: "over", end: "resigned", seats: [...seats] })],
    );
    expect(changed[0].ending).toMatchObject({ winners: [1] });
  });

  test("says how long is left, and never less than nothing", () => {
    const clocked = own(FIRST, { deadline: 100_000_000 });
    expect(timeLeft(clocked, 0)).toEqual({ days: 1, hours: 3, minutes: 46 });
    expect(timeLeft(clocked, 200_000_000)).toEqual({ days: 0, hours: 0, minutes: 0 });
    expect(timeLeft(own(FIRST), 0)).toBeNull();
  });
});

describe("words for another device", () => {
  test("are read however they are typed", () => {
    expect(readWords(" Ábandon, zoo-ability\n able ")).toEqual(["abandon", "zoo", "ability", "able"]);
    expect([7, 8, 12, 13].map((count) => isComplete(Array.from({ length: count }, () => "zoo")))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test.each([
    ["words=able-zoo", { words: "able zoo", isMove: false }],
    ["words=able-zoo&move", { words: "able zoo", isMove: true }],
    ["words=able%20zoo", { words: "able zoo", isMove: false }],
    ["words=%", null],
    ["notifications", null],
    ["", null],
  ])("come with the link %s", (fragment, link) => expect(readEntryLink(fragment)).toEqual(link));

  test("make a link that is read again", () => {
    const link = makeEntryLink("/me#words=able-zoo", true, "http://riad.test/me");
    expect(link).toBe("http://riad.test/me#words=able-zoo&move");
    expect(readEntryLink(new URL(link).hash.slice(1))).toEqual({ words: "able zoo", isMove: true });
  });
});

describe("quiet hours", () => {
  test("are off until somebody turns them on, and then suggest a night", () => {
    expect(formOf(null)).toEqual({ isOn: false, from: 22, to: 8 });
    expect(quietOf({ isOn: false, from: 22, to: 8 }, "Europe/Paris")).toBeNull();
  });

  test("are kept in the reader's time zone and shown again", () => {
    const quiet = quietOf({ isOn: true, from: 23, to: 7 }, "Europe/Paris");
    expect(quiet).toEqual({ from: 23, to: 7, zone: "Europe/Paris" });
    expect(formOf(quiet ?? null)).toEqual({ isOn: true, from: 23, to: 7 });
  });

  test("of no length are refused", () => expect(quietOf({ isOn: true, from: 7, to: 7 }, "UTC")).toBeUndefined());
});

test("the number of waiting matches comes before the title, once", () => {
  expect(countedTitle("Riad", 2)).toBe("(2) Riad");
  expect(countedTitle("(2) Riad", 3)).toBe("(3) Riad");
  expect(countedTitle("(3) Riad", 0)).toBe("Riad");
});

test.each([
  ["insecure", { isSecure: false }],
  ["unsupported", { hasPush: false }],
  ["homeScreen", { hasPush: false, isApple: true }],
  ["noKey", { hasKey: false }],
  ["denied", { permission: "denied" }],
  [null, {}],
])("what stands in the way of notifications: %s", (obstacle, change) => {
  const fine = { isSecure: true, hasPush: true, isApple: false, hasKey: true, permission: "default" };
  expect(findObstacle({ ...fine, ...change })).toBe(obstacle);
});
