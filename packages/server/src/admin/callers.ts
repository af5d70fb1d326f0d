/**
 * Who is connected to this node, by socket or stream, and what each has shown to get in. All of them are shown the operator's
 * notice; those who may no longer be here are sent away.
 */
import type { Sentence } from "@riad/core";
import { CLOSE_PASSWORD, REFUSED, refusalText, serverSays } from "@riad/protocol";
import { addressKey } from "../address.ts";
import { Tally } from "../tally.ts";

/** Seconds after which an address that has too many connections may try again. */
export const COME_BACK_LATER = 30;

/** Policy violation. */
const CLOSE_BLOCKED = 1008;

export interface Caller {
  readonly address: string;
  /** The cookie that opens the gate, if one was shown; see gate.ts. */
  readonly pass: string | undefined;
  send(text: string): void;
  /** `code` tells a socket why; a stream just ends. */
  close(code: number): void;
}

export class Callers {
  readonly #now: () => number;
  readonly #most: number;
  readonly #all = new Set<Caller>();
  readonly #perAddress = new Tally();
  #notice = "";

  /** One address has at most `most` connections; see `refuse`. */
  constructor(now: () => number, most: number) {
    this.#now = now;
    this.#most = most;
  }

  /** Why this address may not open another connection now. */
  refuse(address: string): Sentence | undefined {
    const isFull = this.#perAddress.count(addressKey(address)) >= this.#most;
    return isFull ? serverSays("socketLimit", { most: this.#most }) : undefined;
  }

  /** Shows the caller the notice, if there is one, and gives back what to call when the connection has closed. */
  add(caller: Caller): () => void {
    const key = addressKey(caller.address);
    this.#all.add(caller);
    this.#perAddress.add(key);
    if (this.#notice !== "") caller.send(this.#noticeText());
    return () => {
      if (this.#all.delete(caller)) this.#perAddress.remove(key);
    };
  }

  announce(notice: string): void {
    if (notice === this.#notice) return;
    this.#notice = notice;
    const text = this.#noticeText();
    for (const caller of this.#all) caller.send(text);
  }

  closeBlocked(isBlocked: (address: string) => boolean): void {
    for (const caller of this.#all) if (isBlocked(caller.address)) caller.close(CLOSE_BLOCKED);
  }

  /** Nobody is exempt, not even a player: a seat is held by its token, and waits for whoever comes back with the password. */
  closeUnadmitted(admits: (pass: string | undefined) => boolean): void {
    const refusal = { type: "refused", id: null, match: null, code: REFUSED.unauthorised };
    const text = JSON.stringify({ ...refusal, ...refusalText(serverSays("passwordNeeded", {})) });
    for (const caller of this.#all) {
      if (admits(caller.pass)) continue;
      caller.send(text);
      caller.close(CLOSE_PASSWORD);
    }
  }

  /** How many connections each address has. */
  count(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const { address } of this.#all) counts.set(address, (counts.get(address) ?? 0) + 1);
    return counts;
  }

  /** On a message that every client knows, so that older ones ignore it. */
  #noticeText(): string {
    return JSON.stringify({ type: "alive", now: this.#now(), notice: this.#notice });
  }
}
