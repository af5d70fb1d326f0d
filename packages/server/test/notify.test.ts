/** People are notified when it is their turn: once, not while they are looking, and without any private data. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Host } from "../src/host.ts";
import { House, until } from "./house.ts";
import { KnownPlayer } from "./trial/player.ts";
import { Receiver, Subscription } from "./trial/receiver.ts";
import { newFolder } from "./trial/services.ts";

let house: House;
let receiver: Receiver;
const base = (): string => house.base;

beforeAll(async () => {
  [house, receiver] = await Promise.all([House.open({ NOTIFY_PRIVATE: "on" }), Receiver.open()]);
});

afterAll(async () => {
  await house.close();
  await receiver.close();
});

let people = 0;

/** A person with a webhook at `path`. */
async function reachable(
  path = `/${++people}`,
  format = "json",
): Promise<{ player: KnownPlayer; path: string; id: string }> {
  const player = await KnownPlayer.make(base, `Player ${people}`);
  const wish = { kind: "webhook", url: receiver.base + path, format };
  const { id } = await player.ask<{ id: string }>("POST", "/api/me/channels", wish);
  return { player, path, id };
}

/** The two players of a new match; the first is the one to move. */
async function play() {
  const [one, other] = [await reachable(), await reachable()];
  const match = await one.player.open("azul", other.player);
  const isFirst = (await one.player.matches())[0].isYourTurn;
  return isFirst ? { match, mover: one, waiter: other } : { match, mover: other, waiter: one };
}

test("each turn is announced once, to the player to move, in a message without secrets", async () => {
  const { match, mover, waiter } = await play();
  await until("the first turn", () => receiver.at(mover.path).length === 1);
  await mover.player.takeTurn(match);
  await until("the second turn", () => receiver.at(waiter.path).length === 1);
  await waiter.player.takeTurn(match);
  await until("the third turn", () => receiver.at(mover.path).length === 2);
  expect(receiver.at(waiter.path).length).toBe(1);
  const text = receiver
    .at(mover.path)
    .map(({ body, headers }) => body.toString() + JSON.stringify(headers))
    .join("");
  expect(text).toContain(`/azul/${match}`);
  for (const { player } of [mover, waiter]) expect(text).not.toContain(player.token);
  const { fair } = (await mover.player.ask<{ table: { fair: { commit: string } } }>("GET", `/api/matches/${match}`))
    .table;
  expect(text).not.toContain(fair.commit);
  expect(text).not.toMatch(/secret|seed|token/i);
});

test("a player is notified while the page is hidden, but not while it is visible", async () => {
  const [one, other] = [await reachable(), await reachable()];
  const { match, token } = await one.player.ask<{ match: string; token: string }>("POST", "/api/matches", {
    game: "azul",
    seats: [{ kind: "me" }, { kind: "open" }],
    name: "Salma",
  });
  const guest = house.guest(match, { token });
  await until("the socket", () => guest.hash !== "");
  await other.player.ask("POST", `/api/matches/${match}/join`, { name: "Idris" });
  if (!(await one.player.matches())[0].isYourTurn) await other.player.takeTurn(match);
  await until("it is dealt with", async () => (await noticeOf(match)) === null);
  expect(receiver.at(one.path)).toEqual([]);
  // The next turn starts while the page is in the background.
  guest.send({ type: "looking", match, on: false });
  await one.player.takeTurn(match);
  await other.player.takeTurn(match);
  await until("told", () => receiver.at(one.path).length === 1);
});

async function noticeOf(match: string): Promise<number | null | undefined> {
  const { host } = house.server as unknown as { host: Host };
  return (await host.store.load(match, Number.MAX_SAFE_INTEGER))?.row.notifyAt;
}

test("a webhook that hangs delays nobody, and one that no longer exists is removed", async () => {
  const [slow, gone] = [await play(), await play()];
  receiver.answer(slow.mover.path, "hang");
  receiver.answer(gone.mover.path, 410);
  const quick = await play();
  await until("the quick one", () => receiver.at(quick.mover.path).length === 1);
  await until("the removal", async () => {
    const { channels } = await gone.mover.player.ask<{ channels: object[] }>("GET", "/api/me");
    return channels.length === 0;
  });
});

test("a channel can only be used by its owner", async () => {
  const { id } = await reachable();
  const stranger = await KnownPlayer.make(base, "Stranger");
  await expect(stranger.ask("DELETE", `/api/me/channels/${id}`)).rejects.toThrow("404");
  await expect(stranger.ask("POST", `/api/me/channels/${id}/test`)).rejects.toThrow("404");
});

test("a test message arrives, and the channel can be removed", async () => {
  const { player, path, id } = await reachable(undefined, "discord");
  await player.ask("POST", `/api/me/channels/${id}/test`);
  expect(receiver.at(path)[0].body.toString()).toContain("Riad can reach you");
  receiver.answer(path, 500);
  await expect(player.ask("POST", `/api/me/channels/${id}/test`)).rejects.toThrow("503");
  await player.ask("DELETE", `/api/me/channels/${id}`);
  expect((await player.ask<{ channels: object[] }>("GET", "/api/me")).channels).toEqual([]);
});

test("messages are not sent into the server's own network unless the operator allows it", async () => {
  const closed = await House.open();
  try {
    const player = await KnownPlayer.make(() => closed.base, "Salma");
    const add = (url: string) => player.ask("POST", "/api/me/channels", { kind: "webhook", url, format: "json" });
    for (const url of [
      receiver.base,
      "http://localhost:1",
      "http://[::1]/",
      "http://169.254.169.254/latest",
      "http://0/",
    ])
      await expect(add(url)).rejects.toThrow(/403|400/);
    for (const url of ["ftp://example.org", "https://user:word@example.org", "nonsense"])
      await expect(add(url)).rejects.toThrow("400");
    const endpoint = "https://127.0.0.1:1/push";
    const wish = new Subscription(endpoint).request;
    await expect(player.ask("POST", "/api/me/channels", wish)).rejects.toThrow("403");
  } finally {
    await closed.close();
  }
});

test("a browser is notified through its push service, which cannot read the message", async () => {
  const folder = newFolder();
  const { receiver: service, certificate } = await Receiver.openSecure(folder);
  const secure = await House.spawn({ NOTIFY_PRIVATE: "on", NODE_EXTRA_CA_CERTS: certificate });
  try {
    const there = (): string => secure.base;
    const [one, other] = [await KnownPlayer.make(there, "Salma"), await KnownPlayer.make(there, "Idris")];
    const browsers = [new Subscription(`${service.base}/one`), new Subscription(`${service.base}/other`)];
    await one.ask("POST", "/api/me/channels", browsers[0].request);
    await other.ask("POST", "/api/me/channels", browsers[1].request);
    const match = await one.open("azul", other);
    await until("a message", () => service.received.length > 0);
    const [{ path, body, headers }] = service.received;
    expect(headers["topic"]).toBe(match);
    expect(headers["authorization"]).toMatch(/^vapid t=/);
    expect(body.toString("latin1")).not.toContain(match);
    const browser = browsers.find(({ endpoint }) => endpoint.endsWith(path));
    expect(browser?.read(body)).toMatchObject({ kind: "turn", path: `/azul/${match}`, tag: match, waiting: 1 });
  } finally {
    await secure.close();
    await service.close();
  }
});
