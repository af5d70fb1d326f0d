/** The operator's commands on PostgreSQL with several nodes. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { operator } from "../src/admin/operator.ts";
import { House, until } from "./house.ts";
import { startPostgres } from "./trial/services.ts";
import type { Service } from "./trial/services.ts";

let postgres: Service;
let houses: House[];
let env: Record<string, string>;

beforeAll(async () => {
  postgres = await startPostgres();
  env = { DATABASE_URL: postgres.url };
  houses = await Promise.all([0, 1].map(() => House.open(env)));
});

afterAll(async () => {
  for (const house of houses ?? []) await house.close();
  await postgres?.stop();
});

test("every node applies a ruling, and the doctor reports a healthy store", async () => {
  const { match } = await houses[0].seat("azul");
  expect((await houses[1].get(`/api/matches/${match}`)).status).toBe(200);
  await operator.rename(env, match, 2, "Idris");
  for (const house of houses) {
    await until("the node shows the name", async () =>
      (await house.get(`/api/matches/${match}`)).text.includes("Idris"),
    );
  }
  expect((await operator.tables(env, { words: "idris" })).join()).toContain(match);
  expect((await operator.doctor(env)).lines.at(-1)).toContain("1 live");
  expect((await operator.doctor(env)).isHealthy).toBe(true);

  await operator.block(env, "name", "Rude", "1h");
  expect(await operator.rulings(env)).toEqual([expect.stringContaining("name rude: blocked until 2")]);
  const join = { game: "azul", seats: [{ kind: "me" }, { kind: "open" }], name: "Rude" };
  for (const house of houses) {
    await until("the node refuses the name", async () => (await house.post("/api/matches", join)).status === 403);
  }
  await operator.remove(env, match);
  for (const house of houses) {
    await until("the match is gone", async () => (await house.get(`/api/matches/${match}`)).status === 404);
  }
  expect((await operator.audit(env)).length).toBe(3);
});
