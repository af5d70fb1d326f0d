/** Exporting and deleting a person's data. */
import { REFUSED, doneAnswer, exportAnswer, serverSays } from "@riad/protocol";
import type { ExportAnswer } from "@riad/protocol";
import { addressKey } from "../address.ts";
import { LONG_ANSWER_WITHIN } from "../deadline.ts";
import { forgetPersonCookie } from "../people/cookie.ts";
import { forgetMe } from "../people/forget-me.ts";
import { viewOwnMatch } from "../people/own-matches.ts";
import { viewMe } from "../people/view-me.ts";
import { viewRecord } from "../table/view.ts";
import { ApiFailure } from "./failure.ts";
import { known } from "./known-person.ts";
import { route } from "./route.ts";
import type { Route } from "./route.ts";

/** More than anybody has; without a limit one request could keep a node busy. */
const MOST_EXPORTED = 2000;

export const ownDataRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/api/me/export",
    summary: "Everything the server knows about you, as one file: settings, and all your matches with their records.",
    needsPerson: true,
    answer: exportAnswer,
    answerWithin: LONG_ANSWER_WITHIN,
    async handle(call): Promise<ExportAnswer> {
      const { host, address, reply } = call;
      const wait = await host.limit.take("export", addressKey(address));
      if (wait !== undefined) throw new ApiFailure(REFUSED.rate, serverSays("requestRate", { seconds: wait }), wait);
      const person = known(call);
      const me = await viewMe(host, person, false);
      const matches: ExportAnswer["matches"] = [];
      for (const owned of await host.store.people.matchesOf(person.id, MOST_EXPORTED, true)) {
        const table = await host.tables.find(owned.row.id);
        const record = table === undefined ? "" : viewRecord(table);
        matches.push({ ...viewOwnMatch(owned, host.serverTime), record });
        // Replaying takes time: let other requests run in between.
        await new Promise((resolve) => setImmediate(resolve));
      }
      void reply.header("content-disposition", 'attachment; filename="riad-export.json"');
      return {
        format: "riad person 1",
        exportedAt: host.clock.now(),
        person: me.person,
        name: me.name,
        settings: me.settings,
        createdAt: me.createdAt,
        devices: me.devices.map(({ label }) => label),
        passkeys: me.passkeys.map(({ label }) => label),
        blocked: me.blocked.map(({ name }) => name),
        matches,
      };
    },
  }),
  route({
    method: "DELETE",
    path: "/api/me",
    summary: "Deletes everything about you. Your seats become anonymous; records remain without your name.",
    needsPerson: true,
    answer: doneAnswer,
    answerWithin: LONG_ANSWER_WITHIN,
    async handle(call) {
      await forgetMe(call.host, known(call).id);
      void call.reply.header("set-cookie", forgetPersonCookie(call.request.headers));
      return { done: true };
    },
  }),
];
