/**
 * The cookie that carries a person's secret. Scripts cannot read it, and browsers do not send it for other sites'
 * pages.
 */
import type { IncomingHttpHeaders } from "node:http";
import { PERSON_COOKIE, PERSON_PREFIX, SECURE_PERSON_COOKIE } from "@riad/protocol";
import { isOverTls } from "../origin.ts";

/** Browsers keep a cookie for 400 days at most; it is renewed whenever the person comes back. */
const DAYS = 400;
const SECRET = new RegExp(`^${PERSON_PREFIX}[A-Za-z0-9_-]{32}$`);
const BEARER = new RegExp(`^Bearer (${PERSON_PREFIX}\\S+)$`, "i");

/** Over TLS only the prefixed name is accepted: any subdomain could set the plain one for its siblings. */
export function readPersonCookie(headers: IncomingHttpHeaders): string | undefined {
  const start = `${nameFor(headers)}=`;
  const shown = (headers.cookie ?? "").split(/;\s*/).find((one) => one.startsWith(start));
  const secret = shown?.slice(start.length);
  return secret !== undefined && SECRET.test(secret) ? secret : undefined;
}

/** Programs send the secret in this header instead of the cookie. */
export function readPersonBearer({ authorization }: IncomingHttpHeaders): string | undefined {
  return BEARER.exec(authorization ?? "")?.[1];
}

/** `headers` belong to the request being answered. */
export function makePersonCookie(secret: string, headers: IncomingHttpHeaders): string {
  return cookieOf(headers, secret, DAYS * 86_400);
}

export function forgetPersonCookie(headers: IncomingHttpHeaders): string {
  return cookieOf(headers, "", 0);
}

/** Without TLS, as in a classroom, the cookie is set without Secure so that people keep their seats. */
function cookieOf(headers: IncomingHttpHeaders, value: string, seconds: number): string {
  const end = isOverTls(headers) ? "; Secure" : "";
  return `${nameFor(headers)}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}${end}`;
}

function nameFor(headers: IncomingHttpHeaders): string {
  return isOverTls(headers) ? SECURE_PERSON_COOKIE : PERSON_COOKIE;
}
