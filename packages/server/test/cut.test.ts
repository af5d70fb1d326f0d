import { Match, listMoves, unwrap } from "@riad/core";
import { gameOf, shelf } from "@riad/games";
import { afterAll, beforeAll, expect, test } from "vitest";
import { House, picker, until } from "./house.ts";

let house: House;

beforeAll(async () => {
  house = await House.open();
});

afterAll(() => house.close());

test.each(shelf.map(({ id }) => id))("%s: the state is the same after the socket is cut at every ply", async (game) => {
  const { match, tokens } = await house.seat(game);
  const cuts = new Set<number>();
  const cutOnce = (guest: { moves: readonly string[]; cut(): void }): void => {
    // Both players and the spectator, each at every length of the log that they see.
    if (cuts.has(guest.moves.length)) return;
    cuts.add(guest.moves.length);
    guest.cut();
  };
  const players = tokens.map((token, i) => house.guest(match, { token, choose: picker(i), applied: cutOnce }));
  const watcher = house.guest(match, { applied: (guest) => guest.cut() });
  await until("the end", () => [...players, watcher].every((guest) => guest.isOver), 60_000);
  expect(cuts.size).toBeGreaterThan(30);
  expect([...players, watcher].flatMap(({ faults }) => faults)).toEqual([]);
  const answer = await house.get(`/api/matches/${match}`);
  for (const guest of [...players, watcher]) {
    expect(guest.moves).toEqual(answer.body["moves"]);
    expect(guest.hash).toBe(answer.body["hash"]);
    for (const [ply, move] of guest.acknowledged) expect(guest.moves[ply]).toBe(move);
  }
});

test("a restart loses nothing, and clients reconnect on their own", async () => {
  const first = await House.open();
  const { match, tokens } = await first.seat("azul");
  const urls = [first.socket];
  const players = tokens.map((token, i) => first.guest(match, { token, urls, choose: picker(i), pause: () => 5 }));
  await until("some moves", () => players[0].moves.length > 15);
  const { port } = first.server;
  await first.server.close();
  const second = await House.open({ PORT: String(port) }, first.folder);
  await until("the end", () => players.every((guest) => guest.isOver));
  expect(players.flatMap(({ faults }) => faults)).toEqual([]);
  expect(players[0].hash).toBe(players[1].hash);
  const game = gameOf("azul");
  const table = players[0].table;
  if (game === undefined || table === undefined) throw new Error("no table");
  const replay = unwrap(Match.fromSetup(game, { seats: 2, first: table.first ?? 0, options: table.options }));
  for (const move of players[0].moves) replay.play(unwrap(game.notation.parseMove(replay.position, move)));
  expect(replay.isOver && listMoves(replay.position).length === 0).toBe(true);
  for (const player of players) player.close();
  await second.close();
});
