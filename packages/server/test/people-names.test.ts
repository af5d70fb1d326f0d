/** Owned names, blocked people, and reports to the operator. */
import { peopleAnswer } from "@riad/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operator } from "../src/admin/operator.ts";
import { isGenericName, numberNames } from "../src/people/names.ts";
import { House, until } from "./house.ts";
import { Someone, ask, finish, namesIn } from "./someone.ts";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

test("numbers fit into the longest name", () => {
  const long = "Ğ".repeat(24);
  for (const name of numberNames(long)) expect(Array.from(name).length).toBeLessThanOrEqual(24);
  expect(numberNames(long)[1]).toBe(`${"Ğ".repeat(22)} 2`);
  expect(numberNames("Salma").slice(0, 3)).toEqual(["Salma", "Salma 2", "Salma 3"]);
  expect(["Player 1", "guest", "Somebody", "Invité 2"].every(isGenericName)).toBe(true);
  expect(["Players", "Salma"].some(isGenericName)).toBe(false);
});

test("the first person to finish a match under a name owns it; others get a number", async () => {
  const salma = await Someone.called(house, "Salma");
  const idris = await Someone.called(house, "Idris");
  await finish(salma, idris, ["Sálma", "Idris"]);
  const stranger = new Someone(house);
  expect(await namesIn(house, await stranger.open("SALMA"))).toContain("SALMA 2");
  const match = await salma.open("Salma");
  expect(await namesIn(house, match)).toEqual(["Salma", ""]);
  const other = await Someone.called(house, "Sal ma");
  await other.join(match, "Sal ma");
  expect(await namesIn(house, match)).toEqual(["Salma", "Sal ma 2"]);
  // A person who has finished a match under a numbered name owns that name as well.
  await other.resign(match);
  const full = await salma.ask("POST", "/api/matches", {
    game: "azul",
    seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }],
    name: "Salma",
  });
  const three = String(full.body["match"]);
  await new Someone(house).join(three, "Salma");
  await new Someone(house).join(three, "Salma");
  expect(await namesIn(house, three)).toEqual(["Salma", "Salma 3", "Salma 4"]);
  // Renaming affects neither finished matches nor the ownership of the old name.
  await salma.ask("POST", "/api/me", { name: "Noor" });
  await finish(salma, idris, ["Noor", "Idris"]);
  expect((await salma.matches()).length).toBe(4);
  expect(await namesIn(house, await new Someone(house).open("Salma"))).toContain("Salma 3");
  expect(await namesIn(house, await salma.open("Salma"))).toContain("Salma");
});

test("an abandoned match gives nobody a name, and default names belong to nobody", async () => {
  const zaza = await Someone.called(house, "Zaza");
  const idris = await Someone.called(house, "Idris");
  const match = await zaza.open("Zaza");
  await zaza.ask("POST", `/api/matches/${match}/leave`, {});
  expect(await namesIn(house, await new Someone(house).open("Zaza"))).toContain("Zaza");
  await finish(zaza, idris, ["Player 1", "Idris"]);
  expect(await namesIn(house, await new Someone(house).open("Player 1"))).toContain("Player 1");
});

test("people are not seated with somebody they have blocked, in either order", async () => {
  const salma = await Someone.called(house, "Aicha");
  const rude = await Someone.called(house, "Rude");
  const match = await finish(salma, rude, ["Aicha", "Rude"]);
  expect((await salma.ask("POST", "/api/me/blocks", { match, seat: 0 })).body["key"]).toBe("server.notYourself");
  expect((await salma.ask("POST", "/api/me/blocks", { match, seat: 1 })).status).toBe(200);
  const { blocked } = await salma.me();
  expect(blocked).toMatchObject([{ name: "Rude" }]);
  const own = await salma.open("Aicha");
  const refused = await rude.join(own, "Rude");
  expect(refused.status).toBe(403);
  expect(refused.body["key"]).toBe("server.notTogether");
  expect(String(refused.body["message"])).not.toMatch(/block/i);
  const theirs = await rude.open("Rude");
  expect((await salma.join(theirs, "Aicha")).status).toBe(403);
  // Others can still join both.
  expect((await new Someone(house).join(own, "Idris")).status).toBe(200);
  expect((await salma.ask("DELETE", `/api/me/blocks/${blocked[0].person}`)).status).toBe(200);
  expect((await salma.join(theirs, "Aicha")).status).toBe(200);
  const { match: strangers } = await house.seat("azul");
  const nobody = await salma.ask("POST", "/api/me/blocks", { match: strangers, seat: 1 });
  expect(nobody.body["key"]).toBe("server.nobodyThere");
});

/** Everything that a stream has received so far. */
function readAll(stream: Response): { text: string } {
  const read = { text: "" };
  const decoder = new TextDecoder();
  const sink = new WritableStream<Uint8Array>({ write: (part) => void (read.text += decoder.decode(part)) });
  void stream.body?.pipeTo(sink).catch(() => undefined);
  return read;
}

test("a blocked person's phrases do not arrive, on a socket or a stream, for players or spectators", async () => {
  const salma = await Someone.called(house, "Aicha");
  const rude = await Someone.called(house, "Rude");
  const match = await salma.open("Aicha");
  await rude.join(match, "Rude");
  const heard: Record<string, string[]> = { salma: [], rude: [], stranger: [] };
  const follow = (who: string, cookie?: string) =>
    house.guest(match, {
      ...(cookie !== undefined && { headers: { cookie } }),
      hear: (message) => message.type === "chat" && heard[who].push(`${message.seat} ${message.phrase}`),
    });
  const guests = [follow("salma", salma.cookie), follow("rude", rude.cookie), follow("stranger")];
  const stream = await fetch(`${house.base}/api/matches/${match}/stream`, { headers: { cookie: salma.cookie ?? "" } });
  const read = readAll(stream);
  await until("all follow", () => guests.every(({ table }) => table !== undefined));
  guests[1].send({ type: "chat", match, id: "1", phrase: "hello" });
  await until("everybody hears", () => Object.values(heard).every((lines) => lines.length === 1));
  await salma.ask("POST", "/api/me/blocks", { match, seat: 1 });
  await new Promise((resolve) => setTimeout(resolve, 1100));
  guests[1].send({ type: "chat", match, id: "2", phrase: "thanks" });
  await until("the others hear", () => heard["stranger"].length === 2 && heard["rude"].length === 2);
  guests[0].send({ type: "chat", match, id: "3", phrase: "bye" });
  await until("the blocked one hears", () => heard["rude"].length === 3);
  expect(heard["salma"]).toEqual(["1 hello", "0 bye"]);
  await until("the stream has it too", () => read.text.includes('"phrase":"bye"'));
  expect(read.text).toContain('"phrase":"hello"');
  expect(read.text).not.toContain('"phrase":"thanks"');
});

test("reports reach the operator, each only once, without the reporter's identity", async () => {
  const { match, tokens } = await house.seat("azul");
  for (let i = 0; i < 3; i++) {
    const told = await ask(house, "POST", `/api/matches/${match}/report`, { seat: 1, reason: "name" });
    expect(told.status).toBe(200);
  }
  await house.post(`/api/matches/${match}/report`, { seat: 1, reason: "left" }, tokens[0]);
  expect((await house.post(`/api/matches/${match}/report`, { seat: 7, reason: "left" })).status).toBe(404);
  const env = { RIAD_DATA: house.folder };
  const lines = await operator.reports(env, {});
  expect(lines.filter((line) => line.includes(match))).toHaveLength(2);
  expect(lines.join("\n")).toMatch(new RegExp(`${match} seat 2 .*Guest 1.*name`));
  await operator.reports(env, { isClear: true });
  expect(await operator.reports(env, {})).toEqual(["Nothing has been reported."]);
});

test("opponents are counted and only shown to the person themselves", async () => {
  const salma = await Someone.called(house, "Yasmin");
  const idris = await Someone.called(house, "Idriss");
  for (let i = 0; i < 2; i++) await finish(salma, idris, ["Yasmin", "Idriss"]);
  await finish(idris, salma, ["Idriss", "Yasmin"]);
  await finish(salma, new Someone(house), ["Yasmin", "Passer-by"]);
  const { people, longestStreak } = peopleAnswer.parse((await salma.ask("GET", "/api/me/people")).body);
  expect(people).toMatchObject([{ name: "Idriss", matches: 3, won: 2, lost: 1, shared: 0, isBlocked: false }]);
  expect(people[0].byGame).toEqual([{ game: "azul", matches: 3, won: 2, lost: 1 }]);
  expect(longestStreak).toBe(2);
  expect((await new Someone(house).ask("GET", "/api/me/people")).status).toBe(401);
});
