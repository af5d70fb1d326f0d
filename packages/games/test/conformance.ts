import { ConformanceCheck, SeededRandom } from "@riad/core";
import { expect, test } from "vitest";
import { subjects } from "./laws.ts";
import { nthSetup } from "./setups.ts";

/** Random matches over every combination of seats and options, each position checked. `npm run soak` plays a million. */
export function testConformance(gameId: string, matches: number): void {
  test(`${gameId} fulfils the contract and its laws in ${matches} random matches`, () => {
    const subject = subjects.find(({ game }) => game.id === gameId);
    expect(subject).toBeDefined();
    if (subject === undefined) return;
    const check = new ConformanceCheck(subject);
    const random = new SeededRandom(`conformance ${gameId}`);
    for (let n = 0; n < matches; n++) {
      const breach = check.playMatch(nthSetup(subject.game, n), random, 32);
      expect(breach, `match ${n}`).toBeUndefined();
    }
  });
}
