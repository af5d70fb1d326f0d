/**
 * Public tables that are waiting for players, public matches in progress, and the clients that follow these lists. Only
 * tables with somebody connected are listed: nobody should wait for a player who has gone, or watch an empty table.
 */
import type { LobbyTable } from "@riad/protocol";
import type { Reader } from "./audience.ts";
import type { Clock } from "./steady-clock.ts";
import type { Store } from "./store/store.ts";
import { viewLobby } from "./table/view.ts";

const MOST = 60;
const MOST_RUNNING = 24;

export class Lobby {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #attended: () => readonly string[];
  readonly #readers = new Set<Reader>();
  #text = "";
  #tables: LobbyTable[] = [];
  #running: LobbyTable[] = [];
  #readAt = 0;

  /** `attended` returns the tables that may be listed. */
  constructor(store: Store, clock: Clock, attended: () => readonly string[]) {
    this.#store = store;
    this.#attended = attended;
    this.#clock = clock;
  }

  /** Tables that are waiting for players, oldest first; at most a second old. */
  async list(): Promise<readonly LobbyTable[]> {
    if (this.#clock.now() - this.#readAt > 1000) await this.#read();
    return this.#tables;
  }

  /** Matches in progress that may be watched, newest first. */
  async listRunning(): Promise<readonly LobbyTable[]> {
    await this.list();
    return this.#running;
  }

  async enter(reader: Reader): Promise<void> {
    this.#readers.add(reader);
    await this.list();
    reader.send(this.#text);
  }

  leave(reader: Reader): void {
    this.#readers.delete(reader);
  }

  /** Checks whether the lists have changed, and sends them to the clients that follow them. */
  async update(): Promise<void> {
    if (this.#readers.size === 0) return;
    const before = this.#text;
    await this.#read();
    if (this.#text !== before) for (const reader of this.#readers) reader.send(this.#text);
  }

  async #read(): Promise<void> {
    this.#readAt = this.#clock.now();
    const matches = this.#attended();
    const [open, live] =
      matches.length === 0
        ? [[], []]
        : await Promise.all([
            this.#store.lobby(matches, "open", MOST),
            this.#store.lobby(matches, "live", MOST_RUNNING),
          ]);
    // A table that is only waiting for seeds has no free seat.
    this.#tables = open.filter(({ state }) => state.beginBy === null).map(viewLobby);
    this.#running = live.map(viewLobby);
    this.#text = JSON.stringify({ type: "lobby", tables: this.#tables, running: this.#running });
  }
}
