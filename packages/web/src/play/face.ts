/**
 * The face of a game: what the play page needs to show it. One for each game; the page knows none of them by name.
 * A table knows no rules: it is shown a position and the legal moves, and reports the move that was chosen.
 */
import type { Game, Move, Position, Seat } from "@riad/core";
import type { Lesson } from "./lesson.ts";
import type { ReadonlySignal } from "@preact/signals";
import type { ComponentType, VNode } from "preact";
import type { Key } from "../words/words.ts";

/** One step of the match, to be shown as the way from `before` to the position on the table. */
export interface Step<P extends Position> {
  readonly before: P;
  readonly move: Move;
}

/** A clock at a seat. It changes by itself, so that the table need not be drawn anew for it. */
export interface SeatClock {
  readonly text: ReadonlySignal<string>;
  readonly isLow: ReadonlySignal<boolean>;
  readonly isRunning: ReadonlySignal<boolean>;
}

/** What is to be seen of somebody who sits at another screen. */
export interface Remote {
  /** Whether they are connected; null for computers. */
  readonly isHere: boolean | null;
  /** "you", "not connected", "has resigned". */
  readonly note: string;
  readonly clock: SeatClock | null;
}

/** Who sits where, for names on the table and in sentences. */
export interface Sitter {
  readonly name: string;
  /** A level's id, or null for a person. */
  readonly level: string | null;
  /** Only in a match over several screens. */
  readonly remote?: Remote;
}

export interface TableProps<P extends Position> {
  readonly position: P;
  /** What led here, or null after a jump: then everything is placed at once. */
  readonly step: Step<P> | null;
  /** What the person at this screen may choose now; empty while somebody else moves, or in the past of the match. */
  readonly moves: readonly Move[];
  readonly sitters: readonly Sitter[];
  /** The seat whose board is shown large. */
  readonly viewer: Seat;
  /** 1 is normal, 0 places everything at once (also with reduced motion). */
  readonly speed: number;
  /** On touch a chosen move waits for a confirmation. */
  readonly confirms: boolean;
  /** A move to point at, such as a hint. */
  readonly pointed: Move | null;
  readonly choose: (move: Move) => void;
  /** To be called once when `step` has been shown to its end; the page then goes on. */
  readonly shown: () => void;
}

export interface Face<P extends Position = Position> {
  readonly game: Game<P>;
  /**
   * The parts of the table. They are children of the page's grid `main.table.play.<game id>.for-<seats>.wide` (or
   * `.narrow`), beside the page's own parts: `header.head` (bar and sentence, grid area "head") and `section.moves`
   * (the last moves, grid area "moves"); the game's style sheet places them all. So it renders a fragment.
   * A tap while a step is shown skips it: the page then sets `step` to null.
   */
  readonly Table: ComponentType<TableProps<P>>;
  /** "Red: turn Assam, then roll". One line, no jargon. `showing` is what leads to the position, while it is shown. */
  sentence(position: P, sitters: readonly Sitter[], showing?: Step<P> | null): string;
  /** A second line for somebody who does this for the first time; may be empty. */
  note?(position: P): string;
  /** A move as advice, "turn left": what a hint says. Without it the hint says the move in the game's notation. */
  propose?(position: P, move: Move): string;
  /** A move as a line of the history, told from the position before it; empty for what is not worth a line. */
  tell(before: P, move: Move, sitters: readonly Sitter[]): string;
  /** The whole table in words, for screen readers. */
  describe(position: P, sitters: readonly Sitter[]): string;
  /** The result screen's rows: where each seat's points came from. */
  breakdown(position: P, seat: Seat): readonly { readonly label: string; readonly points: number }[];
  /** A first match that teaches by doing. Without it the learn page shows the rules. */
  readonly lesson?: Lesson<P>;
  /** The keys of its own, with what they do. */
  readonly keys: readonly (readonly [keys: string, does: Key])[];
  /** The illustrated rules, one key away. */
  readonly Rules: ComponentType;
  /** A small drawing for a seat: its rug or its letter. */
  badge(position: P, seat: Seat): VNode;
}
