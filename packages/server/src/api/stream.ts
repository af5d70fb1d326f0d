/** A match as lines of JSON over plain HTTP, for programs in any language. */
import { REFUSED } from "@riad/protocol";
import type { FastifyReply } from "fastify";
import { COME_BACK_LATER } from "../admin/callers.ts";
import type { Reader } from "../audience.ts";
import { ApiFailure } from "./failure.ts";
import { openLines } from "./lines.ts";
import { findSeat, findTable, holderOf } from "./route.ts";
import type { Call } from "./route.ts";

export async function streamMatch(call: Call<unknown>): Promise<FastifyReply> {
  const { host, reply, query } = call;
  const { person } = call;
  const table = call.token === undefined ? await findTable(call) : (await findSeat(call)).table;
  const shown = call.token === undefined && person === undefined ? null : holderOf(call);
  // A caller without a seat here is a spectator.
  const holder = shown === null || table.seatOf(shown) === undefined ? null : shown;
  const tooMany = host.callers.refuse(call.address);
  if (tooMany !== undefined) throw new ApiFailure(REFUSED.rate, tooMany, COME_BACK_LATER);
  const length = /^\d{1,6}$/.test(query["length"] ?? "") ? Number(query["length"]) : 0;
  const lines = openLines(call);
  if (lines === null) return reply;
  const reader: Reader = {
    send(text) {
      lines.send(text);
      if (host.tables.peek(table.id)?.row.status === "over") setImmediate(() => lines.end());
    },
  };
  const place = host.audience.enter(table, reader, { holder, person: person?.id }, length);
  lines.onClose(() => host.audience.leave(place));
  if (person !== undefined) lines.onClose(host.deviceConnections.add(person.device, () => lines.end()));
  lines.register();
  if (holder !== null) await host.commands.comeBack(table, holder);
  return reply;
}
