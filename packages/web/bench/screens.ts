/** Every screen of the browser, and how one gets there. */
import { shelf } from "@riad/games";
import { keptMatch } from "../test/kept-match.ts";
import { setTable } from "../test/online-match.ts";
import { BENCHES } from "./games.ts";
import { REVIEW_PATH, keepFinished, waitForReview } from "./reviews.ts";
import { click, play, say } from "./screen.ts";
import type { Screen } from "./screen.ts";
import type { Page } from "playwright-core";

const [ONE, OTHER] = Object.keys(BENCHES);

export const SCREENS: readonly Screen[] = [
  { name: "start", path: () => "/" },
  { name: "start-second", path: () => "/", prepare: click(".arches > :nth-child(2)") },
  { name: "start-continue", stored: keptMatch(OTHER, { plies: 20 }), path: () => "/" },
  { name: "start-settings", path: () => "/", prepare: say("Settings") },
  { name: "start-open", path: () => "/", prepare: say("Load a match") },
  { name: "start-online", path: () => "/", prepare: click(".online-door") },
  ...Object.values(BENCHES).flatMap(({ screens }) => screens),
  { name: "verify", path: () => "/verify" },
  { name: "matches", stored: keptMatch(OTHER, { plies: 20 }), path: () => "/matches" },
  { name: "matches-empty", path: () => "/matches" },
  { name: "nothing-here", expects: /404/, path: () => "/nowhere" },
  ...Object.keys(BENCHES).flatMap((game) => [
    play(`${game}-look-back`, game, { plies: 40 }, async (page) => {
      await click(".stepping > :last-child")(page);
      await page.keyboard.press("ArrowLeft");
    }),
    play(`${game}-share`, game, { plies: 33 }, async (page) => {
      await say("Menu")(page);
      await click("dialog .menu-ways :text('Share')")(page);
    }),
    play(`${game}-large`, game, { plies: 40 }, async (page) => page.keyboard.press("z")),
  ]),

  ...shelf.map((game) => ({
    name: `${game.id}-review`,
    stored: keepFinished(game),
    path: () => REVIEW_PATH,
    prepare: waitForReview,
  })),
  { name: "practise", path: () => "/practise" },
  { name: "lobby", path: () => "/lobby" },
  { name: "me-stranger", expects: /401/, path: () => "/me" },
  ...["", "#notifications", "#people", "#data"].map((section) => ({
    name: `me${section.replace("#", "-")}`,
    expects: /401/,
    path: () => "/me",
    prepare: (page: Page) => becomeKnown(page, section),
  })),
  {
    name: "online-waiting",
    path: async (house) => {
      const seats = [{ kind: "me" }, { kind: "open" }, { kind: "computer", level: "medium" }];
      const { path, links } = await setTable(house, OTHER, 1, { seats, public: true });
      return links[0] ?? path;
    },
  },
  {
    name: "online-joining",
    path: async (house) => (await setTable(house, ONE, 1, { seats: [{ kind: "me" }, { kind: "open" }] })).path,
  },
  { name: `online-${ONE}`, path: async (house) => (await setTable(house, ONE, 2)).links[0] },
  { name: `online-${OTHER}`, path: async (house) => (await setTable(house, OTHER, 4)).links[0] },
];

/** The server knows somebody in this browser from now on; then a section of their page. */
async function becomeKnown(page: Page, section: string): Promise<void> {
  await page.evaluate(async () => {
    const headers = { "content-type": "application/json" };
    await fetch("/api/me", { method: "POST", headers, body: JSON.stringify({ name: "Salma" }) });
  });
  await page.goto(new URL(`/me${section}`, page.url()).href);
  await page.reload();
  await page.locator(".portrait").waitFor();
}
