/**
 * What is being chosen: the tiles that were picked, the line or column they would go to, and the one that waits for a
 * confirmation. Nothing here is a move yet. It is a class of signals, so components that read a part of it
 * are redrawn when that part changes.
 */
import { computed, signal } from "@preact/signals";
import type { AzulPosition } from "@riad/azul";
import { listMoves } from "@riad/core";
import type { Move } from "@riad/core";
import { announce } from "../page/announce.tsx";
import type { TableProps } from "../play/face.ts";
import { isSamePick, listOutlooks, listPicks, listTilings, readDraft, refusalOf } from "./outlook.ts";
import type { Outlook, Pick, Refusal, Target, Tiling } from "./outlook.ts";
import { refusalWords } from "./outlook-words.ts";

const LINES = [0, 1, 2, 3, 4];

export class Choice {
  readonly position: AzulPosition;
  readonly moves: readonly Move[];
  readonly picks: readonly Pick[];
  /** On the free wall: the columns for the full line, or one entry that says it must fall. */
  readonly tilings: readonly Tiling[];
  /** The tiles in hand. */
  readonly pick = signal<Pick | null>(null);
  /** The centre that takes the rest of the factory. */
  readonly rest = signal(0);
  /** Under the pointer or the focus. */
  readonly hovered = signal<Pick | null>(null);
  readonly aim = signal<Target | null>(null);
  /** Waits for a confirmation. */
  readonly chosen = signal<Target | null>(null);
  /** The line that was tried last and refused; counted, so that the same line twice is seen twice. */
  readonly refused = signal<{ readonly line: number; readonly attempt: number } | null>(null);
  /** Where the tiles in hand may go. */
  readonly outlooks = computed<readonly Outlook[]>(() => {
    const pick = this.pick.value;
    return pick === null ? [] : listOutlooks(this.position, this.moves, pick, this.rest.value);
  });
  /** Why the tiles in hand cannot go to the other lines; undefined where they can, and while there are none. */
  readonly refusals = computed<readonly (Refusal | undefined)[]>(() => {
    const pick = this.pick.value;
    return LINES.map((line) => {
      if (pick === null || this.outlooks.value.some(({ target }) => target === line)) return undefined;
      return this.#isLegal(pick, line) ? undefined : refusalOf(this.position, pick, line);
    });
  });
  /** The target whose consequences are shown. */
  readonly shownTarget = computed<Target | null>(() => this.aim.value ?? this.chosen.value);
  /** Whether a chosen target waits for `confirm`. */
  confirms = false;
  readonly #choose: (move: Move) => void;

  constructor({ position, moves, choose }: ChoiceProps) {
    this.position = position;
    this.moves = moves;
    this.#choose = choose;
    this.picks = listPicks(position, moves);
    this.tilings = listTilings(position, moves);
  }

  /** Takes tiles in hand; the same ones again are put back. */
  take(pick: Pick): void {
    if (isSamePick(pick, this.pick.value)) {
      this.putBack();
      return;
    }
    this.putBack();
    this.pick.value = pick;
    this.hovered.value = pick;
  }

  putBack(): void {
    this.pick.value = null;
    this.aim.value = null;
    this.chosen.value = null;
    this.refused.value = null;
  }

  /** Chooses a line, a column or the floor. Where a confirmation is needed a second tap is none: fingers tap twice. */
  place(target: Target): void {
    const move = this.#moveTo(target);
    if (move === undefined) this.#refuse(target);
    else if (!this.confirms) this.#choose(move);
    else {
      this.chosen.value = target;
      this.aim.value = target;
      this.refused.value = null;
    }
  }

  /** Plays what waits for it. */
  confirm(): void {
    const chosen = this.chosen.value;
    const move = chosen === null ? undefined : this.#moveTo(chosen);
    if (move !== undefined) this.#choose(move);
  }

  /** What the rules allow may still not be offered, as in a lesson. */
  #isLegal(pick: Pick, line: number): boolean {
    return listMoves(this.position).some((move) => {
      const draft = readDraft(this.position, move);
      return draft !== null && draft.target === line && isSamePick(draft.pick, pick);
    });
  }

  #moveTo(target: Target): Move | undefined {
    return (
      this.outlooks.value.find((outlook) => outlook.target === target)?.move ??
      this.tilings.find(({ column }) => (column ?? "floor") === target)?.move
    );
  }

  #refuse(target: Target): void {
    const refusal = target === "floor" ? undefined : this.refusals.value[target];
    if (refusal === undefined || target === "floor") return;
    this.refused.value = { line: target, attempt: (this.refused.value?.attempt ?? 0) + 1 };
    announce(refusalWords(target, refusal));
  }
}

type ChoiceProps = globalThis.Pick<TableProps<AzulPosition>, "position" | "moves" | "choose">;

/** What is being scored at the end of a round, and whose points they are. */
export interface Counting {
  readonly seat: number;
  readonly isBonus: boolean;
}

/** What is being chosen and shown at one table of Azul. */
export class AzulState {
  readonly choice = signal<Choice | null>(null);
  readonly counting = signal<Counting | null>(null);
}
