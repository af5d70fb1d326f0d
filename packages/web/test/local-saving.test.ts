/** A match on this screen is saved after every move. */
import { IDRIS, SALMA, chooseFirst, face, marrakech, savedRecord, sit, tables, useLocalTables } from "./local-match.ts";
import { storage } from "./page-globals.ts";
import { Match, parseRecord, unwrap } from "@riad/core";
import { gameOf } from "@riad/games";
import { describe, expect, test, vi } from "vitest";
import { LocalTable } from "../src/play/local.ts";
import { subline } from "../src/play/subline.ts";

useLocalTables();

const saved = () => unwrap(parseRecord(savedRecord(), gameOf)).match.length;

describe("saving", () => {
  test("happens at the start and after every move, so that a reload loses nothing", () => {
    const table = sit([SALMA, IDRIS]);
    expect(saved()).toBe(0);
    for (let i = 0; i < 4; i++) {
      chooseFirst(table);
      expect(saved()).toBe(table.length.value);
    }
    expect(storage.get("riad.last")).toContain("own");
  });

  test("does not happen while a kept match is only looked at", () => {
    const match = unwrap(Match.fromSetup(marrakech, { seats: 2, first: 0 }));
    const kept = { id: "own", name: "", isKept: true, match, sitters: [SALMA, IDRIS], date: "2026-11-01", notice: "" };
    const table = new LocalTable(face, kept);
    tables.push(table);
    expect(storage.get("riad.kept.own")).toBeNull();
    table.goOn();
    chooseFirst(table);
    expect(savedRecord()).toContain("date: 2026-11-01");
  });

  test("that fails is said, and the match goes on", async () => {
    storage.isFull = true;
    const table = sit([SALMA, IDRIS]);
    await vi.advanceTimersByTimeAsync(0);
    expect(subline(table)).toContain("storage is full");
    chooseFirst(table);
    await vi.advanceTimersByTimeAsync(0);
    expect(subline(table)).toContain("storage is full");
    storage.isFull = false;
    chooseFirst(table);
    await vi.advanceTimersByTimeAsync(0);
    expect(table.notice.value).toBe("");
  });
});
