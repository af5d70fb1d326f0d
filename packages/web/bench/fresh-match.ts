/** A match that has just been set up, kept by the browser: the page opens it without drawing who starts. */
import { Match, makeRecord, unwrap } from "@riad/core";
import { gameOf, shelf } from "@riad/games";
import type { BrowserContext } from "playwright-core";

export async function keepFreshMatch(context: BrowserContext, id: string): Promise<void> {
  const match = unwrap(Match.fromSetup(gameOf(id) ?? shelf[0], { seats: 2, first: 0 }));
  const record = makeRecord(match, { players: ["Salma", "Idris"], date: "", extra: { seats: "person,medium" } });
  await context.addInitScript(([key, text]) => localStorage.setItem(key, text), [`riad.match.${id}`, record]);
}
