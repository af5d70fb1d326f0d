/**
 * Public tables that wait for players, and who is looking at the list. Only tables where somebody who sits there is connected:
 * nobody should wait for a player who has gone. The oldest comes first.
 */
import type { LobbyTable } from "@riad/protocol";
import type { Reader } from "./audience.ts";
import type { Clock } from "./steady-clock.ts";
import type { Store } from "./store/store.ts";
import { viewLobby } from "./table/view.ts";

const MOST = 60;

export class Lobby {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #waiting: () => readonly string[];
  readonly #readers = new Set<Reader>();
  #text = "";
  #tables: LobbyTable[] = [];
  #readAt = 0;

  /** `waiting` names the tables that may be shown. */
  constructor(store: Store, clock: Clock, waiting: () => readonly string[]) {
    this.#store = store;
    this.#waiting = waiting;
    this.#clock = clock;
  }

  /** The list, at most a second old. */
  async list(): Promise<readonly LobbyTable[]> {
    if (this.#clock.now() - this.#readAt > 1000) await this.#read();
    return this.#tables;
  }

  async enter(reader: Reader): Promise<void> {
    this.#readers.add(reader);
    await this.list();
    reader.send(this.#text);
  }

  leave(reader: Reader): void {
    this.#readers.delete(reader);
  }

  /** Looks whether the list has changed, for those who are looking at it. */
  async update(): Promise<void> {
    if (this.#readers.size === 0) return;
    const before = this.#text;
    await this.#read();
    if (this.#text !== before) for (const reader of this.#readers) reader.send(this.#text);
  }

  async #read(): Promise<void> {
    this.#readAt = this.#clock.now();
    const matches = this.#waiting();
    const rows = matches.length === 0 ? [] : await this.#store.lobby(matches, MOST);
    // A table that only waits for seeds has no seat to offer.
    this.#tables = rows.filter(({ state }) => state.beginBy === null).map(viewLobby);
    this.#text = JSON.stringify({ type: "lobby", tables: this.#tables });
  }
}
