/** Devices with open connections: closed when they are removed, also if nobody has told. */
import { expect, test } from "vitest";
import { Visits } from "../src/people/visits.ts";

function newVisits(known: Set<string>): { visits: Visits; closed: string[]; open: (device: string) => () => void } {
  const closed: string[] = [];
  const visits = new Visits({ devicesAmong: (devices) => Promise.resolve(devices.filter((one) => known.has(one))) });
  return { visits, closed, open: (device) => visits.add(device, () => closed.push(device)) };
}

test("all connections of a device are closed, and no others", () => {
  const { visits, closed, open } = newVisits(new Set());
  open("phone");
  open("phone");
  open("laptop");
  const leave = open("desk");
  leave();
  visits.close("phone");
  visits.close("desk");
  visits.close("nobody");
  expect(closed).toEqual(["phone", "phone"]);
});

test("a device whose removal nobody has told of is found by looking a few times", async () => {
  const known = new Set(Array.from({ length: 35 }, (_, i) => `device ${i}`));
  const { visits, closed, open } = newVisits(known);
  for (const device of known) open(device);
  for (let i = 0; i < 10; i++) await visits.sweep();
  expect(closed).toEqual([]);
  known.delete("device 7");
  known.delete("device 20");
  for (let i = 0; i < 10; i++) await visits.sweep();
  expect(closed.toSorted()).toEqual(["device 20", "device 7"]);
});
