/** Joining a server with a password from the terminal. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { until } from "../../server/test/until.ts";
import { NodeProcess, freePort, newFolder } from "../../server/test/trial/services.ts";
import { Pane, hasTmux } from "./pane.ts";
import { OnlinePlayer } from "./player.ts";
import { riad } from "./program.ts";

/** Not ASCII, because headers are: an encoding error would show here. */
const PASSWORD = "Sésame, ouvre-toi";

let node: NodeProcess;
let page: string;
let code: string;
const data = newFolder();

async function setPassword(password: string): Promise<void> {
  const { code: exit, err } = await riad(["admin", "password"], { input: `${password}\n`, env: { RIAD_DATA: data } });
  expect([exit, err]).toEqual([0, ""]);
}

beforeAll(async () => {
  node = new NodeProcess(await freePort(), { RIAD_DATA: data, RATE_LIMITS: "off", LOG_LEVEL: "fatal" });
  await node.start();
  const response = await fetch(`${node.http}/api/matches`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ game: "azul", seats: [{ kind: "me" }, { kind: "open" }], name: "Salma" }),
  });
  const created = (await response.json()) as { path: string; code: string; token: string };
  page = `${node.http}${created.path}#seat=${created.token}`;
  ({ code } = created);
});

afterAll(() => node.kill());

test("in a pipe a missing or wrong password is reported in one sentence, and one in the environment works", async () => {
  const player = new OnlinePlayer([page], false);
  await until("sits", () => player.link !== "");
  await setPassword(PASSWORD);
  // A connected player is informed, and the seat link is on their screen.
  expect(await player.exited).toBe(1);
  expect(player.err).toContain("This server asks for a password.");

  for (const args of [[page], [code, "--server", node.http]]) {
    const refused = await riad(["play", "--join", ...args]);
    expect([refused.code, refused.err]).toEqual([
      1,
      "riad: This server asks for a password. Set RIAD_SERVER_PASSWORD, or join from a terminal to type it.\n",
    ]);
    const wrong = await riad(["play", "--join", ...args], { env: { RIAD_SERVER_PASSWORD: "wrong word" } });
    expect([wrong.code, wrong.err]).toEqual([1, "riad: This is not the password of this server.\n"]);
  }
  const right = await riad(["play", "--join", page], { env: { RIAD_SERVER_PASSWORD: PASSWORD } });
  expect([right.code, right.err]).toEqual([0, ""]);
  expect(right.out).toContain("You are Salma in seat 1 of Azul.");
});

test.skipIf(!hasTmux)("a terminal asks for the password until it is right, and never shows it", async () => {
  const pane = await Pane.open(["play", "--join", page], 80, 30);
  try {
    await pane.until(`Password of ${node.http}:`);
    await pane.enter("wrong word");
    await pane.until(/This is not the password of this server\.\s+Password of/);
    await pane.enter(PASSWORD);
    const screen = await pane.until("Waiting for players");
    expect(screen.join("\n")).not.toMatch(/ouvre|wrong word/);
    await pane.enter("q");
    expect((await pane.until("[exit 0]")).join("\n")).not.toMatch(/ouvre|wrong word/);
  } finally {
    await pane.close();
  }
});
