/** A match as lines of JSON over plain HTTP, for programs in any language. */
import { REFUSED } from "@riad/protocol";
import type { FastifyReply } from "fastify";
import { COME_BACK_LATER } from "../admin/callers.ts";
import type { Reader } from "../audience.ts";
import { hashToken } from "../table/token.ts";
import { ApiFailure } from "./failure.ts";
import { findSeat, findTable } from "./route.ts";
import type { Call } from "./route.ts";

/** A line is written this often even if nothing happens, so that a reader can tell a quiet stream from a dead one. */
const ALIVE_EVERY = 15_000;
const MOST_UNSENT = 1_000_000;

export async function streamMatch(call: Call<unknown>): Promise<FastifyReply> {
  const { host, reply, query } = call;
  const table = call.token === undefined ? await findTable(call) : (await findSeat(call)).table;
  const holder = call.token === undefined ? null : hashToken(call.token);
  const tooMany = host.callers.refuse(call.address);
  if (tooMany !== undefined) throw new ApiFailure(REFUSED.rate, tooMany, COME_BACK_LATER);
  const length = /^\d{1,6}$/.test(query["length"] ?? "") ? Number(query["length"]) : 0;
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    "content-type": "application/x-ndjson; charset=utf-8",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    // A proxy that buffers would hold the lines back.
    "x-accel-buffering": "no",
  });
  // The reader may have gone while the match was looked up: its close event has passed.
  if (reply.request.method === "HEAD" || raw.destroyed) {
    raw.end();
    return reply;
  }
  const reader: Reader = {
    send(text) {
      if (raw.writableEnded) return;
      if (raw.writableLength > MOST_UNSENT) raw.destroy();
      else raw.write(`${text}\n`);
      if (host.tables.peek(table.id)?.row.status === "over") setImmediate(() => raw.end());
    },
  };
  const place = host.audience.enter(table, reader, holder, length);
  const timer = setInterval(() => reader.send(JSON.stringify({ type: "alive", now: host.clock.now() })), ALIVE_EVERY);
  const forget = host.callers.add({
    address: call.address,
    pass: host.guard.passOf(reply.request.raw),
    send: (text) => reader.send(text),
    close: () => raw.end(),
  });
  raw.on("close", () => {
    clearInterval(timer);
    forget();
    host.audience.leave(place);
  });
  if (holder !== null) await host.commands.comeBack(table, holder);
  return reply;
}
