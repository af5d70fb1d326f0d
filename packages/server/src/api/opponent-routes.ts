/** The people somebody has played with: listing, blocking and reporting them. */
import { REFUSED, blockRequest, doneAnswer, peopleAnswer, personId, reportRequest, serverSays } from "@riad/protocol";
import { addressKey } from "../address.ts";
import { countOpponents } from "../people/opponents.ts";
import { hashToken } from "../table/token.ts";
import { ApiFailure } from "./failure.ts";
import { known } from "./known-person.ts";
import { findTable, route } from "./route.ts";
import type { Route } from "./route.ts";

/** How many of the latest matches are counted. */
const MOST_COUNTED = 2000;

export const opponentRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/api/me/people",
    summary: "The people you have finished matches with, and how those ended.",
    needsPerson: true,
    answer: peopleAnswer,
    async handle(call) {
      const { people } = call.host.store;
      const { id } = known(call);
      const [owned, blocked] = await Promise.all([people.matchesOf(id, MOST_COUNTED, true), people.blockedBy(id)]);
      return countOpponents(owned, new Set(blocked.map(({ person }) => person)));
    },
  }),
  route({
    method: "POST",
    path: "/api/me/blocks",
    summary:
      "Blocks the player of a seat: you are no longer seated together, and you no longer get their phrases. Running matches continue.",
    needsPerson: true,
    body: blockRequest,
    answer: doneAnswer,
    async handle(call) {
      const { host, body } = call;
      const { id } = known(call);
      const { state } = await findTable({ host, params: { match: body.match } });
      const other = state.seats[body.seat]?.person ?? null;
      if (other === null) throw new ApiFailure(REFUSED.unknown, serverSays("nobodyThere", { seat: body.seat + 1 }));
      if (other === id) throw new ApiFailure(REFUSED.forbidden, serverSays("notYourself", {}));
      await host.store.people.block(id, other);
      host.people.blocksChanged(other);
      return { done: true };
    },
  }),
  route({
    method: "DELETE",
    path: "/api/me/blocks/:person",
    summary: "Removes a block.",
    needsPerson: true,
    answer: doneAnswer,
    async handle(call) {
      const other = personId.safeParse(call.params["person"]);
      if (!other.success) throw new ApiFailure(REFUSED.unknown, serverSays("notListed", {}));
      await call.host.store.people.unblock(known(call).id, other.data);
      call.host.people.blocksChanged(other.data);
      return { done: true };
    },
  }),
  route({
    method: "POST",
    path: "/api/matches/:match/report",
    summary: "Reports a player at this table to the operator. The reporter's identity is not stored.",
    body: reportRequest,
    answer: doneAnswer,
    async handle(call) {
      const { host, body, address } = call;
      const { id: match, state } = await findTable(call);
      const seat = state.seats[body.seat];
      if (seat?.kind !== "human") {
        throw new ApiFailure(REFUSED.unknown, serverSays("noSeat", { seat: body.seat + 1 }));
      }
      const wait = await host.limit.take("report", addressKey(address));
      if (wait !== undefined) throw new ApiFailure(REFUSED.rate, serverSays("reportRate", { seconds: wait }), wait);
      // Repeating a report about the same seat has no effect.
      const id = hashToken(`${match} ${body.seat} ${body.reason}`).slice(0, 12);
      const report = { id, at: host.clock.now(), match, seat: body.seat, name: seat.name, reason: body.reason };
      await host.store.people.report(report);
      return { done: true };
    },
  }),
];
