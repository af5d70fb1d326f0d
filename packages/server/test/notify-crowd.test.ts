/** Hosts that hang must not block messages to others, however many ports and names they have. */
import { createServer } from "node:net";
import type { AddressInfo, Server, Socket } from "node:net";
import { once } from "node:events";
import { expect, test } from "vitest";
import { Notifier } from "../src/notify/notifier.ts";
import type { Channel, Dealt } from "../src/store/channel-store.ts";
import type { Store } from "../src/store/store.ts";
import { START, beginMatch } from "./planned.ts";
import { until } from "./house.ts";

/** More than may be in flight to one host. */
const MANY = 30;

test("a host that hangs on many ports counts as one host", async () => {
  const open: Socket[] = [];
  const servers: Server[] = [];
  for (let i = 0; i < MANY; i++) servers.push(createServer((socket) => open.push(socket)).listen(0, "127.0.0.1"));
  await Promise.all(servers.map((server) => once(server, "listening")));
  const settled: Dealt[] = [];
  const { row } = beginMatch({ kind: "none" });
  const seats = row.state.seats.map((seat) => ({ ...seat, person: "salma" }));
  const ways = servers.map((server, i): Channel => {
    const { port } = server.address() as AddressInfo;
    const facts = { id: String(i), person: String(i), origin: "http://riad.example", createdAt: 0 };
    return { ...facts, kind: "webhook", address: `http://127.0.0.1:${port}/`, format: "json" };
  });
  let asked = 0;
  const store = {
    channels: {
      due: () => Promise.resolve(ways.map(({ id }) => ({ match: id, at: START }))),
      claim: () => Promise.resolve({ ...row, state: { ...row.state, seats } }),
      of: () => Promise.resolve([ways[asked++]]),
      settle: (_match: string, _at: number, dealt: Dealt) => Promise.resolve(void settled.push(dealt)),
    },
    people: {
      find: () => Promise.resolve({ settings: { quiet: null, language: "en" } }),
      countTurns: () => Promise.resolve(1),
    },
  };
  const notifier = new Notifier(store as unknown as Store, { publicKey: "", privateKey: "" }, true, {
    serverTime: () => ({ now: START, outages: [] }),
    isLooking: () => false,
    sent: () => undefined,
    failed: (error) => expect.unreachable(String(error)),
  });
  try {
    await notifier.sendDue();
    await until("all are under way or make way", () => open.length + settled.length === MANY);
    expect(settled.length).toBeGreaterThan(0);
    for (const { next, notified } of settled)
      expect([next !== null && next > START, notified]).toEqual([true, undefined]);
  } finally {
    notifier.stop();
    for (const socket of open) socket.destroy();
    for (const server of servers) server.close();
  }
});
