/** What an account says is what the rules count. */
import { findLevel } from "@riad/bots";
import type { Player } from "@riad/bots";
import { CHANCE, OVER, SeededRandom, listMoves } from "@riad/core";
import type { Game, Position } from "@riad/core";
import { azul, marrakech } from "@riad/games";
import { describe, expect, test } from "vitest";
import { LATER, judgeMatch, pluginOf } from "../src/index.ts";
import type { DecisionEvent } from "../src/index.ts";
import { playByChance } from "./matches.ts";

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

describe.each([azul as unknown as Game, marrakech as unknown as Game])("$id", (game) => {
  test.each([2, 3, 4])("the rows add up to the difference of the margins, %i seats", (seats) => {
    const { accountant } = pluginOf(game.id);
    let accounts = 0;
    for (const { position, event } of lostDecisions(game, seats, seats)) {
      const account = accountant?.explain(position, event.best, event.played, expertOf(game.id));
      const sum = account?.rows.reduce((total, { points }) => total + points, 0);
      expect(sum).toBeCloseTo(event.best.margin - event.played.margin, 9);
      expect(account?.rows.at(-1)?.row).toBe(LATER);
      for (const { row, points, amounts } of account?.rows ?? []) {
        expect(amounts === undefined).toBe(row === LATER);
        if (amounts !== undefined) expect(Math.abs(points)).toBe(Math.abs(amounts.better - amounts.other));
      }
      if (++accounts === 12) break;
    }
    expect(accounts).toBeGreaterThan(5);
  });
});

test("Azul: the rows that are counted are the points that the two rounds end with", () => {
  const player = expertOf("azul");
  const game = azul as unknown as Game;
  let compared = 0;
  for (const { position, event } of lostDecisions(game, 2, 7)) {
    const seat = event.seat;
    const account = pluginOf("azul").accountant?.explain(position, event.best, event.played, player);
    const counted = account?.rows.filter(({ row }) => row !== LATER).reduce((sum, { points }) => sum + points, 0);
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
