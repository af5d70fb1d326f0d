/** The table behind "plays like" belongs to the weights that are shipped, and its levels are in order. */
import { createHash } from "node:crypto";
import { levelsOf, positionClassesOf } from "@riad/bots";
import { completeSetup, unwrap } from "@riad/core";
import { shelf } from "@riad/games";
import { expect, test } from "vitest";
import { pluginOf } from "../src/index.ts";

test.each(shelf.map((game) => [game.id, game] as const))("%s", (id, game) => {
  const classes = positionClassesOf(id);
  for (const [seats, { weights, levels }] of Object.entries(pluginOf(id).levelLosses ?? {})) {
    // If this fails, measure again: npm run review:figures -- levels --game <game> --matches 20 --write
    const setup = classes?.setupOf(game.start(unwrap(completeSetup(game, { seats: Number(seats) }))));
    const hash = createHash("sha256").update(classes?.weights[setup ?? ""] ?? "");
    expect(weights).toBe(hash.digest("hex").slice(0, 16));
    expect(Object.keys(levels)).toEqual(levelsOf(id).map((level) => level.id));
    const ratios = Object.values(levels).map(({ ratio }) => ratio);
    expect(ratios).toEqual(ratios.toSorted((one, other) => other - one));
  }
});
