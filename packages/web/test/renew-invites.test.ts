import { expect, test } from "vitest";
import type { SeatView } from "@riad/protocol";
import { seatsToOffer, withoutUsed } from "../src/online/renew-invites.ts";

function seats(...kinds: SeatView["kind"][]): { seats: SeatView[] } {
  return { seats: kinds.map((kind) => ({ kind, name: "", level: null, out: null, away: false })) };
}

test("an invitation is used when its seat is taken, and renewed when the seat is reserved again", () => {
  const fresh = [
    { seat: 1, invite: "one" },
    { seat: 2, invite: "two" },
  ];
  const waiting = seats("human", "reserved", "reserved");
  expect(withoutUsed(fresh, waiting)).toBe(fresh);
  expect(seatsToOffer(fresh, waiting)).toEqual([]);
  const used = withoutUsed(fresh, seats("human", "human", "reserved"));
  expect(used).toEqual([
    { seat: 1, invite: "" },
    { seat: 2, invite: "two" },
  ]);
  expect(seatsToOffer(used, seats("human", "human", "reserved"))).toEqual([]);
  expect(seatsToOffer(used, waiting)).toEqual([1]);
});
