/** Which pages may act for the person whose browser shows them: the server's own, and those the operator has named. */
import type { IncomingHttpHeaders } from "node:http";

/**
 * Browsers say where a page comes from whenever a request could change something; programs say nothing, and carry no
 * cookies that could be abused. A request for a page or a picture has no origin, but says when another site has caused it.
 */
export function isFromOwnPage(headers: IncomingHttpHeaders, allowed: readonly string[]): boolean {
  const { origin, host } = headers;
  const site = headers["sec-fetch-site"];
  if (origin === undefined) return site === undefined || site === "same-origin" || site === "none";
  if (allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
