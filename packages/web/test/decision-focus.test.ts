/** The focus that moves by itself: what is pressed too soon after it was meant for something else. */
import { fire } from "./page-globals.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { focusOnTurn } from "../src/page/decision-focus.ts";

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(document, { activeElement: document.body });
});
afterEach(() => void vi.useRealTimers());

const press = (key: string) => fire("keydown", { key, stopImmediatePropagation: () => undefined }).isPrevented;
const decision = { focus: () => Object.assign(document, { activeElement: decision }) } as unknown as HTMLElement;

test("Enter and the space bar do not decide a turn that has only just come", () => {
  expect(press("Enter")).toBe(false);
  focusOnTurn(decision);
  expect([press("Enter"), press(" "), press("Enter")]).toEqual([true, true, true]);
  vi.advanceTimersByTime(700);
  expect([press("Enter"), press(" ")]).toEqual([false, false]);
});

test("what else has the focus meanwhile is pressed", () => {
  focusOnTurn(decision);
  Object.assign(document, { activeElement: document.body });
  expect(press("Enter")).toBe(false);
});

test("whoever presses any other key has seen it", () => {
  focusOnTurn(decision);
  expect([press("ArrowLeft"), press("Enter")]).toEqual([false, false]);
});
