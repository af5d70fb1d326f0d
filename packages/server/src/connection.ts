/** One socket. It remembers the tokens it was sent, as hashes, but never which seats they opened. */
import type { Sentence } from "@riad/core";
import {
  MAX_FRAME_BYTES,
  PROTOCOL,
  REFUSED,
  makeToClient,
  parseToServer,
  serverSays,
  refusalText,
} from "@riad/protocol";
import type { RefusedCode, ToClient, ToServer, Unexpected } from "@riad/protocol";
import type { WebSocket } from "ws";
import { addressKey } from "./address.ts";
import type { Place, Reader } from "./audience.ts";
import { ANSWER_WITHIN, within } from "./deadline.ts";
import type { Guesser } from "./guesses.ts";
import type { Host } from "./host.ts";
import type { Person } from "./people/people.ts";
import { Refused } from "./table/draft.ts";
import type { Table } from "./table/table.ts";
import { hashToken, holderOfPerson } from "./table/token.ts";
import type { Holder } from "./table/token.ts";

/** A page follows one match; a few more do no harm. */
const MOST_MATCHES = 16;
/** Bytes: a reader that is this far behind is disconnected. */
const MOST_UNSENT = 1_000_000;
/** Unreadable messages that are answered before the socket is closed. */
const MOST_UNREADABLE = 20;

export class Connection implements Reader {
  readonly #host: Host;
  readonly #socket: WebSocket;
  readonly #guesser: Required<Guesser>;
  /** The person whose browser this is: they need no tokens for their seats. */
  readonly #person: Person | undefined;
  #places: Map<string, Place> | undefined;
  /** The last pending `watch`: commands sent after it wait for it, because they depend on its seat. */
  #watching: Promise<unknown> = Promise.resolve();
  #unreadable = 0;

  /** Serves the socket until it closes. */
  static open(host: Host, socket: WebSocket, guesser: Required<Guesser>, person: Person | undefined): void {
    const connection = new Connection(host, socket, guesser, person);
    socket.on("message", (data: Buffer, isBinary: boolean) => void connection.#receive(data, isBinary));
    socket.on("close", () => connection.#leave());
    connection.#tell({ type: "welcome", protocol: PROTOCOL, now: host.clock.now() });
  }

  private constructor(host: Host, socket: WebSocket, guesser: Required<Guesser>, person: Person | undefined) {
    this.#host = host;
    this.#socket = socket;
    this.#guesser = guesser;
    this.#person = person;
  }

  send(text: string): void {
    if (this.#socket.bufferedAmount > MOST_UNSENT) this.#socket.terminate();
    else this.#socket.send(text);
  }

  async #receive(data: Buffer, isBinary: boolean): Promise<void> {
    const wait = await this.#host.limit.take("socket", this.#guesser.socket);
    const message = parseToServer(isBinary || data.length > MAX_FRAME_BYTES ? "" : data.toString("utf8"));
    if (wait !== undefined) {
      this.#host.metrics.message(message.type, REFUSED.rate);
      this.#refuse(message, REFUSED.rate, serverSays("messageRate", { seconds: wait }), wait);
      return;
    }
    try {
      const outcome = await within(ANSWER_WITHIN, this.#handle(message));
      this.#host.metrics.message(message.type, outcome);
      this.#host.log.debug({ type: message.type, outcome }, "message");
    } catch (error) {
      this.#host.failed(error, "message");
      this.#host.metrics.message(message.type, REFUSED.unavailable);
      this.#refuse(message, REFUSED.unavailable, serverSays("notDone", {}));
    }
  }

  /** Resolves with the outcome, for the log. */
  async #handle(message: ToServer | Unexpected): Promise<string> {
    switch (message.type) {
      case "unexpected":
        this.#refuse(message, REFUSED.unexpected, message.says);
        if (++this.#unreadable > MOST_UNREADABLE) this.#socket.close(1008, "too many unreadable messages");
        return REFUSED.unexpected;
      case "ping":
        this.#tell({ type: "pong", n: message.n ?? null, now: this.#host.clock.now() });
        return "ok";
      case "lobby":
        if (message.on) await this.#host.lobby.enter(this);
        else this.#host.lobby.leave(this);
        return "ok";
      case "find":
        return this.#find(message);
      case "watch": {
        const watching = this.#watch(message);
        this.#watching = watching.catch(() => undefined);
        return watching;
      }
      case "looking": {
        const place = this.#places?.get(message.match);
        if (place !== undefined) this.#host.audience.look(place, message.on);
        return "ok";
      }
      case "unwatch":
        this.#unwatch(message.match);
        return "ok";
      default:
        return this.#command(message);
    }
  }

  async #find(message: Extract<ToServer, { type: "find" }>): Promise<string> {
    const wait = await this.#host.guesses.mustWait(this.#guesser);
    if (wait !== undefined)
      return this.#refuse(message, REFUSED.rate, serverSays("guessRate", { seconds: wait }), wait);
    const found = await this.#host.store.findCode(message.code);
    if (found === undefined) return this.#miss(message, REFUSED.unknown, serverSays("noCode", {}));
    this.#tell({ type: "found", code: message.code, ...found });
    return "ok";
  }

  async #watch(message: Extract<ToServer, { type: "watch" }>): Promise<string> {
    const { match, token, length } = message;
    const { tables, audience } = this.#host;
    if (message.differs === true) this.#host.metrics.resync();
    const shown = token === undefined ? null : hashToken(token);
    const isSeated = (here: Table): boolean => shown === null || here.seatOf(shown) !== undefined;
    let table = await tables.find(match);
    if (table !== undefined && (table.length < length || !isSeated(table))) table = await tables.renew(match);
    if (table === undefined) return this.#refuse(message, REFUSED.unknown, serverSays("noMatch", {}));
    const own = await this.#ownHolder(table);
    if (!isSeated(table) && own === null) {
      return this.#miss(message, REFUSED.unauthorised, serverSays("badLink", {}));
    }
    const holder = shown !== null && isSeated(table) ? shown : own;
    this.#places ??= new Map();
    const before = this.#places.get(match);
    if (before === undefined && this.#places.size >= MOST_MATCHES) {
      return this.#refuse(message, REFUSED.forbidden, serverSays("watchLimit", { most: MOST_MATCHES }));
    }
    if (this.#socket.readyState !== this.#socket.OPEN) return "closed";
    const caller = { holder, person: this.#person?.id };
    const place = audience.enter(table, this, caller, message.differs === true ? 0 : length);
    this.#places.set(match, place);
    // Only now, so that nobody sees the seat empty in between.
    if (before !== undefined) audience.leave(before);
    if (before?.isHidden === true) audience.look(place, false);
    const presence = this.#host.presence.told(match);
    if (presence !== undefined) this.send(presence);
    if (holder !== null) {
      this.#host.owners.note(match, addressKey(this.#guesser.address));
      await this.#host.commands.comeBack(table, holder);
    }
    return "ok";
  }

  /** The person of this socket as the holder of their seat, if they have one here and their device was not removed. */
  async #ownHolder(table: Table): Promise<Holder | null> {
    if (this.#person === undefined) return null;
    const holder = holderOfPerson(this.#person.id);
    if (table.seatOf(holder) === undefined) return null;
    return (await this.#isStillKnown()) ? holder : null;
  }

  /** Whether the device of this socket still exists: a removed one can no longer act, even on an open socket. */
  async #isStillKnown(): Promise<boolean> {
    if (this.#person === undefined) return false;
    const person = await this.#host.people.personOfDevice(this.#person.device);
    return person?.id === this.#person.id;
  }

  async #command(
    message: Exclude<ToServer, { type: "ping" | "lobby" | "find" | "watch" | "looking" | "unwatch" }>,
  ): Promise<string> {
    const { match, id } = message;
    const { commands, tables, audience } = this.#host;
    await this.#watching;
    let answer;
    if (message.type === "join") {
      const wait = await this.#host.guesses.mustWait(this.#guesser);
      if (wait !== undefined)
        return this.#refuse(message, REFUSED.rate, serverSays("guessRate", { seconds: wait }), wait);
      const person = (await this.#isStillKnown()) ? this.#person?.id : undefined;
      answer = await commands.join(match, id, { ...message, person });
      if (answer instanceof Refused && answer.code === REFUSED.unauthorised) {
        return this.#miss(message, answer.code, answer.says);
      }
      const table = tables.peek(match);
      // Looked up again: in the meantime the socket may have closed or sent another `watch`.
      const here = this.#places?.get(match);
      if (!(answer instanceof Refused) && here !== undefined && table !== undefined) {
        audience.identify(here, hashToken(message.token), table);
      }
    } else {
      const place = this.#places?.get(match);
      const isOwn = this.#person !== undefined && place?.holder === holderOfPerson(this.#person.id);
      if (place === undefined || place.holder === null || (isOwn && !(await this.#isStillKnown()))) {
        return this.#refuse(message, REFUSED.unauthorised, serverSays("seatedOnly", {}));
      }
      answer = await commands.perform(match, place.holder, message);
      if (message.type === "leave" && !(answer instanceof Refused)) this.#unwatch(match);
    }
    if (answer instanceof Refused) {
      this.#refuse(message, answer.code, answer.says);
      return answer.code;
    }
    this.#tell({ type: "accepted", id, match, ply: answer.ply, seat: answer.seat });
    return "accepted";
  }

  #unwatch(match: string): void {
    const place = this.#places?.get(match);
    if (place === undefined) return;
    this.#places?.delete(match);
    this.#host.audience.leave(place);
  }

  #leave(): void {
    this.#host.lobby.leave(this);
    for (const match of this.#places?.keys() ?? []) this.#unwatch(match);
  }

  /** Refuses a message that may be a guess, and counts it. */
  async #miss(message: ToServer, code: RefusedCode, says: Sentence): Promise<string> {
    const wait = await this.#host.guesses.missed(this.#guesser);
    if (wait !== undefined)
      return this.#refuse(message, REFUSED.rate, serverSays("guessRate", { seconds: wait }), wait);
    return this.#refuse(message, code, says);
  }

  #refuse(message: ToServer | Unexpected, code: RefusedCode, says: Sentence, retryAfter?: number): string {
    this.#tell({
      type: "refused",
      id: "id" in message ? (message.id ?? null) : null,
      match: "match" in message ? message.match : null,
      code,
      ...refusalText(says),
      ...(retryAfter === undefined ? {} : { retryAfter }),
    });
    return code;
  }

  #tell(message: ToClient): void {
    this.send(makeToClient(message));
  }
}
