/**
 * Which pages may act for the person whose browser shows them: the server's own, and those the operator has allowed.
 */
import type { IncomingHttpHeaders } from "node:http";

/**
 * Browsers send the origin of the page with every request that could change something; programs send none, and carry no
 * cookies that could be abused. Navigation and image requests have no origin, but a header says if another site caused
 * them.
 */
export function isFromOwnPage(headers: IncomingHttpHeaders, allowed: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin !== undefined && allowed.includes(origin)) return true;
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  // Without TLS anybody on the network path can fake a page under our name; it must not act for a person who came over
  // TLS.
  const isDowngraded = page.protocol === "http:" && isOverTls(headers);
  return page.host === host && !isDowngraded;
}

/**
 * TLS ends at the proxy in front of us, so its header is the only evidence. A client that forges it only gets stricter
 * treatment: a cookie that its own browser rejects without TLS.
 */
export function isOverTls(headers: IncomingHttpHeaders): boolean {
  return headers["x-forwarded-proto"] === "https";
}
