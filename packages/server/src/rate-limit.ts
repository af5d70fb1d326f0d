/** Limits per address and per socket, counted by each node separately. */
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

const MINUTE = 60;

/** Limits by address are generous enough for a school that shares one. */
const LIMITS = {
  /** Messages per socket: nobody plays faster than this. */
  socket: { points: 40, duration: 2 },
  /** Phrases per seat. */
  chat: { points: 1, duration: 1 },
  connect: { points: 300, duration: MINUTE },
  create: { points: 60, duration: MINUTE },
  /** New people and passkey requests: a class that starts together shares an address. */
  person: { points: 180, duration: MINUTE },
  /** Reports to the operator, and exports of a person's data. */
  report: { points: 10, duration: 10 * MINUTE },
  export: { points: 10, duration: MINUTE },
  /** Reviews that have to be computed. */
  review: { points: 20, duration: MINUTE },
  /** Notification channels that are added or tested. */
  channel: { points: 20, duration: MINUTE },
  /** Wrong codes, invitations and tokens: per socket, per address over all sockets, per address without a socket. */
  socketMiss: { points: 20, duration: MINUTE },
  addressMiss: { points: 600, duration: MINUTE },
  miss: { points: 30, duration: MINUTE },
  /** The API, text pages, health checks and metrics. */
  request: { points: 1200, duration: MINUTE },
  /** Pages and their files: a first visit loads about forty. */
  page: { points: 6000, duration: MINUTE },
} as const;

type Limited = keyof typeof LIMITS;

export class RateLimit {
  readonly #isOn: boolean;
  readonly #limiters = Object.fromEntries(
    Object.entries(LIMITS).map(([what, limit]) => [what, new RateLimiterMemory(limit)]),
  ) as Record<Limited, RateLimiterMemory>;

  constructor(isOn: boolean) {
    this.#isOn = isOn;
  }

  /**
   * Takes one, or resolves with the seconds to wait. `who` is a socket, a seat or the key of an address (see
   * address.ts).
   */
  async take(what: Limited, who: string): Promise<number | undefined> {
    if (!this.#isOn) return undefined;
    try {
      await this.#limiters[what].consume(who);
      return undefined;
    } catch (error) {
      if (error instanceof RateLimiterRes) return secondsOf(error);
      throw error;
    }
  }

  /** Checks without taking: a wrong guess is counted only once it has turned out to be wrong. */
  async look(what: Limited, who: string): Promise<number | undefined> {
    if (!this.#isOn) return undefined;
    const found = await this.#limiters[what].get(who);
    return found !== null && found.remainingPoints <= 0 ? secondsOf(found) : undefined;
  }
}

function secondsOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}
