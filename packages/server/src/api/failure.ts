/** Refusals and failures as HTTP: a status, a code from the closed set, one sentence. Never a stack trace. */
import type { Sentence } from "@riad/core";
import { REFUSED, serverSays, refusalText } from "@riad/protocol";
import type { RefusedCode } from "@riad/protocol";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";

export const STATUS: Readonly<Record<RefusedCode, number>> = {
  unexpected: 400,
  unauthorised: 401,
  forbidden: 403,
  unknown: 404,
  stale: 409,
  over: 409,
  waiting: 409,
  full: 409,
  large: 413,
  illegal: 422,
  rate: 429,
  unavailable: 503,
};

/** Thrown by handlers, answered by `answerError`. */
export class ApiFailure extends Error {
  readonly code: RefusedCode;
  readonly says: Sentence;
  readonly retryAfter: number | undefined;

  constructor(code: RefusedCode, says: Sentence, retryAfter?: number) {
    super(says.message);
    this.code = code;
    this.says = says;
    this.retryAfter = retryAfter;
  }
}

export function answerError(
  error: FastifyError | ApiFailure,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const failure = error instanceof ApiFailure ? error : translate(error, request);
  const { code, says, retryAfter } = failure;
  if (retryAfter !== undefined) void reply.header("retry-after", retryAfter);
  if (code === REFUSED.unauthorised) void reply.header("www-authenticate", "Bearer");
  return reply
    .code(STATUS[code])
    .send({ code, ...refusalText(says), ...(retryAfter === undefined ? {} : { retryAfter }) });
}

function translate(error: FastifyError, request: FastifyRequest): ApiFailure {
  const status = error.statusCode ?? 500;
  if (status === 413) return new ApiFailure(REFUSED.large, serverSays("bodyTooLong", {}));
  if (status === 415) return new ApiFailure(REFUSED.unexpected, serverSays("bodyType", {}));
  if (status < 500) return new ApiFailure(REFUSED.unexpected, serverSays("bodyObject", {}));
  request.log.error({ error: error.message, route: request.routeOptions.url }, "request failed");
  return new ApiFailure(REFUSED.unavailable, serverSays("notDone", {}), 1);
}
