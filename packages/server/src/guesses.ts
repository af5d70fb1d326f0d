/**
 * Counts wrong codes, invitations and tokens, for both sockets and routes. Honest people make a few mistakes; a caller
 * with many has to wait. A socket is limited on its own, so that others at the same address are not affected; all
 * sockets of an address share a wider limit, so that opening more of them does not help.
 */
import { addressKey } from "./address.ts";
import type { RateLimit } from "./rate-limit.ts";

export interface Guesser {
  readonly address: string;
  readonly socket?: string;
}

export class Guesses {
  readonly #limit: RateLimit;

  constructor(limit: RateLimit) {
    this.#limit = limit;
  }

  /** Called before a guess: the seconds to wait after too many wrong ones. */
  async mustWait({ address, socket }: Guesser): Promise<number | undefined> {
    const key = addressKey(address);
    if (socket === undefined) return this.#limit.look("miss", key);
    return (await this.#limit.look("socketMiss", socket)) ?? this.#limit.look("addressMiss", key);
  }

  /** Counts a wrong guess; resolves with the seconds to wait if there were too many. */
  async missed({ address, socket }: Guesser): Promise<number | undefined> {
    const key = addressKey(address);
    if (socket === undefined) return this.#limit.take("miss", key);
    const wait = await this.#limit.take("socketMiss", socket);
    return (await this.#limit.take("addressMiss", key)) ?? wait;
  }
}
