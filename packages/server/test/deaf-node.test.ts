/**
 * A node that does not receive its own messages has lost the bus: it must not conclude that everybody on other nodes
 * has left.
 */
import { expect, test } from "vitest";
import type { Place } from "../src/audience.ts";
import type { Bus } from "../src/bus/bus.ts";
import { Presence } from "../src/presence.ts";

const MATCH = "WX7VYZ5szMvB";
const BUS: Bus = {
  isLocal: false,
  send: () => undefined,
  listen: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

/** A spectator here and a player on node b; `seconds` pass while this node receives messages from the given nodes. */
function newPresence(): { presence: Presence; pass: (seconds: number, heard: readonly string[]) => void } {
  let now = 1_000_000;
  const clock = { now: () => now, advanceTo: () => undefined, adopt: () => undefined };
  const place = { match: MATCH, seat: null } as unknown as Place;
  const presence = new Presence("a", BUS, clock, 60_000, {
    placesOf: () => [place],
    tableOf: () => undefined,
    tell: () => undefined,
    stuckSeat: () => undefined,
  });
  presence.moved(MATCH);
  for (const node of ["a", "b"]) presence.hearNode(node);
  presence.hear({ kind: "presence", node: "b", match: MATCH, seats: 2, watchers: 0, ask: false });
  const pass = (seconds: number, heard: readonly string[]): void => {
    for (let i = 0; i < seconds; i += 3) {
      now += 3000;
      for (const node of heard) presence.hearNode(node);
      presence.sweep();
    }
  };
  return { presence, pass };
}

test("players on a node that has died count as disconnected", () => {
  const { presence, pass } = newPresence();
  pass(9, ["a"]);
  expect(presence.isAttended(MATCH)).toBe(true);
  pass(6, ["a"]);
  expect(presence.isAttended(MATCH)).toBe(false);
});

test("players on other nodes count as connected while the bus is silent, and for a while after it recovers", () => {
  const { presence, pass } = newPresence();
  pass(600, []);
  expect(presence.isAttended(MATCH)).toBe(true);
  pass(6, ["a"]);
  expect(presence.isAttended(MATCH)).toBe(true);
  pass(300, ["a", "b"]);
  expect(presence.isAttended(MATCH)).toBe(true);
  pass(15, ["a"]);
  expect(presence.isAttended(MATCH)).toBe(false);
});
