/** The keys by which push services know the server that a browser has subscribed to. Made at the first start. */
import webPush from "web-push";
import type { ChannelStore } from "../store/channel-store.ts";

const ID = "push";

/** Both in base64url; browsers take the public one as it is. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys of this server. Of several nodes that start for the first time at once, one decides. */
export async function openPushKeys(store: ChannelStore): Promise<PushKeys> {
  const text = await store.serverKey(ID, JSON.stringify(webPush.generateVAPIDKeys()));
  return JSON.parse(text) as PushKeys;
}
