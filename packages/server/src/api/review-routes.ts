/**
 * Reviews over REST. Only of finished matches: the server never evaluates a position of a match in progress, however it
 * is requested.
 */
import { parseRecord, unwrap } from "@riad/core";
import type { Match } from "@riad/core";
import { gameOf } from "@riad/games";
import { MAX_RECORD_BYTES, REFUSED, refusalText, reviewPending, reviewRequest, serverSays } from "@riad/protocol";
import type { FastifyReply } from "fastify";
import { addressKey } from "../address.ts";
import { COME_BACK_LATER } from "../admin/callers.ts";
import { isBeingPlayed } from "../review/live-copies.ts";
import type { ReviewJob } from "../review/review-job.ts";
import { reviewKey } from "../review/review-key.ts";
import { QUEUE_WAIT } from "../review/reviews.ts";
import { Refused } from "../table/draft.ts";
import { viewRecord } from "../table/view.ts";
import { ApiFailure } from "./failure.ts";
import { NDJSON, openLines } from "./lines.ts";
import { findTable, route } from "./route.ts";
import type { Call, Route } from "./route.ts";

/** Seconds after which it is worth asking again. */
const RETRY_AFTER = 2;
/** Five times the usual length; players who want to can make a match last for ever. */
const MOST_MOVES = 1000;
/** Allows for the JSON around a record and for escapes in it. */
const BODY_LIMIT = 2 * MAX_RECORD_BYTES;

export const reviewRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/api/matches/:match/review",
    summary:
      "Why a finished match was won, one JSON object per line: its events, then the summary. With `Accept: application/x-ndjson` it is streamed as it is computed.",
    answer: NDJSON,
    pending: reviewPending,
    async handle(call) {
      const known = await findTable(call);
      const table = known.row.status === "over" ? known : ((await call.host.tables.renew(known.id)) ?? known);
      if (table.row.status !== "over") throw new ApiFailure(REFUSED.forbidden, serverSays("reviewRunning", {}));
      const record = viewRecord(table);
      const { match } = unwrap(parseRecord(record, gameOf));
      return answerReview(call, match, record);
    },
  }),
  route({
    method: "POST",
    path: "/api/review",
    summary: "The same for the record of a finished match. Repeat the request until it is ready.",
    body: reviewRequest,
    bodyLimit: BODY_LIMIT,
    answer: NDJSON,
    pending: reviewPending,
    async handle(call) {
      const { host, body, address } = call;
      const read = parseRecord(body.record, gameOf);
      if (!read.ok) throw new ApiFailure(REFUSED.illegal, read.refusal);
      const { match } = read.value;
      if ("position" in match.origin) throw new ApiFailure(REFUSED.illegal, serverSays("reviewPosition", {}));
      const own = host.owners.matchesOf(addressKey(address));
      if (await isBeingPlayed(match, host.store, own)) {
        throw new ApiFailure(REFUSED.forbidden, serverSays("reviewAgrees", {}));
      }
      if (!match.isOver) throw new ApiFailure(REFUSED.illegal, serverSays("reviewUnfinished", {}));
      return answerReview(call, match, body.record);
    },
  }),
];

async function answerReview(call: Call<unknown>, match: Match, record: string): Promise<unknown> {
  const { host, reply, address } = call;
  if (match.length === 0) throw new ApiFailure(REFUSED.illegal, serverSays("reviewEmpty", {}));
  if (match.length > MOST_MOVES) throw new ApiFailure(REFUSED.large, serverSays("reviewLong", { most: MOST_MOVES }));
  const asked = await host.reviews.ask(await reviewKey(match), record, match.length, addressKey(address));
  if (asked instanceof Refused) throw new ApiFailure(asked.code, asked.says, waitOf(asked));
  if (typeof asked === "string") return reply.type(`${NDJSON}; charset=utf-8`).send(asked);
  if (reply.request.headers.accept?.includes(NDJSON) === true) return streamReview(call, asked);
  void reply.code(202).header("retry-after", RETRY_AFTER);
  return { state: "computing", done: asked.ply, of: asked.length };
}

/**
 * Sends lines of kind `judged` while the review is computed and then, after the line `complete`, exactly what a
 * finished review's answer contains.
 */
function streamReview(call: Call<unknown>, job: ReviewJob): FastifyReply {
  const { host, reply, address } = call;
  const tooMany = host.callers.refuse(address);
  if (tooMany !== undefined) throw new ApiFailure(REFUSED.rate, tooMany, COME_BACK_LATER);
  const lines = openLines(call);
  if (lines === null) return reply;
  const leave = job.read({
    line: (text) => lines.send(text),
    end(result) {
      if (result instanceof Refused) {
        lines.send(JSON.stringify({ kind: "refused", code: result.code, ...refusalText(result.says) }));
      } else lines.sendAll(`${JSON.stringify({ kind: "complete" })}\n${result}`);
      lines.end();
    },
  });
  lines.onClose(leave);
  lines.register();
  return reply;
}

function waitOf({ says }: Refused): number {
  const { seconds } = says.args;
  return typeof seconds === "number" ? seconds : says.key === "server.reviewBusy" ? RETRY_AFTER : QUEUE_WAIT;
}
