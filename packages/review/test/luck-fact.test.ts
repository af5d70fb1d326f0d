/** What is said about luck goes with it, and a number that is off by one would be found. */
import { CHANCE } from "@riad/core";
import type { Game } from "@riad/core";
import { marrakech } from "@riad/games";
import { expect, test } from "vitest";
import { judgeChance, pluginOf, tellLuck } from "../src/index.ts";
import type { ChanceEvent } from "../src/index.ts";
import { drawnAt } from "../src/luck-fact.ts";
import type { LuckFact } from "../src/luck-fact.ts";
import { claimsOf } from "./audit/claims.ts";
import { badJudge, playByChance } from "./matches.ts";

function* chances(game: Game, seats: number, seed: number) {
  const match = playByChance(game, { seats }, seed);
  for (let ply = 0; ply < match.length; ply++) {
    if (match.positionAt(ply).actor !== CHANCE) continue;
    const event = judgeChance(match, ply, badJudge(game), { samples: 12, chance: 1 });
    ply = event.end - 1;
    yield { match, event };
  }
}

test("the numbers of every fact are those of the table, and one that is off by one is false", () => {
  const claims = claimsOf("marrakech")?.luck ?? {};
  const seen = new Set<string>();
  for (const { match, event } of chances(marrakech, 3, 5)) {
    for (let seat = 0; seat < 3; seat++) {
      const drawn = drawnAt(match, event, seat);
      for (const { name, numbers } of pluginOf("marrakech").luck?.find(drawn) ?? []) {
        seen.add(name);
        expect(claims[name](drawn, numbers)).toBe(true);
        const about = name === "cover" ? "squares" : "paid";
        expect(claims[name](drawn, { ...numbers, [about]: numbers[about] + 1 })).toBe(false);
      }
    }
  }
  expect([...seen].sort()).toEqual(["cover", "got", "paid"]);
});

const fact = (name: string, isGood: boolean, weight: number): LuckFact => ({ name, numbers: {}, isGood, weight });

test("of several facts the largest is told that goes with the luck", () => {
  const [{ match, event }] = chances(marrakech, 2, 3);
  const finder = { find: () => [fact("small", true, 1), fact("large", true, 2), fact("bad", false, 3)] };
  const lucky = (first: number, last: number): ChanceEvent => ({
    ...event,
    first: [first, 1 - first],
    last: [last, 1 - last],
  });
  expect(tellLuck(match, lucky(0.4, 0.6), 0, finder)?.name).toBe("large");
  expect(tellLuck(match, lucky(0.6, 0.4), 0, finder)?.name).toBe("bad");
  expect(tellLuck(match, lucky(0.6, 0.4), 1, finder)?.name).toBe("large");
  expect(tellLuck(match, lucky(0.4, 0.6), 0, { find: () => [] })).toBeNull();
});
