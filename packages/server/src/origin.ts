/** Which pages may act for the person whose browser shows them: the server's own, and those the operator has named. */
import type { IncomingHttpHeaders } from "node:http";

/**
 * Browsers say where a page comes from whenever a request could change something; programs say nothing, and carry no
 * cookies that could be abused. A request for a page or a picture has no origin, but says when another site has caused it.
 */
export function isFromOwnPage(headers: IncomingHttpHeaders, allowed: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin !== undefined && allowed.includes(origin)) return true;
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  // Anybody on the way can write a page without TLS under our name; it must not act for whoever came over TLS.
  const isDowngraded = page.protocol === "http:" && headers["x-forwarded-proto"] === "https";
  return page.host === host && !isDowngraded;
}
