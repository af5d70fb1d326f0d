/**
 * The open sockets and streams on this node, and the pass that each was admitted with. All of them are shown the
 * operator's notice; those no longer admitted are closed.
 */
import type { Sentence } from "@riad/core";
import { CLOSE_PASSWORD, REFUSED, refusalText, serverSays } from "@riad/protocol";
import { addressKey } from "../address.ts";
import { Tally } from "../tally.ts";

/** Seconds after which an address with too many connections may try again. */
export const COME_BACK_LATER = 30;

/** WebSocket close code 1008: policy violation. */
const CLOSE_BLOCKED = 1008;

export interface Caller {
  readonly address: string;
  /** The cookie that opens the gate, if the caller sent one; see gate.ts. */
  readonly pass: string | undefined;
  send(text: string): void;
  /** `code` tells a socket why; a stream simply ends. */
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

  /** Sends the caller the notice, if there is one. Returns a function to call when the connection has closed. */
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

  /** Players are not exempt: their token keeps the seat, and they can return with the password. */
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

  /** Sent inside a message type that every client knows, so that older clients ignore it. */
  #noticeText(): string {
    return JSON.stringify({ type: "alive", now: this.#now(), notice: this.#notice });
  }
}
