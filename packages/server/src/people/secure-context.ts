/**
 * Whether browsers allow passkeys and push on the page that sent this request: over TLS under a host name, or on
 * localhost.
 */
import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";

export function isSecureContext({ hostname, protocol }: Pick<FastifyRequest, "hostname" | "protocol">): boolean {
  if (hostname === "localhost" || hostname.endsWith(".localhost")) return true;
  return protocol === "https" && isIP(hostname.replace(/^\[|\]$/g, "")) === 0;
}
