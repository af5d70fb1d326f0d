/** Matches of Azul for tests: played by chance from a seed, and laid into the page as the match that was saved there. */
import { azul } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import { makeRecord } from "@riad/core";
import type { Match } from "@riad/core";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { expect } from "vitest";
import type { House } from "./house.ts";
import { LATE, lateIn, playByChance, savedRecord } from "./kept-match.ts";
import { visit } from "./visit.ts";

export interface Wish {
  readonly seats: number;
  readonly wall?: "fixed" | "free";
  readonly centres?: "1" | "2";
  /** How many moves have been made. */
  readonly plies?: number | typeof LATE;
  readonly seed?: number;
  /** A level for each seat; all are people otherwise. */
  readonly kinds?: readonly string[];
}

export function playMatch({ seats, wall = "fixed", centres = "1", plies = 0, seed = 1 }: Wish): Match<AzulPosition> {
  const play = (length: number) => playByChance(azul, { seats, options: { wall, centres } }, length, seed);
  return play(plies === LATE ? lateIn(play(Infinity)) : plies);
}

const NAMES = ["Salma", "Tariq", "Noor", "Idris"];

export function recordOf(wish: Wish): string {
  const kinds = wish.kinds ?? NAMES.map(() => "person");
  return makeRecord(playMatch(wish), {
    players: NAMES.slice(0, wish.seats),
    date: "2026-11-15",
    extra: { seats: kinds.slice(0, wish.seats).join(",") },
  });
}

interface Visit {
  readonly house: House;
  readonly browser: Browser;
  readonly wish: Wish;
  readonly settings?: Readonly<Record<string, string>>;
  readonly options?: BrowserContextOptions;
  readonly path?: string;
}

/** Opens the table with a saved match, runs the visit, and fails if the page complained anywhere on the way. */
export async function sitAt(
  { house, browser, wish, settings = {}, options = {}, path = "/azul" }: Visit,
  visitor: (page: Page) => Promise<void>,
): Promise<void> {
  const kept = JSON.stringify({ animation: "off", speed: "quick", sound: "off", ...settings });
  const stored = { "riad.match.azul": recordOf(wish), "riad.settings": kept };
  await visit(browser, house.address + path, { locale: "en", stored, ...options }, async (page) => {
    page.setDefaultTimeout(10_000);
    await page.locator(".surface").waitFor();
    await visitor(page);
  });
}

/** No match of these tests gets near it: the first line is always filled first. */
const MOST_MOVES = 400;

/** On one screen to the end of the match: everybody takes the first tiles and puts them where they fit first. */
export async function playToEnd(page: Page, move: () => Promise<void>): Promise<void> {
  const end = page.locator(".result-scene");
  for (let i = 0; i < MOST_MOVES; i++) {
    await page.locator("[data-pick], [data-target], .sheet, dialog[open]").or(end).first().waitFor();
    if ((await end.count()) > 0) break;
    await move();
  }
  expect(await savedRecord(page)).toMatch(/^result: \d/m);
}
