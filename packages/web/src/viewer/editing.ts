/** A position that is being set up by hand: the piece in hand, the slot that waits for its neighbour, and what can be undone. */
import { signal } from "@preact/signals";
import type { Seat } from "@riad/core";
import { announce } from "../page/announce.tsx";
import type { Editor } from "../play/editor.ts";
import type { Key } from "../words/words.ts";
import { say } from "../words/words.ts";
import { mainSeat, readPosition, startOf } from "./viewer.ts";
import type { Viewer } from "./viewer.ts";

export class Editing {
  readonly editor: Editor;
  readonly piece = signal("");
  /** The slots that were pressed for the piece in hand, before the last one. */
  readonly held = signal<readonly string[]>([]);
  /** Why the last press changed nothing. */
  readonly refused = signal<Key | null>(null);
  /** Whose board is large; it stays so when the turn is edited. */
  readonly board = signal<Seat>(0);
  readonly past = signal<readonly string[]>([]);
  readonly future = signal<readonly string[]>([]);
  readonly #viewer: Viewer;
  /** The text as this editing left it. */
  #left: string;

  /** `earlier` is the editing of the same game before this one, whose steps can still be undone. */
  constructor(viewer: Viewer, editor: Editor, earlier: Editing | null = null) {
    this.#viewer = viewer;
    this.#left = viewer.text.value;
    if (earlier !== null) {
      const isSame = earlier.#left === this.#left;
      this.past.value = isSame ? earlier.past.value : [...earlier.past.value, earlier.#left];
      this.future.value = isSame ? earlier.future.value : [];
    }
    this.editor = editor;
    this.board.value = mainSeat(viewer.drawn.value);
    this.piece.value = editor.pieces(viewer.drawn.value.position)[0].id;
  }

  choose(piece: string): void {
    this.piece.value = piece;
    this.#forget();
  }

  press(slot: string): void {
    const held = this.held.value;
    // The same slot again: it was not meant.
    if (held.includes(slot)) return this.#forget();
    const { position } = this.#viewer.drawn.value;
    const piece = this.piece.value;
    const edit = this.editor.put(position, [...held, slot], piece);
    if (edit.kind === "done") return this.#change(edit.text);
    const isFirst = edit.kind === "more" || this.editor.put(position, [slot], piece).kind === "more";
    this.held.value = isFirst ? [slot] : [];
    this.refused.value = edit.kind === "refused" ? edit.why : null;
    announce(say((this.refused.value ?? "editSecond") as "editSecond"));
  }

  set(control: string, value: string): void {
    this.#change(this.editor.set(this.#viewer.drawn.value.position, control, value));
  }

  /** An empty table. */
  restart(seats: number): void {
    this.board.value = 0;
    this.#change(startOf(this.#viewer.drawn.value.face.game, seats));
  }

  undo(): void {
    this.#step(this.past, this.future);
  }

  redo(): void {
    this.#step(this.future, this.past);
  }

  #step(from: Editing["past"], to: Editing["past"]): void {
    const text = from.value.at(-1);
    if (text === undefined) return;
    from.value = from.value.slice(0, -1);
    to.value = [...to.value, this.#viewer.text.value];
    this.#write(text);
    this.#forget();
    this.board.value = Math.min(this.board.value, this.#viewer.drawn.value.position.seats - 1);
  }

  #change(edited: string): void {
    this.#forget();
    const before = this.#viewer.text.value;
    const text = this.#keepChoice(before, edited);
    if (text === before) return;
    this.past.value = [...this.past.value, before];
    this.future.value = [];
    this.#write(text);
  }

  #write(text: string): void {
    this.#left = text;
    this.#viewer.text.value = text;
  }

  /** What the text may leave open stays said where it was: a position is written without what goes without saying. */
  #keepChoice(before: string, edited: string): string {
    const { face, position } = this.#viewer.drawn.value;
    const after = readPosition(edited);
    if (!after.ok || face.openChoice === undefined || face.openChoice(before, position).assumed !== null) return edited;
    const choice = face.openChoice(edited, after.value.position);
    return choice.assumed === null ? edited : choice.with(choice.value);
  }

  #forget(): void {
    this.held.value = [];
    this.refused.value = null;
  }
}
