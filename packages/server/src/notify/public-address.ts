/**
 * Which addresses the server may post to on behalf of a person. Anybody can name any host, so everything that is not on the
 * public internet is refused: this machine, its neighbours, and the services that clouds offer on link-local addresses.
 */
import { lookup } from "node:dns/promises";
import ipaddr from "ipaddr.js";

export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address in IPv6 clothing is judged as what it is.
  return ipaddr.process(address).range() === "unicast";
}

/** Every address of a host, or none if one of them is not public: a host may answer with both and hope for the wrong one. */
export async function publicAddressesOf(host: string): Promise<readonly { address: string; family: number }[]> {
  const found = await lookup(withoutBrackets(host), { all: true });
  return found.every(({ address }) => isPublicAddress(address)) ? found : [];
}

/** The brackets of an IPv6 address belong to the URL. */
export function withoutBrackets(host: string): string {
  return host.replace(/^\[(.*)\]$/, "$1");
}
