/** What is kept of a match beside its moves: who sits where, what the clocks say, how it ended. */
import type { ClockWish, LeaverChoice } from "@riad/protocol";

export interface SeatState {
  kind: "open" | "reserved" | "human" | "computer";
  name: string;
  /** SHA-256 of the seat's token. */
  token: string | null;
  /** SHA-256 of the invitation that takes a reserved seat. */
  invite: string | null;
  /** Who plays instead of a person: a computer seat's level, or that of a computer which stands in. */
  level: string | null;
  seed: string;
  out: "resigned" | "time" | null;
  away: boolean;
  /** The others have chosen to wait for this seat until then. */
  waitUntil: number;
}

export interface Vote {
  about: number;
  by: number;
  choice: LeaverChoice;
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
  /** When the running turn began; 0 while none does. */
  turnAt: number;
  votes: Vote[];
  end: End | null;
  firstIs: "drawn" | "given";
  /** Who is to move first, where that is given. */
  firstWish: number | null;
  rematch: { agreed: number[]; match: string | null };
  /** The last commands that were not moves, so that sending one again does nothing. */
  done: { id: string; seat: number }[];
}

export function parseState(text: string): TableState {
  return JSON.parse(text) as TableState;
}

export function emptySeat(): SeatState {
  return {
    kind: "open",
    name: "",
    token: null,
    invite: null,
    level: null,
    seed: "",
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
