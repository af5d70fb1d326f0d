/** What people and programs do at tables. Sockets and the REST API both come here, so both obey the same rules. */
import { gameOf } from "@riad/games";
import { REFUSED } from "@riad/protocol";
import type { Command, CreateRequest, Phrase } from "@riad/protocol";
import type { Levels } from "./levels.ts";
import type { Store } from "./store/store.ts";
import { createMatch, createRematch } from "./table/creating.ts";
import type { Created } from "./table/creating.ts";
import { Refused, refused } from "./table/draft.ts";
import type { Draft } from "./table/draft.ts";
import { comeBack, forfeit, goAway, voteOn } from "./table/leaving.ts";
import { playDecision } from "./table/playing.ts";
import { beginIfFull, sit, standUp } from "./table/sitting.ts";
import type { Guest } from "./table/sitting.ts";
import type { Table } from "./table/table.ts";
import type { Tables } from "./table/tables.ts";

export interface Accepted {
  readonly seat: number;
  readonly ply: number;
}

/** A command of somebody who sits at the table. `ply` may be left out by those who only ever answer the latest state. */
export type SeatCommand =
  | Exclude<Command, { type: "join" | "move" }>
  | (Omit<Extract<Command, { type: "move" }>, "ply"> & { readonly ply?: number | undefined });

export interface CommandHooks {
  isGone(table: Table, seat: number): boolean;
  chat(match: string, seat: number, phrase: Phrase): void;
  lobbyChanged(): void;
}

export class Commands {
  readonly #store: Store;
  readonly #tables: Tables;
  readonly #levels: Levels;
  readonly #hooks: CommandHooks;

  constructor(store: Store, tables: Tables, levels: Levels, hooks: CommandHooks) {
    this.#store = store;
    this.#tables = tables;
    this.#levels = levels;
    this.#hooks = hooks;
  }

  async create(wish: CreateRequest): Promise<Created | Refused> {
    const game = gameOf(wish.game);
    if (game === undefined) return refused(REFUSED.unknown, `There is no game "${wish.game}".`);
    const hasComputer = wish.seats.some(({ kind }) => kind === "computer");
    const levels = hasComputer ? await this.#levels.of(game.id) : [];
    const created = createMatch(
      game,
      wish,
      levels.map(({ level }) => level),
      Date.now(),
    );
    if (created instanceof Refused) return created;
    await this.#store.create(created.row);
    await this.begin(created.row.id);
    this.#hooks.lobbyChanged();
    return created;
  }

  /** Begins a match whose seats are all taken. */
  async begin(match: string): Promise<void> {
    await this.#tables.change(match, (draft) => ({ commit: beginIfFull(draft), answer: undefined }));
  }

  async join(match: string, id: string, guest: Guest): Promise<Accepted | Refused> {
    const answer = await this.#tables.change<Accepted>(match, (draft) => {
      const before = draft.table.seatOf(guest.token);
      const seat = sit(draft, guest);
      if (typeof seat !== "number") return seat;
      if (before === undefined) draft.remember(id, seat);
      return { commit: before === undefined, answer: { seat, ply: draft.length } };
    });
    this.#hooks.lobbyChanged();
    return answer;
  }

  async perform(match: string, seat: number, command: SeatCommand): Promise<Accepted | Refused> {
    if (command.type === "move") await this.#catchUp(match, command.ply ?? 0);
    const game = this.#tables.peek(match)?.game ?? (await this.#tables.find(match))?.game;
    if (game === undefined) return refused(REFUSED.unknown, "There is no such match.");
    if (command.type === "chat") {
      this.#hooks.chat(match, seat, command.phrase);
      return { seat, ply: this.#tables.peek(match)?.length ?? 0 };
    }
    const needsLevel = command.type === "resign" || command.type === "decide";
    const standIn = needsLevel ? await this.#levels.standIn(game.id) : "";
    if (command.type === "decide" && command.level !== undefined) {
      const levels = await this.#levels.of(game.id);
      if (!levels.some(({ level }) => level === command.level)) {
        return refused(REFUSED.unknown, `There is no level "${command.level}".`);
      }
    }
    const answer = await this.#tables.change<Accepted>(match, (draft) => {
      const done = draft.table.commandDone(seat, command.id);
      if (done !== undefined) return { commit: false, answer: { seat, ply: done } };
      const ply = draft.length;
      const refusal = this.#apply(draft, seat, command, standIn);
      if (refusal !== undefined) return refusal;
      if (command.type !== "move") draft.remember(command.id, seat);
      return { commit: true, answer: { seat, ply } };
    });
    if (command.type === "rematch" && !(answer instanceof Refused)) await this.#makeRematch(match);
    if (command.type === "leave") this.#hooks.lobbyChanged();
    return answer;
  }

  /** Somebody is back at a seat that was left, or that a computer holds. */
  async comeBack(match: string, seat: number): Promise<void> {
    await this.#tables.change(match, (draft) => ({ commit: comeBack(draft, seat), answer: undefined }));
  }

  #apply(draft: Draft, seat: number, command: SeatCommand, standIn: string): Refused | undefined {
    switch (command.type) {
      case "move":
        return playDecision(draft, seat, { ply: command.ply, move: command.move, command: command.id });
      case "resign":
        return forfeit(draft, seat, "resigned", standIn);
      case "leave":
        if (draft.status === "open") standUp(draft, seat);
        else if (draft.status === "live") goAway(draft, seat);
        return undefined;
      case "decide":
        return voteOn(draft, seat, {
          about: command.seat,
          choice: command.choice,
          level: command.level ?? standIn,
          isGone: this.#hooks.isGone(draft.table, command.seat),
        });
      case "rematch":
        if (draft.status !== "over")
          return refused(REFUSED.forbidden, "A rematch can be asked for when the match is over.");
        if (!draft.state.rematch.agreed.includes(seat)) draft.state.rematch.agreed.push(seat);
        return undefined;
      default:
        return undefined;
    }
  }

  /** A client can be ahead of this node: it heard of the last move from another one. */
  async #catchUp(match: string, ply: number): Promise<void> {
    const table = this.#tables.peek(match);
    if (table !== undefined && table.length < ply) await this.#tables.renew(match);
  }

  /**
   * The new match first, then the pointer to it: a node that dies in between leaves an orphan, which nobody sees and
   * retention removes, and whoever asks again makes another.
   */
  async #makeRematch(match: string): Promise<void> {
    const table = await this.#tables.find(match);
    if (table === undefined) return;
    const { seats, rematch } = table.state;
    const people = seats.flatMap(({ kind }, seat) => (kind === "human" ? [seat] : []));
    if (rematch.match !== null || !people.every((seat) => rematch.agreed.includes(seat))) return;
    const row = createRematch(table, Date.now());
    await this.#store.create(row);
    const linked = await this.#tables.change(match, (draft) => {
      const isFirst = draft.state.rematch.match === null;
      if (isFirst) draft.state.rematch.match = row.id;
      return { commit: isFirst, answer: isFirst };
    });
    if (linked === true) await this.begin(row.id);
  }
}
