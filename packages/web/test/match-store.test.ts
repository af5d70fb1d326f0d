/** Matches on this device: nothing that was played is lost, whatever the browser's storage does. */
import { storage } from "./page-globals.ts";
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { makeRecord } from "@riad/core";
import type { Game } from "@riad/core";
import { azul as azulGame, marrakech as marrakechGame } from "@riad/games";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { playByChance } from "./kept-match.ts";

const azul = azulGame as unknown as Game;
const marrakech = marrakechGame as unknown as Game;

function recordOf(game: Game, plies: number, players = ["Mina", "Zohra"]): string {
  return makeRecord(playByChance(game, { seats: players.length }, plies, 3), { players, extra: { seats: "person" } });
}

/** The page as it is after a reload: the storage is what it was, everything else is new. */
async function openPage() {
  vi.resetModules();
  const [store, { keptFrom }, latest] = await Promise.all([
    import("../src/kept/match-store.ts"),
    import("../src/kept/kept-match.ts"),
    import("../src/kept/latest.ts"),
  ]);
  const make = (record: string, wish = {}) => {
    const kept = keptFrom(record, wish);
    if (kept === null) throw new Error("The record names no game.");
    return kept;
  };
  return { ...store, ...latest, make, keptFrom };
}

const recordsOf = (matches: readonly { readonly record: string }[]) => matches.map(({ record }) => record);

beforeEach(() => {
  storage.clear();
  globalThis.indexedDB = new IDBFactory();
});

describe("matches on this device", () => {
  test("are all kept, the newest first, over a reload", async () => {
    const page = await openPage();
    const records = [recordOf(azul, 8), recordOf(azul, 21), recordOf(marrakech, 9)];
    for (const [changed, record] of records.entries()) await page.saveMatch(page.make(record, { changed }));
    expect(recordsOf(await (await openPage()).listMatches())).toEqual(records.toReversed());
    expect(Object.keys(localStorage).filter((key) => key.startsWith("riad.kept"))).toEqual([]);
  });

  test("are found by their ids, changed in place, and deleted", async () => {
    const page = await openPage();
    const match = page.make(recordOf(azul, 8));
    await page.saveMatch(match);
    await page.saveMatch({ ...match, name: "Sunday" });
    expect((await page.findMatch(match.id))?.name).toBe("Sunday");
    await page.deleteMatch(match.id);
    expect(await (await openPage()).findMatch(match.id)).toBeNull();
  });

  test("survive a page that is closed before the database has answered", async () => {
    const page = await openPage();
    void page.saveMatch(page.make(recordOf(azul, 8)));
    // Nothing was awaited: the database may have got the move or not.
    globalThis.indexedDB = new IDBFactory();
    expect(recordsOf(await (await openPage()).listMatches())).toEqual([recordOf(azul, 8)]);
  });

  test("keep the last of two changes that are saved at once", async () => {
    const page = await openPage();
    const match = page.make(recordOf(azul, 8));
    const later = { ...match, record: recordOf(azul, 9) };
    await Promise.all([page.saveMatch(match), page.saveMatch(later)]);
    expect(recordsOf(await (await openPage()).listMatches())).toEqual([later.record]);
  });

  test("are kept without a database too", async () => {
    globalThis.indexedDB = undefined as never;
    const page = await openPage();
    expect(await page.saveMatch(page.make(recordOf(azul, 8)))).toBe(true);
    expect(recordsOf(await (await openPage()).listMatches())).toEqual([recordOf(azul, 8)]);
  });

  test("are kept where only the database has room; where nothing has, the answer is no", async () => {
    storage.isFull = true;
    const page = await openPage();
    expect(await page.saveMatch(page.make(recordOf(azul, 8)))).toBe(true);
    globalThis.indexedDB = undefined as never;
    const blocked = await openPage();
    expect(await blocked.saveMatch(blocked.make(recordOf(azul, 8)))).toBe(false);
  });

  test("include what version 0.1 kept, and leave alone what they cannot read", async () => {
    storage.set("riad.match.azul", recordOf(azul, 8));
    storage.set("riad.match.azul.earlier", recordOf(azul, 21));
    storage.set("riad.match.marrakech", "nonsense");
    const page = await openPage();
    expect(new Set(recordsOf(await page.listMatches()))).toEqual(new Set([recordOf(azul, 8), recordOf(azul, 21)]));
    expect([storage.get("riad.match.azul"), storage.get("riad.match.marrakech")]).toEqual([null, "nonsense"]);
    expect(await (await openPage()).listMatches()).toHaveLength(2);
  });
});

describe("the match to continue", () => {
  test("is the last one played that is not over, with its players", async () => {
    const page = await openPage();
    const match = page.make(recordOf(azul, 9));
    page.noteLatest(match);
    expect(page.latestMatch()).toEqual({ game: "azul", id: match.id, players: ["Mina", "Zohra"] });
    page.noteLatest({ ...match, record: recordOf(azul, 5000) });
    expect(page.latestMatch()).toBeNull();
  });

  test("is the one before it once a match is over that was played later", async () => {
    const page = await openPage();
    const [first, second] = [page.make(recordOf(azul, 9)), page.make(recordOf(marrakech, 9))];
    for (const match of [first, second, first, second]) page.noteLatest(match);
    expect(page.latestMatch()?.id).toBe(second.id);
    page.noteLatest({ ...second, record: recordOf(marrakech, 5000) });
    expect(page.latestMatch()?.id).toBe(first.id);
    page.forgetLatest(first.id);
    expect(page.latestMatch()).toBeNull();
  });

  test("is none that has no moves", async () => {
    const page = await openPage();
    page.noteLatest(page.make(recordOf(marrakech, 0)));
    expect(page.latestMatch()).toBeNull();
  });

  test("may be one that version 0.1 kept, the game played last first", async () => {
    storage.set("riad.match.azul", recordOf(azul, 9));
    storage.set("riad.match.marrakech", recordOf(marrakech, 5));
    storage.set("riad.last", "marrakech");
    const page = await openPage();
    expect(page.latestMatch()).toEqual({ game: "marrakech", id: "", players: ["Mina", "Zohra"] });
    storage.set("riad.match.marrakech", recordOf(marrakech, 5000));
    expect(page.latestMatch()?.game).toBe("azul");
  });

  test("is forgotten with its match", async () => {
    const page = await openPage();
    const match = page.make(recordOf(azul, 9));
    page.noteLatest(match);
    page.forgetLatest("another");
    expect(page.latestMatch()?.id).toBe(match.id);
    page.forgetLatest(match.id);
    expect(page.latestMatch()).toBeNull();
  });
});
