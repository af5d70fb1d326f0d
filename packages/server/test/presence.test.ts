/** Seats that change hands, seats played over REST, and sockets that stay open meanwhile. */
import type { ToClient } from "@riad/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { House, until } from "./house.ts";

let house: House;

beforeAll(async () => {
  house = await House.open({ LEAVER_SECONDS: "0" });
});

afterAll(() => house.close());

const THREE = [{ kind: "me" }, { kind: "open" }, { kind: "open" }];

test("an open socket loses a seat that is given up elsewhere, and cannot act for its next player", async () => {
  const { body } = await house.post("/api/matches", { game: "marrakech", seats: THREE, name: "Salma" });
  const match = String(body["match"]);
  const join = async (name: string): Promise<string> =>
    String((await house.post(`/api/matches/${match}/join`, { name })).body["token"]);
  const former = await join("Former");
  const heard: ToClient[] = [];
  // Two sockets, as from two devices.
  const sockets = [0, 1].map(() => house.guest(match, { token: former, hear: (message) => heard.push(message) }));
  await until("both sit", () => sockets.every(({ seat }) => seat === 1));
  await house.post(`/api/matches/${match}/leave`, {}, former);
  await until("both are told", () => sockets.every(({ seat }) => seat === null));
  await join("Noor");
  await join("Idris");
  const [socket] = sockets;
  await until("it starts", () => socket.table?.status === "live");
  const ply = socket.moves.length;
  const about = { type: "decide", seat: 2, choice: "computer" } as const;
  for (const wish of [
    { type: "move", ply, move: "L" },
    { type: "chat", phrase: "bye" },
    { type: "resign" },
    about,
  ] as const)
    socket.send({ ...wish, match, id: wish.type });
  await until("four refusals", () => socket.refusals.length === 4);
  expect(socket.refusals.every((refusal) => refusal.startsWith("unauthorised"))).toBe(true);
  expect(heard.some(({ type }) => type === "chat" || type === "accepted")).toBe(false);
  expect(socket.table?.seats[1]).toMatchObject({ name: "Noor", out: null, away: false });
  expect(socket.moves).toHaveLength(ply);
});

test("a stream is also informed when its seat is given up", async () => {
  const { body } = await house.post("/api/matches", { game: "marrakech", seats: THREE, name: "Salma" });
  const match = String(body["match"]);
  const token = String((await house.post(`/api/matches/${match}/join`, { name: "Noor" })).body["token"]);
  const control = new AbortController();
  const response = await fetch(`${house.base}/api/matches/${match}/stream`, {
    headers: { authorization: `Bearer ${token}` },
    signal: control.signal,
  });
  let text = "";
  const reading = (async () => {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) text += chunk;
  })().catch(() => undefined);
  await until("the stream shows the seat", () => text.includes('"you":1'));
  await house.post(`/api/matches/${match}/leave`, {}, token);
  await until("the stream is a spectator's", () => text.includes('"you":null'));
  control.abort();
  await reading;
});

test("a token that sits down again regains its seat on every socket", async () => {
  const { body } = await house.post("/api/matches", { game: "marrakech", seats: THREE, name: "Salma" });
  const match = String(body["match"]);
  const token = "a-token-that-comes-back-again";
  await house.post(`/api/matches/${match}/join`, { name: "Noor", token });
  const socket = house.guest(match, { token });
  await until("sits", () => socket.seat === 1);
  await house.post(`/api/matches/${match}/leave`, {}, token);
  await until("stands", () => socket.seat === null);
  await house.post(`/api/matches/${match}/join`, { name: "Noor", token, seat: 2 });
  await until("sits elsewhere", () => socket.seat === 2);
});

test("a command over REST counts as being present, and REST players can decide", async () => {
  const { match, tokens } = await house.seat("marrakech", 3);
  const heard: ToClient[] = [];
  const watcher = house.guest(match, { hear: (message) => heard.push(message) });
  await until("watches", () => watcher.table !== undefined);
  const here = (): readonly boolean[] | undefined => heard.findLast((message) => message.type === "presence")?.here;
  for (const token of tokens.slice(0, 2)) await house.post(`/api/matches/${match}/chat`, { phrase: "hello" }, token);
  await until("both are present", () => JSON.stringify(here()) === "[true,true,false]");
  const present = await house.post(`/api/matches/${match}/decide`, { seat: 1, choice: "end" }, tokens[0]);
  expect(present.body).toMatchObject({ code: "forbidden" });
  for (const token of tokens.slice(0, 2))
    expect((await house.post(`/api/matches/${match}/decide`, { seat: 2, choice: "end" }, token)).status).toBe(200);
  await until("the match has ended", () => watcher.isOver);
  expect(watcher.table?.end?.reason).toBe("abandoned");
});

test("without any socket at the table, REST players decide once they have been seen", async () => {
  const { match, tokens } = await house.seat("marrakech", 3);
  const decide = (token: string) => house.post(`/api/matches/${match}/decide`, { seat: 2, choice: "computer" }, token);
  // Until the first command, this node has not counted who is missing.
  await decide(tokens[0]);
  await decide(tokens[1]);
  expect((await decide(tokens[0])).status).toBe(200);
  const { body } = await house.get(`/api/matches/${match}`);
  expect(body["table"]).toMatchObject({ seats: [{}, {}, { level: expect.any(String) as string }] });
});

test("leaving over REST cancels the presence from earlier commands", async () => {
  const { match, tokens } = await house.seat("marrakech", 3);
  const heard: ToClient[] = [];
  const watcher = house.guest(match, { hear: (message) => heard.push(message) });
  await until("watches", () => watcher.table !== undefined);
  const isHere = (): boolean | undefined => heard.findLast((message) => message.type === "presence")?.here[0];
  await house.post(`/api/matches/${match}/chat`, { phrase: "hello" }, tokens[0]);
  await until("present", () => isHere() === true);
  await house.post(`/api/matches/${match}/leave`, {}, tokens[0]);
  await until("gone", () => isHere() === false);
});

test("a repeated phrase is delivered once, over the socket and over REST", async () => {
  const { match, tokens } = await house.seat("marrakech");
  const heard: ToClient[] = [];
  const watcher = house.guest(match, { hear: (message) => heard.push(message) });
  await until("watches", () => watcher.table !== undefined);
  const player = house.guest(match, { token: tokens[0] });
  await until("sits", () => player.seat === 0);
  const chat = { id: "once", phrase: "hello" } as const;
  for (let i = 0; i < 3; i++) player.send({ ...chat, type: "chat", match });
  for (let i = 0; i < 2; i++)
    expect((await house.post(`/api/matches/${match}/chat`, chat, tokens[0])).status).toBe(200);
  // Command ids are per seat: the other player may use the same one.
  await house.post(`/api/matches/${match}/chat`, chat, tokens[1]);
  await until("the second seat is heard", () => heard.some((one) => one.type === "chat" && one.seat === 1));
  expect(heard.filter((one) => one.type === "chat" && one.seat === 0)).toHaveLength(1);
});

test("a player who returns over REST takes the seat back from the computer", async () => {
  const { match, tokens } = await house.seat("marrakech", 2);
  const { body } = await house.get(`/api/matches/${match}`);
  const absent = 1 - Number(body["actor"]);
  const stays = house.guest(match, { token: tokens[1 - absent] });
  await until("sits", () => stays.seat !== null);
  stays.send({ type: "decide", match, id: "d", seat: absent, choice: "computer", level: "random" });
  await until("a computer stands in", () => stays.table?.seats[absent].level === "random");
  // Even a refused command shows that the player is back.
  await house.post(`/api/matches/${match}/moves`, { ply: 99, move: "L" }, tokens[absent]);
  await until("the person plays again", () => stays.table?.seats[absent].level === null);
});
