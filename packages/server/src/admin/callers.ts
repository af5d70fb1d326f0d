/**
 * Who is connected to this node, by socket or stream, and what each has shown to get in. All of them are shown the operator's
 * notice; those who may no longer be here are sent away.
 */
import { CLOSE_PASSWORD, REFUSED, refusalText, serverSays } from "@riad/protocol";

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
  readonly #all = new Set<Caller>();
  #notice = "";

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Shows the caller the notice, if there is one, and gives back what to call when the connection has closed. */
  add(caller: Caller): () => void {
    this.#all.add(caller);
    if (this.#notice !== "") caller.send(this.#noticeText());
    return () => void this.#all.delete(caller);
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
