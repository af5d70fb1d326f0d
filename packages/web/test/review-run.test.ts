/** What a look at one decision leaves behind, without a browser: the worker is a stand-in. */
import "fake-indexeddb/auto";
import "./page-globals.ts";
import type { DecisionEvent } from "@riad/review";
import { expect, test, vi } from "vitest";
import type { ReviewAnswer, ReviewAsked, ReviewTold } from "../src/play/review-in-worker.ts";
import { findReview, keepReview, keyOf } from "../src/review/review-cache.ts";
import { ReviewRun } from "../src/review/review-run.ts";
import { alternative, chance, decision } from "./review-events.ts";

const better = { ...alternative, move: 2 };
const first: DecisionEvent = { ...(decision(5, 0, 0.6, 0.4) as DecisionEvent), best: better };
const again: DecisionEvent = { ...first, first: [0.5, 0.5], isSecondLook: true };
const MOTIF = { name: "denied", row: "theirTiles", numbers: {}, score: 1 };

vi.mock("../src/play/warm-worker.ts", () => ({ takeWorker: () => new StandIn(), coolDown: () => undefined }));

class StandIn {
  #hear: (event: { data: ReviewTold }) => void = () => undefined;

  addEventListener(kind: string, hear: (event: { data: ReviewTold }) => void): void {
    if (kind === "message") this.#hear = hear;
  }

  postMessage({ number, review }: ReviewAsked): void {
    const explanation = { account: null, motifs: [MOTIF], futures: [] };
    const answer = review.kind === "again" ? { kind: "again", event: again } : { kind: "explained", explanation };
    queueMicrotask(() => {
      this.#hear({ data: { number, answer: answer as unknown as ReviewAnswer } });
      this.#hear({ data: { number, answer: null } });
    });
  }
}

test("a longer look is kept with the review, under the name that the loss has now; the other losses keep theirs", async () => {
  const key = await keyOf("a match");
  await keepReview({
    key,
    noise: 0.02,
    events: [chance(0, 5, 0.5, 0.6), first],
    result: [0, 1],
    hardFinds: [],
    motifs: { 1: "overflow", 3: "hanging" },
    playsLike: [null, null],
    changed: 1,
  });
  const run = new ReviewRun("a match");
  await run.start();
  await run.lookAgain(run.events.value[1] as DecisionEvent);
  await run.kept();
  const kept = await findReview(key);
  expect(kept?.events[1]).toEqual(again);
  expect([...run.looked.value]).toEqual([1]);
  expect(kept?.motifs).toEqual({ 1: "denied", 3: "hanging" });
  expect(kept?.result).toEqual([0, 1]);
});
