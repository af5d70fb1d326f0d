/** Devices with open connections: closed when they are removed, even if the announcement was lost. */
import { expect, test } from "vitest";
import { DeviceConnections } from "../src/people/device-connections.ts";

function newConnections(known: Set<string>): {
  connections: DeviceConnections;
  closed: string[];
  open: (device: string) => () => void;
} {
  const closed: string[] = [];
  const connections = new DeviceConnections({
    devicesAmong: (devices) => Promise.resolve(devices.filter((one) => known.has(one))),
  });
  return { connections, closed, open: (device) => connections.add(device, () => closed.push(device)) };
}

test("all connections of a device are closed, and no others", () => {
  const { connections, closed, open } = newConnections(new Set());
  open("phone");
  open("phone");
  open("laptop");
  const leave = open("desk");
  leave();
  connections.close("phone");
  connections.close("desk");
  connections.close("nobody");
  expect(closed).toEqual(["phone", "phone"]);
});

test("a removal whose announcement was lost is found within a few sweeps", async () => {
  const known = new Set(Array.from({ length: 35 }, (_, i) => `device ${i}`));
  const { connections, closed, open } = newConnections(known);
  for (const device of known) open(device);
  for (let i = 0; i < 10; i++) await connections.sweep();
  expect(closed).toEqual([]);
  known.delete("device 7");
  known.delete("device 20");
  for (let i = 0; i < 10; i++) await connections.sweep();
  expect(closed.toSorted()).toEqual(["device 20", "device 7"]);
});
