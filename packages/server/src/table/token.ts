/**
 * Tokens of seats and invitations: how they are made and hashed. The server stores only hashes and remembers callers
 * only by hash; the table decides who may act, in the version that a command is planned on.
 */
import { createHash, randomBytes } from "node:crypto";

/** The hash of a seat's token, or a person's id with a prefix: whoever has either holds the seat. */
export type Holder = string;

/** The colon cannot occur in a hash. */
export function holderOfPerson(person: string): Holder {
  return `person:${person}`;
}

/** 144 bits, as base64url. */
export function newToken(): string {
  return randomBytes(18).toString("base64url");
}

/**
 * Tokens are long and random, so one round of SHA-256 is as safe as a password hash. Hashes are compared in variable
 * time: timing could only reveal parts of the hash, which does not help to find the token.
 */
export function hashToken(token: string): Holder {
  return createHash("sha256").update(token).digest("hex");
}

/** Distinguishes callers where a hash would be too long to store; it grants no access. */
export function labelOf(holder: Holder): string {
  return holder.replace(/^person:/, "").slice(0, 16);
}
