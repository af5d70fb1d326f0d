/** Points by source on the person's page: the same on a new device, whose copies have yet to be fetched. */
import "fake-indexeddb/auto";
import { storage } from "./page-globals.ts";
import { makeRecord } from "@riad/core";
import { gameOf, shelf } from "@riad/games";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadFace } from "../src/games.ts";
import { listMatches } from "../src/kept/match-store.ts";
import { countPoints } from "../src/me/points-by-source.ts";
import { playByChance } from "./kept-match.ts";

const MATCH = "finishedElsewhere00001";
const game = gameOf("azul") ?? shelf[0];
const match = playByChance(game, { seats: 2 }, 1000, 5);
const record = makeRecord(match, { players: ["Mina", "Zohra"], extra: { seats: "person,person" } });
const own = {
  match: MATCH,
  game: game.id,
  status: "over",
  seat: 1,
  seats: [0, 1].map((seat) => ({ points: match.position.points(seat), place: match.position.place(seat) })),
  length: match.length,
  updatedAt: 0,
  end: "played",
};

beforeEach(() => {
  storage.clear();
  vi.stubGlobal("fetch", (path: string) => {
    if (path === "/api/me/matches") return Promise.resolve(Response.json({ matches: [own], now: 0 }));
    return Promise.resolve(path.endsWith("/record") ? new Response(record) : new Response("", { status: 404 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a device without a copy of a finished match fetches it and counts its points from the person's seat", async () => {
  expect(await listMatches()).toEqual([]);
  const [points, ...others] = await countPoints();
  expect(others).toEqual([]);
  expect([points.game, points.matches]).toEqual(["azul", 1]);
  const expected = (await loadFace("azul")).breakdown(match.position, 1);
  expect(points.sources).toEqual(expected.map(({ label, points: sum }) => ({ label, points: sum })));
});
