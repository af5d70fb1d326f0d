import { createHash } from "node:crypto";
import { SeededRandom, completeSetup, listMoves, unwrap } from "@riad/core";
import type { Game, Position } from "@riad/core";
import { shelf } from "@riad/games";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CalibratedPlayer } from "../src/calibrated-player.ts";
import { levelsOf, positionClassesOf } from "../src/levels.ts";
import { UNCORRECTED, correctShare, correctShares, correctionAt, inTurn } from "../src/measured.ts";
import { noiseFloor } from "../src/noise-floor.ts";

const GAMES = shelf.flatMap((game) => {
  const classes = positionClassesOf(game.id);
  return classes === undefined ? [] : [{ id: game.id, game, classes }];
});

/** The first decision of a match, and one from the middle of it. */
function decisions(game: Game, seats: number): Position[] {
  const random = new SeededRandom(seats);
  const position = game.start(unwrap(completeSetup(game, { seats })));
  const met: Position[] = [];
  for (let ply = 0; ply < 60; ply++) {
    if (position.actor >= 0 && (met.length === 0 || ply >= 50)) met.push(position.clone());
    const moves = listMoves(position);
    position.play(position.actor < 0 ? position.draw(random) : moves[random.below(moves.length)]);
  }
  return met.slice(0, 2);
}

describe("what was measured", () => {
  it.each(GAMES)("belongs to the weights of $id that are shipped", ({ classes }) => {
    // If this fails, measure again: npm run calibrate -- <game> --fit --write, and --noise --write; see docs/players.md.
    for (const [setup, { weights }] of Object.entries(classes.measured)) {
      const hash = createHash("sha256").update(classes.weights[setup]).digest("hex");
      expect(`${setup}: ${weights}`).toBe(`${setup}: ${hash.slice(0, 16)}`);
    }
  });

  it.each(GAMES)("is plausible for $id", ({ classes }) => {
    for (const { noise, calibration } of Object.values(classes.measured)) {
      for (const { share, margin, count } of Object.values(noise.floors)) {
        expect(share).toBeLessThan(0.2);
        expect(margin).toBeLessThan(10);
        expect(count).toBeGreaterThan(0);
      }
      for (const { scale, offset, margin } of [
        ...calibration.corrections,
        ...Object.values(calibration.stages ?? {}),
      ]) {
        expect(scale).toBeGreaterThan(0);
        expect(Math.abs(offset)).toBeLessThan(1.5);
        expect(Math.abs(margin)).toBeLessThan(10);
      }
    }
  });

  it.each(GAMES)("gives every decision of $id a noise floor where there are any", ({ id, game, classes }) => {
    for (const position of [2, 3, 4].flatMap((seats) => decisions(game, seats))) {
      if (Object.keys(classes.measured[classes.setupOf(position)]?.noise.floors ?? {}).length === 0) continue;
      expect(noiseFloor(id, position, { isSolved: false })?.share).toBeLessThan(0.2);
    }
  });
});

describe("a correction", () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const correction = fc.record({
    scale: fc.double({ min: 0.1, max: 3, noNaN: true }),
    offset: fc.double({ min: -2, max: 2, noNaN: true }),
    margin: fc.constant(0),
  });

  it("leaves the sum of the shares at 1 and what is certain as it is", () => {
    fc.assert(
      fc.property(fc.array(share, { minLength: 2, maxLength: 4 }), correction, fc.nat(3), (parts, how, index) => {
        const total = parts.reduce((sum, part) => sum + part, 0);
        fc.pre(total > 0);
        const shares = parts.map((part) => part / total);
        const mover = index % shares.length;
        const corrected = correctShares(shares, mover, how);
        expect(corrected.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 9);
        if (shares[mover] === 0 || shares[mover] === 1) expect(corrected[mover]).toBe(shares[mover]);
      }),
    );
  });

  it("can be followed by another, and both are one", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 0.99, noNaN: true }), correction, correction, (own, one, other) => {
        expect(correctShare(own, inTurn(one, other))).toBeCloseTo(correctShare(correctShare(own, one), other), 6);
      }),
    );
  });

  it("never changes the order of two moves", () => {
    fc.assert(
      fc.property(share, share, correction, (one, other, how) => {
        const [a, b] = [one, other].map((own) => correctShares([own, 1 - own], 0, how)[0]);
        expect((one - other) * (a - b)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("changes evenly with the logarithm of the nodes, and not beyond what was measured", () => {
    const common = { name: "open", scale: 1, margin: 0, count: 9 };
    const measured = [
      { ...common, nodes: 100_000, offset: -0.2 },
      { ...common, nodes: 1000, offset: -0.6 },
    ];
    const offsetAt = (nodes: number): number => correctionAt(measured, "open", nodes).offset;
    expect(offsetAt(10_000)).toBeCloseTo(-0.4, 9);
    expect([offsetAt(10), offsetAt(1e6)]).toEqual([-0.6, -0.2]);
    expect(correctionAt(measured, "never met", 1000)).toEqual(UNCORRECTED);
  });
});

describe("a calibrated player", () => {
  it.each(GAMES.flatMap(({ id, game }) => [2, 3].map((seats) => ({ id, game, seats }))))(
    "ranks the moves of $id with $seats seats as without corrections, and the best is worth what the position is",
    ({ id, game, seats }) => {
      for (const position of decisions(game, seats)) {
        const player = levelsOf(id)[4].create(new SeededRandom(1));
        if (!(player instanceof CalibratedPlayer)) throw new Error("the strongest level is not calibrated");
        const moves = listMoves(position);
        const corrected = player.judge(position.clone(), moves, { nodes: 500 });
        const plain = player.plain.judge(position.clone(), moves, { nodes: 500 });
        expect(corrected.moves.map(({ move }) => move)).toEqual(plain.moves.map(({ move }) => move));
        corrected.moves[0].shares.forEach((share, seat) => expect(share).toBeCloseTo(corrected.shares[seat], 9));
        for (const { isSeen, shares } of corrected.moves) {
          if (isSeen) expect(shares.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 9);
        }
      }
    },
  );

  it("corrects open rounds on their own where they were measured apart", () => {
    const { game, classes } = GAMES[0];
    const [position] = decisions(game, 2);
    const [setup, stage] = [classes.setupOf(position), classes.stageOf(position)];
    const shareWhere = (isSearchedOut: boolean, names: readonly string[]) => {
      const stages = Object.fromEntries(
        names.map((name, i) => [name, { scale: 1, offset: 1 - 2 * i, margin: 0, count: 1 }]),
      );
      const measured = {
        [setup]: { ...classes.measured[setup], calibration: { date: "", corrections: [], stages } },
      };
      const choice = { move: 0, share: 0.5, margin: 0, nodes: 1, isSearchedOut };
      const plain = {
        choose: () => choice,
        judge: () => {
          throw new Error("nobody asked");
        },
      };
      return new CalibratedPlayer(plain, { ...classes, measured }).choose(position, { nodes: 1 }).share;
    };
    expect(shareWhere(true, [stage, `${stage}, open`])).toBeGreaterThan(0.5);
    expect(shareWhere(false, [stage, `${stage}, open`])).toBeLessThan(0.5);
    expect(shareWhere(false, [stage])).toBeGreaterThan(0.5);
  });

  it.each([2, 4])("is certain of nothing that a search with moves left out says, with %i seats", (seats) => {
    const { game, classes } = GAMES[0];
    const [position] = decisions(game, seats);
    const certain = Array.from({ length: seats }, (_, seat) => (seat === position.actor ? 1 : 0));
    const judged = { move: listMoves(position)[0], isSeen: true, shares: certain, margin: 3, line: [] };
    const sharesWhere = (isSolved: boolean) => {
      const analysis = { shares: certain, moves: [judged], isSolved, isProven: false, nodes: 100 };
      const plain = { choose: () => ({ move: 0, share: 1, margin: 3, nodes: 1 }), judge: () => analysis };
      return new CalibratedPlayer(plain, classes).judge(position, [judged.move], { nodes: 100 }).moves[0].shares;
    };
    expect(sharesWhere(true)).toEqual(certain);
    const doubted = sharesWhere(false);
    expect(doubted[position.actor]).toBeGreaterThan(0.95);
    expect(Math.min(...doubted)).toBeGreaterThan(0);
    expect(doubted.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  });
});
