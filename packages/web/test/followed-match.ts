/** A match on a server as the page follows it, for tests: over a connection that the test holds in its hands. */
import { page, storage } from "./page-globals.ts";
import type { Game } from "@riad/core";
import { marrakech as marrakechGame } from "@riad/games";
import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import { connection } from "../src/online/connection.ts";
import { OnlineMatch } from "../src/online/online-match.ts";
import { OnlineTable, hasBegun } from "../src/online/online-table.ts";
import { keepMatch, storedMatch } from "../src/online/stored-match.ts";
import { makePlainFace } from "../src/plain/face.tsx";
import { loadWords } from "../src/words/words.ts";
import { ID, ScriptedServer, TOKEN } from "./scripted-server.ts";

export const marrakech = marrakechGame as unknown as Game;
export const face = makePlainFace(marrakech);
/** A new one for each test. */
export let server: ScriptedServer;
export const left: (() => void)[] = [];

/** Every test has a server of its own, an empty storage and a stopped clock. */
export function useScriptedServer(): void {
  beforeAll(() => Promise.all([loadWords("online"), loadWords("plain"), loadWords("table")]));

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
}

export function sitDown(): void {
  keepMatch(ID, { ...storedMatch(ID, "marrakech"), token: TOKEN, isSeated: true });
}

export function enter(game: Game = marrakech): OnlineMatch {
  const online = new OnlineMatch(ID, game, server.connection);
  left.push(online.enter());
  return online;
}

export function open(online = enter()): { online: OnlineMatch; table: OnlineTable } {
  server.work();
  const view = online.view.value;
  if (!hasBegun(view)) throw new Error("the match has not begun");
  const table = new OnlineTable(face, online, view);
  left.push(() => table.leave());
  table.goOn();
  return { online, table };
}

export function watch(table: OnlineTable): void {
  for (let i = 0; i < 60 && table.isShowing.value; i++) table.skip();
}

export function chooseFirst(table: OnlineTable): void {
  table.choose(table.moves.value[0]);
  watch(table);
}

export const settle = () => vi.advanceTimersByTimeAsync(0);
