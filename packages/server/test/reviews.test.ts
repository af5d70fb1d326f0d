/** Who computes a review and when, with slices and a store that the test controls. */
import { expect, test } from "vitest";
import { Reviews } from "../src/review/reviews.ts";
import type { ReviewStore, Slices } from "../src/review/reviews.ts";
import { ReviewJob } from "../src/review/review-job.ts";
import { Refused } from "../src/table/draft.ts";
import { ThinkQueue } from "../src/think-queue.ts";

const EVENTS = 3;

/** A store that nodes share. */
class SharedStore implements ReviewStore {
  readonly isPrivate: boolean;
  readonly texts = new Map<string, string>();
  readonly claims = new Map<string, { node: string; until: number }>();

  constructor(isPrivate = false) {
    this.isPrivate = isPrivate;
  }

  findReview(key: string) {
    return Promise.resolve(this.texts.get(key));
  }

  claimReview({ key, node, until: end }: { key: string; node: string; until: number }, expired: number) {
    const claim = this.claims.get(key);
    const isFree = claim === undefined || claim.until <= expired || claim.node === node;
    if (isFree) this.claims.set(key, { node, until: end });
    return Promise.resolve(isFree);
  }

  keepReview(key: string, text: string) {
    this.texts.set(key, text);
    return Promise.resolve();
  }
}

/** Computes on command: `go` lets one slice finish. */
class Judge implements Slices {
  readonly begun: string[] = [];
  readonly #gates: (() => void)[] = [];
  #left = 0;
  #record = "";

  async next(record?: string) {
    if (record !== undefined) {
      this.begun.push(record);
      this.#record = record;
      this.#left = EVENTS;
    }
    await new Promise<void>((resolve) => this.#gates.push(resolve));
    const isDone = this.#left-- === 0;
    const text = isDone ? `review of ${this.#record}\n` : undefined;
    return { id: 0, line: isDone ? undefined : `event ${EVENTS - this.#left}`, ply: EVENTS - this.#left, text };
  }

  close() {
    return Promise.resolve();
  }

  async go(slices = 1) {
    for (let i = 0; i < slices; i++) {
      await settle();
      this.#gates.shift()?.();
      await settle();
    }
  }
}

async function settle() {
  for (let i = 0; i < 5; i++) await new Promise((resolve) => setImmediate(resolve));
}

function reader(into: string[]) {
  return {
    line: (text: string) => void into.push(text),
    end: (result: string | Refused) => void into.push(typeof result === "string" ? result : result.code),
  };
}

function newNode(name: string, store = new SharedStore(), clock = { now: 1000 }, isLimited = true) {
  const judge = new Judge();
  const queue = new ThinkQueue(1);
  const failures: unknown[] = [];
  const hooks = {
    node: name,
    now: () => clock.now,
    whenIdle: <T>(work: () => Promise<T>) => queue.runWhenIdle(work),
    take: () => Promise.resolve(undefined),
    failed: (error: unknown) => failures.push(error),
  };
  return { reviews: new Reviews(store, judge, hooks, isLimited), judge, queue, store, clock, failures };
}

test("a review is computed once for all callers, and then answered at once", async () => {
  const { reviews, judge } = newNode("one");
  const [first, second] = await Promise.all([reviews.ask("k", "r", 9, "a"), reviews.ask("k", "r", 9, "b")]);
  expect(first).toBe(second);
  await judge.go(EVENTS + 1);
  expect(judge.begun).toEqual(["r"]);
  expect(await reviews.ask("k", "r", 9, "c")).toBe("review of r\n");
  expect(reviews.waiting).toBe(0);
});

test("a review runs only while no live match is waiting", async () => {
  const { reviews, judge, queue } = newNode("one");
  await reviews.ask("k", "r", 9, "a");
  await judge.go(1);
  // The running slice finishes first, then the live match's thought runs, then the review continues.
  const gates: (() => void)[] = [];
  const thought = queue.run("player", () => new Promise<void>((resolve) => gates.push(resolve)));
  await judge.go(1);
  const job = await reviews.ask("k", "r", 9, "a");
  expect(job instanceof ReviewJob && job.ply).toBe(2);
  await judge.go(1);
  expect(job instanceof ReviewJob && job.ply).toBe(2);
  gates[0]();
  await thought;
  await judge.go(2);
  expect(await reviews.ask("k", "r", 9, "a")).toBe("review of r\n");
});

test("readers get all lines from the start, and one who disconnects does not stop the review", async () => {
  const { reviews, judge } = newNode("one");
  const job = await reviews.ask("k", "r", 9, "a");
  if (!(job instanceof ReviewJob)) throw new Error("It was not started.");
  const [early, late]: string[][] = [[], []];
  const leave = job.read(reader(early));
  await judge.go(2);
  leave();
  job.read(reader(late));
  await judge.go(2);
  expect(early).toHaveLength(2);
  expect(late).toEqual([...early, expect.stringContaining("event"), "review of r\n"]);
});

test("an address has one review at a time, and a full queue is refused", async () => {
  const { reviews } = newNode("one");
  await reviews.ask("k", "r", 9, "a");
  const refused = await reviews.ask("other", "r2", 9, "a");
  expect(refused).toMatchObject({ code: "rate", says: { key: "server.reviewBusy" } });
  for (let i = 0; i < 19; i++) expect(await reviews.ask(`k${i}`, "r", 9, `address ${i}`)).toBeInstanceOf(ReviewJob);
  const full = await reviews.ask("one too many", "r", 9, "b");
  expect(full).toMatchObject({ code: "unavailable", says: { key: "server.reviewQueue" } });
});

test("two nodes compute a review once; the second answers with what the first has stored", async () => {
  const store = new SharedStore();
  const [one, two] = [newNode("one", store), newNode("two", store)];
  await one.reviews.ask("k", "r", 9, "a");
  await settle();
  const job = await two.reviews.ask("k", "r", 9, "a");
  await one.judge.go(EVENTS + 1);
  const result = await new Promise((resolve) => {
    if (job instanceof ReviewJob) job.read({ line: () => undefined, end: resolve });
  });
  expect(result).toBe("review of r\n");
  expect(two.judge.begun).toEqual([]);
});

test("when a node dies, another takes over once the claim has expired", async () => {
  const clock = { now: 1000 };
  const store = new SharedStore();
  const [one, two] = [newNode("one", store, clock), newNode("two", store, clock)];
  await one.reviews.ask("k", "r", 9, "a");
  await one.judge.go(1);
  await two.reviews.ask("k", "r", 9, "a");
  await settle();
  expect(two.judge.begun).toEqual([]);
  clock.now += 60_000;
  await expect.poll(() => two.judge.begun).toEqual(["r"]);
  await two.judge.go(EVENTS + 1);
  expect(store.texts.get("k")).toBe("review of r\n");
});

test("a restarted server does not wait for the claims of its previous run", async () => {
  const store = new SharedStore(true);
  store.claims.set("k", { node: "killed", until: 1e15 });
  const { reviews, judge } = newNode("next", store);
  await reviews.ask("k", "r", 9, "a");
  await settle();
  expect(judge.begun).toEqual(["r"]);
});

test("stopping the server ends a running review with one sentence", async () => {
  const { reviews, judge } = newNode("one");
  const job = await reviews.ask("k", "r", 9, "a");
  await judge.go(1);
  await reviews.close();
  const result = await new Promise((resolve) => {
    if (job instanceof ReviewJob) job.read({ line: () => undefined, end: resolve });
  });
  expect(result).toMatchObject({ code: "unavailable", says: { key: "server.stopping" } });
  expect(await reviews.ask("k2", "r", 9, "a")).toBeInstanceOf(Refused);
});

test("a failing thread is reported, and the review can be requested again", async () => {
  const { reviews, judge, failures } = newNode("one");
  judge.next = () => Promise.reject(new Error("the thread died"));
  const job = await reviews.ask("k", "r", 9, "a");
  const result = await new Promise((resolve) => {
    if (job instanceof ReviewJob) job.read({ line: () => undefined, end: resolve });
  });
  expect(result).toMatchObject({ code: "unavailable" });
  expect(failures).toHaveLength(1);
  expect(reviews.waiting).toBe(0);
});
