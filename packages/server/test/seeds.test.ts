/** Provably fair chance: first the commitment, then the seeds, and only then the match. */
import { parseRecord, unwrap } from "@riad/core";
import { gameOf } from "@riad/games";
import { parseProof } from "@riad/protocol";
import type { CreateAnswer, TableView } from "@riad/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { House, until } from "./house.ts";

/** Longer than any test waits: a match that starts earlier did not wait for it. */
const PATIENT = { SEED_SECONDS: "600" };

let house: House;

beforeAll(async () => {
  house = await House.open(PATIENT);
});

afterAll(() => house.close());

async function create(seats: object[], extra: object = {}, at = house): Promise<CreateAnswer & { token: string }> {
  return (await at.post("/api/matches", { game: "marrakech", seats, name: "Salma", seedFollows: true, ...extra }))
    .body as never;
}

async function join(match: string, extra: object = {}, at = house): Promise<string> {
  return String(
    (await at.post(`/api/matches/${match}/join`, { name: "Tariq", seedFollows: true, ...extra })).body["token"],
  );
}

async function look(match: string, at = house): Promise<TableView> {
  return (await at.get(`/api/matches/${match}`)).body["table"] as TableView;
}

function seed(match: string, token: string, text: string, commit: string) {
  return house.post(`/api/matches/${match}/seed`, { seed: text, commit }, token);
}

async function proofOf(match: string, at = house) {
  const { text } = await at.get(`/api/matches/${match}/record`);
  return parseProof(unwrap(parseRecord(text, gameOf)).notes);
}

const TWO = [{ kind: "me" }, { kind: "open" }];

test("a match starts once every player who has seen the commitment has sent a seed", async () => {
  const { match, token, table } = await create(TWO);
  const { commit } = table.fair;
  expect(table.fair).toMatchObject({ seeds: null, bound: [], secret: null });
  expect((await seed(match, token, "salmas", commit)).status).toBe(200);
  const other = await join(match);
  const waiting = await look(match);
  expect(waiting).toMatchObject({ status: "open", first: null, fair: { commit, seeds: null, bound: [0] } });
  expect((await seed(match, other, "tariqs", commit)).status).toBe(200);
  expect(await look(match)).toMatchObject({
    status: "live",
    fair: { commit, seeds: ["salmas", "tariqs"], bound: [0, 1] },
  });
  expect(await proofOf(match)).toMatchObject({ commit, seeds: ["salmas", "tariqs"], bound: [0, 1] });
});

test("neither the table nor the record shows a seed before the start", async () => {
  const { match, token, table } = await create(TWO);
  await seed(match, token, "salmas-own-seed", table.fair.commit);
  for (const path of ["", "/record"])
    expect((await house.get(`/api/matches/${match}${path}`)).text).not.toContain("salmas-own-seed");
});

test("a seed needs this match's commitment, and is accepted once, before the start", async () => {
  const { match, token, table } = await create(TWO);
  const { commit } = table.fair;
  expect((await seed(match, token, "mine", "0".repeat(64))).body).toMatchObject({ code: "stale" });
  expect((await seed(match, token, "mine", commit)).status).toBe(200);
  expect((await seed(match, token, "better", commit)).body).toMatchObject({ code: "forbidden" });
  const other = await join(match);
  await seed(match, other, "tariqs", commit);
  expect((await seed(match, other, "late", commit)).body).toMatchObject({ code: "forbidden" });
  expect((await look(match)).fair.seeds).toEqual(["mine", "tariqs"]);
});

test("against computers the creator's seed also comes after the commitment", async () => {
  const { match, token, table } = await create([{ kind: "me" }, { kind: "computer", level: "random" }]);
  expect(table).toMatchObject({ status: "open", first: null });
  await seed(match, token, "salmas", table.fair.commit);
  expect(await look(match)).toMatchObject({ status: "live", fair: { seeds: ["salmas", ""], bound: [0] } });
});

test("a program that announces no seed starts at once, and a seed in its request is not bound", async () => {
  const none = await house.seat("marrakech");
  expect(await look(none.match)).toMatchObject({ status: "live", fair: { seeds: ["", ""], bound: [] } });
  const { match } = await create(TWO, { seed: "early", seedFollows: false });
  await join(match, { seed: "also-early", seedFollows: false });
  expect(await look(match)).toMatchObject({ status: "live", fair: { seeds: ["early", "also-early"], bound: [] } });
  expect((await proofOf(match))?.bound).toEqual([]);
});

test("a rematch needs new seeds: the old ones were known before its secret was chosen", async () => {
  const { match, token, table } = await create(TWO);
  const other = await join(match);
  await seed(match, token, "first-a", table.fair.commit);
  await seed(match, other, "first-b", table.fair.commit);
  await house.post(`/api/matches/${match}/resign`, {}, token);
  for (const one of [token, other]) await house.post(`/api/matches/${match}/rematch`, {}, one);
  const next = (await look(match)).rematch.match ?? "";
  const again = await look(next);
  expect(again).toMatchObject({ status: "open", fair: { bound: [], seeds: null } });
  await seed(next, token, "second-a", again.fair.commit);
  await seed(next, other, "second-b", again.fair.commit);
  expect(await look(next)).toMatchObject({ status: "live", fair: { seeds: ["second-a", "second-b"], bound: [0, 1] } });
});

test("a player who takes over a vacated seat sends a new seed", async () => {
  const { match, table } = await create([...TWO, { kind: "open" }]);
  const former = await join(match);
  await seed(match, former, "formers", table.fair.commit);
  await house.post(`/api/matches/${match}/leave`, {}, former);
  await join(match);
  expect((await look(match)).fair.bound).toEqual([]);
});

test("a seed that was not announced is bound if it arrives before the start", async () => {
  const { match, token, table } = await create(TWO, { seedFollows: false });
  await seed(match, token, "salmas", table.fair.commit);
  await join(match, { seedFollows: false });
  expect(await look(match)).toMatchObject({ status: "live", fair: { seeds: ["salmas", ""], bound: [0] } });
});

test("the match waits only briefly for a missing seed, even across a restart", async () => {
  const hasty = await House.open({ SEED_SECONDS: "1" });
  const { match, token, table } = await create(TWO, {}, hasty);
  const path = `/api/matches/${match}/seed`;
  expect((await hasty.post(path, { seed: "salmas", commit: table.fair.commit }, token)).status).toBe(200);
  await join(match, {}, hasty);
  expect((await look(match, hasty)).status).toBe("open");
  await hasty.server.close();
  const again = await House.open({ SEED_SECONDS: "1" }, hasty.folder);
  await until("it starts", async () => (await look(match, again)).status === "live");
  expect((await look(match, again)).fair).toMatchObject({ seeds: ["salmas", ""], bound: [0] });
  await again.close();
});
