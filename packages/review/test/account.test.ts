/** What an account says is what the rules count. */
import { findLevel, positionClassesOf } from "@riad/bots";
import type { Player } from "@riad/bots";
import { CHANCE, OVER, SeededRandom, listMoves, unwrap } from "@riad/core";
import type { Game, Position } from "@riad/core";
import { azul, marrakech } from "@riad/games";
import type { MarrakechPosition } from "@riad/marrakech";
import { describe, expect, test } from "vitest";
import { countedOnly, rivalOf } from "../src/account.ts";
import { compare } from "../src/explain.ts";
import { LATER, judgeMatch, pluginOf } from "../src/index.ts";
import type { DecisionEvent } from "../src/index.ts";
import { compareBoards } from "../src/marrakech/carpets.ts";
import { playByChance } from "./matches.ts";

/** Rows that no rule can count. */
const ESTIMATED = new Set([
  LATER,
  "ownProspects",
  "theirProspects",
  "nextStart",
  "ownCarpets",
  "theirCarpets",
  "othersCarpets",
  "place",
]);

function expertOf(id: string): Player {
  const level = findLevel(id, "expert");
  if (level === undefined) throw new Error("There is no expert.");
  return level.create(new SeededRandom(1));
}

function* lostDecisions(
  game: Game,
  seats: number,
  seed: number,
): Generator<{ position: Position; event: DecisionEvent }> {
  const match = playByChance(game, { seats }, seed);
  const budgets = {
    ...pluginOf(game.id).budgets(seats),
    decision: 300,
    few: 300,
    chance: 1,
    samples: 1,
    secondLooks: 0,
  };
  for (const { event } of judgeMatch(match, { player: expertOf(game.id), budgets })) {
    if (event.kind === "decision" && event.best.move !== event.played.move) {
      yield { position: match.positionAt(event.ply), event };
    }
  }
}

function pairOf(position: Position, { best, played, first, last, seat }: DecisionEvent) {
  return { better: best, other: played, rival: rivalOf(position, seat, first, last) };
}

describe.each([azul as unknown as Game, marrakech as unknown as Game])("$id", (game) => {
  test.each([2, 3, 4])("the rows add up to the difference of the margins, %i seats", (seats) => {
    const { accountant } = pluginOf(game.id);
    let accounts = 0;
    for (const { position, event } of lostDecisions(game, seats, seats)) {
      const account = accountant?.explain(position, pairOf(position, event), expertOf(game.id));
      const sum = account?.rows.reduce((total, { points }) => total + points, 0);
      expect(sum).toBeCloseTo(event.best.margin - event.played.margin, 9);
      expect(account?.rows.at(-1)?.row).toBe(LATER);
      for (const { row, points, amounts } of account?.rows ?? []) {
        expect(amounts === undefined).toBe(ESTIMATED.has(row));
        const times = row === "tollToRival" || row === "tollFromRival" ? 2 : 1;
        if (amounts !== undefined) expect(Math.abs(points)).toBe(times * Math.abs(amounts.better - amounts.other));
      }
      if (++accounts === 12) break;
    }
    expect(accounts).toBeGreaterThan(5);
  });
});

test("Marrakech: between two players a toll is told once, and counts for the one who pays and the one who gets it", () => {
  let tolls = 0;
  for (const { position, event } of lostDecisions(marrakech, 2, 2)) {
    const account = pluginOf("marrakech").accountant?.explain(position, pairOf(position, event), expertOf("marrakech"));
    const rows = account?.rows.filter(({ amounts }) => amounts !== undefined).map(({ row }) => row);
    expect(rows).toEqual(["tollToRival", "tollFromRival", "squares", "covered"]);
    if (account?.rows.slice(0, 2).some(({ points }) => points !== 0) === true) tolls++;
  }
  expect(tolls).toBeGreaterThan(3);
});

test("Marrakech: where the last turns were followed to the end, nothing is estimated", () => {
  let [proven, estimated] = [0, 0];
  for (const { position, event } of lostDecisions(marrakech, 2, 5)) {
    const compared = compare(marrakech, position, event, expertOf("marrakech"));
    const { rows, total } = compared?.account ?? { rows: [], total: 0 };
    expect(rows.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(total, 9);
    const guessed = rows.filter(({ row, amounts }) => amounts === undefined && row !== LATER);
    if (event.isProven) expect(guessed).toEqual([]);
    else if (guessed.length > 0) estimated++;
    if (event.isProven) proven++;
  }
  expect(Math.min(proven, estimated)).toBeGreaterThan(2);
});

test("without estimates an account has the same total, and one that has none stays as it is", () => {
  const counted = { row: "squares", points: 2, amounts: { better: 2, other: 0 } };
  const guess = { row: "ownCarpets", points: -3.5 };
  const rows = [counted, guess, { row: LATER, points: 4 }];
  expect(countedOnly({ rows, total: 2.5, rival: 1 })).toEqual({
    rows: [counted, { row: LATER, points: 0.5 }],
    total: 2.5,
    rival: 1,
  });
  const settled = { rows: [counted], total: 2, rival: 1 };
  expect(countedOnly(settled)).toEqual(settled);
});

test("Azul: the rows that are counted are the points that the two rounds end with", () => {
  const player = expertOf("azul");
  const game = azul as unknown as Game;
  let compared = 0;
  for (const { position, event } of lostDecisions(game, 2, 7)) {
    const seat = event.seat;
    const account = pluginOf("azul").accountant?.explain(position, pairOf(position, event), player);
    const counted = account?.rows.filter(({ row }) => !ESTIMATED.has(row)).reduce((sum, { points }) => sum + points, 0);
    const [better, other] = [event.best.line, event.played.line].map((line) => {
      const end = playOn(position, line, player);
      return end.points(seat) - end.points(1 - seat);
    });
    expect(counted).toBe(better - other);
    if (++compared === 15) break;
  }
  expect(compared).toBeGreaterThan(5);
});

/** To the end of the round, by the rules and nothing else. */
function playOn(before: Position, line: readonly number[], player: Player): Position {
  const position = before.clone();
  for (let i = 0; position.actor !== CHANCE && position.actor !== OVER; i++) {
    const moves = listMoves(position);
    const rest = () =>
      moves.length === 1 ? moves[0] : player.judge(position.clone(), moves, { nodes: 200 }).moves[0].move;
    position.play(i < line.length ? line[i] : rest());
  }
  return position;
}

test("Azul: where the match goes on, what the boards are worth in later rounds is what the net says about both ends", () => {
  const player = expertOf("azul");
  const classes = positionClassesOf("azul");
  let compared = 0;
  for (const { position, event } of lostDecisions(azul, 2, 7)) {
    const account = pluginOf("azul").accountant?.explain(position, pairOf(position, event), player);
    const ends = [event.best.line, event.played.line].map((line) => playOn(position, line, player));
    const [better, other] = ends.map((end) => classes?.beforeChance?.(end)?.margins[event.seat]);
    const known = account?.rows.filter(({ row }) => row !== LATER).reduce((sum, { points }) => sum + points, 0);
    if (better === undefined || other === undefined) continue;
    expect(known).toBeCloseTo(better - other, 9);
    if (++compared === 10) break;
  }
  expect(compared).toBeGreaterThan(5);
});

test("Azul: where the match ends after one of two moves, no later rounds are compared", () => {
  const notation =
    "AF0bbdd1bbbd2aace3bcdd4aaceCfB0405010509D0503060401 A39Me00b01c02d03c11d12b13a14c20b22a23d24a31e32c33b34a42e43S1e14c1FB32Ma00e01d02c03c10b11e12a13a21c22e23b24d33e34d41c44S3c1F";
  const position = unwrap(azul.notation.parsePosition(notation));
  const player = expertOf("azul");
  const judged = player
    .judge(position.clone(), listMoves(position), { nodes: 60 })
    .moves.filter(({ isSeen }) => isSeen);
  const ways = judged.map(({ move, shares, margin, line }) => ({ move, share: shares[0], margin, line }));
  const isEnding = ({ line }: (typeof ways)[number]): boolean => playOn(position, line, player).actor === OVER;
  const [ending, lasting] = [ways.find(isEnding), ways.find((way) => !isEnding(way))];
  if (ending === undefined || lasting === undefined) throw new Error("Both kinds of moves were wanted.");
  for (const [better, other] of [
    [ending, lasting],
    [lasting, ending],
  ]) {
    const rows = pluginOf("azul")
      .accountant?.explain(position, { better, other, rival: 1 - position.actor }, player)
      .rows.map(({ row }) => row);
    expect(rows).not.toContain("ownProspects");
  }
});

test("Azul: where both moves end the match nothing is left to explain, and the rows are the whole difference", () => {
  const player = expertOf("azul");
  let ends = 0;
  for (const { position, event } of lostDecisions(azul, 2, 5)) {
    const account = pluginOf("azul").accountant?.explain(position, pairOf(position, event), player);
    if (account?.rows.some(({ row }) => row === LATER) !== false) continue;
    ends++;
    expect(account.rows.reduce((sum, { points }) => sum + points, 0)).toBe(account.total);
    expect(account.rows.every(({ amounts }) => amounts !== undefined)).toBe(true);
  }
  expect(ends).toBeGreaterThan(2);
});

const value = (position: Position) => positionClassesOf("marrakech")?.atTurn?.(position)?.margins ?? [];

test("Marrakech: what two boards are worth is credited to the rugs of a seat and to those of the others, and to nothing else", () => {
  let pairs = 0;
  for (const { position, event } of lostDecisions(marrakech, 2, 3)) {
    const { turn, phase } = position as MarrakechPosition;
    const [one, two] = [event.best, event.played].map(({ move }) => {
      const after = position.clone() as MarrakechPosition;
      after.play(move);
      return after;
    });
    if (phase !== "lay" || one.actor < 0) continue;
    const credits = compareBoards(one, two, turn);
    // Assam stands where he did, so his place is worth nothing.
    expect(credits?.place).toBe(0);
    const sum = (credits?.own ?? 0) + (credits?.theirs ?? 0);
    expect(sum).toBeCloseTo(value(one)[turn] - value(two)[turn], 6);
    if (++pairs === 10) break;
  }
  expect(pairs).toBeGreaterThan(5);
});

test("with several others the account is about whoever gains most by the other move; of several such, whoever has the most points", () => {
  const position = { seats: 4, points: (seat: number) => [9, 5, 7, 6][seat] } as Position;
  expect(rivalOf(position, 0, [0.34, 0.34, 0.31, 0.01], [0.01, 0.97, 0.01, 0.01])).toBe(1);
  expect(rivalOf(position, 0, [0.5, 0.2, 0.2, 0.1], [0.4, 0.25, 0.1, 0.25])).toBe(3);
  expect(rivalOf(position, 0, [0.5, 0.2, 0.2, 0.1], [0.4, 0.251, 0.2, 0.149])).toBe(3);
  expect(rivalOf(position, 0, [0.5, 0.2, 0.2, 0.1], [0.4, 0.25, 0.248, 0.102])).toBe(2);
  expect([rivalOf(position, 0), rivalOf(position, 2)]).toEqual([2, 0]);
});
