/** Every motif is a fact: checked against the rules by another way than the one that found it. */
import { findLevel } from "@riad/bots";
import { SeededRandom, listMoves, unwrap } from "@riad/core";
import type { Game, Match, Position } from "@riad/core";
import { azul, marrakech } from "@riad/games";
import { paymentAt, walkFrom } from "@riad/marrakech";
import type { MarrakechPosition } from "@riad/marrakech";
import type { AzulPosition } from "@riad/azul";
import { expect, test } from "vitest";
import { explainDecision, judgeMatch, judgeOf, nameLosses, pluginOf } from "../src/index.ts";
import { rivalOf } from "../src/account.ts";
import { compare } from "../src/explain.ts";
import { findPlacementMotifs } from "../src/marrakech/placement-motifs.ts";
import { chooseMotifs } from "../src/motif.ts";
import type { DecisionEvent, Explanation } from "../src/index.ts";
import { playByChance } from "./matches.ts";

function* explained(game: Game, seats: number, seed: number) {
  const player = findLevel(game.id, "expert")?.create(new SeededRandom(1));
  if (player === undefined) throw new Error("There is no expert.");
  const match = playByChance(game, { seats }, seed);
  const budgets = { ...pluginOf(game.id).budgets(seats), decision: 60, few: 60, chance: 1, samples: 1, secondLooks: 0 };
  for (const { event } of judgeMatch(match, { player, budgets })) {
    if (event.kind !== "decision" || event.best.move === event.played.move) continue;
    yield { match, event, explanation: explainDecision(match, event, player) };
  }
}

/** What factories and centre hold: they stand before the bag. */
function offers(position: AzulPosition): string {
  return /F([^ ]*)B/.exec(azul.notation.makePosition(position))?.[1] ?? "";
}

function after(match: Match, { ply }: DecisionEvent, move: number): Position {
  const position = match.positionAt(ply);
  position.play(move);
  return position;
}

function named(explanation: Explanation, name: string) {
  return explanation.motifs.find((motif) => motif.name === name);
}

test("Azul: what is said about floors, denied colours and full lines is on the boards", () => {
  const seen = new Map<string, number>();
  let looked = 0;
  for (const { match, event, explanation } of explained(azul, 2, 7)) {
    if (++looked > 15) break;
    expect(explanation.motifs.length).toBeLessThanOrEqual(2);
    for (const { name } of explanation.motifs) seen.set(name, (seen.get(name) ?? 0) + 1);
    const overflow = named(explanation, "overflow");
    const exactFit = named(explanation, "exactFit");
    const denied = named(explanation, "denied");
    if (denied !== undefined) {
      const better = after(match, event, event.best.move) as AzulPosition;
      const other = after(match, event, event.played.move) as AzulPosition;
      const letter = "abcde"[denied.numbers["colour"]];
      expect(offers(better)).not.toContain(letter);
      expect(offers(other)).toContain(letter);
    }
    if (overflow !== undefined) {
      expect(overflow.numbers["spaces"]).toBeGreaterThan(0);
      expect(overflow.numbers["points"]).toBeGreaterThan(0);
    }
    if (exactFit !== undefined) expect(exactFit.numbers["line"]).toBeGreaterThan(0);
  }
  expect([...seen.keys()]).toContain("overflow");
});

test("Azul: where both moves end the match and only one ends it ahead, that is said first", () => {
  const board = "7Ma00c02d03e04e10b12c13d14a22e32c41a44S1a12b33c2Ff";
  const rival = "8Mb01c02d03b12c13d20a22b23c30e32a33b40S1e22e24d2Fc";
  const text = `AF2aabe3accdCabcddeeB1010081109D0000000000 A${board}B${rival} wall=fixed`;
  const position = unwrap(azul.notation.parsePosition(text));
  const way = (share: number, margin: number, ...line: string[]) => {
    const at = position.clone();
    const moves = line.map((move) => {
      const found = unwrap(azul.notation.parseMove(at, move));
      at.play(found);
      return found;
    });
    return { move: moves[0], share, margin, line: moves };
  };
  const best = way(0.995, 1.6, "ACa1", "B3a0", "ACd4", "BCe2", "ACb0", "B2b3", "ACeF", "BCcF", "ACaF");
  const played = way(0.005, -1.4, "A2b0", "B3a0", "ACd4", "BCe2", "ACa1", "BCb3", "ACc3");
  const { account, motifs } = compare(azul, position, { best, played, isProven: false }, judgeOf("azul")) ?? {};
  const [{ name, numbers }, second] = motifs ?? [];
  expect(name).toBe("endAhead");
  expect(numbers["points"]).toBeGreaterThan(numbers["best"]);
  expect(numbers["other"]).toBeLessThanOrEqual(numbers["otherBest"]);
  const [margin, otherMargin] = [numbers["points"] - numbers["best"], numbers["other"] - numbers["otherBest"]];
  expect(margin - otherMargin).toBe(account?.total);
  expect(second.name).toBe("theirOverflow");
});

test("Marrakech: the rolls that are said to cost something do, and no others", () => {
  let checked = 0;
  for (const { match, event, explanation } of explained(marrakech, 2, 5)) {
    const toll = named(explanation, "tollAvoided") ?? named(explanation, "tollLess");
    if (toll === undefined) continue;
    const count = (move: number) => {
      const position = after(match, event, move) as MarrakechPosition;
      return [1, 2, 2, 3, 3, 4].filter(
        (die) => paymentAt(position, walkFrom(position.assam, position.heading, die) >> 2) !== null,
      ).length;
    };
    expect([count(event.played.move), count(event.best.move)]).toEqual([
      toll.numbers["faces"],
      toll.numbers["betterFaces"],
    ]);
    expect(explanation.futures.length).toBeGreaterThan(1);
    for (const { possibilities } of explanation.futures) {
      expect(possibilities.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
    }
    if (++checked === 3) break;
  }
  expect(checked).toBeGreaterThan(2);
});

test("a motif is told only if its row of the account bears it out, and one of each row first", () => {
  const found = [
    { name: "laterOverflow", row: "ownFloor", weight: 3, numbers: {} },
    { name: "overflow", row: "ownFloor", weight: 2, numbers: {} },
    { name: "exactFit", row: "ownTiles", weight: 1, numbers: {} },
  ];
  const told = (floor: number, tiles: number) => {
    const rows = [
      { row: "ownFloor", points: floor, amounts: { better: floor, other: 0 } },
      { row: "ownTiles", points: tiles, amounts: { better: tiles, other: 0 } },
    ];
    return chooseMotifs(found, { rows, total: floor + tiles, rival: 1 }).map(({ name }) => name);
  };
  expect(told(-2, 4)).toEqual(["exactFit"]);
  expect(told(0, 4)).toEqual(["exactFit"]);
  expect(told(1, 4)).toEqual(["exactFit", "overflow"]);
  expect(told(5, 4)).toEqual(["laterOverflow", "exactFit"]);
  expect(told(5, 0)).toEqual(["laterOverflow", "overflow"]);
});

const rows = (floor: number, others = 0) => [
  { row: "ownFloor", points: floor, amounts: { better: floor, other: 0 } },
  ...Array.from({ length: others }, (_, i) => ({ row: `${i}`, points: 9, amounts: { better: 9, other: 0 } })),
];

test("a motif whose row is not shown, or shows less than its words promise, is not told", () => {
  const motif = { name: "overflow", row: "ownFloor", weight: 2, says: 2, numbers: { tiles: 2, points: 2 } };
  const told = (floor: number, others = 0) =>
    chooseMotifs([motif], { rows: rows(floor, others), total: 9, rival: 1 }).length;
  expect([told(1), told(2), told(3), told(3, 5)]).toEqual([0, 1, 1, 0]);
});

test("the practise page names a loss as the review of the match does", () => {
  const player = findLevel("azul", "expert")?.create(new SeededRandom(1));
  if (player === undefined) throw new Error("There is no expert.");
  const match = playByChance(azul, { seats: 2 }, 11);
  const budgets = { ...pluginOf("azul").budgets(2), decision: 60, few: 60, chance: 1, samples: 1, secondLooks: 0 };
  const events = Array.from(judgeMatch(match, { player, budgets }), ({ event }) => event).slice(0, 16);
  const names = nameLosses(match, events, player);
  expect(Object.keys(names).length).toBeGreaterThan(2);
  for (const [index, name] of Object.entries(names)) {
    const event = events[Number(index)];
    if (event.kind === "decision") expect(explainDecision(match, event, player).motifs[0].name).toBe(name);
  }
});

function trapsOf(position: MarrakechPosition) {
  return listMoves(position).flatMap((better) =>
    listMoves(position).flatMap((other) =>
      findPlacementMotifs(position, better, other, rivalOf(position, position.turn)).filter(
        ({ name }) => name === "trap",
      ),
    ),
  );
}

test("nobody is trapped who has nothing left to pay with", () => {
  const text =
    "Pc04501iPp00001iPr04501iA50EBn00r08r08p03p06n00n00n00n00p00c00c00r03n00n00n00p00r04n00c05c04r05r05r06r04r07c05n00c01c02p04p02p02r00r00r01r09c07c06c03p05p05p01r10c07p07c03r02r02 turn=c phase=lay ruleset=publisher";
  expect(trapsOf(unwrap(marrakech.notation.parsePosition(text)))).toEqual([]);
  // With a purse the same rugs are a trap.
  expect(trapsOf(unwrap(marrakech.notation.parsePosition(text.replace("Pp00001i", "Pp00901i"))))).not.toEqual([]);
});

test("with several others in Azul, what is named about another player is in a row of the account", () => {
  let told = 0;
  for (const { match, event, explanation } of explained(azul, 4, 2)) {
    const rival = rivalOf(match.positionAt(event.ply), event.seat, event.first, event.last);
    for (const { row, numbers } of explanation.motifs) {
      if (!row.startsWith("their") || numbers["seat"] === undefined) continue;
      expect(numbers["seat"]).toBe(rival);
      told++;
    }
    if (told >= 4) break;
  }
  expect(told).toBeGreaterThan(0);
});

test("with several others in Marrakech, a carpet that is cut is the one the account is about", () => {
  const match = playByChance(marrakech, { seats: 4 }, 2);
  const cuts = Array.from({ length: match.length }, (_, ply) => match.positionAt(ply) as MarrakechPosition)
    .filter(({ phase, actor }) => phase === "lay" && actor >= 0)
    .flatMap((position) => {
      const [better, ...others] = listMoves(position);
      const rival = rivalOf(position, position.turn);
      const found = others.flatMap((other) => findPlacementMotifs(position, better, other, rival));
      return found.filter(({ name }) => name === "regionCut").map(({ numbers }) => [numbers["seat"], rival]);
    });
  expect(cuts.length).toBeGreaterThan(0);
  for (const [seat, rival] of cuts) expect(seat).toBe(rival);
});
