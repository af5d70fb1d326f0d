/** Requests to a server, with the server's password and a person's token. A refusal becomes one sentence. */
import { type } from "node:os";
import { PERSON_COOKIE, REFUSED, SECURE_PERSON_COOKIE } from "@riad/protocol";
import { Failure } from "../failure.ts";
import { failureOf, passwordHeaders, readRefusal } from "./refusal.ts";

/** Milliseconds to wait for an answer. */
const PATIENCE = 10_000;
/** The name of this device in a person's list of devices. */
const AGENT = `riad (${type()})`;

export interface Server {
  /** Such as https://riad.example.org. */
  readonly origin: string;
  /** The server's password. */
  readonly password?: string | undefined;
  /** A person's token. */
  readonly token?: string | undefined;
}

/** The server does not know this person. */
export class StrangerFailure extends Failure {}

/** The server cannot be reached, or asks to try again after this many seconds. */
export class LaterFailure extends Failure {
  readonly retryAfter: number;

  constructor(message: string, retryAfter = 0) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

/** If the password needs the Authorization header, the token is sent as a cookie, as a browser would. */
export function headersFor({ origin, password, token }: Server): Record<string, string> {
  if (token === undefined) return passwordHeaders(password);
  if (password === undefined) return { authorization: `Bearer ${token}` };
  const name = origin.startsWith("https:") ? SECURE_PERSON_COOKIE : PERSON_COOKIE;
  return { ...passwordHeaders(password), cookie: `${name}=${token}` };
}

/** Rejects with a failure: `LaterFailure` if trying again may help. */
export async function request(server: Server, method: "GET" | "POST", path: string, body?: object): Promise<unknown> {
  const noServer = `No Riad server found at ${server.origin}.`;
  let text: string;
  let isDone: boolean;
  try {
    const response = await fetch(server.origin + path, {
      method,
      signal: AbortSignal.timeout(PATIENCE),
      headers: {
        "user-agent": AGENT,
        ...headersFor(server),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    isDone = response.ok;
    text = await response.text();
  } catch {
    throw new LaterFailure(noServer);
  }
  if (isDone) return readJson(text);
  const refusal = readRefusal(text);
  if (refusal === undefined) throw new Failure(noServer);
  const failure = failureOf(refusal);
  if (refusal.code === REFUSED.rate || refusal.code === REFUSED.unavailable) {
    throw new LaterFailure(failure.message, refusal.retryAfter);
  }
  const isStranger = refusal.code === REFUSED.unauthorised && refusal.key === "server.strangerHere";
  throw isStranger ? new StrangerFailure(failure.message) : failure;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
