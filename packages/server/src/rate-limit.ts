/** How much one address and one socket may ask for. Counted on each node for itself. */
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

const MINUTE = 60;

export class RateLimit {
  readonly #isOn: boolean;
  /** Points a second for each socket: nobody plays faster than this. */
  readonly #socket = new RateLimiterMemory({ points: 40, duration: 2 });
  readonly #connect = new RateLimiterMemory({ points: 120, duration: MINUTE });
  readonly #create = new RateLimiterMemory({ points: 30, duration: MINUTE });
  /** Guessing codes, invitations and tokens. */
  readonly #guess = new RateLimiterMemory({ points: 30, duration: MINUTE });
  readonly #request = new RateLimiterMemory({ points: 600, duration: MINUTE });

  constructor(isOn: boolean) {
    this.#isOn = isOn;
  }

  /** Seconds to wait, or nothing if there is no need to. */
  async ask(what: "socket" | "connect" | "create" | "guess" | "request", who: string): Promise<number | undefined> {
    if (!this.#isOn) return undefined;
    const limiter = {
      socket: this.#socket,
      connect: this.#connect,
      create: this.#create,
      guess: this.#guess,
      request: this.#request,
    }[what];
    try {
      await limiter.consume(who);
      return undefined;
    } catch (error) {
      if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      throw error;
    }
  }
}
