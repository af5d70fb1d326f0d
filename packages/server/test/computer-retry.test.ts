import { listMoves } from "@riad/core";
import type { ToClient } from "@riad/protocol";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Levels } from "../src/levels.ts";
import { House, picker, until } from "./house.ts";

let house: House;

beforeAll(async () => {
  house = await House.open();
});

afterAll(() => house.close());

test("a computer that fails to think reports it and tries again instead of moving at random", async () => {
  const chosen: string[] = [];
  let failures = 2;
  const choosing = vi.spyOn(Levels.prototype, "choose").mockImplementation((game, text) => {
    if (failures-- > 0) return Promise.reject(new Error("no thread"));
    const position = game.notation.parsePosition(text);
    if (!position.ok) throw new Error(position.refusal.message);
    // Always the last legal move, which random play would hardly repeat.
    const move = game.notation.makeMove(position.value, listMoves(position.value).at(-1) ?? 0);
    chosen.push(move);
    return Promise.resolve(move);
  });
  const heard: ToClient[] = [];
  const seats = [{ kind: "me" }, { kind: "computer", level: "random" }];
  const { body } = await house.post("/api/matches", { game: "azul", seats });
  const { match, token } = body as { match: string; token: string };
  const player = house.guest(match, { token, choose: picker(1), hear: (message) => heard.push(message) });
  await until("the computer is stuck", () => heard.some((one) => one.type === "presence" && one.stuck === 1));
  await until("it has moved", () => chosen.length > 2);
  await until("all is well", () => heard.findLast((one) => one.type === "presence")?.stuck === undefined);
  const { body: seen } = await house.get(`/api/matches/${match}`);
  expect(seen["moves"]).toEqual(expect.arrayContaining(chosen.slice(0, 2)));
  expect(player.faults).toEqual([]);
  player.close();
  choosing.mockRestore();
});

test("refuses a table with computers only", async () => {
  const computers = [0, 1].map(() => ({ kind: "computer", level: "random" }));
  const { status, body } = await house.post("/api/matches", { game: "azul", seats: computers });
  expect([status, body["key"]]).toEqual([400, "server.personNeeded"]);
});
