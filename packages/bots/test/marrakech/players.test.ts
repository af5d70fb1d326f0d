import { analyse } from "../../src/player.ts";
import { CHANCE, OVER, SeededRandom, completeSetup, listMoves, unwrap } from "@riad/core";
import { marrakech } from "@riad/marrakech";
import type { MarrakechPosition } from "@riad/marrakech";
import { describe, expect, test } from "vitest";
import { playContest } from "../../src/contest.ts";
import type { LuckMeasure } from "../../src/contest.ts";
import type { Level } from "../../src/player.ts";
import { marrakechLevels, marrakechLuck, marrakechSparring } from "../../src/marrakech/levels.ts";
import { tickWhenLookedAt } from "../ticking.ts";
import { SETUPS, playOut, start, wander } from "./positions.ts";

const ALL: readonly Level<MarrakechPosition>[] = [...marrakechLevels, ...marrakechSparring];

function named(id: string): Level<MarrakechPosition> {
  const level = ALL.find((one) => one.id === id);
  if (level === undefined) throw new Error(`no level ${id}`);
  return level;
}

test("there are five levels that people can tell apart", () => {
  expect(marrakechLevels.map(({ id }) => id)).toEqual(["random", "easy", "medium", "hard", "expert"]);
  for (const { about } of ALL) expect(about).toMatch(/^[A-Z].{20,120}\.$/);
});

describe.each(SETUPS)("$name", ({ seats, ruleset }) => {
  test.each(ALL.map(({ id }) => id))("%s never chooses an illegal move", (id) => {
    const player = named(id).create(new SeededRandom(id));
    let seen = 0;
    const check = (met: MarrakechPosition): void => {
      // Every fifth: turning and laying alternate, so that both are met.
      if (seen++ % 5 !== 0) return;
      const { move, share, margin } = player.choose(met.clone(), { nodes: 100 });
      expect(listMoves(met)).toContain(move);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
      expect(Number.isFinite(margin)).toBe(true);
    };
    wander(start(seats, ruleset), new SeededRandom(seats), check);
    playOut(start(seats, ruleset), named("hard").create(new SeededRandom(1)), new SeededRandom(seats + 7), check);
  });

  test("an analysis judges every legal move, the best first", () => {
    const player = named("expert").create(new SeededRandom(1));
    let seen = 0;
    wander(start(seats, ruleset), new SeededRandom(seats), (met) => {
      if (seen++ % 5 !== 0) return;
      const { moves, shares } = analyse(player, met.clone(), { nodes: 200 });
      expect(moves.map(({ move }) => move).sort((a, b) => a - b)).toEqual(listMoves(met));
      expect(moves[0].line[0]).toBe(moves[0].move);
      for (const some of [shares, ...moves.map((one) => one.shares)]) {
        expect(some.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
      }
    });
  });
});

test("with a node budget a choice is reproducible", () => {
  const first = named("expert").create(new SeededRandom(1));
  const second = named("expert").create(new SeededRandom(1));
  wander(start(2), new SeededRandom(3), (met) => {
    expect(first.choose(met.clone(), { nodes: 500 })).toEqual(second.choose(met.clone(), { nodes: 500 }));
  });
});

test("respects a time budget", () => {
  tickWhenLookedAt();
  const player = named("expert").create(new SeededRandom(1));
  const position = start(2);
  const [soon, late] = [5, 5_000_000].map((ms) => player.choose(position, { ms }).nodes);
  expect(soon).toBeLessThan(late / 4);
});

test("future outcomes of chance do not change a choice", () => {
  // The same position met in two matches whose dice differ from here on; players with the same seed must agree.
  for (const { id } of ALL) {
    const met = start(2);
    met.play(1);
    met.play(2);
    const choices = [1, 2].map((hidden) => {
      const chance = new SeededRandom(hidden);
      const position = met.clone();
      const player = named(id).create(new SeededRandom("seed"));
      const chosen: number[] = [];
      for (let i = 0; i < 8; i++) {
        chosen.push(player.choose(position.clone(), { nodes: 200 }).move);
        chance.below(6);
      }
      return chosen;
    });
    expect(choices[0]).toEqual(choices[1]);
  }
});

test("a player leaves the position as it is", () => {
  for (const level of ALL) {
    const player = level.create(new SeededRandom(1));
    wander(start(2), new SeededRandom(9), (met) => {
      const before = met.clone();
      player.choose(met, { nodes: 50 });
      expect(met.equals(before)).toBe(true);
    });
  }
});

describe("the measure of luck", () => {
  test.each(SETUPS)("finds no luck on average: $name", ({ seats, ruleset }) => {
    const position = start(seats, ruleset);
    const random = new SeededRandom(4);
    for (let i = 0; i < 60 && position.actor !== OVER; i++) {
      if (position.actor === CHANCE && position.phase === "roll") {
        const mean = new Float64Array(seats);
        for (let die = 1; die <= 4; die++) {
          const luck = new Float64Array(seats);
          marrakechLuck(position, die, luck);
          for (let seat = 0; seat < seats; seat++) mean[seat] += position.weight(die) * luck[seat];
        }
        for (const luck of mean) expect(luck).toBeCloseTo(0, 9);
      }
      if (position.actor === CHANCE) position.play(position.draw(random));
      else position.play(listMoves(position)[0]);
    }
  });
});

test("the expert beats the greedy one", () => {
  const setup = unwrap(completeSetup(marrakech, { seats: 2, options: {} }));
  const matches = 16;
  let won = 0;
  for (let i = 0; i < matches; i++) {
    const own = i % 2;
    const contestants = [0, 1].map((seat) => ({
      player: named(seat === own ? "expert" : "greedy").create(new SeededRandom(`${i} ${seat}`)),
      budget: { nodes: 300 },
    }));
    const chance = new SeededRandom(i >> 1);
    const { adjusted } = playContest(marrakech, setup, contestants, chance, marrakechLuck as LuckMeasure);
    won += adjusted[own] / matches;
  }
  expect(won).toBeGreaterThan(0.6);
});
