/** One record, four ways to its review: terminal, both requests to a server, and the worker of the page in a real browser. */
import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { ReviewEvent } from "@riad/review";
import { DIST } from "./house.ts";
import { browser, house } from "./opened.ts";
import { visit } from "./visit.ts";

interface Answered {
  readonly status: number;
  readonly text: string;
}

async function ask(path: string, body?: object, token?: string): Promise<Answered> {
  const response = await fetch(house.address + path, {
    ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  });
  return { status: response.status, text: await response.text() };
}

async function ready(path: string, body?: object): Promise<string> {
  const answer = { status: 202, text: "" };
  await expect
    .poll(async () => Object.assign(answer, await ask(path, body)).status, { timeout: 300_000, interval: 500 })
    .toBe(200);
  return answer.text;
}

/** Plays on a server by REST, to the end or until the first seat resigns. */
async function play(game: string, most: number): Promise<string> {
  const seats = [{ kind: "me" }, { kind: "open" }];
  const created = JSON.parse((await ask("/api/matches", { game, seats, name: "Salma" })).text) as Created;
  const joined = JSON.parse((await ask(`/api/matches/${created.match}/join`, { name: "Karim" })).text) as Joined;
  const path = `/api/matches/${created.match}`;
  const tokens = { [created.seat]: created.token, [joined.seat]: joined.token };
  for (let i = 0; ; i++) {
    const { actor, legal } = JSON.parse((await ask(path)).text) as { actor: number | null; legal: string[] };
    if (actor === null) return path;
    if (i === most) await ask(`${path}/resign`, {}, tokens[actor]);
    else await ask(`${path}/moves`, { move: legal[(i * 7) % legal.length] }, tokens[actor]);
  }
}

interface Created {
  readonly match: string;
  readonly seat: number;
  readonly token: string;
}

interface Joined {
  readonly seat: number;
  readonly token: string;
}

/** The program as it is built. */
async function reviewInTerminal(record: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "riad-review-"));
  const program = join(import.meta.dirname, "../../terminal/bin/riad.mjs");
  const file = join(folder, "match.riad");
  writeFileSync(file, record);
  try {
    const most = { maxBuffer: 10_000_000 };
    return (await promisify(execFile)(process.execPath, [program, "review", file, "--json"], most)).stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Asks the page's own worker as the page does: first to judge, then for the JSON of what it has. */
async function reviewInPage(page: Page, record: string): Promise<string> {
  const file = readdirSync(join(DIST, "assets")).find((name) => /^engine-worker.*\.js$/.test(name));
  return page.evaluate(
    ([url, text]) =>
      new Promise<string>((resolve, reject) => {
        const worker = new Worker(url, { type: "module" });
        const events: ReviewEvent[] = [];
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
        const post = (number: number, review: object) => worker.postMessage({ number, record: text, review });
        worker.addEventListener("error", ({ message }) => reject(new Error(message)));
        worker.addEventListener("message", ({ data }: MessageEvent<{ answer: Told | null }>) => {
          const { answer } = data;
          if (answer?.kind === "event") events[answer.index] = answer.event;
          if (answer?.kind === "done") post(2, { kind: "json", events });
          if (answer?.kind === "json") resolve(answer.text);
        });
        post(1, { kind: "judge", known: [] });
      }),
    [`/assets/${file}`, record] as const,
  );
}

type Told =
  | { readonly kind: "event"; readonly index: number; readonly event: ReviewEvent }
  | { readonly kind: "done" }
  | { readonly kind: "json"; readonly text: string };

test.each([
  ["marrakech", Number.POSITIVE_INFINITY],
  ["azul", 9],
])("%s: the same bytes from terminal, server and browser", async (game, most) => {
  const path = await play(game, most);
  const record = (await ask(`${path}/record`)).text;
  const out = await reviewInTerminal(record);
  expect(out.trimEnd().split("\n").length).toBeGreaterThan(10);
  expect(await ready(`${path}/review`)).toBe(out);
  // A record that was resigned is not finished, and is only reviewed under its own address.
  if (most === Number.POSITIVE_INFINITY) expect(await ready("/api/review", { record })).toBe(out);
  await visit(browser, `${house.address}/matches`, { locale: "en" }, async (page) => {
    expect(await reviewInPage(page, record)).toBe(out);
  });
});
