/**
 * Where messages may be sent: names that resolve to private addresses, disguised addresses, name servers that never
 * answer.
 */
import { createSocket } from "node:dgram";
import { Resolver } from "node:dns/promises";
import { once } from "node:events";
import { expect, test } from "vitest";
import { isPublicAddress, publicAddressesOf } from "../src/notify/public-address.ts";

test.each(["127.0.0.1", "10.0.0.1", "100.64.0.1", "169.254.169.254", "0.0.0.0", "198.18.0.1", "168.63.129.16"])(
  "%s is not public",
  (address) => expect(isPublicAddress(address)).toBe(false),
);

test.each(["::1", "::7f00:1", "::a00:1", "::ffff:10.0.0.1", "::ffff:0:7f00:1", "64:ff9b::7f00:1", "2002:7f00:1::"])(
  "%s, written as IPv6, is not public",
  (address) => expect(isPublicAddress(address)).toBe(false),
);

test.each(["fe80::1", "fec0::1", "fd00::1", "4000::1"])("%s is not on the internet", (address) =>
  expect(isPublicAddress(address)).toBe(false),
);

test.each(["93.184.216.34", "2606:4700::1111", "::ffff:93.184.216.34"])("%s is public", (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

test.each(["localhost", "LOCALHOST.", "a.localhost", "127.0.0.1", "[::7f00:1]"])(
  "%s has no public address",
  async (host) => expect(await publicAddressesOf(host)).toEqual([]),
);

/** A name server that answers every name with these IPv4 addresses and no IPv6 ones; given none, it never answers. */
async function nameServer(addresses: readonly string[]) {
  const socket = createSocket("udp4");
  let asked = 0;
  socket.on("message", (question, { port, address }) => {
    asked++;
    if (addresses.length === 0) return;
    const end = question.indexOf(0, 12) + 5;
    const answers = question.readUInt16BE(end - 4) === 1 ? addresses : [];
    const head = Buffer.from(question.subarray(0, 12));
    head.writeUInt16BE(0x8180, 2);
    head.set([0, 1, 0, answers.length, 0, 0, 0, 0], 4);
    const records = answers.map((one) =>
      Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...one.split(".").map(Number)]),
    );
    socket.send(Buffer.concat([head, question.subarray(12, end), ...records]), port, address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  const resolver = new Resolver({ timeout: 100, tries: 1 });
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  return { resolver, asked: () => asked, close: () => socket.close() };
}

test("a name with a private address gets no addresses, any other name gets all of its own", async () => {
  const both = await nameServer(["93.184.216.34", "10.0.0.7"]);
  const good = await nameServer(["93.184.216.34"]);
  try {
    expect(await publicAddressesOf("hook.example", both.resolver)).toEqual([]);
    expect(await publicAddressesOf("hook.example", good.resolver)).toEqual([{ address: "93.184.216.34", family: 4 }]);
  } finally {
    both.close();
    good.close();
  }
});

test("gives up on a name server that never answers, without blocking a thread", async () => {
  const silent = await nameServer([]);
  try {
    await expect(publicAddressesOf("slow.example", silent.resolver)).rejects.toThrow("no address");
    // We asked it: the system's lookup, which would block a thread, uses other servers.
    expect(silent.asked()).toBeGreaterThan(0);
  } finally {
    silent.close();
  }
});
