/**
 * The face of a game: everything a page needs to show it. One per game; the pages know none of them by name.
 * A table knows no rules: it is given a position and the legal moves, and reports the move that was chosen.
 *
 * A face is pure. Whatever is being chosen and shown at a table is in the state that `newState` creates: each table has
 * one of its own, and it is passed in. So two tables on one page never influence each other.
 */
import type { Ending, Game, Match, Move, Position, Refusal, Seat } from "@riad/core";
import type { ReadonlySignal, Signal } from "@preact/signals";
import type { ComponentChildren, ComponentType, VNode } from "preact";
import type { Sheet } from "../art/Drawing.tsx";
import type { Key } from "../words/words.ts";
import type { Size } from "../page/format.ts";
import type { Editor } from "./editor.ts";
import type { ReviewWords } from "./review-words.ts";

/** One step of the match, to be animated from `before` to the position on the table. */
export interface Step<P extends Position> {
  readonly before: P;
  readonly move: Move;
}

/** A clock at a seat. Its signals change on their own, so the table is not redrawn for it. */
export interface SeatClock {
  readonly text: ReadonlySignal<string>;
  readonly isLow: ReadonlySignal<boolean>;
  readonly isRunning: ReadonlySignal<boolean>;
}

/** What the table shows of a player at another screen. */
export interface Remote {
  /** Whether the player is the one at this screen. */
  readonly isYou: boolean;
  /** Whether they are connected; null for computers. */
  readonly isHere: boolean | null;
  /** "you", "not connected", "has resigned". */
  readonly note: string;
  readonly clock: SeatClock | null;
}

/** One of two ways on from the position: what was played, what would have been better, or what was tried afterwards. */
export interface Compared {
  readonly move: Move;
  /** `best` is what was played where nothing was better. */
  readonly kind: "played" | "better" | "best" | "tried";
}

/** Who sits where, for names on the table and in sentences. */
export interface Sitter {
  readonly name: string;
  /** A level's id, or null for a person. */
  readonly level: string | null;
  /** Nobody sits there: the position is only drawn, and no reader is spoken to as a player. */
  readonly isDrawn?: boolean;
  /** Only in a match over several screens. */
  readonly remote?: Remote;
}

/** A table that waits for a learner. */
export interface Pause {
  /** What has just happened, and why. */
  readonly text: string;
  /** Which of the explanations of the same step it is, from 1, and how many there are. */
  readonly number: number;
  readonly of: number;
  readonly goOn: () => void;
}

export interface TableProps<P extends Position, S = unknown> {
  readonly position: P;
  /** What is being chosen and shown at this table, from `Face.newState`. */
  readonly state: S;
  /** What led here, or null after a jump: then everything is placed at once. */
  readonly step: Step<P> | null;
  /** What the person at this screen may choose now; empty while somebody else moves, or in the past of the match. */
  readonly moves: readonly Move[];
  readonly sitters: readonly Sitter[];
  /** The seat whose board is shown large. */
  readonly viewer: Seat;
  /** 0 to 3: how often the key `f` was pressed. What it changes is up to the game: it rotates the board, or enlarges the next one. */
  readonly side: number;
  /** 1 is normal, 0 places everything at once (also with reduced motion). */
  readonly speed: number;
  /** On touch screens a chosen move waits for a confirmation. */
  readonly confirms: boolean;
  /** The last decision before the position, to be outlined on the board; null at the start, and while it is being shown. */
  readonly latest?: Step<P> | null;
  /** The last outcome of chance before the position, such as a roll; null where none is known. */
  readonly lastDraw?: Step<P> | null;
  /** The match with the number of its moves that led to the position, for what the position alone does not tell; not everywhere known. */
  readonly past?: { readonly match: Match<P>; readonly ply: number };
  /** The computers wait until somebody lets them continue. */
  readonly isPaused?: boolean;
  /** A move to point at, such as a hint. */
  readonly pointed: Move | null;
  /** Ways to be outlined on the board, where they begin and where they end. */
  readonly compared?: readonly Compared[];
  /** The table is a picture within another page: boards alone, arranged in a frame of this size, see `Face.frame`. */
  readonly frame?: Size;
  /** Whether chances and costs are shown before a choice; without it the player's setting decides. */
  readonly chances?: boolean;
  /** Nobody is to move, although the position could be played on: somebody gave up or ran out of time. */
  readonly isOver?: boolean;
  /** What a lesson's text is about, to be lit; see `LessonStep.subject`. */
  readonly subject?: string | undefined;
  /**
   * Step by step, for learners: wherever the table has counted something for the viewer it waits, and puts here what it
   * counted; null while it does not wait. Games that count nothing ignore it.
   */
  readonly waits?: Signal<Pause | null>;
  readonly choose: (move: Move) => void;
  /**
   * Lies over the board and takes its clicks, such as the slots of a position that is set up by hand. The table says how it
   * is arranged, in terms that only its own game knows.
   */
  readonly over?: ((arrangement: unknown) => ComponentChildren) | undefined;
  /** To be called once when `step` has been shown to its end; the match then continues. */
  readonly shown: () => void;
}

/** A position worth looking at, offered by the viewer. */
export interface Example {
  readonly name: Key;
  readonly title: Key;
  /** The id of a symbol that stands for it. */
  readonly symbol: string;
  /** In the notation of the game. */
  readonly position: string;
}

/** What the text of a position may leave open, with what is drawn now. */
export interface OpenChoice {
  readonly label: Key;
  /** Said where the text leaves it open: what is assumed. */
  readonly assumed: Key | null;
  readonly values: readonly { readonly value: string; readonly name: Key }[];
  readonly value: string;
  /** The text with another value. */
  with(value: string): string;
}

/** A match that is over, to be told beside its boards. */
export interface ChronicleProps<P extends Position> {
  readonly match: Match<P>;
  readonly ending: Ending;
  readonly sitters: readonly Sitter[];
  /** The only person at this screen. */
  readonly you: Seat | null;
}

export interface Face<P extends Position = Position, S = unknown> {
  readonly game: Game<P>;
  /** Called once per table. */
  newState(): S;
  /**
   * The parts of the table. They are children of the page's grid `main.table.play.<game id>.for-<seats>.wide` (or
   * `.narrow`), beside the page's own parts: `header.head` (bar and sentence, grid area "head") and `section.moves`
   * (the last moves, grid area "moves"); the game's style sheet places them all. So it renders a fragment.
   * A tap while a step is shown skips it: the page then sets `step` to null.
   */
  readonly Table: ComponentType<TableProps<P, S>>;
  /**
   * "Salma: take tiles". One line, no jargon. `showing` is the step that leads to the position, while it is being shown;
   * `address` takes the place of the name where whoever moves is told what to do: "Your turn, Salma".
   */
  sentence(position: P, sitters: readonly Sitter[], state: S, showing?: Step<P> | null, address?: string): string;
  /** Every player has a board: in a window that is nearly as high as wide they come before panels. */
  readonly hasBoards?: boolean;
  /** Whether a move is half chosen: then the line below says how to finish it, whatever else there is to say. */
  isChoosing?(state: S): boolean;
  /** What the button says that plays the move that was chosen; null while none waits for it. */
  confirmation?(state: S): string | null;
  /** The seat that the sentence is about, whose sign is shown beside it; without it, or null, the one that moves. */
  speaker?(state: S, position: P): Seat | "nobody" | null;
  /** A second line for a player who is new to this; may be empty. */
  note?(position: P, state: S): string;
  /**
   * A move as advice, "Left ←": what a hint says. Without it the hint says the move in the game's notation. `side` is that of
   * the table: directions are those on the screen.
   */
  propose?(position: P, move: Move, side?: number): string;
  /** A move as a line of the history, described from the position before it; empty for moves that are not worth a line. */
  tell(before: P, move: Move, sitters: readonly Sitter[], side?: number): string;
  /** The same for a screen reader, with what only the board shows, such as where a piece has ended up. Without it, `tell`. */
  tellAloud?(before: P, move: Move, sitters: readonly Sitter[], side?: number): string;
  /** Moves as people say them, beside the notation, for typing. */
  readonly typed?: TypedMoves<P>;
  /** The whole table in words, for screen readers; `headline` takes the place of its own sentence. */
  describe(position: P, sitters: readonly Sitter[], headline?: string): string;
  /** The result screen's rows: where each seat's points came from. `start` is where a match from a position started. */
  breakdown(position: P, seat: Seat, start?: P): readonly { readonly label: string; readonly points: number }[];
  /** What decided a match that is over, in one sentence: a tie-break, bonuses; empty where the points alone did. */
  why?(position: P, ending: Ending, sitters: readonly Sitter[]): string;
  /** The points that a match that is over paid a seat at its very end, which belong to no round. */
  bonuses?(position: P, seat: Seat): number;
  /** What puts one seat before another with as many points: "more full rows". */
  readonly tiebreak?: Key;
  /** What is said when chance was taken back, in the words of this game. */
  readonly rewound?: Key;
  /** Why the reader, or everybody but the winner, fell out of a match that is over; empty where nobody did. */
  whyOut?(match: Match<P>, sitters: readonly Sitter[], you: Seat | null): string;
  /** A first match that teaches by doing. Without it the learn page shows the rules. */
  readonly lesson?: Lesson<P>;
  /** Whether it can be seen from four sides: then it can be turned by a button too. */
  readonly hasSides?: boolean;
  /** The keys of its own, with what they do. */
  readonly keys: readonly (readonly [keys: string, does: Key])[];
  /** The illustrated rules, one key away. */
  readonly Rules: ComponentType;
  /** A sentence with the pieces that it names drawn in it: beside their names, or, where room is scarce, in place of them. */
  illustrate?(text: string, isShort: boolean): ComponentChildren;
  /** A small drawing for a seat: its rug or its medallion. */
  badge(position: P, seat: Seat): VNode;
  /** The colour that stands for a seat in charts. */
  seatColour?(position: P, seat: Seat): string;
  /** Whose turn it is while chance decides; without it nobody's. */
  turnOf?(position: P): Seat;
  /** What a seat is called while nobody sits there: "Cyan". Without it seats are called "Player 1" and so on. */
  seatName?(position: P, seat: Seat): string;
  /** Whether a seat has no more say in the match; without it none ever is. */
  isOut?(position: P, seat: Seat): boolean;
  /** The table as one drawing, to be saved as a picture. Without it the viewer offers no pictures. */
  picture?(position: P, sitters: readonly Sitter[]): Sheet;
  /** What a seat made, square: beside its points at the end of a match, where the boards themselves have no room. */
  keepsake?(position: P, seat: Seat): Sheet;
  /** How the match went, beside the boards at its end. The game's style sheet places it. */
  readonly Chronicle?: ComponentType<ChronicleProps<P>>;
  /** A small drawing of the position, square, for a list of matches; when it is over, of what the winner made. */
  thumbnail?(position: P): Sheet;
  /** How large the boards alone are drawn within another page, in units; on a narrow one they may be one under the other. */
  frame?(isNarrow: boolean): Size;
  /** What a review says about this game; loaded when somebody opens one. Without it the moves are said in notation alone. */
  readonly review?: () => Promise<ReviewWords<P>>;
  readonly examples?: readonly Example[];
  /** What a text may leave open that changes the drawing; the viewer says what is assumed, and lets the reader switch. */
  openChoice?(text: string, position: P): OpenChoice;
  /** How a position that no match leads to can be set right, in a sentence; empty where nothing can be said. */
  remedy?(position: P, fault: Refusal): string;
  /** Sets up a position by hand; loaded when somebody wants to. Without it the viewer draws what is typed. */
  readonly editor?: () => Promise<Editor<P>>;
}

export interface TypedMoves<P extends Position> {
  /** How to type the move: "d6 d5". */
  make(position: P, move: Move, side: number): string;
  /** The legal move that was meant; null where none was. */
  parse(position: P, text: string, side: number): Move | null;
  /** Why what the text names cannot be played; null where it looks like the game's notation, which has its own answers. */
  refuse(position: P, text: string, side: number): string | null;
}

/** A first match that teaches by doing: the texts, what the learner may do, and what happens in reply. */
export interface LessonStep<P extends Position> {
  readonly text: () => string;
  /** In one sentence what the learner is to do: the answer to a tap anywhere else. */
  readonly wish?: () => string;
  /** Shown instead while the others still move, before the learner's turn. */
  readonly meanwhile?: () => string;
  /** The learner only looks on; what happens is `answer`, and then a button leads to the next step. */
  readonly isShown?: boolean;
  /** What was shown has been explained press by press, so the next step needs no press of its own. */
  readonly leadsOn?: boolean;
  /** The text names the move that leads on, so it is pointed at. */
  readonly isNamed?: boolean;
  /** What the text is about, to be lit on the table; only the game knows what this means. */
  readonly subject?: string;
  /** The text is about chances and costs, so they are shown. */
  readonly hasChances?: boolean;
  /** Which of the legal moves lead on; without it all do. Only they are offered. */
  allows?(position: P, move: Move): boolean;
  /** What chance and the others do before the learner chooses and after it, one move at a time; null when they are done, as without it. */
  answer?(position: P): Move | null;
}

export interface Lesson<P extends Position = Position> {
  /** The position it begins with; the learner has seat 0. */
  readonly position: string;
  readonly steps: readonly LessonStep<P>[];
}
