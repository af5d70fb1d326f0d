/** The key under which an address is counted: one customer of a provider, as far as that can be told. */
import { isIPv6 } from "node:net";

/**
 * Each IPv4 address counts on its own, even if it is written as IPv6. IPv6 addresses count by their first 64 bits: every
 * customer has at least that many addresses and could use a new one for each request.
 */
export function addressKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "").replace(/%.*$/, "");
  if (!isIPv6(plain)) return plain;
  const [head, tail] = plain.toLowerCase().split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  // An IPv4 address at the end takes the place of two groups.
  const length = before.length + after.length + (plain.includes(".") ? 1 : 0);
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - length }, () => "0");
  const groups = [...before, ...zeros, ...after].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${groups.join(":")}::/64`;
}
