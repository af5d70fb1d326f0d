/**
 * Tokens of seats and invitations: how they are made and hashed. The server keeps only hashes, and everything it
 * remembers about a caller is a hash too, so that who may act is decided by the table as it is when a command is planned.
 */
import { createHash, randomBytes } from "node:crypto";

/** Whoever shows the token with this hash holds the seat that names it; so does the person whose seat it is. */
export type Holder = string;

/** No hash has a colon. */
export function holderOfPerson(person: string): Holder {
  return `person:${person}`;
}

/** 144 bits, as base64url. */
export function newToken(): string {
  return randomBytes(18).toString("base64url");
}

/**
 * Tokens are random and long, so one round of SHA-256 protects them as well as any password hash would. Hashes are compared
 * plainly: how long that takes tells a guesser something about the hash, which leads nowhere near a token.
 */
export function hashToken(token: string): Holder {
  return createHash("sha256").update(token).digest("hex");
}

/** Tells callers apart where a hash would be too long to keep; it opens nothing. */
export function labelOf(holder: Holder): string {
  return holder.replace(/^person:/, "").slice(0, 16);
}
