/** Whether a browser lets the page that sends this request use passkeys and push: over TLS under a name, or on this machine. */
import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";

export function isSecureContext({ hostname, protocol }: Pick<FastifyRequest, "hostname" | "protocol">): boolean {
  if (hostname === "localhost" || hostname.endsWith(".localhost")) return true;
  return protocol === "https" && isIP(hostname.replace(/^\[|\]$/g, "")) === 0;
}
