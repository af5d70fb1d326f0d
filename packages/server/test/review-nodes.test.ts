/** Reviews on several nodes, and on a node that is killed while computing one: real processes, a real PostgreSQL. */
import { CHANCE, Match, OVER, SeededRandom, listMoves, makeRecord, unwrap } from "@riad/core";
import { marrakech } from "@riad/games";
import { afterAll, beforeAll, expect, test } from "vitest";
import { House, until } from "./house.ts";
import { NodeProcess, build, freePort, newFolder, startPostgres } from "./trial/services.ts";
import type { Service } from "./trial/services.ts";

let postgres: Service;

beforeAll(async () => {
  build();
  postgres = await startPostgres();
});

afterAll(() => postgres.stop());

function finished(seed: string): string {
  const match = unwrap(Match.fromSetup(marrakech, { seats: 2 }));
  const random = new SeededRandom(seed);
  while (match.actor !== OVER) {
    const { position } = match;
    const moves = listMoves(position);
    unwrap(match.play(match.actor === CHANCE ? position.draw(random) : moves[random.below(moves.length)]));
  }
  return makeRecord(match);
}

async function ask(base: string, record: string): Promise<{ status: number; text: string }> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${base}/api/review`, { method: "POST", headers, body: JSON.stringify({ record }) });
  return { status: response.status, text: await response.text() };
}

async function ready(base: string, record: string): Promise<string> {
  let text = "";
  await until(
    "a review",
    async () => {
      const answer = await ask(base, record);
      text = answer.text;
      return answer.status === 200;
    },
    120_000,
  );
  return text;
}

test("two nodes compute a review once with the same result; a live match on one is known to the other", async () => {
  const houses = await Promise.all([0, 1].map(() => House.open({ DATABASE_URL: postgres.url })));
  try {
    const record = finished("nodes");
    const [one, other] = await Promise.all(houses.map(({ base }) => ready(base, record)));
    expect(other).toBe(one);
    const { match, tokens } = await houses[0].seat("azul");
    const { body } = await houses[0].get(`/api/matches/${match}`);
    const { actor, legal } = body as { actor: number; legal: string[] };
    await houses[0].post(`/api/matches/${match}/moves`, { move: legal[0] }, tokens[actor]);
    const live = await houses[0].get(`/api/matches/${match}/record`);
    const refused = await ask(houses[1].base, live.text);
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining("server.reviewAgrees")]);
    expect((await houses[1].get(`/api/matches/${match}/review`)).status).toBe(403);
  } finally {
    for (const house of houses) await house.close();
  }
});

test("a node that was killed during a review finishes it on the next request after its restart", async () => {
  const node = new NodeProcess(await freePort(), { RIAD_DATA: newFolder(), RATE_LIMITS: "off", LOG_LEVEL: "fatal" });
  await node.start();
  const record = finished("killed");
  expect((await ask(node.http, record)).status).toBe(202);
  await until("some of it", async () => !(await ask(node.http, record)).text.includes('"done":0'));
  await node.kill("SIGKILL");
  await node.start();
  const text = await ready(node.http, record);
  expect(text.trimEnd().split("\n").at(-1)).toContain('"kind":"summary"');
  await node.kill("SIGTERM");
});
