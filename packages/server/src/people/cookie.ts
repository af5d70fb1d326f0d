/** The cookie that carries a person's secret. Scripts cannot read it, and no other site's page can make a browser send it. */
import type { IncomingHttpHeaders } from "node:http";
import { PERSON_COOKIE, PERSON_PREFIX } from "@riad/protocol";

/** Browsers keep a cookie for 400 days at most; it is renewed whenever the person comes back. */
const DAYS = 400;
const SECRET = new RegExp(`(?:^|;\\s*)${PERSON_COOKIE}=(${PERSON_PREFIX}[A-Za-z0-9_-]{32})(?:;|$)`);
const BEARER = new RegExp(`^Bearer (${PERSON_PREFIX}\\S+)$`, "i");

export function readPersonCookie({ cookie }: IncomingHttpHeaders): string | undefined {
  return SECRET.exec(cookie ?? "")?.[1];
}

/** The secret that a program shows instead. */
export function readPersonBearer({ authorization }: IncomingHttpHeaders): string | undefined {
  return BEARER.exec(authorization ?? "")?.[1];
}

export function makePersonCookie(secret: string, isSecure: boolean): string {
  return `${PERSON_COOKIE}=${secret}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${DAYS * 86_400}${isSecure ? "; Secure" : ""}`;
}

export function forgetPersonCookie(): string {
  return `${PERSON_COOKIE}=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0`;
}
