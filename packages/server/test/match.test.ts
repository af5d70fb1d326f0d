import { parseRecord, unwrap } from "@riad/core";
import { gameOf, shelf } from "@riad/games";
import { parseProof, verifyChance } from "@riad/protocol";
import type { ToClient } from "@riad/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { House, picker, until } from "./house.ts";

let house: House;

beforeAll(async () => {
  house = await House.open();
});

afterAll(() => house.close());

describe.each(shelf.map(({ id }) => id))("%s", (game) => {
  test.each([2, 4])(
    "%i people play a whole match with a spectator, and its fairness can be verified",
    async (people) => {
      const { match, tokens } = await house.seat(game, people);
      const players = tokens.map((token, i) => house.guest(match, { token, choose: picker(i) }));
      const watcher = house.guest(match);
      const all = [...players, watcher];
      await until("everybody sees the end", () => all.every((guest) => guest.isOver));
      expect(all.flatMap(({ faults }) => faults)).toEqual([]);
      expect(new Set(all.map(({ hash }) => hash)).size).toBe(1);
      expect(players.every(({ acknowledged }) => acknowledged.size > 5)).toBe(true);
      expect(watcher.table?.end?.reason).toBe("played");
      const { text } = await house.get(`/api/matches/${match}/record`);
      const record = unwrap(parseRecord(text, gameOf));
      const proof = parseProof(record.notes);
      expect(proof?.commit).toBe(watcher.table?.fair.commit);
      expect(proof && verifyChance(record.match, proof)).toMatchObject({ fair: true });
    },
  );
});

test("a repeated command is carried out once and answered twice", async () => {
  const { match, tokens } = await house.seat("marrakech");
  const heard: ToClient[] = [];
  const players = tokens.map((token) => house.guest(match, { token, hear: (message) => heard.push(message) }));
  await until("both sit", () => players.every(({ seat }) => seat !== null));
  const mover = players[players[0].table?.first ?? 0];
  const ply = mover.moves.length;
  mover.send({ type: "move", match, id: "once", ply, move: "L" });
  mover.send({ type: "move", match, id: "once", ply, move: "L" });
  await until("two answers", () => heard.filter(({ type }) => type === "accepted").length === 2);
  expect(heard.filter((message) => message.type === "accepted").map((one) => one.ply)).toEqual([ply, ply]);
  expect(mover.moves.filter((move) => move === "L")).toHaveLength(1);
  mover.send({ type: "move", match, id: "late", ply, move: "R" });
  await until("a refusal", () => mover.refusals.length > 0);
  expect(mover.refusals[0]).toContain("stale");
});

test("resigning ends a match of two, and in the rematch the next seat starts and the links still work", async () => {
  const { match, tokens } = await house.seat("azul");
  const players = tokens.map((token) => house.guest(match, { token }));
  await until("both sit", () => players.every(({ seat }) => seat !== null));
  players[1].send({ type: "resign", match, id: "r" });
  await until("the end", () => players.every(({ isOver }) => isOver));
  expect(players[0].table?.end).toMatchObject({ reason: "resigned", places: [0, 1] });
  expect(players[0].table?.fair.secret).toMatch(/^[0-9a-f]{64}$/);
  for (const player of players) player.send({ type: "rematch", match, id: "again" });
  await until("a rematch", () => players[0].table?.rematch.match != null);
  const next = players[0].table?.rematch.match ?? "";
  const again = house.guest(next, { token: tokens[1] });
  await until("the same link sits", () => again.seat === 1);
  expect(again.table).toMatchObject({ status: "live", first: (Number(players[0].table?.first) + 1) % 2 });
  expect(again.table?.fair.commit).not.toBe(players[0].table?.fair.commit);
});

test("invitations work once, codes find open tables, and seats can be given up", async () => {
  const created = await house.post("/api/matches", {
    game: "azul",
    seats: [{ kind: "me" }, { kind: "reserved", name: "Tariq" }, { kind: "open" }],
    public: true,
  });
  const {
    match,
    code,
    invites,
    token: creator,
  } = created.body as unknown as {
    match: string;
    code: string;
    token: string;
    invites: { invite: string }[];
  };
  expect((await house.get(`/api/codes/${code.toLowerCase()}`)).body).toMatchObject({ match, game: "azul" });
  expect((await house.get("/api/lobby")).text).toContain(match);
  const { invite } = invites[0];
  const taken = await house.post(`/api/matches/${match}/join`, { name: "Tariq", invite });
  expect(taken.body).toMatchObject({ seat: 1 });
  expect(await house.post(`/api/matches/${match}/join`, { name: "Thief", invite })).toMatchObject({ status: 401 });
  const open = await house.post(`/api/matches/${match}/join`, { name: "Guest", seat: 1 });
  expect(open).toMatchObject({ status: 409, body: { code: "full" } });
  const token = String(taken.body["token"]);
  expect((await house.post(`/api/matches/${match}/leave`, {}, token)).status).toBe(200);
  // It stays reserved: only a new invitation from the table's creator opens it again.
  expect((await house.post(`/api/matches/${match}/join`, { name: "Guest", seat: 1 })).status).toBe(409);
  expect((await house.post(`/api/matches/${match}/join`, { name: "Tariq", invite })).status).toBe(401);
  expect((await house.post(`/api/matches/${match}/invite`, { seat: 1 }, token)).status).toBe(401);
  expect((await house.post(`/api/matches/${match}/invite`, { seat: 2 }, creator)).status).toBe(409);
  const renewed = await house.post(`/api/matches/${match}/invite`, { seat: 1 }, creator);
  expect(renewed.body).toMatchObject({ seat: 1, path: expect.stringContaining("#invite=") as string });
  const again = { name: "Tariq", invite: String(renewed.body["invite"]) };
  expect((await house.post(`/api/matches/${match}/join`, again)).body).toMatchObject({ seat: 1 });
  expect((await house.post(`/api/matches/${match}/join`, { name: "Last" })).body).toMatchObject({ seat: 2 });
  expect((await house.get(`/api/codes/${code}`)).status).toBe(404);
});

test("chat reaches everybody, presence is counted, and the lobby is sent when it changes", async () => {
  const { match, tokens } = await house.seat("marrakech");
  const heard: ToClient[] = [];
  const watcher = house.guest(match, { hear: (message) => heard.push(message) });
  await until("watches", () => watcher.table !== undefined);
  const player = house.guest(match, { token: tokens[0] });
  await until("sits", () => player.seat === 0);
  player.send({ type: "chat", match, id: "c", phrase: "good-luck" });
  await until("chat", () => heard.some((one) => one.type === "chat" && one.phrase === "good-luck" && one.seat === 0));
  // Presence is sent at most once per second.
  await until("presence", () =>
    heard.some((one) => one.type === "presence" && one.here[0] && !one.here[1] && one.watchers === 1),
  );
  watcher.send({ type: "lobby", on: true });
  await until("a list", () => heard.some(({ type }) => type === "lobby"));
  const created = await house.post("/api/matches", {
    game: "azul",
    seats: [{ kind: "me" }, { kind: "open" }],
    public: true,
  });
  const shown = (one: ToClient): boolean =>
    one.type === "lobby" && one.tables.some((table) => table.match === created.body["match"]);
  await until("the new table", () => heard.some(shown));
});
