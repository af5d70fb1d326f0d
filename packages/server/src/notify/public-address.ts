/**
 * Which addresses the server may post to on behalf of a person. Anybody can name any host, so everything that is not on the
 * public internet is refused: this machine, its neighbours, and the services that clouds offer on link-local addresses.
 */
import { Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Outside these, an IPv6 address is not on the internet, whatever it looks like: `::7f00:1` is this machine in old clothes. */
const INTERNET = ipaddr.parseCIDR("2000::/3");
/** Looks public, and is the machine that a virtual machine of Azure runs on. */
const CLOUD_HOSTS: ReadonlySet<string> = new Set(["168.63.129.16"]);
/** Milliseconds for one question to a name server. */
const ANSWER_WITHIN = 1500;
const LOCAL_NAME = /(?:^|\.)localhost\.?$/i;

interface Found {
  readonly address: string;
  readonly family: number;
}

export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address in IPv6 clothing is judged as what it is.
  const judged = ipaddr.process(address);
  if (judged.range() !== "unicast" || CLOUD_HOSTS.has(judged.toString())) return false;
  return judged.kind() === "ipv4" || judged.match(INTERNET);
}

/** Every address of a host, or none if one of them is not public: a host may answer with both and hope for the wrong one. */
export async function publicAddressesOf(host: string, resolver = newResolver()): Promise<readonly Found[]> {
  const found = await addressesOf(withoutBrackets(host), resolver);
  return found.every(({ address }) => isPublicAddress(address)) ? found : [];
}

/**
 * Asks the name servers without the system's own lookup, which takes one of four threads for as long as the slowest of them
 * lets it wait: with a few slow names, anybody could stop everything else that needs a thread, such as reading files.
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

/** Made anew: it knows the name servers that the machine has now. */
function newResolver(): Resolver {
  return new Resolver({ timeout: ANSWER_WITHIN, tries: 2 });
}

/** The brackets of an IPv6 address belong to the URL. */
export function withoutBrackets(host: string): string {
  return host.replace(/^\[(.*)\]$/, "$1");
}
