/** Notifications of this browser while Riad is closed: what stands in the way, turning them on and off. */
import { signal } from "@preact/signals";
import type { Signal } from "@preact/signals";
import type { ChannelRequest } from "@riad/protocol";
import { forget, keep, recall } from "../memory.ts";
import { addChannel, me, removeChannel } from "./person.ts";
import type { Reply } from "./person.ts";

/** Which of the person's channels is this browser. */
const CHANNEL = "riad.push";
/** How long a service worker that is being installed is waited for, in milliseconds. */
const PATIENCE = 10_000;

/** Why this browser cannot be notified. */
export type PushObstacle = "insecure" | "unsupported" | "homeScreen" | "noKey" | "denied";

interface Surroundings {
  readonly isSecure: boolean;
  readonly hasPush: boolean;
  /** An iPhone or iPad has push only for pages on its home screen. */
  readonly isApple: boolean;
  readonly hasKey: boolean;
  readonly permission: string;
}

export function findObstacle(here: Surroundings): PushObstacle | null {
  if (!here.isSecure) return "insecure";
  if (!here.hasPush) return here.isApple ? "homeScreen" : "unsupported";
  if (!here.hasKey) return "noKey";
  return here.permission === "denied" ? "denied" : null;
}

/** Null if nothing stands in the way. */
export function pushObstacle(): PushObstacle | null {
  return findObstacle({
    isSecure: globalThis.isSecureContext,
    hasPush: "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis,
    isApple: /iPhone|iPad/.test(navigator.userAgent),
    hasKey: (me.value?.pushKey ?? "") !== "",
    permission: "Notification" in globalThis ? Notification.permission : "default",
  });
}

const ownChannel: Signal<string | null> = signal(recall(CHANNEL));

/** The id of this browser's channel; null while it is not notified. */
export function channelHere(): string | null {
  const id = ownChannel.value;
  return id !== null && me.value?.channels.some((channel) => channel.id === id) === true ? id : null;
}

function keepChannel(id: string | null): void {
  ownChannel.value = id;
  if (id === null) forget(CHANNEL);
  else keep(CHANNEL, id);
}

type TurnedOn = "on" | "denied" | "failed" | Extract<Reply<unknown>, { refusal: string }>;

/** To be called only after a click: the browser asks for permission. */
export async function turnOnPush(): Promise<TurnedOn> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const subscription = await subscribe(me.peek()?.pushKey ?? "").catch(() => null);
  const request = subscription === null ? null : channelOf(subscription);
  if (request === null) return "failed";
  const reply = await addChannel(request);
  if (!("value" in reply)) return reply;
  keepChannel(reply.value.id);
  return "on";
}

/** The server stops first: a browser that cannot reach its push service never answers. */
export async function turnOffPush(): Promise<void> {
  const id = ownChannel.peek();
  keepChannel(null);
  unsubscribe().catch(() => undefined);
  if (id !== null) await removeChannel(id);
}

async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

async function subscribe(applicationServerKey: string): Promise<PushSubscription> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error("no service worker")), PATIENCE));
  const { pushManager } = await Promise.race([navigator.serviceWorker.ready, late]);
  // One for another key, of a server that was set up again, would never ring.
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

function channelOf(subscription: PushSubscription): ChannelRequest | null {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return null;
  return { kind: "push", endpoint, p256dh, auth };
}
