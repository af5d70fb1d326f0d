/** Creates matches: from a request, and rematches. */
import { randomBytes, randomInt } from "node:crypto";
import { completeSetup, quote } from "@riad/core";
import type { Game } from "@riad/core";
import { CODE_LENGTH, CODE_LETTERS, MATCH_LENGTH, MATCH_LETTERS, REFUSED, serverSays } from "@riad/protocol";
import type { CreateRequest } from "@riad/protocol";
import type { MatchRow } from "../store/store.ts";
import { fullClocks } from "./clock.ts";
import { refused } from "./draft.ts";
import type { Refused } from "./draft.ts";
import { emptySeat } from "./state.ts";
import type { SeatState, TableState } from "./state.ts";
import type { Table } from "./table.ts";
import { hashToken, newToken } from "./token.ts";

export interface Created {
  readonly row: MatchRow;
  readonly seat: number | null;
  /** Opens the creator's seat or, if they only watch, closes the table while it is waiting for players. */
  readonly token: string;
  readonly invites: readonly { seat: number; invite: string }[];
}

export function createMatch(
  game: Game,
  wish: CreateRequest,
  levels: readonly string[],
  now: number,
  person: string | null = null,
): Created | Refused {
  const setup = completeSetup(game, { seats: wish.seats.length, ...(wish.options && { options: wish.options }) });
  if (!setup.ok) return refused(REFUSED.unknown, setup.refusal);
  if (wish.seats.filter(({ kind }) => kind === "me").length > 1) {
    return refused(REFUSED.unexpected, serverSays("oneMe", {}));
  }
  // A match between computers would use thinking time for nobody; the arena is for that.
  if (wish.seats.every(({ kind }) => kind === "computer")) {
    return refused(REFUSED.unexpected, serverSays("personNeeded", {}));
  }
  const invites: { seat: number; invite: string }[] = [];
  const seats: SeatState[] = [];
  const token = wish.token ?? newToken();
  let own: number | null = null;
  for (const [seat, { kind, ...rest }] of wish.seats.entries()) {
    const state = emptySeat();
    if (kind === "computer") {
      const { level } = rest as { level: string };
      if (!levels.includes(level)) {
        return refused(
          REFUSED.unknown,
          serverSays("noLevelOfGame", { game: game.title, level: quote(level), levels: levels.join(", ") }),
        );
      }
      Object.assign(state, { kind, name: `Computer (${level})`, level });
    } else if (kind === "me") {
      own = seat;
      Object.assign(state, {
        kind: "human",
        name: wish.name ?? `Player ${seat + 1}`,
        token: hashToken(token),
        person,
        seed: wish.seed ?? "",
        seedFollows: wish.seedFollows ?? false,
      });
    } else if (kind === "reserved") {
      const invite = newToken();
      invites.push({ seat, invite });
      const { name = "" } = rest as { name?: string };
      Object.assign(state, { kind, name, isReserved: true, invite: hashToken(invite) });
    }
    seats.push(state);
  }
  const state = newState(seats, wish.clock ?? { kind: "none" });
  state.host = own;
  state.isForOthers = own === null;
  state.closer = own === null ? hashToken(token) : null;
  const row = newRow(game, setup.value.options, wish.public ?? false, state, now);
  return { row, seat: own, token, invites };
}

/**
 * The same players, seats, options and clocks; the next seat moves first. The seats keep their tokens, but not their
 * seeds: the server knew those before it chose the new secret.
 */
export function createRematch(table: Table, now: number): MatchRow {
  const { row, game } = table;
  const seats = row.state.seats.map((seat) => ({
    ...seat,
    seed: "",
    isBound: false,
    level: seat.kind === "computer" ? seat.level : null,
    out: null,
    away: false,
    waitUntil: 0,
  }));
  const state = newState(seats, row.state.clock);
  state.firstIs = "given";
  state.firstWish = ((row.first ?? -1) + 1) % seats.length;
  return newRow(game, row.options, row.public, state, now);
}

function newState(seats: SeatState[], clock: TableState["clock"]): TableState {
  return {
    seats,
    clock,
    left: fullClocks(clock, seats.length),
    turn: null,
    turnFrom: 0,
    turnAt: 0,
    beginBy: null,
    host: null,
    isForOthers: false,
    closer: null,
    votes: [],
    end: null,
    firstIs: "drawn",
    firstWish: null,
    rematch: { agreed: [], match: null },
    done: [],
  };
}

function newRow(game: Game, options: MatchRow["options"], isPublic: boolean, state: TableState, now: number): MatchRow {
  return {
    id: word(MATCH_LETTERS, MATCH_LENGTH),
    game: game.id,
    rules: game.rulesVersion,
    options,
    public: isPublic,
    secret: randomBytes(32).toString("hex"),
    createdAt: now,
    code: word(CODE_LETTERS, CODE_LENGTH),
    status: "open",
    first: null,
    state,
    version: 0,
    length: 0,
    updatedAt: now,
    // A table without free seats starts as soon as it has its seeds; if this node dies first, another one starts it.
    dueAt: state.seats.some(({ kind }) => kind === "open" || kind === "reserved") ? null : now + 2000,
    notifyAt: null,
    notified: -1,
    alerted: -1,
  };
}

function word(letters: string, length: number): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join("");
}
