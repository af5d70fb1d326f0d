/** What is stored about a match besides its moves: seats, clocks, how it ended. */
import type { ClockWish, LeaverChoice } from "@riad/protocol";
import { SOMEBODY } from "../people/names.ts";
import { holderOfPerson, labelOf } from "./token.ts";
import type { Holder } from "./token.ts";

export interface SeatState {
  kind: "open" | "reserved" | "human" | "computer";
  name: string;
  /** SHA-256 of the seat's token. */
  token: Holder | null;
  /** The person the seat belongs to, if known: they can play it from any of their devices. */
  person: string | null;
  /** SHA-256 of the invitation that takes a reserved seat. */
  invite: Holder | null;
  /** Only invited guests may take this seat; it becomes reserved again when its guest leaves. */
  isReserved: boolean;
  /** The level of the computer that plays this seat, permanently or as a stand-in; null for a person. */
  level: string | null;
  seed: string;
  /** The player has announced a seed in a separate message, so the match waits for it. */
  seedFollows: boolean;
  /**
   * The seed was sent after its owner had seen the commitment, so the server cannot have chosen its secret to suit it.
   */
  isBound: boolean;
  out: "resigned" | "time" | null;
  away: boolean;
  /** The others have voted to wait for this seat until this time. */
  waitUntil: number;
}

export interface Vote {
  about: number;
  by: number;
  choice: LeaverChoice;
  /** The level of the stand-in, if the vote is for a computer. */
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
  /** Milliseconds left for each seat; empty without clocks. */
  left: number[];
  /** The seat to decide, so that a list of matches can show it without replaying them. */
  turn: number | null;
  /** The length of the log when this seat's turn started: a turn may have several decisions. */
  turnFrom: number;
  /** When the running turn started; 0 while none is running. */
  turnAt: number;
  /** The match starts at this time even if a seed is missing; null while a seat is free. */
  beginBy: number | null;
  /** The seat of the player who created the table, until they leave it. */
  host: number | null;
  /** The creator only watches: the table stays open when the last player leaves before the start. */
  isForOthers: boolean;
  /** The hash of the token with which that creator can close the table before the start. */
  closer: string | null;
  votes: Vote[];
  end: End | null;
  firstIs: "drawn" | "given";
  /** The seat that moves first, if specified. */
  firstWish: number | null;
  rematch: { agreed: number[]; match: string | null };
  /** The last commands that were not moves, so that repeating one has no effect; `by` is the sender's label. */
  done: { id: string; seat: number; by: string }[];
}

/** Rows written by an older version lack fields that were added since. */
export function parseState(text: string): TableState {
  const state = JSON.parse(text) as TableState;
  return {
    ...state,
    turn: state.turn ?? null,
    turnFrom: state.turnFrom ?? 0,
    beginBy: state.beginBy ?? null,
    host: state.host ?? null,
    isForOthers: state.isForOthers ?? false,
    closer: state.closer ?? null,
    votes: state.votes.filter(({ level }) => level !== undefined),
    seats: state.seats.map((seat) => Object.assign(emptySeat(), seat)),
  };
}

/**
 * The seat of `holder`, if any. A person may have two seats, taken on devices that belonged to different people at the
 * time: the one whose turn it is wins.
 */
export function seatHeldBy({ seats, turn }: TableState, holder: Holder): number | undefined {
  const isHeld = ({ token, person }: SeatState): boolean =>
    token === holder || (person !== null && holderOfPerson(person) === holder);
  if (turn !== null && isHeld(seats[turn])) return turn;
  const seat = seats.findIndex(isHeld);
  return seat < 0 ? undefined : seat;
}

/** Moves seats from one person to another; returns whether there were any. */
export function reassignSeats(state: TableState, from: string, to: string): boolean {
  const own = state.seats.filter(({ person }) => person === from);
  for (const seat of own) seat.person = to;
  const [before, after] = [from, to].map((person) => labelOf(holderOfPerson(person)));
  state.done = state.done.map((command) => (command.by === before ? { ...command, by: after } : command));
  return own.length > 0;
}

/** Makes the seats of this person anonymous and voids their tokens and invitations. */
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
