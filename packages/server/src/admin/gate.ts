/**
 * The server password and invitations. Browsers ask for the password themselves (HTTP Basic) and then keep a cookie,
 * because the Authorization header is needed for seat tokens. Programs send the password as X-Riad-Password.
 */
import { createHash, createHmac, randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import { hashToken } from "../table/token.ts";
import type { Control } from "./control.ts";

const COOKIE = "riad-pass";
const HASH_BYTES = 32;
const hashPassword = promisify(scrypt) as (password: string, salt: string, length: number) => Promise<Buffer>;

/** Salt and hash as they are stored. */
export async function makePassword(password: string): Promise<{ salt: string; hash: string }> {
  const salt = randomBytes(16).toString("hex");
  return { salt, hash: (await hashPassword(password, salt, HASH_BYTES)).toString("hex") };
}

/** What a caller has sent: the cookie from an earlier visit, or a password or invitation to check. */
export interface Shown {
  readonly cookie: string | undefined;
  readonly word: string | undefined;
}

export function readShown(headers: IncomingHttpHeaders): Shown {
  const cookie = new RegExp(`(?:^|;\\s*)${COOKIE}=([0-9a-f]{64})(?:;|$)`).exec(headers.cookie ?? "")?.[1];
  const own = headers["x-riad-password"];
  if (typeof own === "string") return { cookie, word: decodeHeader(own) };
  const basic = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(headers.authorization ?? "")?.[1];
  if (basic === undefined) return { cookie, word: undefined };
  // Any user name will do: there is one password for everybody.
  const pair = Buffer.from(basic, "base64").toString("utf8");
  return { cookie, word: pair.slice(pair.indexOf(":") + 1) };
}

/** Node reads headers as Latin-1; most programs send anything beyond ASCII as UTF-8. */
function decodeHeader(text: string): string {
  const decoded = Buffer.from(text, "latin1").toString("utf8");
  return decoded.includes("\uFFFD") ? text : decoded;
}

export function makeCookie(pass: string, isSecure: boolean): string {
  return `${COOKIE}=${pass}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000${isSecure ? "; Secure" : ""}`;
}

export class Gate {
  readonly #passwords: readonly Control[];
  readonly #invitations: readonly Control[];
  /**
   * Cookies that open the gate. Each is derived from a password or an invitation, and becomes invalid when that is
   * removed.
   */
  readonly #passes: ReadonlySet<string>;
  /**
   * Cookies by the hash of a correct password: scrypt is slow on purpose, and programs send the password with every
   * request.
   */
  readonly #known = new Map<string, string>();

  constructor(controls: readonly Control[]) {
    this.#passwords = controls.filter(({ kind }) => kind === "password");
    this.#invitations = controls.filter(({ kind }) => kind === "invitation");
    this.#passes = new Set([...this.#passwords, ...this.#invitations].map(passOf));
  }

  get isOpen(): boolean {
    return this.#passes.size === 0;
  }

  admits(cookie: string | undefined): boolean {
    return this.isOpen || (cookie !== undefined && this.#passes.has(cookie));
  }

  /** The cookie for a password or an invitation; undefined if it is wrong. */
  async passFor(word: string): Promise<string | undefined> {
    const key = createHash("sha256").update(word).digest("hex");
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const pass = await this.#check(word);
    if (pass !== undefined) this.#known.set(key, pass);
    return pass;
  }

  async #check(word: string): Promise<string | undefined> {
    const invited = this.#invitations.find(({ subject }) => subject === hashToken(word));
    if (invited !== undefined) return passOf(invited);
    for (const password of this.#passwords) {
      const hash = await hashPassword(word, password.subject, HASH_BYTES);
      if (timingSafeEqual(hash, Buffer.from(password.detail, "hex"))) return passOf(password);
    }
    return undefined;
  }
}

function passOf({ subject, detail }: Control): string {
  return createHmac("sha256", subject + detail)
    .update("riad pass")
    .digest("hex");
}
