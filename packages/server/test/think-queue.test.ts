/** Fair thinking time, with thoughts that the test ends itself. */
import { expect, test } from "vitest";
import { ThinkQueue } from "../src/think-queue.ts";

/** A queue with a simulated clock; `end` ends the running thought. */
function fixture(lanes = 1) {
  const time = { now: 0 };
  const queue = new ThinkQueue(lanes, () => time.now);
  const begun: string[] = [];
  const running: (() => void)[] = [];
  const think = (who: string, name: string): Promise<void> =>
    queue.run(who, () => {
      begun.push(name);
      return new Promise((resolve) => running.push(resolve));
    });
  const end = async (ms: number): Promise<void> => {
    time.now += ms;
    running.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { queue, time, begun, think, end };
}

test("an address with one table waits for one thought, not for another address's sixty", async () => {
  const { begun, think, end, queue } = fixture();
  for (let i = 0; i < 60; i++) void think("greedy", `greedy ${i}`);
  void think("modest", "modest");
  expect(begun).toEqual(["greedy 0"]);
  await end(500);
  expect(begun).toEqual(["greedy 0", "modest"]);
  await end(1);
  expect(begun.at(-1)).toBe("greedy 1");
  expect(queue.waiting).toBe(58);
});

test("the address that has used the least time lately comes first; its own thoughts keep their order", async () => {
  const { begun, think, end } = fixture();
  void think("a", "a1");
  void think("a", "a2");
  void think("b", "b1");
  void think("b", "b2");
  await end(100);
  await end(300);
  expect(begun).toEqual(["a1", "b1", "a2"]);
  await end(100);
  expect(begun.at(-1)).toBe("b2");
});

test("time used long ago no longer counts", async () => {
  const { begun, think, end, time } = fixture();
  void think("a", "a1");
  await end(60_000);
  time.now += 3_600_000;
  void think("c", "c1");
  void think("a", "a2");
  void think("b", "b1");
  await end(10);
  expect(begun).toEqual(["a1", "c1", "a2"]);
});

test("a thought that fails frees its thread", async () => {
  const queue = new ThinkQueue(1);
  await expect(queue.run("a", () => Promise.reject(new Error("no thought")))).rejects.toThrow("no thought");
  expect(await queue.run("a", () => Promise.resolve(7))).toBe(7);
});

test("after closing, nothing is started and everything waiting is rejected", async () => {
  const { queue, think, begun } = fixture();
  void think("a", "a1");
  const waits = think("a", "a2");
  queue.close();
  await expect(waits).rejects.toThrow("No more thoughts");
  await expect(think("b", "b1")).rejects.toThrow("No more thoughts");
  expect(begun).toEqual(["a1"]);
});

test("as many thoughts run at once as there are threads", async () => {
  const { begun, think } = fixture(2);
  for (const name of ["1", "2", "3"]) void think("a", name);
  expect(begun).toEqual(["1", "2"]);
});
