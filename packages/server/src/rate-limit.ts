/** Limits per address and per socket, counted by each node separately. */
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

const MINUTE = 60;

/** Limits by address are generous enough for a school behind one of them. */
const LIMITS = {
  /** Messages of one socket: nobody plays faster than this. */
  socket: { points: 40, duration: 2 },
  /** Phrases of one seat. */
  chat: { points: 1, duration: 1 },
  connect: { points: 300, duration: MINUTE },
  create: { points: 60, duration: MINUTE },
  /** People who are new here, and questions about passkeys: a class that begins together is one address. */
  person: { points: 180, duration: MINUTE },
  /** Reports to the operator, and copies of everything about a person. */
  report: { points: 10, duration: 10 * MINUTE },
  export: { points: 10, duration: MINUTE },
  /** Reviews that have to be computed. */
  review: { points: 20, duration: MINUTE },
  /** Ways to reach somebody that are added or tried. */
  channel: { points: 20, duration: MINUTE },
  /** Wrong codes, invitations and tokens: of one socket, of all sockets of an address, of requests without a socket. */
  socketMiss: { points: 20, duration: MINUTE },
  addressMiss: { points: 600, duration: MINUTE },
  miss: { points: 30, duration: MINUTE },
  /** The API, text pages, health and figures. */
  request: { points: 1200, duration: MINUTE },
  /** Pages and their files: some forty for somebody who comes for the first time. */
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

  /** Takes one, or says how many seconds to wait. `who` is a socket, a seat or the key of an address (see address.ts). */
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

  /** Only looks, without taking: a wrong guess is counted when it turns out to be wrong. */
  async look(what: Limited, who: string): Promise<number | undefined> {
    if (!this.#isOn) return undefined;
    const found = await this.#limiters[what].get(who);
    return found !== null && found.remainingPoints <= 0 ? secondsOf(found) : undefined;
  }
}

function secondsOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}
