/**
 * What people and programs do at tables. Both sockets and the REST API use this, so that the same rules apply to both.
 *
 * A caller is identified by the hash of its token. The seat, if any, is looked up in the draft of each command, because
 * the caller may have lost it a moment ago, and the store rejects a change that was planned on an older version.
 */
import { quote } from "@riad/core";
import { gameOf } from "@riad/games";
import { REFUSED, serverSays } from "@riad/protocol";
import type { Command, CreateRequest, Phrase } from "@riad/protocol";
import type { Levels } from "./levels.ts";
import { findFreeNames } from "./people/free-names.ts";
import type { Store } from "./store/store.ts";
import { comeBack, goAway, isMissed } from "./table/absence.ts";
import { createMatch, createRematch } from "./table/creating.ts";
import type { Created } from "./table/creating.ts";
import { Refused, refused } from "./table/draft.ts";
import type { Draft } from "./table/draft.ts";
import { forfeit } from "./table/forfeit.ts";
import { leaveFor } from "./table/forgetting.ts";
import { playAsHolder } from "./table/playing.ts";
import { beginIfReady, bindSeed } from "./table/seed.ts";
import { claimSeat, closeTable, inviteTo, sit, standUp } from "./table/sitting.ts";
import type { Guest } from "./table/sitting.ts";
import type { Table } from "./table/table.ts";
import type { Tables } from "./table/tables.ts";
import { hashToken, holderOfPerson, labelOf } from "./table/token.ts";
import type { Holder } from "./table/token.ts";
import { voteOn } from "./table/voting.ts";

export interface Accepted {
  readonly seat: number;
  readonly ply: number;
}

/** A command of a seat. Clients that always act on the latest state may leave out `ply`. */
export type SeatCommand =
  | Exclude<Command, { type: "join" | "move" }>
  | (Omit<Extract<Command, { type: "move" }>, "ply"> & { readonly ply?: number | undefined });

export interface CommandHooks {
  now(): number;
  /** Whether the operator has blocked this name. */
  isNameBlocked(name: string): boolean;
  /** The people whom this person has blocked or who have blocked this person. */
  avoidedBy(person: string): Promise<ReadonlySet<string>>;
  /** `name` is the same when a phrase is sent again. Resolves with the seconds to wait if it was too soon. */
  chat(match: string, seat: number, phrase: Phrase, name: string): Promise<number | undefined>;
  /** `match` is the rematch of `of`. */
  isRematch(match: string, of: string): void;
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

  async create(wish: CreateRequest, creator: string | null = null): Promise<Created | Refused> {
    const game = gameOf(wish.game);
    if (game === undefined) return refused(REFUSED.unknown, serverSays("noGame", { game: quote(wish.game) }));
    if (this.#hooks.isNameBlocked(wish.name ?? "")) return refuseName();
    const hasComputer = wish.seats.some(({ kind }) => kind === "computer");
    const levels = hasComputer ? await this.#levels.of(game.id) : [];
    const person = await this.#stillKnown(creator);
    const [name] = wish.name === undefined ? [] : await findFreeNames(this.#store.people, wish.name, person);
    const created = createMatch(
      game,
      { ...wish, name },
      levels.map(({ level }) => level),
      this.#hooks.now(),
      person,
    );
    if (created instanceof Refused) return created;
    await this.#store.create(created.row);
    await this.#forgetGone(created.row.id, [person]);
    await this.begin(created.row.id);
    this.#hooks.lobbyChanged();
    return created;
  }

  /** Starts a match whose seats are all taken, or starts waiting for the seeds. */
  async begin(match: string): Promise<void> {
    await this.#tables.change(match, (draft) => ({ commit: beginIfReady(draft), answer: undefined }));
  }

  async join(match: string, id: string, guest: Guest): Promise<Accepted | Refused> {
    if (this.#hooks.isNameBlocked(guest.name)) return refuseName();
    const holder = hashToken(guest.token);
    const person = await this.#stillKnown(guest.person ?? null);
    const [names, avoided] = await Promise.all([
      findFreeNames(this.#store.people, guest.name, person),
      person === null ? undefined : this.#hooks.avoidedBy(person),
    ]);
    const isOwn = names[0] === guest.name;
    const named = { ...guest, person, avoided, name: names[0], otherNames: isOwn ? [] : names.slice(1) };
    const answer = await this.#tables.change<Accepted>(match, (draft) => {
      const before = draft.seatOf(holder);
      const seat = sit(draft, named);
      if (typeof seat !== "number") return seat;
      if (before === undefined) draft.remember(id, seat, holder);
      return { commit: before === undefined, answer: { seat, ply: draft.length } };
    });
    await this.#forgetGone(match, [person]);
    this.#hooks.lobbyChanged();
    return answer;
  }

  /** Assigns the seat of this token to a person; false if it belongs to somebody else. */
  async claim(match: string, token: string, person: string): Promise<boolean | Refused> {
    if ((await this.#stillKnown(person)) === null) return false;
    const answer = await this.#tables.change<boolean>(match, (draft) => {
      const isNew = claimSeat(draft, token, person);
      if (isNew instanceof Refused) return isNew;
      return { commit: isNew, answer: isNew || draft.seatOf(holderOfPerson(person)) !== undefined };
    });
    await this.#forgetGone(match, [person]);
    return answer;
  }

  /** The person, or null if they were deleted a moment ago on a node that this one has not heard from yet. */
  async #stillKnown(person: string | null): Promise<string | null> {
    return person !== null && (await this.#store.people.find(person)) !== undefined ? person : null;
  }

  /**
   * Makes the seat of a person anonymous if they were deleted while taking it: the deletion had already listed their
   * seats.
   */
  async #forgetGone(match: string, people: readonly (string | null)[]): Promise<void> {
    for (const person of people) {
      if (person === null || (await this.#stillKnown(person)) !== null) continue;
      await this.#tables.change(match, (draft) => ({ commit: leaveFor(draft, person), answer: undefined }));
    }
  }

  async perform(match: string, holder: Holder, command: SeatCommand): Promise<Accepted | Refused> {
    const table = await this.#lookUp(match, holder, command);
    if (table === undefined) return refused(REFUSED.unknown, serverSays("noMatch", {}));
    const { game } = table;
    if (command.type !== "leave") await this.comeBack(table, holder);
    if (command.type === "chat") return this.#chat(match, holder, command);
    const needsLevel = command.type === "resign" || command.type === "decide";
    const standIn = needsLevel ? await this.#levels.standIn(game.id) : "";
    if (command.type === "decide" && command.level !== undefined) {
      const levels = await this.#levels.of(game.id);
      if (!levels.some(({ level }) => level === command.level)) {
        return refused(REFUSED.unknown, serverSays("noLevel", { level: quote(command.level) }));
      }
    }
    const answer = await this.#tables.change<Accepted>(match, (draft) => {
      const done = draft.table.commandDone(holder, command.id);
      if (done !== undefined) return { commit: false, answer: done };
      const seat = draft.seatOf(holder);
      if (seat === undefined) return refuseStranger();
      const ply = draft.length;
      const refusal = this.#apply(draft, seat, command, standIn);
      if (refusal !== undefined) return refusal;
      if (command.type !== "move") draft.remember(command.id, seat, holder);
      return { commit: true, answer: { seat, ply } };
    });
    if (command.type === "rematch" && !(answer instanceof Refused)) await this.#makeRematch(match);
    if (command.type === "leave") this.#hooks.lobbyChanged();
    return answer;
  }

  /** Closes a table that the caller has opened for others. */
  async close(match: string, holder: Holder): Promise<true | Refused> {
    const answer = await this.#tables.change<true>(match, (draft) => {
      const { status } = draft;
      return closeTable(draft, holder) ?? { commit: draft.status !== status, answer: true };
    });
    if (answer === true) this.#hooks.lobbyChanged();
    return answer;
  }

  /** Makes a new invitation to a reserved seat. */
  invite(match: string, holder: Holder, seat: number): Promise<string | Refused> {
    return this.#tables.change<string>(match, (draft) => {
      const by = draft.seatOf(holder);
      if (by === undefined) return refuseStranger();
      const invite = inviteTo(draft, by, seat);
      return invite instanceof Refused ? invite : { commit: true, answer: invite };
    });
  }

  /** A player who watches or sends a command with a seat's token is back, so a computer no longer plays that seat. */
  async comeBack(table: Table, holder: Holder): Promise<void> {
    const known = table.seatOf(holder);
    if (known === undefined || table.row.status !== "live" || !isMissed(table.state, known)) return;
    await this.#tables.change(table.id, (draft) => {
      const seat = draft.seatOf(holder);
      return { commit: seat !== undefined && comeBack(draft, seat), answer: undefined };
    });
  }

  /** The table, reloaded from the store if this node may have missed the last move or the change of a seat. */
  async #lookUp(match: string, holder: Holder, command: SeatCommand): Promise<Table | undefined> {
    const table = await this.#tables.find(match);
    if (table === undefined) return undefined;
    const isBehind = command.type === "move" && table.length < (command.ply ?? 0);
    // Chat is not committed, so nothing else would detect that another node has given the seat to somebody else.
    const isUnchecked = command.type === "chat" && !this.#store.isPrivate;
    const isCurrent = !isBehind && !isUnchecked && table.seatOf(holder) !== undefined;
    return isCurrent || (this.#store.isPrivate && !isBehind) ? table : this.#tables.renew(match);
  }

  async #chat(
    match: string,
    holder: Holder,
    { id, phrase }: Extract<SeatCommand, { type: "chat" }>,
  ): Promise<Accepted | Refused> {
    const answer = await this.#tables.change<Accepted>(match, (draft) => {
      const seat = draft.seatOf(holder);
      return seat === undefined ? refuseStranger() : { commit: false, answer: { seat, ply: draft.length } };
    });
    if (answer instanceof Refused) return answer;
    const wait = await this.#hooks.chat(match, answer.seat, phrase, `${labelOf(holder)} ${id}`);
    return wait === undefined ? answer : refused(REFUSED.rate, serverSays("chatRate", { seconds: wait }));
  }

  #apply(draft: Draft, seat: number, command: SeatCommand, standIn: string): Refused | undefined {
    switch (command.type) {
      case "move":
        return playAsHolder(draft, seat, { ply: command.ply, move: command.move, command: command.id });
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
        });
      case "seed":
        return bindSeed(draft, seat, command.seed, command.commit);
      case "rematch":
        if (draft.status !== "over") return refused(REFUSED.forbidden, serverSays("rematchEarly", {}));
        if (!draft.state.rematch.agreed.includes(seat)) draft.state.rematch.agreed.push(seat);
        return undefined;
      default:
        return undefined;
    }
  }

  /**
   * Creates the new match first, then the pointer to it: if a node dies in between, it leaves an orphan that nobody
   * sees and retention removes, and the next request makes another.
   */
  async #makeRematch(match: string): Promise<void> {
    const table = await this.#tables.find(match);
    if (table === undefined) return;
    const { seats, rematch } = table.state;
    const people = seats.flatMap(({ kind }, seat) => (kind === "human" ? [seat] : []));
    if (rematch.match !== null || !people.every((seat) => rematch.agreed.includes(seat))) return;
    const row = createRematch(table, this.#hooks.now());
    await this.#store.create(row);
    this.#hooks.isRematch(row.id, match);
    const linked = await this.#tables.change(match, (draft) => {
      const isFirst = draft.state.rematch.match === null;
      if (isFirst) draft.state.rematch.match = row.id;
      return { commit: isFirst, answer: isFirst };
    });
    await this.#forgetGone(
      row.id,
      row.state.seats.map(({ person }) => person),
    );
    if (linked === true) await this.begin(row.id);
  }
}

function refuseName(): Refused {
  return refused(REFUSED.forbidden, serverSays("nameBlocked", {}));
}

function refuseStranger(): Refused {
  return refused(REFUSED.unauthorised, serverSays("seatedOnly", {}));
}
