/** What is open on top of the table, and beside it. */
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { Table } from "./table.ts";

export type SheetName = "menu" | "help" | "words" | "talk" | "share";

export const sheet = signal<SheetName | null>(null);

/** Beside the boards, which stay in sight: all moves, or the result. */
export const panel = signal<"moves" | "result" | null>(null);

/** The result beside the last position, wherever in the match the reader is; nothing is on its way over it any more. */
export function showResult(table: Table): void {
  panel.value = "result";
  table.jump(table.length.value);
}

/** The list of moves goes, and what it showed stays: a film pauses there. */
export function closeList(table: Table): void {
  panel.value = table.isOver.value && !table.isBrowsing.value ? "result" : null;
}

/** The fragment of an address that opens a match with the list of its moves. */
export const LIST = "moves";

/** What a kind of match adds to the play page, which is the same for all of them. */
export interface SheetContent {
  readonly title: string;
  readonly size?: "wide";
  readonly content: ComponentChildren;
}

export interface Extras {
  /** Behind the game's name. */
  readonly sign?: ComponentChildren;
  /** Buttons in the bar. */
  readonly bar?: ComponentChildren;
  /** On a narrow screen between the sentence and the board. */
  readonly strip?: ComponentChildren;
  /** Ways in the menu. */
  readonly menu?: ComponentChildren;
  /** Starts the same match again. */
  readonly again?: () => void;
  /** Beside the buttons of the result, `isMain` where they come first because there is nothing to review or to start again. */
  readonly result?: (isMain: boolean) => ComponentChildren;
  /** The sheet for talking to the others; its texts are not those of a table alone. */
  readonly talk?: SheetContent;
  /** Shown on top of the table. */
  readonly over?: ComponentChildren;
}
