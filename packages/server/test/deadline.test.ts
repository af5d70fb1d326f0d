/** Every request is answered in time, and those that touch all matches of a person have longer. */
import type { FastifyReply, FastifyRequest } from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { routes } from "../src/api/routes.ts";
import { call, route } from "../src/api/route.ts";
import { LONG_ANSWER_WITHIN, TooSlow } from "../src/deadline.ts";
import type { Host } from "../src/host.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The answer of a route that takes 20 s, or the error that it gets instead. */
async function answerAfter20Seconds(answerWithin?: number): Promise<unknown> {
  const slow = route({
    method: "GET",
    path: "/slow",
    summary: "Takes 20 s.",
    answer: "text/plain",
    ...(answerWithin !== undefined && { answerWithin }),
    handle: () => new Promise((resolve) => setTimeout(() => resolve("here"), 20_000)),
  });
  const host = { personOf: async () => undefined } as unknown as Host;
  const request = { headers: {}, ip: "::1" } as FastifyRequest;
  const answer = call(slow, host, request, {} as FastifyReply).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(20_000);
  return answer;
}

test("a request gets an answer after eight seconds at the latest", async () => {
  expect(await answerAfter20Seconds()).toBeInstanceOf(TooSlow);
});

test("a request about all matches of a person may take two minutes", async () => {
  expect(await answerAfter20Seconds(LONG_ANSWER_WITHIN)).toBe("here");
});

test("entering, exporting and deleting have the longer limit, and nothing else has", () => {
  const long = routes.filter(({ answerWithin }) => answerWithin !== undefined);
  expect(long.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
    "DELETE /api/me",
    "GET /api/me/export",
    "POST /api/enter",
    "POST /api/enter/passkey",
  ]);
});
