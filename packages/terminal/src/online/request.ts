/** Requests to a server, with the password of the server and the token of a person. What it refuses becomes one sentence. */
import { type } from "node:os";
import { PERSON_COOKIE, REFUSED } from "@riad/protocol";
import { Failure } from "../failure.ts";
import { failureOf, passwordHeaders, readRefusal } from "./refusal.ts";

/** Milliseconds that a server may take to answer. */
const PATIENCE = 10_000;
/** What this device is called in the list of a person's devices. */
const AGENT = `riad (${type()})`;

export interface Server {
  /** Such as https://riad.example.org. */
  readonly origin: string;
  /** Of the whole server. */
  readonly password?: string | undefined;
  /** Of a person. */
  readonly token?: string | undefined;
}

/** The server does not know whoever asks. */
export class StrangerFailure extends Failure {}

/** The server cannot be reached, or asks to come back after so many seconds. */
export class LaterFailure extends Failure {
  readonly retryAfter: number;

  constructor(message: string, retryAfter = 0) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

/** Where the password takes the Authorization header, the token is sent as the cookie that a browser would send. */
export function headersFor({ password, token }: Omit<Server, "origin">): Record<string, string> {
  if (token === undefined) return passwordHeaders(password);
  if (password === undefined) return { authorization: `Bearer ${token}` };
  return { ...passwordHeaders(password), cookie: `${PERSON_COOKIE}=${token}` };
}

/** Rejects with a failure: `LaterFailure` where asking again may help. */
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
