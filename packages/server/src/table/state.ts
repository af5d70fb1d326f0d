/** What is kept of a match beside its moves: who sits where, what the clocks say, how it ended. */
import type { ClockWish, LeaverChoice } from "@riad/protocol";
import { SOMEBODY } from "../people/names.ts";
import { holderOfPerson, labelOf } from "./token.ts";
import type { Holder } from "./token.ts";

export interface SeatState {
  kind: "open" | "reserved" | "human" | "computer";
  name: string;
  /** SHA-256 of the seat's token. */
  token: Holder | null;
  /** Whose seat it is, if that is known: they hold it on every device of theirs. */
  person: string | null;
  /** SHA-256 of the invitation that takes a reserved seat. */
  invite: Holder | null;
  /** Only invited guests may take this seat: it is reserved again when its guest leaves. */
  isReserved: boolean;
  /** Who plays instead of a person: a computer seat's level, or that of a computer which stands in. */
  level: string | null;
  seed: string;
  /** The player has said that a seed will come in a message of its own, so the match waits for it. */
  seedFollows: boolean;
  /** The seed was sent after its owner had seen the commitment, so the server cannot have chosen its secret to suit it. */
  isBound: boolean;
  out: "resigned" | "time" | null;
  away: boolean;
  /** The others have chosen to wait for this seat until then. */
  waitUntil: number;
}

export interface Vote {
  about: number;
  by: number;
  choice: LeaverChoice;
  /** The level that stands in, if the choice is a computer. */
  level: string;
}

export interface End {
  reason: "played" | "resigned" | "time" | "abandoned" | "limit";
  points: number[];
  places: number[];
}

export interface TableState {
  seats: SeatState[];
  clock: ClockWish;
  /** Milliseconds left to each seat; empty without clocks. */
  left: number[];
  /** Whose decision is due, so that a list of matches can say so without replaying them. */
  turn: number | null;
  /** The length of the match when this seat began to decide: a turn may have several decisions. */
  turnFrom: number;
  /** When the running turn began; 0 while none does. */
  turnAt: number;
  /** The match starts by then even if a seed is missing; nothing while a seat is free. */
  beginBy: number | null;
  /** The seat of the player who created the table, until they leave it. */
  host: number | null;
  votes: Vote[];
  end: End | null;
  firstIs: "drawn" | "given";
  /** Who is to move first, where that is given. */
  firstWish: number | null;
  rematch: { agreed: number[]; match: string | null };
  /** The last commands that were not moves, so that sending one again does nothing; `by` is the label of the sender. */
  done: { id: string; seat: number; by: string }[];
}

/** Rows that were written by an older version lack what was added since. */
export function parseState(text: string): TableState {
  const state = JSON.parse(text) as TableState;
  return {
    ...state,
    turn: state.turn ?? null,
    turnFrom: state.turnFrom ?? 0,
    beginBy: state.beginBy ?? null,
    host: state.host ?? null,
    votes: state.votes.filter(({ level }) => level !== undefined),
    seats: state.seats.map((seat) => Object.assign(emptySeat(), seat)),
  };
}

/**
 * The seat that `holder` holds, if any. A person may have two seats, taken on devices that were different people's then: of those
 * it is the one whose turn it is.
 */
export function seatHeldBy({ seats, turn }: TableState, holder: Holder): number | undefined {
  const isHeld = ({ token, person }: SeatState): boolean =>
    token === holder || (person !== null && holderOfPerson(person) === holder);
  if (turn !== null && isHeld(seats[turn])) return turn;
  const seat = seats.findIndex(isHeld);
  return seat < 0 ? undefined : seat;
}

/** What was one person's is another's from now on; whether anything was. */
export function reassignSeats(state: TableState, from: string, to: string): boolean {
  const own = state.seats.filter(({ person }) => person === from);
  for (const seat of own) seat.person = to;
  const [before, after] = [from, to].map((person) => labelOf(holderOfPerson(person)));
  state.done = state.done.map((command) => (command.by === before ? { ...command, by: after } : command));
  return own.length > 0;
}

/** The seats of this person are somebody's from now on, and neither a token nor an invitation opens them any longer. */
export function forgetSeats(state: TableState, person: string): void {
  for (const [i, seat] of state.seats.entries()) {
    if (seat.person !== person) continue;
    const holders = [holderOfPerson(person), seat.token ?? ""].map(labelOf);
    state.done = state.done.filter(({ by }) => !holders.some((label) => label === by));
    state.rematch.agreed = state.rematch.agreed.filter((agreed) => agreed !== i);
    Object.assign(seat, { name: SOMEBODY, token: null, person: null, invite: null });
  }
}

export function emptySeat(): SeatState {
  return {
    kind: "open",
    name: "",
    token: null,
    person: null,
    invite: null,
    isReserved: false,
    level: null,
    seed: "",
    seedFollows: false,
    isBound: false,
    out: null,
    away: false,
    waitUntil: 0,
  };
}

export function copyState(state: TableState): TableState {
  return {
    ...state,
    seats: state.seats.map((seat) => ({ ...seat })),
    left: [...state.left],
    votes: [...state.votes],
    rematch: { agreed: [...state.rematch.agreed], match: state.rematch.match },
    done: [...state.done],
  };
}
