/** The short form of `npm run audit`: nothing that a review says is false, and a lie would be found. */
import type { Game } from "@riad/core";
import { SeededRandom, listMoves } from "@riad/core";
import { azul, shelf } from "@riad/games";
import { describe, expect, test } from "vitest";
import { judgeOf, pluginOf } from "../src/index.ts";
import { audit } from "./audit/audit.ts";
import { findFalse } from "./audit/claim.ts";
import { claimsOf } from "./audit/claims.ts";

describe.each(shelf.map((game) => ({ game })))("$game.id", ({ game }) => {
  test("every claim about some decisions is true", () => {
    const { decisions, claims, falsehoods } = audit(game, { decisions: 60, nodes: 40, seed: "short" });
    expect(falsehoods).toEqual([]);
    expect(decisions).toBe(60);
    expect(claims).toBeGreaterThan(300);
  });
});

test("a number that is off by one is found", () => {
  const game: Game = azul;
  const position = game.start({ seats: 2, first: 0, options: { wall: "fixed", centres: "1" } });
  const random = new SeededRandom(3);
  while (position.actor < 0) position.play(position.draw(random));
  const player = judgeOf(game.id);
  const { accountant, motifs } = pluginOf(game.id);
  const claims = claimsOf(game.id);
  if (accountant === undefined || motifs === undefined || claims === undefined) throw new Error("There are no claims.");
  const judged = player.judge(position.clone(), listMoves(position), { nodes: 200 }).moves;
  const [better, ...rest] = judged.map(({ move, shares, margin, line }) => ({ move, share: shares[0], margin, line }));
  const found = rest
    .filter((_, index) => index % 4 === 0)
    .flatMap((other) => motifs.find(position, { better, other, rival: 1 }, player).map((motif) => ({ other, motif })));
  expect(found.length).toBeGreaterThan(3);
  const byName = new Map(found.map((one) => [one.motif.name, one]));
  for (const { other, motif } of byName.values()) {
    const account = accountant.explain(position, { better, other, rival: 1 }, player);
    const pair = { position, better, other, rival: 1 };
    expect(findFalse(claims, pair, [motif], account, player)).toEqual([]);
    for (const name of Object.keys(motif.numbers)) {
      const lie = { ...motif, numbers: { ...motif.numbers, [name]: motif.numbers[name] + 1 } };
      expect(findFalse(claims, pair, [lie], null, player)).toHaveLength(1);
    }
    const [first, ...others] = account.rows;
    const wrong = { ...account, rows: [{ ...first, points: first.points + 1 }, ...others] };
    expect(findFalse(claims, pair, [], wrong, player)).toHaveLength(1);
  }
});
