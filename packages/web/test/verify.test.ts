/** The page that draws the chance of a match again. */
import { CHANCE, Match, listMoves, makeRecord, unwrap } from "@riad/core";
import { gameOf, shelf } from "@riad/games";
import { FairRandom, commitTo, drawFirst, makeProof } from "@riad/protocol";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { browser, house } from "./opened.ts";
import { SIZES, expectToFit, findFaultsInBothThemes, visit } from "./visit.ts";

const SECRET = "5eed".repeat(16);
const SEEDS = ["", "Tariqs-own-seed"];

/** A whole match with its proof, as a server would write it down. */
function recordOf(game: string, secret = SECRET, bound?: number[]): string {
  const first = drawFirst(SECRET, SEEDS, 2);
  const match = unwrap(Match.fromSetup(gameOf(game) ?? shelf[0], { seats: 2, first }));
  while (!match.isOver) {
    const { position } = match;
    const isChance = match.actor === CHANCE;
    const moves = isChance ? [] : listMoves(position);
    const random = new FairRandom(SECRET, SEEDS, String(match.length));
    unwrap(match.play(isChance ? position.draw(random) : moves[(match.length * 7) % moves.length]));
  }
  const proof = makeProof({ commit: commitTo(SECRET), secret, seeds: SEEDS, bound, first: "drawn" });
  return makeRecord(match, { players: ["Salma", "Tariq"], date: "2026-11-15", extra: proof });
}

const headline = (page: Page) => page.getByRole("heading", { level: 1 });
const field = (page: Page) => page.getByLabel("Record of a match").and(page.locator("textarea"));
const note = (page: Page) => page.getByRole("status").locator("p");

describe.each(shelf.map(({ id }) => id))("%s", (game) => {
  test("a good record is fair, step by step", async () => {
    await visit(browser, `${house.address}/verify`, {}, async (page) => {
      await field(page).fill(recordOf(game));
      await expect.poll(() => headline(page).innerText()).toBe("The dice and draws of this match were fair");
      const outcomes = await page.locator(".verify-outcomes li").count();
      expect(outcomes).toBeGreaterThan(20);
      expect(await note(page).innerText()).toBe(`All ${outcomes} outcomes are as committed.`);
      expect(await page.locator(".verify-step.good").count()).toBe(4);
      expect(await page.locator(".verify-step").first().innerText()).toContain(commitTo(SECRET));
      expect(await page.locator(".verify-seeds").innerText()).toMatch(/Salma\s+none\s+Tariq\s+Tariqs-own-seed/);
    });
  });
});

test("the page says whose seed bound the draws, and when nobody's did", async () => {
  await visit(browser, `${house.address}/verify`, {}, async (page) => {
    const seeds = page.locator(".verify-step").nth(1);
    await field(page).fill(recordOf("marrakech", SECRET, [1]));
    await expect.poll(() => seeds.innerText()).toContain("depends on the seed of Tariq");
    await field(page).fill(recordOf("marrakech", SECRET, []));
    await expect.poll(() => seeds.innerText()).toContain("so the server could have chosen the outcomes");
    expect(await page.locator(".verify-step.good").count()).toBe(3);
  });
});

test("a die that was changed is found, with what it should have been", async () => {
  const record = recordOf("marrakech");
  // The first throw; the moves behind it must stay legal, so that the match breaks no rule but its promise.
  const lines = record.split("\n");
  let tampered = "";
  for (let at = lines.indexOf("") + 1; at < lines.length && tampered === ""; at++) {
    for (const die of ["1", "2", "3", "4"]) {
      const changed = lines[at].replace(/^(\d+\. [LSR]) \d/, `$1 ${die}`);
      if (changed === lines[at]) continue;
      const text = [...lines.slice(0, at), changed, ...lines.slice(at + 1)].join("\n");
      const { parseRecord } = await import("@riad/core");
      if (parseRecord(text, gameOf).ok) tampered = text;
    }
  }
  expect(tampered).not.toBe("");
  await visit(browser, `${house.address}/verify`, {}, async (page) => {
    await field(page).fill(tampered);
    await expect.poll(() => headline(page).innerText()).toBe("This record doesn’t match its commitment");
    expect(await note(page).innerText()).toMatch(/^Move \d+ should have been [1-4], not [1-4]\.$/);
    expect(await page.locator(".verify-outcomes li.wrong").count()).toBe(1);
    expect(await page.locator(".verify-step.bad").count()).toBe(1);
  });
});

test("another secret, another first seat, no secret yet, no proof, no record at all", async () => {
  const good = recordOf("azul");
  const cases: [string, string, RegExp][] = [
    [recordOf("azul", "abcd".repeat(16)), "This record doesn’t match its commitment", /^The secret isn’t the one/],
    [recordOf("azul", "nonsense"), "This record doesn’t match its commitment", /^The secret isn’t the one/],
    [recordOf("azul", ""), "This record doesn’t match its commitment", /doesn’t show the secret\.$/],
    [
      good.replace(/^note .*\n/gm, ""),
      "This match wasn’t played on a server, so there is nothing to check",
      /^The record contains no commitment/,
    ],
    ["Dear diary, today I played Azul.", "Not a match record", /./],
    [good.slice(0, good.length / 2), "Not a match record", /./],
    ["", "Were the dice and draws of a match fair?", /^Paste a record/],
  ];
  await visit(browser, `${house.address}/verify`, {}, async (page) => {
    for (const [text, sentence, why] of cases) {
      await field(page).fill(text);
      await expect.poll(() => headline(page).innerText()).toBe(sentence);
      expect(await note(page).innerText()).toMatch(why);
    }
  });
});

async function post(path: string, body: object, token = ""): Promise<Record<string, string>> {
  const headers = {
    "content-type": "application/json",
    ...(token === "" ? {} : { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(house.address + path, { method: "POST", headers, body: JSON.stringify(body) });
  return (await response.json()) as Record<string, string>;
}

test("a match of this server is fetched by its name, and files are opened and dropped", async () => {
  const { match, token } = await post("/api/matches", { game: "azul", seats: [{ kind: "me" }, { kind: "open" }] });
  await post(`/api/matches/${match}/join`, { name: "Tariq", seed: "mine" });
  const address = `${house.address}/verify?match=${match}`;
  await visit(browser, address, {}, async (page) => {
    await expect.poll(() => headline(page).innerText()).toBe("The match is not over yet");
  });
  await post(`/api/matches/${match}/resign`, {}, token);
  await visit(browser, address, {}, async (page) => {
    await expect.poll(() => headline(page).innerText()).toBe("The dice and draws of this match were fair");
    const buffer = Buffer.from(recordOf("marrakech"));
    await page.locator("input[type=file]").setInputFiles({ name: "match.riad", mimeType: "text/plain", buffer });
    await expect.poll(() => page.locator(".verify-outcomes.short").count()).toBe(1);
    await page.getByRole("button", { name: "Clear" }).click();
    await page.evaluate((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], "match.riad"));
      document.querySelector("main")?.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true }));
    }, recordOf("azul"));
    await expect.poll(() => page.locator(".verify-outcomes:not(.short)").count()).toBe(1);
    expect(new URL(page.url()).pathname).toBe("/verify");
  });
  const expects = /404/;
  await visit(browser, `${house.address}/verify?match=111111111111`, { expects }, async (page) => {
    await expect.poll(() => headline(page).innerText()).toBe("The record of this match couldn’t be loaded");
  });
});

test.each(["small", "phone"] as const)("%s: fits, and axe finds nothing", async (size) => {
  const viewport = SIZES[size];
  await visit(browser, `${house.address}/verify`, { viewport, bypassCSP: true }, async (page) => {
    await expectToFit(page);
    expect(await findFaultsInBothThemes(page)).toEqual([]);
    await field(page).fill(recordOf("azul"));
    await expect.poll(() => page.locator(".verify-step.good").count()).toBe(4);
    await expectToFit(page);
    expect(await findFaultsInBothThemes(page)).toEqual([]);
  });
});
