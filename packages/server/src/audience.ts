/** Who listens to which match on this node, and what each of them has been told. */
import type { StreamMessage } from "@riad/protocol";
import type { Outage } from "./store/store.ts";
import type { Table } from "./table/table.ts";
import type { Holder } from "./table/token.ts";
import { viewPlayed, viewTable, viewWhole } from "./table/view.ts";

/** Somebody who is sent messages: a socket or a stream. */
export interface Reader {
  send(text: string): void;
}

export interface Place {
  readonly match: string;
  readonly reader: Reader;
  /** The hash of the token that the reader has shown; nothing for spectators. */
  holder: Holder | null;
  /** The seat that `holder` held when the table was last looked at: for showing, never for deciding who may act. */
  seat: number | null;
  /** What the reader has. */
  version: number;
  length: number;
}

interface Hall {
  readonly places: Set<Place>;
  /** The table as last shown, without moves: what differs from it must be shown again. */
  shown: string;
}

export interface AudienceHooks {
  now(): number;
  outages(): readonly Outage[];
  /** Somebody has come, gone or sat down; `isSeat` unless it is a spectator who came or went. */
  moved(match: string, isSeat: boolean): void;
}

export class Audience {
  readonly #halls = new Map<string, Hall>();
  readonly #hooks: AudienceHooks;

  constructor(hooks: AudienceHooks) {
    this.#hooks = hooks;
  }

  isWatched(match: string): boolean {
    return this.#halls.has(match);
  }

  get matches(): IterableIterator<string> {
    return this.#halls.keys();
  }

  placesOf(match: string): Iterable<Place> {
    return this.#halls.get(match)?.places ?? [];
  }

  /** Shows the table from move `length` on and keeps the reader up to date from here. */
  enter(table: Table, reader: Reader, holder: Holder | null, length: number): Place {
    let hall = this.#halls.get(table.id);
    if (hall === undefined) {
      hall = { places: new Set(), shown: JSON.stringify(viewTable(table)) };
      this.#halls.set(table.id, hall);
    }
    const place: Place = { match: table.id, reader, holder, seat: seatOf(table, holder), version: -1, length };
    hall.places.add(place);
    this.#show(table, place);
    this.#hooks.moved(table.id, place.seat !== null);
    return place;
  }

  leave(place: Place): void {
    const hall = this.#halls.get(place.match);
    if (hall === undefined || !hall.places.delete(place)) return;
    if (hall.places.size === 0) this.#halls.delete(place.match);
    this.#hooks.moved(place.match, place.seat !== null);
  }

  /** A reader has shown the token of a seat. */
  identify(place: Place, holder: Holder, table: Table): void {
    place.holder = holder;
    place.seat = seatOf(table, holder);
    this.#show(table, place);
    this.#hooks.moved(place.match, true);
  }

  /** The table has come to a later version. */
  update(table: Table): void {
    const hall = this.#halls.get(table.id);
    if (hall === undefined) return;
    const view = JSON.stringify(viewTable(table));
    const isOnlyMoves = view === hall.shown;
    hall.shown = view;
    let from = -1;
    let text = "";
    let hasMoved = false;
    for (const place of hall.places) {
      if (place.version >= table.version) continue;
      // Whoever no longer holds a seat becomes a spectator and is told so.
      const seat = seatOf(table, place.holder);
      const isReseated = seat !== place.seat;
      hasMoved ||= isReseated;
      place.seat = seat;
      if (!isOnlyMoves || isReseated || place.version < 0) {
        this.#show(table, place);
        continue;
      }
      // Nearly always everybody lacks the same.
      if (place.length !== from) {
        from = place.length;
        text = JSON.stringify(viewPlayed(table, from, this.#moment()));
      }
      place.version = table.version;
      place.length = table.length;
      place.reader.send(text);
    }
    if (hasMoved) this.#hooks.moved(table.id, true);
  }

  /** Sends the clocks again, without moves: an outage was credited, so they show more time than before. */
  showClocks(table: Table): void {
    if (table.row.status !== "live" || table.state.clock.kind === "none") return;
    const text = JSON.stringify(viewPlayed(table, table.length, this.#moment()));
    for (const { reader, version } of this.placesOf(table.id)) if (version === table.version) reader.send(text);
  }

  /** Something that is not kept. */
  tell(match: string, message: StreamMessage): void {
    const hall = this.#halls.get(match);
    if (hall === undefined) return;
    const text = JSON.stringify(message);
    for (const { reader } of hall.places) reader.send(text);
  }

  #show(table: Table, place: Place): void {
    // A reader that claims more moves than exist is out of sync: send everything.
    const from = place.length <= table.length ? place.length : 0;
    place.version = table.version;
    place.length = table.length;
    place.reader.send(JSON.stringify(viewWhole(table, from, place.seat, this.#moment())));
  }

  #moment(): { now: number; outages: readonly Outage[] } {
    return { now: this.#hooks.now(), outages: this.#hooks.outages() };
  }
}

function seatOf(table: Table, holder: Holder | null): number | null {
  return holder === null ? null : (table.seatOf(holder) ?? null);
}
