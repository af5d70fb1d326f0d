/**
 * A route of the API: its input, its output and its handler in one place, for both the server and the API description.
 */
import type { IncomingHttpHeaders } from "node:http";
import type { Sentence } from "@riad/core";
import { PERSON_PREFIX, REFUSED, explain, personSecret, seatToken, serverSays } from "@riad/protocol";
import type { RefusedCode } from "@riad/protocol";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { $ZodType, output } from "zod/v4/core";
import { safeParse } from "zod/v4/core";
import { ANSWER_WITHIN, within } from "../deadline.ts";
import type { Host } from "../host.ts";
import type { Person } from "../people/people.ts";
import { Refused } from "../table/draft.ts";
import type { Table } from "../table/table.ts";
import { hashToken, holderOfPerson } from "../table/token.ts";
import type { Holder } from "../table/token.ts";
import { ApiFailure } from "./failure.ts";

export interface Call<B> {
  readonly host: Host;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: B;
  /** The token of a seat, if one was sent. */
  readonly token: string | undefined;
  /**
   * The person behind the request, if a secret was sent: by a program as its token, or by a browser as a cookie from
   * one of our own pages.
   */
  readonly person: Person | undefined;
  readonly request: FastifyRequest;
  readonly address: string;
  readonly reply: FastifyReply;
}

export interface Route {
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: string;
  readonly summary: string;
  /** Needs a seat's token, or the person whose seat it is. */
  readonly needsToken?: boolean;
  readonly needsPerson?: boolean;
  /** The route sets which person a browser belongs to, so other sites' pages must not be able to call it. */
  readonly isOwnPagesOnly?: boolean;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: $ZodType;
  /** Bytes, if a body may be longer than a command. */
  readonly bodyLimit?: number;
  readonly answer: $ZodType | "text/plain" | "application/x-ndjson";
  /** Answered with status 202 while the result is being computed. */
  readonly pending?: $ZodType;
  /** Milliseconds, if the time for an answer grows with the number of a person's matches. */
  readonly answerWithin?: number;
  readonly status?: number;
  handle(call: Call<unknown>): unknown;
}

/** Ties the type of the body to its schema. */
export function route<S extends $ZodType>(
  facts: Omit<Route, "handle" | "body"> & { body?: S; handle(call: Call<output<S>>): unknown },
): Route {
  return facts;
}

export async function call(one: Route, host: Host, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  if (one.isOwnPagesOnly === true && !host.isFromOwnPage(request.headers)) {
    throw new ApiFailure(REFUSED.forbidden, serverSays("otherOrigin", {}));
  }
  const { token, person } = await identify(host, request);
  if (one.needsToken === true && token === undefined && person === undefined) {
    throw new ApiFailure(REFUSED.unauthorised, serverSays("tokenNeeded", {}));
  }
  if (one.needsPerson === true && person === undefined) {
    throw new ApiFailure(REFUSED.unauthorised, serverSays("strangerHere", {}));
  }
  if (one.needsPerson === true) void reply.header("cache-control", "no-store");
  const handled = one.handle({
    host,
    params: request.params as Record<string, string>,
    query: request.query as Record<string, string>,
    body: one.body === undefined ? undefined : readBody(one.body, request.body ?? {}),
    token,
    person,
    address: request.ip,
    request,
    reply,
  });
  const result = await within(one.answerWithin ?? ANSWER_WITHIN, Promise.resolve(handled));
  if (one.status !== undefined && !reply.sent) void reply.code(one.status);
  return result;
}

function readBody(schema: $ZodType, body: unknown): unknown {
  const parsed = safeParse(schema, body);
  if (parsed.success) return parsed.data;
  throw new ApiFailure(REFUSED.unexpected, explain(parsed.error));
}

/** Identifies the caller. A token in the header says on whose behalf it acts, so a cookie beside it is ignored. */
async function identify(host: Host, request: FastifyRequest): Promise<Pick<Call<unknown>, "token" | "person">> {
  const shown = readToken(request.headers);
  if (shown?.startsWith(PERSON_PREFIX) === true) {
    const person = await host.people.personOf(shown);
    if (person !== undefined) return { token: undefined, person };
    return missed({ host, address: request.ip }, REFUSED.unauthorised, serverSays("strangerHere", {}));
  }
  if (shown !== undefined) return { token: shown, person: undefined };
  return { token: undefined, person: await host.personOf(request.headers) };
}

function readToken({ authorization }: IncomingHttpHeaders): string | undefined {
  if (authorization === undefined) return undefined;
  const token = /^Bearer (.+)$/i.exec(authorization)?.[1];
  if (token !== undefined && (seatToken.safeParse(token).success || personSecret.safeParse(token).success))
    return token;
  throw new ApiFailure(REFUSED.unauthorised, serverSays("badAuthorization", {}));
}

/** The caller as a table identifies it. */
export function holderOf({ token, person }: Pick<Call<unknown>, "token" | "person">): Holder {
  return token === undefined && person !== undefined ? holderOfPerson(person.id) : hashToken(token ?? "");
}

export function unwrapRefused<T>(answer: T | Refused): T {
  if (answer instanceof Refused) throw new ApiFailure(answer.code, answer.says);
  return answer;
}

export async function findTable({ host, params }: Pick<Call<unknown>, "host" | "params">): Promise<Table> {
  const table = await host.tables.find(params["match"]);
  if (table === undefined) throw new ApiFailure(REFUSED.unknown, serverSays("noMatch", {}));
  return table;
}

/** The seat that the caller's token or person holds. */
export async function findSeat(one: Call<unknown>): Promise<{ table: Table; seat: number }> {
  const holder = holderOf(one);
  let table = await findTable(one);
  if (table.seatOf(holder) === undefined) table = (await one.host.tables.renew(table.id)) ?? table;
  const seat = table.seatOf(holder);
  if (seat !== undefined) return { table, seat };
  return missedToken(one);
}

export function missedToken(asker: Asker): Promise<never> {
  return missed(asker, REFUSED.unauthorised, serverSays("badToken", {}));
}

type Asker = Pick<Call<unknown>, "host" | "address">;

/** Called before a guess: refuses callers who have guessed wrong too often. */
export async function refuseGuessers({ host, address }: Asker): Promise<void> {
  const wait = await host.guesses.mustWait({ address });
  if (wait !== undefined) throw new ApiFailure(REFUSED.rate, serverSays("guessRate", { seconds: wait }), wait);
}

/** Counts a possible guess, and refuses callers who have guessed wrong too often. */
export async function countMiss({ host, address }: Asker): Promise<void> {
  const wait = await host.guesses.missed({ address });
  if (wait !== undefined) throw new ApiFailure(REFUSED.rate, serverSays("guessRate", { seconds: wait }), wait);
}

/** Refuses a possible guess, and counts it. */
export async function missed(asker: Asker, code: RefusedCode, says: Sentence): Promise<never> {
  await countMiss(asker);
  throw new ApiFailure(code, says);
}
