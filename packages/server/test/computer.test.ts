import type { ToClient } from "@riad/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { House, picker, until } from "./house.ts";

let house: House;

beforeAll(async () => {
  house = await House.spawn({ LEAVER_SECONDS: "0" });
});

afterAll(() => house.close());

test("a computer plays its seat like any player", async () => {
  const created = await house.post("/api/matches", {
    game: "marrakech",
    seats: [{ kind: "me" }, { kind: "computer", level: "random" }],
  });
  const { match, token } = created.body as { match: string; token: string };
  const watcher = house.guest(match);
  await until("watches", () => watcher.table !== undefined);
  const player = house.guest(match, { token, choose: picker(4) });
  await until("to the end", () => player.isOver && watcher.isOver, 60_000);
  expect([...player.faults, ...watcher.faults]).toEqual([]);
});

test("with more than two players, a computer takes over a resigned seat, which comes last", async () => {
  const { match, tokens } = await house.seat("marrakech", 3);
  const players = tokens.map((token, i) => house.guest(match, { token, ...(i > 0 && { choose: picker(i) }) }));
  await until("all sit", () => players.every(({ seat }) => seat !== null));
  players[0].send({ type: "resign", match, id: "r" });
  await until("the end", () => players.every(({ isOver }) => isOver), 60_000);
  const end = players[1].table?.end;
  expect(end?.reason).toBe("played");
  expect(end?.places[0]).toBe(2);
});

test("a computer stands in for a disconnected player by vote, and the seat link gives the seat back", async () => {
  const { match, tokens } = await house.seat("azul");
  const heard: ToClient[] = [];
  const stays = house.guest(match, { token: tokens[0], hear: (message) => heard.push(message), choose: picker(1) });
  const leaves = house.guest(match, { token: tokens[1] });
  await until("both sit", () => stays.seat !== null && leaves.seat !== null);
  stays.send({ type: "decide", match, id: "early", seat: 1, choice: "end" });
  await until("refused", () => stays.refusals.some((refusal) => refusal.includes("gone for long enough")));
  heard.length = 0;
  leaves.close();
  await until("missed", () => heard.some((one) => one.type === "presence" && one.gone.some(({ seat }) => seat === 1)));
  stays.send({ type: "decide", match, id: "wait", seat: 1, choice: "wait" });
  await until("accepted", () => heard.some((one) => one.type === "accepted" && one.id === "wait"));
  stays.send({ type: "decide", match, id: "soon", seat: 1, choice: "computer" });
  await until("still waiting", () => stays.refusals.length === 2);
  const { match: other, tokens: others } = await house.seat("azul");
  const host = house.guest(other, { token: others[0], choose: picker(2) });
  await until("sits", () => host.seat === 0 && host.table?.status === "live");
  host.send({ type: "decide", match: other, id: "c", seat: 1, choice: "computer", level: "random" });
  await until("a computer plays", () => host.table?.seats[1].level === "random");
  await until("it moves", () => host.moves.length > 8 || host.isOver);
  const back = house.guest(other, { token: others[1], choose: picker(3) });
  await until("the person plays again", () => back.table?.seats[1].level === null || back.isOver);
  await until("to the end", () => back.isOver && host.isOver);
  expect([...host.faults, ...back.faults]).toEqual([]);
});
