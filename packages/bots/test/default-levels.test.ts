/** Levels of a game that has none of its own: here the race of core's tests, which no file of bots names. */
import { analyse } from "../src/player.ts";
import { SeededRandom, completeSetup, listMoves, unwrap } from "@riad/core";
import type { Game } from "@riad/core";
import { Engine, findEntrant, findLevel, levelsOf, playContest, sparringOf } from "@riad/bots";
import { expect, test } from "vitest";
import { race } from "../../core/test/race.ts";
import { tickWhenLookedAt } from "./ticking.ts";

const game = race as unknown as Game;
const setup = unwrap(completeSetup(game, { seats: 2 }));

function create(id: string) {
  const level = findLevel(game.id, id);
  if (level === undefined) throw new Error(`no level ${id}`);
  return { player: level.create(new SeededRandom(id)), budget: level.budget };
}

test("are the same names as for every game, and no sparring partners", () => {
  expect(levelsOf(game.id).map(({ id }) => id)).toEqual(["random", "easy", "medium", "hard", "expert"]);
  expect(sparringOf(game.id)).toEqual([]);
  expect(levelsOf("constructor").map(({ id }) => id)).toContain("expert");
  expect(findEntrant(game.id, "expert@50nodes")?.budget).toEqual({ nodes: 50 });
});

test("with a budget of nodes alone the answer is always the same", () => {
  const position = game.start(setup);
  const { player } = create("expert");
  const first = player.choose(position, { nodes: 200 });
  expect(first.nodes).toBe(200);
  expect(player.choose(position, { nodes: 200 })).toEqual(first);
  expect(create("expert").player.choose(position, { nodes: 200 })).toEqual(first);
  expect(analyse(player, position, { nodes: 99 })).toEqual(analyse(player, position, { nodes: 99 }));
});

test("the time is respected, and even none of it gives a legal move", () => {
  tickWhenLookedAt();
  const position = game.start(setup);
  const { player } = create("expert");
  expect(player.choose(position, { ms: 20 }).nodes).toBe(20);
  const { move, nodes } = player.choose(position, { ms: 0 });
  expect(listMoves(position)).toContain(move);
  expect(nodes).toBe(1);
});

test("a weaker level makes no more playouts than its own, whatever it is given", () => {
  const position = game.start(setup);
  expect(create("easy").player.choose(position, { nodes: 5000 }).nodes).toBe(24);
});

test("analysis has every legal move, the best first", () => {
  const position = game.start(setup);
  const { moves } = analyse(create("hard").player, position, { nodes: 60 });
  expect(moves.map(({ move }) => move).sort((a, b) => a - b)).toEqual(listMoves(position));
  expect(moves[0].line).toEqual([moves[0].move]);
  const { actor } = position;
  for (let i = 1; i < moves.length; i++) {
    expect(moves[i - 1].shares[actor]).toBeGreaterThanOrEqual(moves[i].shares[actor]);
  }
});

test("the engine answers for such a game", () => {
  const engine = new Engine(game, "seed");
  const position = game.notation.makePosition(game.start(setup));
  expect(engine.answer({ id: 1, position, nodes: 30 })).toMatchObject({ id: 1, nodes: 30 });
  expect(engine.answer({ id: 2, position, level: "hard", nodes: 30, analyse: true })).toMatchObject({
    id: 2,
    nodes: 30,
  });
});

test("a hard player beats a random one", () => {
  let share = 0;
  const matches = 60;
  for (let match = 0; match < matches; match++) {
    const contestants = [create("hard"), create("random")];
    const own = match % 2;
    const { shares } = playContest(
      game,
      setup,
      own === 0 ? contestants : [contestants[1], contestants[0]],
      new SeededRandom(match),
    );
    share += shares[own];
  }
  expect(share / matches).toBeGreaterThan(0.6);
});
