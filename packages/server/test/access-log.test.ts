/** The access log: empty by default, and never contains a match, a code or a token. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { WebSocket } from "ws";
import { freePort, newFolder } from "./trial/services.ts";
import { until } from "./house.ts";

const MAIN = fileURLToPath(new URL("../dist/main.js", import.meta.url));

interface Line {
  readonly msg: string;
  readonly [fact: string]: unknown;
}

/** The log lines of a server that is called in every way, including by a page from another host. */
async function linesOf(env: Record<string, string>): Promise<Line[]> {
  const folder = newFolder();
  const port = await freePort();
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      ...env,
      PORT: String(port),
      HOST: "127.0.0.1",
      RIAD_DATA: folder,
      RIAD_PAGES: folder,
      LOG_LEVEL: "warn",
    },
  });
  let out = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (out += text));
  try {
    await until("the server is open", () => out.includes("Riad is open"));
    await fetch(`http://127.0.0.1:${port}/api/matches/WX7VYZ5szMvB?token=secret`);
    for (const origin of ["https://riad.example.org", "https://riad.example.org", `http://127.0.0.1:${port}`]) {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { origin });
      await new Promise<void>((resolve) => {
        socket.on("open", resolve).on("error", () => resolve());
      });
      socket.close();
    }
  } finally {
    child.kill("SIGTERM");
    await once(child, "exit");
  }
  const lines = out.split("\n").filter((line) => line.startsWith("{"));
  return lines.map((line) => JSON.parse(line) as Line);
}

test("by default the log contains no addresses, and reports a refused origin only once", async () => {
  const lines = await linesOf({});
  expect(JSON.stringify(lines)).not.toContain('127.0.0.1","method');
  expect(lines.map(({ msg }) => msg)).toEqual([expect.stringContaining("the proxy must pass Host")]);
  expect(lines[0]).toMatchObject({ origin: "https://riad.example.org" });
});

test("the access log contains the address, route and outcome of requests and sockets", async () => {
  const lines = (await linesOf({ ACCESS_LOG: "on" })).filter(({ msg }) => msg === "access");
  const address = "127.0.0.1";
  expect(lines).toMatchObject([
    { address, method: "GET", route: "/api/matches/:match", status: 404 },
    { address, method: "GET", route: "/socket", status: 403 },
    { address, method: "GET", route: "/socket", status: 403 },
    { address, method: "GET", route: "/socket", status: 101 },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/WX7VYZ5szMvB|secret/);
});
