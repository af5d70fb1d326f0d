import Database from "libsql";
import { expect, test } from "vitest";
import { chargeTurn, chargedTime, timeLeft } from "../src/table/clock.ts";
import { Draft } from "../src/table/draft.ts";
import type { Refused } from "../src/table/draft.ts";
import { comeBack, goAway } from "../src/table/absence.ts";
import { forfeitIfFlagged } from "../src/table/forfeit.ts";
import { playDecision } from "../src/table/playing.ts";
import type { Table } from "../src/table/table.ts";
import { House, until } from "./house.ts";
import { START, beginMatch, take } from "./planned.ts";

function playAt(table: Table, now: number, outages: { from: number; to: number }[] = []): Refused | undefined {
  const draft = new Draft(table, { now, outages });
  const refusal = playDecision(draft, table.actor, { ply: table.length, move: "L", command: "c" });
  if (refusal === undefined) take(table, draft);
  return refusal;
}

test("outages are not charged, even if they overlap the start or end of a turn", () => {
  const outages = [
    { from: 10, to: 20 },
    { from: 15, to: 30 },
    { from: 90, to: 200 },
  ];
  expect(chargedTime(0, { now: 100, outages: [] })).toBe(100);
  expect(chargedTime(0, { now: 100, outages })).toBe(70);
  expect(chargedTime(25, { now: 95, outages })).toBe(60);
  expect(chargedTime(100, { now: 50, outages })).toBe(0);
});

test("a bank is used up and grows by the increment", () => {
  const table = beginMatch({ kind: "bank", seconds: 60, increment: 5 });
  const seat = table.actor;
  expect(table.row.dueAt).toBe(START + 60_000);
  expect(playAt(table, START + 10_000)).toBeUndefined();
  expect(table.state.left[seat]).toBe(55_000);
  expect(table.state.left[1 - seat]).toBe(60_000);
});

test("a move after the deadline is refused even before the forfeit is processed; an outage extends the deadline", () => {
  const late = START + 31_000;
  expect(playAt(beginMatch({ kind: "turn", seconds: 30 }), late)).toMatchObject({ code: "over" });
  const credited = beginMatch({ kind: "turn", seconds: 30 });
  expect(playAt(credited, late, [{ from: START + 5000, to: START + 25_000 }])).toBeUndefined();
  expect(timeLeft(credited.state, credited.actor, { now: late, outages: [] })).toBe(30_000);
});

test("a seat forfeits at the deadline and not before", () => {
  const table = beginMatch({ kind: "days", days: 2 });
  const early = new Draft(table, { now: START + 2 * 86_400_000 - 1, outages: [] });
  expect(forfeitIfFlagged(early, "random")).toBe(false);
  const now = START + 2 * 86_400_000;
  expect(forfeitIfFlagged(new Draft(table, { now, outages: [{ from: START, to: START + 9 }] }), "random")).toBe(false);
  const fallen = new Draft(table, { now, outages: [] });
  expect(forfeitIfFlagged(fallen, "random")).toBe(true);
  expect(fallen.state.end).toMatchObject({ reason: "time" });
  expect(fallen.state.end?.places[table.actor]).toBe(1);
});

test("leaving and coming back repeatedly gains no time", () => {
  const table = beginMatch({ kind: "bank", seconds: 5, increment: 0 });
  const seat = table.actor;
  for (let now = START + 1000; now < START + 5000; now += 1000) {
    const leaving = new Draft(table, { now, outages: [] });
    goAway(leaving, seat);
    take(table, leaving);
    const returning = new Draft(table, { now: now + 500, outages: [] });
    expect(comeBack(returning, seat)).toBe(true);
    take(table, returning);
    expect(table.row.dueAt).toBe(START + 5000);
  }
  expect(timeLeft(table.state, seat, { now: START + 4500, outages: [] })).toBe(500);
  expect(playAt(table, START + 5001)).toMatchObject({ code: "over" });
});

test("a player who takes the seat back from a computer is charged for the turn so far", () => {
  const table = beginMatch({ kind: "turn", seconds: 30 }, 3);
  const seat = table.actor;
  table.state.seats[seat].level = "random";
  const draft = new Draft(table, { now: START + 20_000, outages: [] });
  expect(comeBack(draft, seat)).toBe(true);
  expect(timeLeft(draft.state, seat, draft)).toBe(10_000);
});

test("without clocks nothing is due and nothing is charged", () => {
  const table = beginMatch({ kind: "none" });
  expect(table.row.dueAt).toBeNull();
  chargeTurn(table.state, 0, { now: START + 1e9, outages: [] });
  expect(table.state.left).toEqual([]);
});

test.concurrent("a real match ends by time, and an outage of the server is credited", async () => {
  const house = await House.open();
  const { match, tokens } = await house.seat("marrakech", 2, { clock: { kind: "turn", seconds: 5 } });
  const guest = house.guest(match, { token: tokens[0] });
  await until("begins", () => guest.table?.status === "live");
  await until("some time runs", () => Date.now() > (guest.clocks?.running?.since ?? Infinity) + 2000);
  guest.close();
  await house.server.close();
  // As if the server had been down for an hour: moves its last beat and the start of the turn back.
  const database = new Database(`${house.folder}/riad.db`);
  database.exec("update pulse set at = at - 3600000");
  const { state } = database.prepare("select state from matches where id = ?").get(match) as { state: string };
  const moved = { ...(JSON.parse(state) as { turnAt: number }) };
  moved.turnAt -= 3_600_000;
  database
    .prepare("update matches set state = ?, due_at = due_at - 3600000 where id = ?")
    .run(JSON.stringify(moved), match);
  database.close();
  const again = await House.open({}, house.folder);
  const back = again.guest(match, { token: tokens[0] });
  await until("still in play", () => back.table?.status === "live");
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(back.table?.status).toBe("live");
  await until("the flag falls", () => back.isOver);
  expect(back.table?.end?.reason).toBe("time");
  await again.close();
});

test.concurrent("leaving and watching repeatedly gains no time beyond the bank", async () => {
  const house = await House.open();
  const clock = { kind: "bank", seconds: 5, increment: 0 };
  const { match, tokens } = await house.seat("marrakech", 2, { clock });
  const starts = new Set<number>();
  const watcher = house.guest(match, {
    hear: (message) => {
      if ("clocks" in message && message.clocks.running !== null) starts.add(message.clocks.running.since);
    },
  });
  await until("begins", () => watcher.clocks?.running != null);
  const { seat, since } = watcher.clocks?.running ?? { seat: 0, since: 0 };
  let rounds = 0;
  const alternating = (async () => {
    while (!watcher.isOver) {
      const guest = house.guest(match, { token: tokens[seat] });
      await until("watches", () => guest.seat === seat || guest.isOver);
      await house.post(`/api/matches/${match}/leave`, {}, tokens[seat]);
      guest.close();
      rounds++;
    }
  })();
  await until("the time runs out", () => watcher.isOver);
  await alternating;
  expect(rounds).toBeGreaterThan(3);
  expect(watcher.table?.end?.reason).toBe("time");
  expect(watcher.table?.seats[seat].out).toBe("time");
  // No turn was restarted.
  expect([...starts]).toEqual([since]);
  await house.close();
});
