/** Questions to the computer players: who is answered, and what happens to a worker that is lost. */
import "./page-globals.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EngineClient } from "../src/play/engine-client.ts";
import { FakeWorker } from "./fake-worker.ts";

let client: EngineClient;

beforeEach(() => {
  vi.useFakeTimers();
  FakeWorker.all.length = 0;
  client = new EngineClient(5000);
});

afterEach(() => {
  client.cancel();
  vi.useRealTimers();
});

const MOVE = { move: "L", value: 0.5, margin: 0, nodes: 1 };

test("no worker is started before the first question, and one serves them all", async () => {
  expect(FakeWorker.all).toHaveLength(0);
  const answers = [client.ask("azul", { position: "one" }), client.ask("marrakech", { position: "two" })];
  const [{ asked }] = FakeWorker.all;
  expect(FakeWorker.all).toHaveLength(1);
  expect(asked.map(({ game, question }) => [game, question.position])).toEqual([
    ["azul", "one"],
    ["marrakech", "two"],
  ]);
  // In whatever order the answers come, each belongs to its own question.
  FakeWorker.last.answer({ ...MOVE, move: "second" }, asked[1]);
  FakeWorker.last.answer({ ...MOVE, move: "first" }, asked[0]);
  expect(await Promise.all(answers)).toMatchObject([{ move: "first" }, { move: "second" }]);
  expect(vi.getTimerCount()).toBe(0);
});

test("an error of the engine rejects only its own question", async () => {
  const wrong = client.ask("azul", { position: "wrong" });
  const right = client.ask("azul", { position: "right" });
  const [first, second] = FakeWorker.last.asked;
  FakeWorker.last.answer({ error: "Not a position." }, first);
  await expect(wrong).rejects.toThrow("Not a position.");
  FakeWorker.last.answer(MOVE, second);
  await expect(right).resolves.toMatchObject({ move: "L" });
});

test.each([
  ["breaks", () => FakeWorker.last.fail(), "it broke"],
  ["sends something unreadable", () => FakeWorker.last.fail("messageerror"), "unreadable answer"],
  ["stays silent", () => vi.advanceTimersByTime(5000), "no answer"],
])("a worker that %s rejects everything, and the next question starts another", async (_name, lose, reason) => {
  const answers = [client.ask("azul", { position: "one" }), client.ask("azul", { position: "two" })];
  lose();
  for (const answer of answers) await expect(answer).rejects.toThrow(reason);
  expect(FakeWorker.last.isEnded).toBe(true);
  void client.ask("azul", { position: "three" });
  expect(FakeWorker.all).toHaveLength(2);
});

test("cancelling ends the worker, and nobody is answered or rejected any more", async () => {
  let isSettled = false;
  client.ask("azul", { position: "one" }).then(
    () => (isSettled = true),
    () => (isSettled = true),
  );
  const worker = FakeWorker.last;
  const [question] = worker.asked;
  client.cancel();
  expect(worker.isEnded).toBe(true);
  worker.isEnded = false;
  worker.answer(MOVE, question);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isSettled).toBe(false);
});

test("an answer to a question that was not asked is ignored", () => {
  void client.ask("azul", { position: "one" });
  const [question] = FakeWorker.last.asked;
  expect(() => FakeWorker.last.answer(MOVE, { ...question, number: 99 })).not.toThrow();
  expect(vi.getTimerCount()).toBe(1);
});
