/** The API for notification channels. */
import { REFUSED, channelAnswer, channelRequest, doneAnswer, serverSays } from "@riad/protocol";
import { addressKey } from "../address.ts";
import { MOST_CHANNELS, newChannel, refuseChannel, viewChannel } from "../notify/channels.ts";
import { ApiFailure } from "./failure.ts";
import { known, refuseGone } from "./known-person.ts";
import { route, unwrapRefused } from "./route.ts";
import type { Call, Route } from "./route.ts";

export const channelRoutes: readonly Route[] = [
  route({
    method: "POST",
    path: "/api/me/channels",
    summary: "Adds a notification channel: push to this browser, or a webhook.",
    needsPerson: true,
    body: channelRequest,
    answer: channelAnswer,
    status: 201,
    async handle(call) {
      const { host, body, request } = call;
      await limitChannels(call);
      unwrapRefused(await refuseChannel(body, host.mayNotifyPrivate));
      const origin = `${request.protocol}://${request.host}`;
      const channel = newChannel(body, { person: known(call).id, origin, createdAt: host.clock.now() });
      refuseGone(await host.store.channels.add(channel, MOST_CHANNELS));
      return viewChannel(channel);
    },
  }),
  route({
    method: "POST",
    path: "/api/me/channels/:id/test",
    summary: "Sends a test message.",
    needsPerson: true,
    answer: doneAnswer,
    async handle(call) {
      await limitChannels(call);
      const isSent = await call.host.notifier.test(known(call).id, call.params["id"]);
      if (isSent === undefined) throw new ApiFailure(REFUSED.unknown, serverSays("noChannel", {}));
      if (!isSent) throw new ApiFailure(REFUSED.unavailable, serverSays("notReached", {}));
      return { done: true };
    },
  }),
  route({
    method: "DELETE",
    path: "/api/me/channels/:id",
    summary: "Removes a notification channel.",
    needsPerson: true,
    answer: doneAnswer,
    async handle(call) {
      const isGone = await call.host.store.channels.remove(known(call).id, call.params["id"]);
      if (!isGone) throw new ApiFailure(REFUSED.unknown, serverSays("noChannel", {}));
      return { done: true };
    },
  }),
];

/** Each of these requests makes the server look up or call a host that a user has chosen. */
async function limitChannels({ host, address }: Call<unknown>): Promise<void> {
  const wait = await host.limit.take("channel", addressKey(address));
  if (wait !== undefined) throw new ApiFailure(REFUSED.rate, serverSays("requestRate", { seconds: wait }), wait);
}
