/** Phrases between the people at a table: each is delivered once on every node, and not to anyone who has blocked its sender. */
import type { Phrase } from "@riad/protocol";
import type { Audience } from "./audience.ts";
import type { Bus, BusMessage } from "./bus/bus.ts";
import type { People } from "./people/people.ts";
import type { RateLimit } from "./rate-limit.ts";
import { Recent } from "./recent.ts";
import type { Tables } from "./table/tables.ts";

type ChatMessage = Extract<BusMessage, { kind: "chat" }>;

export interface ChatParts {
  readonly node: string;
  readonly bus: Bus;
  readonly limit: RateLimit;
  readonly tables: Tables;
  readonly people: People;
  readonly audience: Audience;
  failed(error: unknown, what: string): void;
}

export class Chat {
  readonly #parts: ChatParts;
  readonly #recent = new Recent();

  constructor(parts: ChatParts) {
    this.#parts = parts;
  }

  /** Resolves with the seconds to wait if the seat has just sent a phrase; a repeated phrase is not sent again. */
  async say(match: string, seat: number, phrase: Phrase, name: string): Promise<number | undefined> {
    if (this.#recent.has(`${match} ${name}`)) return undefined;
    const { node, bus, limit } = this.#parts;
    const wait = await limit.take("chat", `${match} ${seat}`);
    if (wait !== undefined) return wait;
    const message: ChatMessage = { kind: "chat", node, match, seat, phrase, name };
    if (this.hear(message)) bus.send(message);
    return undefined;
  }

  /** Delivers a phrase to the readers on this node; false if they have had it. */
  hear({ match, seat, phrase, name }: ChatMessage): boolean {
    if (!this.#recent.add(`${match} ${name}`)) return false;
    void this.#deliver(match, seat, phrase).catch((error: unknown) => this.#parts.failed(error, "chat"));
    return true;
  }

  async #deliver(match: string, seat: number, phrase: Phrase): Promise<void> {
    const { tables, people, audience } = this.#parts;
    const seats = tables.peek(match)?.state.seats ?? [];
    const speaker = seats[seat]?.person ?? null;
    const blockers = speaker === null ? undefined : await people.blockersOf(speaker);
    audience.tell(match, { type: "chat", match, seat, phrase }, (place) => {
      const sitting = place.seat === null ? null : (seats[place.seat]?.person ?? null);
      return [place.person, sitting].every((person) => person === null || blockers?.has(person) !== true);
    });
  }
}
