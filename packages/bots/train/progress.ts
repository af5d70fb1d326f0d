/** How far a long computation has come and when it will be done. */

export class ProgressClock {
  readonly #begin = performance.now();

  /** "12 of 60, 3 min left, done at 14:05"; `done` counts what was finished since the start of this clock. */
  say(done: number, all: number): string {
    const seconds = (performance.now() - this.#begin) / 1000;
    const left = done === 0 ? undefined : (seconds / done) * (all - done);
    return left === undefined
      ? `${done} of ${all}`
      : `${done} of ${all}, ${makeDuration(left)} left, done at ${timeIn(left)}`;
  }
}

export function makeDuration(seconds: number): string {
  if (seconds < 90) return `${Math.round(seconds)} s`;
  return seconds < 5400 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}

function timeIn(seconds: number): string {
  return new Date(Date.now() + 1000 * seconds).toTimeString().slice(0, 5);
}
