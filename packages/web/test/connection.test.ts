/** The line to the server: when it opens, gives up, waits and comes back. The sockets are stand-ins, time is the test's. */
import { fire, listenersOf, page, setAddress } from "./page-globals.ts";
import { PROTOCOL } from "@riad/protocol";
import type { ToClient } from "@riad/protocol";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Connection } from "../src/online/connection.ts";

class FakeSocket {
  static readonly OPEN = 1;
  static readonly all: FakeSocket[] = [];
  readyState = 0;
  readonly address: string;
  readonly sent: string[] = [];
  isClosed = false;
  readonly #listeners = new Map<string, (event: { data?: string; code?: number }) => void>();

  constructor(address: URL) {
    this.address = address.href;
    FakeSocket.all.push(this);
  }

  addEventListener(type: string, listener: (event: { data?: string; code?: number }) => void): void {
    this.#listeners.set(type, listener);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.isClosed = true;
    this.readyState = 3;
  }

  hear(message: object): void {
    this.#listeners.get("message")?.({ data: JSON.stringify(message) });
  }

  welcome(protocol = PROTOCOL, now = Date.now()): void {
    this.readyState = FakeSocket.OPEN;
    this.hear({ type: "welcome", protocol, now });
  }

  break(code = 1006): void {
    this.readyState = 3;
    this.#listeners.get("close")?.({ code });
  }
}

const socket = (): FakeSocket => FakeSocket.all[FakeSocket.all.length - 1];
let connection: Connection;
let leave: () => void;
let heard: ToClient[];
let openings: number;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.spyOn(Math, "random").mockReturnValue(1);
  FakeSocket.all.length = 0;
  page.hidden = false;
  [heard, openings] = [[], 0];
  connection = new Connection();
  leave = connection.use({ opened: () => openings++, hear: (message) => heard.push(message) });
});

afterEach(() => {
  leave();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** How long it takes, in milliseconds, until there is another socket. */
async function breakAndReturn(): Promise<number> {
  const sockets = FakeSocket.all.length;
  socket().break();
  let waited = 0;
  for (; FakeSocket.all.length === sockets && waited < 60_000; waited += 100) await vi.advanceTimersByTimeAsync(100);
  return waited;
}

describe("opening", () => {
  test("leads to the socket of this host, encrypted where the page is", () => {
    expect(socket().address).toBe("ws://riad.test/socket");
    leave();
    setAddress("https://riad.test/azul");
    leave = connection.use({ opened: () => undefined, hear: () => undefined });
    expect(socket().address).toBe("wss://riad.test/socket");
    setAddress("http://riad.test/");
  });

  test("counts from the server's welcome, not from the socket", () => {
    expect(connection.state.value).toBe("connecting");
    expect(connection.send({ type: "ping" })).toBe(false);
    socket().welcome();
    expect([connection.state.value, openings]).toEqual(["open", 1]);
    expect(connection.send({ type: "lobby", on: true })).toBe(true);
    expect(socket().sent).toEqual(['{"type":"lobby","on":true}']);
  });

  test("that takes too long is tried again", async () => {
    await vi.advanceTimersByTimeAsync(8000);
    expect([connection.state.value, FakeSocket.all[0].isClosed]).toEqual(["lost", true]);
    await vi.advanceTimersByTimeAsync(400);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("is shared by all users, and a later one is told at once", () => {
    socket().welcome();
    let later = 0;
    const out = connection.use({ opened: () => later++, hear: () => undefined });
    expect([FakeSocket.all.length, later, openings]).toEqual([1, 1, 1]);
    out();
    expect(socket().isClosed).toBe(false);
    leave();
    expect([socket().isClosed, connection.state.value]).toEqual([true, "connecting"]);
  });

  test("after the last user has gone leaves neither timers nor listeners behind", () => {
    socket().welcome();
    leave();
    expect(vi.getTimerCount()).toBe(0);
    expect(["online", "offline", "focus", "visibilitychange"].map(listenersOf)).toEqual([0, 0, 0, 0]);
  });
});

describe("a lost connection", () => {
  test("is tried again after longer and longer, up to twelve seconds", async () => {
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) waits.push(await breakAndReturn());
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 12_000, 12_000, 12_000]);
  });

  test("waits by chance for half of that at least, so that not everybody comes back at once", async () => {
    vi.mocked(Math.random).mockReturnValue(0);
    socket().break();
    await vi.advanceTimersByTimeAsync(199);
    expect(FakeSocket.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("starts counting again once it was open", async () => {
    for (let i = 0; i < 4; i++) await breakAndReturn();
    socket().welcome();
    expect(await breakAndReturn()).toBe(400);
    socket().welcome();
    expect(openings).toBe(2);
  });

  test("of a former socket changes nothing, nor do its messages", async () => {
    const former = socket();
    former.break();
    await vi.advanceTimersByTimeAsync(400);
    socket().welcome();
    former.break();
    former.hear({ type: "lobby", tables: [] });
    expect([connection.state.value, heard]).toEqual(["open", []]);
  });

  test.each(["online", "focus", "visibilitychange"])("is tried at once on %s, but not while hidden", (event) => {
    socket().break();
    page.hidden = true;
    fire(event);
    expect(FakeSocket.all).toHaveLength(1);
    page.hidden = false;
    fire(event);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("is noticed at once when the network goes", () => {
    socket().welcome();
    fire("offline");
    expect(connection.state.value).toBe("lost");
  });
});

describe("a ping", () => {
  test("goes out every fifteen seconds, and any answer will do", async () => {
    socket().welcome();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(socket().sent).toEqual(['{"type":"ping"}']);
    socket().hear({ type: "lobby", tables: [] });
    await vi.advanceTimersByTimeAsync(8000);
    expect(connection.state.value).toBe("open");
  });

  test("without an answer for eight seconds means that the connection is dead", async () => {
    socket().welcome();
    await vi.advanceTimersByTimeAsync(15_000 + 7999);
    expect(connection.state.value).toBe("open");
    await vi.advanceTimersByTimeAsync(1);
    expect(connection.state.value).toBe("lost");
  });

  test("goes out when the reader comes back, once", () => {
    socket().welcome();
    fire("focus");
    fire("visibilitychange");
    expect(socket().sent).toHaveLength(1);
  });
});

describe("a server", () => {
  test("that closes says when to come back, and nothing brings the page back earlier", async () => {
    socket().welcome();
    socket().hear({ type: "closing", retryAfter: 20 });
    expect(heard).toEqual([]);
    socket().break();
    fire("online");
    await vi.advanceTimersByTimeAsync(19_900);
    expect(FakeSocket.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(500);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test.each([
    ["speaks another protocol", () => socket().welcome(PROTOCOL + 1)],
    ["says what this page does not know", () => socket().hear({ type: "fireworks" })],
  ])("that %s makes the page outdated for good", async (_name, say) => {
    say();
    expect([connection.state.value, socket().isClosed, openings]).toEqual(["outdated", true, 0]);
    fire("online");
    fire("offline");
    await vi.advanceTimersByTimeAsync(60_000);
    expect([connection.state.value, FakeSocket.all.length]).toEqual(["outdated", 1]);
  });

  test("may have something to say to everybody, and take it back", () => {
    socket().welcome();
    socket().hear({ type: "alive", now: 0, notice: "We restart at 18:00." });
    expect(connection.notice.value).toBe("We restart at 18:00.");
    socket().hear({ type: "alive", now: 0 });
    expect(connection.notice.value).toBe("We restart at 18:00.");
    socket().hear({ type: "alive", now: 0, notice: "" });
    expect(connection.notice.value).toBe("");
  });

  test("that asks for a new password makes the browser ask for it, once, and the connection comes back", async () => {
    const asked = vi.fn(async () => ({}));
    vi.stubGlobal("fetch", asked);
    socket().welcome();
    socket().break(4401);
    expect(asked.mock.calls).toEqual([["/api/lobby"]]);
    await vi.advanceTimersByTimeAsync(400);
    socket().break();
    await vi.advanceTimersByTimeAsync(800);
    socket().welcome();
    expect([asked.mock.calls.length, connection.state.value]).toEqual([1, "open"]);
  });

  test("has a time of its own; the message that came fastest tells it best", () => {
    socket().welcome(PROTOCOL, Date.now() + 5000);
    expect(connection.now - Date.now()).toBe(5000);
    socket().hear({ type: "pong", n: null, now: Date.now() + 4000 });
    expect(connection.now - Date.now()).toBe(5000);
    socket().hear({ type: "pong", n: null, now: Date.now() + 5200 });
    expect(connection.now - Date.now()).toBe(5200);
  });
});
