import { createHash, createHmac } from "node:crypto";
import { Match, SeededRandom, listMoves, makeRecord, parseRecord, unwrap } from "@riad/core";
import type { Game } from "@riad/core";
import { gameOf, shelf } from "@riad/games";
import { describe, expect, test } from "vitest";
import { FairRandom, commitTo, drawFirst, makeProof, parseProof, verifyChance } from "../src/index.ts";
import type { Proof } from "../src/index.ts";

const secret = "00112233445566778899aabbccddeeff".repeat(2);
const seeds = ["salma", ""];

function playFairly(game: Game): { match: Match; proof: Proof } {
  const first = drawFirst(secret, seeds, 2);
  const match = unwrap(Match.fromSetup(game, { seats: 2, first }));
  const random = new SeededRandom("players");
  while (!match.isOver) {
    if (match.actor < 0) match.play(match.position.draw(new FairRandom(secret, seeds, String(match.length))));
    else {
      const moves = listMoves(match.position);
      match.play(moves[random.below(moves.length)]);
    }
  }
  return { match, proof: { commit: commitTo(secret), secret, seeds, first: "drawn" } };
}

test("the commitment and the draws agree with an independent implementation of the description", () => {
  expect(commitTo(secret)).toBe(createHash("sha256").update(Buffer.from(secret, "hex")).digest("hex"));
  const block = createHmac("sha256", Buffer.from(secret, "hex"))
    .update(JSON.stringify(["riad fair 1", seeds, "7", 0]))
    .digest();
  const fair = new FairRandom(secret, seeds, "7");
  for (let i = 0; i < 8; i++) expect(fair.below(2 ** 21)).toBe(block.readUInt32BE(4 * i) % 2 ** 21);
});

test("every number is equally likely", () => {
  const counts = new Uint32Array(6);
  const fair = new FairRandom(secret, seeds, "0");
  for (let i = 0; i < 60_000; i++) counts[fair.below(6)]++;
  // Chi-square with five degrees of freedom: above 25.7 once in ten thousand tries, and the seed is fixed.
  const chi = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  expect(chi).toBeLessThan(25.7);
});

describe.each(shelf.map((game) => [game.id, game] as const))("%s", (_id, game) => {
  test("a whole match is verified, also through its record", () => {
    const { match, proof } = playFairly(game);
    expect(verifyChance(match, proof)).toMatchObject({ fair: true });
    const record = unwrap(parseRecord(makeRecord(match, { extra: makeProof(proof) }), gameOf));
    expect(parseProof(record.notes)).toEqual(proof);
    expect(verifyChance(record.match, proof)).toMatchObject({ fair: true });
  });

  test("a changed secret, seed or outcome is detected", () => {
    const { match, proof } = playFairly(game);
    expect(verifyChance(match, { ...proof, secret: secret.replace("0", "1") })).toMatchObject({ fair: false });
    expect(verifyChance(match, { ...proof, seeds: ["salma", "x"] })).toMatchObject({ fair: false });
    expect(verifyChance(match, { ...proof, secret: "" })).toMatchObject({ fair: false });
    const cheat = unwrap(Match.fromSetup(game, { seats: 2, first: drawFirst(secret, seeds, 2) }));
    for (const move of match.log) {
      const other = cheat.actor < 0 ? listMoves(cheat.position).find((one) => one !== move) : undefined;
      cheat.play(other ?? move);
      if (other !== undefined) break;
    }
    expect(verifyChance(cheat, proof)).toMatchObject({ fair: false, message: expect.stringContaining("should have") });
    expect(verifyChance(cheat, { ...proof, seeds: ["salma", "x"] })).toMatchObject({ fair: false });
  });

  test("a record without its secret still claims the commitment", () => {
    const { match, proof } = playFairly(game);
    const text = makeRecord(match, { extra: makeProof(proof) }).replace(/^note secret: .*\n/m, "");
    const cut = parseProof(unwrap(parseRecord(text, gameOf)).notes);
    expect(cut).toMatchObject({ commit: proof.commit, secret: "" });
    expect(cut && verifyChance(match, cut)).toMatchObject({ fair: false });
  });
});
