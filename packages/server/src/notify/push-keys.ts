/** The VAPID keys that identify this server to push services. Generated on the first start. */
import webPush from "web-push";
import type { ChannelStore } from "../store/channel-store.ts";

const ID = "push";

/** Both in base64url; browsers take the public key in this form. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys of this server. If several nodes start for the first time at once, the first to store its keys wins. */
export async function openPushKeys(store: ChannelStore): Promise<PushKeys> {
  const text = await store.serverKey(ID, JSON.stringify(webPush.generateVAPIDKeys()));
  return JSON.parse(text) as PushKeys;
}
