/** How much one address and one socket may ask for. Counted on each node for itself. */
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

const MINUTE = 60;

/** Generous enough for a class behind one address. */
const LIMITS = {
  /** Messages of one socket: nobody plays faster than this. */
  socket: { points: 40, duration: 2 },
  connect: { points: 300, duration: MINUTE },
  create: { points: 60, duration: MINUTE },
  /** Codes, invitations and tokens that were wrong. */
  miss: { points: 30, duration: MINUTE },
  request: { points: 1200, duration: MINUTE },
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

  /** Takes one, or says how many seconds to wait. */
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

  /** Only looks: honest people never come here, and those who guess are counted when they miss. */
  async look(what: Limited, who: string): Promise<number | undefined> {
    if (!this.#isOn) return undefined;
    const found = await this.#limiters[what].get(who);
    return found !== null && found.remainingPoints <= 0 ? secondsOf(found) : undefined;
  }
}

function secondsOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}
