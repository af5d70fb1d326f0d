/** A person's notification channels: validating new ones, and what their owner is shown of them. */
import { randomBytes } from "node:crypto";
import { REFUSED, serverSays } from "@riad/protocol";
import type { ChannelRequest, ChannelView } from "@riad/protocol";
import type { Channel } from "../store/channel-store.ts";
import { refused } from "../table/draft.ts";
import type { Refused } from "../table/draft.ts";
import { publicAddressesOf } from "./public-address.ts";

/** Per person; a new channel replaces the oldest. */
export const MOST_CHANNELS = 10;

export function newChannel(wish: ChannelRequest, facts: Pick<Channel, "person" | "origin" | "createdAt">): Channel {
  const id = randomBytes(9).toString("base64url");
  if (wish.kind === "webhook") return { ...facts, id, kind: wish.kind, address: wish.url, format: wish.format };
  const { endpoint: address, p256dh, auth } = wish;
  return { ...facts, id, kind: wish.kind, address, p256dh, auth };
}

/** Push services must use HTTPS; a webhook may use HTTP. Neither may point into the server's own network. */
export async function refuseChannel(wish: ChannelRequest, mayBePrivate: boolean): Promise<Refused | undefined> {
  const address = wish.kind === "push" ? wish.endpoint : wish.url;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isWeb = url?.protocol === "https:" || (url?.protocol === "http:" && wish.kind === "webhook");
  if (url === undefined || !isWeb || url.username !== "" || url.password !== "") {
    return refused(REFUSED.unexpected, serverSays("badWebhook", {}));
  }
  if (mayBePrivate) return undefined;
  const host = url.hostname;
  const found = await publicAddressesOf(host).catch(() => undefined);
  if (found === undefined) return refused(REFUSED.unknown, serverSays("webhookUnknown", { host }));
  return found.length > 0 ? undefined : refused(REFUSED.forbidden, serverSays("webhookPrivate", { host }));
}

/** Leaves out the address: anybody who knew it could send messages in the server's name. */
export function viewChannel(channel: Channel): ChannelView {
  return {
    id: channel.id,
    kind: channel.kind,
    label: new URL(channel.address).host,
    format: channel.kind === "webhook" ? channel.format : null,
    createdAt: channel.createdAt,
  };
}
