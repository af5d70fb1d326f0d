/** The cost of spectators, measured on `Presence` itself. */
import type { StreamMessage } from "@riad/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Place } from "../src/audience.ts";
import type { Bus, BusMessage } from "../src/bus/bus.ts";
import { Presence } from "../src/presence.ts";
import type { Table } from "../src/table/table.ts";

const MATCH = "WX7VYZ5szMvB";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date", "performance"] });
});

afterEach(() => {
  vi.useRealTimers();
});

function fixture() {
  const places = new Set<Place>();
  const told: StreamMessage[] = [];
  const sent: BusMessage[] = [];
  const seats = [{ kind: "human", out: null, level: null, away: false, waitUntil: 0 }];
  const table = { id: MATCH, seats: 1, row: { status: "live" }, state: { seats, clock: { kind: "none" } } };
  const bus = { isLocal: false, send: (message: BusMessage) => sent.push(message) } as unknown as Bus;
  const clock = { now: () => Date.now(), advanceTo: () => undefined, adopt: () => undefined };
  const presence = new Presence("node", bus, clock, 60_000, {
    placesOf: () => places,
    tableOf: () => table as unknown as Table,
    tell: (_match, message) => told.push(message),
    stuckSeat: () => undefined,
  });
  const enter = (seat: number | null): Place => {
    const place = { match: MATCH, seat } as unknown as Place;
    places.add(place);
    presence.moved(MATCH, seat !== null);
    return place;
  };
  const leave = (place: Place): void => {
    places.delete(place);
    presence.moved(MATCH, place.seat !== null);
  };
  return { presence, told, sent, enter, leave };
}

test("a thousand spectators who arrive within a second are announced as counts in two messages", () => {
  const { told, sent, enter } = fixture();
  for (let i = 0; i < 1000; i++) enter(null);
  expect(told).toMatchObject([{ watchers: 1 }]);
  vi.advanceTimersByTime(1000);
  expect(told).toMatchObject([{ watchers: 1 }, { watchers: 1000 }]);
  expect(sent.length).toBeLessThan(4);
  vi.advanceTimersByTime(5000);
  expect(told).toHaveLength(2);
});

test("a player who toggles quickly is announced once per second, but detected at once", () => {
  const { presence, told, enter, leave } = fixture();
  enter(null);
  vi.advanceTimersByTime(1000);
  const before = told.length;
  let seat = enter(0);
  for (let i = 0; i < 50; i++) {
    leave(seat);
    seat = enter(0);
    vi.advanceTimersByTime(50);
  }
  expect(told.length - before).toBeLessThanOrEqual(4);
  expect(told.at(-1)).toMatchObject({ here: [true] });
  leave(seat);
  expect(presence.isAttended(MATCH)).toBe(false);
});
