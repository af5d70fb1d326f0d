import { onTestFinished, vi } from "vitest";

/** To the end of the test a millisecond passes whenever somebody looks at the clock, and at no other time. */
export function tickWhenLookedAt(): void {
  let now = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now++);
  onTestFinished(() => clock.mockRestore());
}
