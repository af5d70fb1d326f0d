/**
 * Which addresses the server may post to on behalf of a person. Users can enter any host, so everything outside the
 * public internet is refused: this machine, its network, and cloud metadata services on link-local addresses.
 */
import { Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** IPv6 addresses outside this range are not public. `::7f00:1`, for example, is 127.0.0.1 in an obsolete notation. */
const INTERNET = ipaddr.parseCIDR("2000::/3");
/** Public by its number, but the host of a virtual machine on Azure. */
const CLOUD_HOSTS: ReadonlySet<string> = new Set(["168.63.129.16"]);
/** Milliseconds for one DNS query. */
const ANSWER_WITHIN = 1500;
const LOCAL_NAME = /(?:^|\.)localhost\.?$/i;

interface Found {
  readonly address: string;
  readonly family: number;
}

export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4-mapped IPv6 address is judged as IPv4.
  const judged = ipaddr.process(address);
  if (judged.range() !== "unicast" || CLOUD_HOSTS.has(judged.toString())) return false;
  return judged.kind() === "ipv4" || judged.match(INTERNET);
}

/**
 * Every address of a host, or none if any of them is private: a host could list both and rely on the private one being
 * used.
 */
export async function publicAddressesOf(host: string, resolver = newResolver()): Promise<readonly Found[]> {
  const found = await addressesOf(withoutBrackets(host), resolver);
  return found.every(({ address }) => isPublicAddress(address)) ? found : [];
}

/**
 * Queries DNS directly. The system's own lookup blocks one of Node's four worker threads until it is answered, so a few
 * slow names would stall everything else that needs a thread, such as reading files.
 */
async function addressesOf(host: string, resolver: Resolver): Promise<readonly Found[]> {
  if (isIP(host) !== 0) return [{ address: host, family: isIP(host) }];
  if (LOCAL_NAME.test(host)) return [{ address: "127.0.0.1", family: 4 }];
  const asked = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const found = asked.flatMap((answer, i) =>
    answer.status === "rejected" ? [] : answer.value.map((address) => ({ address, family: i === 0 ? 4 : 6 })),
  );
  if (found.length > 0) return found;
  throw new Error(`no address of ${host}`);
}

/** A new resolver for each lookup, so that a changed system configuration takes effect. */
function newResolver(): Resolver {
  return new Resolver({ timeout: ANSWER_WITHIN, tries: 2 });
}

/** URLs put IPv6 addresses in brackets. */
export function withoutBrackets(host: string): string {
  return host.replace(/^\[(.*)\]$/, "$1");
}
