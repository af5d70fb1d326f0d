/** Tables opened for others, in My matches: while they wait, while they are played, and when they are taken from the list. */
import "fake-indexeddb/auto";
import { storage } from "./page-globals.ts";
import { makeRecord } from "@riad/core";
import type { Game } from "@riad/core";
import { marrakech as marrakechGame } from "@riad/games";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listMatches } from "../src/kept/match-store.ts";
import { refresh } from "../src/matches/refresh.ts";
import { isWatching, summarise, withOwn } from "../src/matches/summary.ts";
import { watchedTables } from "../src/matches/watched.ts";
import { keepMatch, stopWatching, storedMatch } from "../src/online/stored-match.ts";
import { makePlainFace } from "../src/plain/face.tsx";
import { playByChance } from "./kept-match.ts";

const marrakech = marrakechGame as unknown as Game;
const OPEN = "watchedOpenTable00001";
const LIVE = "watchedLiveTable00001";
const GONE = "watchedGoneTable00001";
const SEATED = "seatedLiveTable000001";
const record = makeRecord(playByChance(marrakech, { seats: 2 }, 9, 3), {
  players: ["Mina", "Zohra"],
  extra: { seats: "person,person" },
});

beforeEach(() => {
  storage.clear();
  for (const match of [OPEN, LIVE, GONE]) {
    keepMatch(match, { ...storedMatch(match, "marrakech"), isWatched: true });
  }
  keepMatch(SEATED, { ...storedMatch(SEATED, "marrakech"), token: "a", isSeated: true });
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(answer(path)));
});
afterEach(() => vi.unstubAllGlobals());

function answer(path: string): Response {
  const [, , , match, part] = path.split("/");
  if (![OPEN, LIVE].includes(match)) return new Response("", { status: 404 });
  if (part === "record") return new Response(record);
  const status = match === OPEN ? "open" : "live";
  return Response.json({ table: { match, game: "marrakech", status, seats: [], end: null } });
}

test("those that wait are listed as tables, and those that have begun are kept, marked", async () => {
  await refresh(await listMatches());
  expect(watchedTables.value.map(({ match }) => match)).toEqual([OPEN]);
  const [kept, ...more] = await listMatches();
  expect([kept.id, kept.isOnline, kept.isWatched, kept.record, more]).toEqual([LIVE, true, true, record, []]);
  const summary = summarise(kept, makePlainFace(marrakech));
  expect([isWatching(summary), summary.isOver, summary.isYourTurn]).toEqual([true, false, false]);
  // Somebody who sat down meanwhile plays.
  expect(isWatching(summarise({ ...kept, seat: 0 }, makePlainFace(marrakech)))).toBe(false);
  expect(isWatching(withOwn(summary, undefined))).toBe(true);
});

test("one that is taken from the list does not come back, unless that is undone", async () => {
  const watchAgain = stopWatching(OPEN);
  await refresh([]);
  expect(watchedTables.value).toEqual([]);
  watchAgain();
  await refresh([]);
  expect(watchedTables.value.map(({ match }) => match)).toEqual([OPEN]);
  stopWatching(SEATED)();
  expect(storedMatch(SEATED, "marrakech").isSeated).toBe(true);
});
