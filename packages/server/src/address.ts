/** The key under which limits count an address: as far as possible, one customer of a provider. */
import { isIPv6 } from "node:net";

/**
 * Each IPv4 address counts separately, even if written as IPv6. IPv6 addresses count by their first 64 bits: every
 * customer has at least that many and could use a new address for each request.
 */
export function addressKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "").replace(/%.*$/, "");
  if (!isIPv6(plain)) return plain;
  const [head, tail] = plain.toLowerCase().split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  // An IPv4 address at the end replaces two groups.
  const length = before.length + after.length + (plain.includes(".") ? 1 : 0);
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - length }, () => "0");
  const groups = [...before, ...zeros, ...after].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${groups.join(":")}::/64`;
}
