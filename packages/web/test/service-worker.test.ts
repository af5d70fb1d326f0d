/** The service worker without a browser: what it does with a push message and with a press on the notification. */
import { runInNewContext } from "node:vm";
import { beforeEach, describe, expect, test } from "vitest";
import { workerText } from "../build/offline.ts";

type Listener = (event: object) => void;

let listeners: Map<string, Listener>;
let done: unknown[];
let pages: { url: string; focus(): Promise<void> }[];

beforeEach(() => {
  listeners = new Map();
  done = [];
  pages = [];
  const note = (what: string) => async (given: unknown, more?: object) => void done.push([what, given, more]);
  const subscription = {
    unsubscribe: async () => void done.push(["unsubscribe"]),
    toJSON: () => ({ endpoint: "https://push.test/2", keys: { p256dh: "p", auth: "a" } }),
  };
  const self = {
    registration: {
      showNotification: note("show"),
      pushManager: { getSubscription: async () => subscription, subscribe: async () => subscription },
    },
    clients: { matchAll: async () => pages, openWindow: note("open") },
  };
  runInNewContext(workerText("1", [], ["azul"]), {
    self,
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    fetch: note("fetch"),
    navigator: { language: "fr-CH", setAppBadge: note("badge") },
    URL,
  });
});

async function fire(type: string, event: object): Promise<void> {
  let waited: Promise<unknown> | undefined;
  listeners.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => (waited = work) });
  await waited;
}

const MESSAGE = { title: "À toi de jouer", text: "Avec Idris.", path: "/azul/x", tag: "x", waiting: 2, channel: "c" };

describe("a push message", () => {
  test("is shown with its match, a way to stop, and the number that waits", async () => {
    await fire("push", { data: { json: () => MESSAGE } });
    expect(done).toEqual([
      [
        "show",
        MESSAGE.title,
        {
          body: MESSAGE.text,
          tag: "x",
          icon: "/khatam-turn.svg",
          data: { path: "/azul/x", channel: "c" },
          actions: [{ action: "stop", title: "Ne plus m’avertir" }],
        },
      ],
      ["badge", 2, undefined],
    ]);
  });

  test("that is empty is shown all the same, because a browser takes the permission away otherwise", async () => {
    await fire("push", { data: null });
    expect(done).toMatchObject([["show", "Riad", { data: { path: "/matches" }, actions: [] }]]);
  });
});

describe("a notification that is pressed", () => {
  const notification = { data: { path: "/azul/x", channel: "c" }, close: () => void done.push(["close"]) };

  test("opens its match, or brings the page to the front that shows it", async () => {
    await fire("notificationclick", { notification, action: "" });
    expect(done).toEqual([["close"], ["open", "/azul/x", undefined]]);
    done.length = 0;
    pages = [{ url: "https://riad.test/azul/x#4", focus: async () => void done.push(["focus"]) }];
    await fire("notificationclick", { notification, action: "" });
    expect(done).toEqual([["close"], ["focus"]]);
  });

  test("on its button ends the channel, here and on the server", async () => {
    await fire("notificationclick", { notification, action: "stop" });
    expect(done).toEqual([["close"], ["fetch", "/api/me/channels/c", { method: "DELETE" }], ["unsubscribe"]]);
  });
});

test("a browser that gives itself another address tells the server", async () => {
  await fire("pushsubscriptionchange", { oldSubscription: { options: {} } });
  expect(done).toMatchObject([["fetch", "/api/me/channels", { method: "POST" }]]);
});
