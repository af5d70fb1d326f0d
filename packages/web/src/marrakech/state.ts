/** What is being chosen and shown at one table of Marrakech. */
import { signal } from "@preact/signals";
import { OVER } from "@riad/core";
import type { Move, Seat } from "@riad/core";
import type { MarrakechPosition, Square } from "@riad/marrakech";
import type { Sitter, Step } from "../play/face.ts";
import { say } from "../words/words.ts";
import { Turning } from "./choice.ts";
import type { Laying } from "./choice.ts";
import { paymentOf, tell } from "./sentences.ts";

interface Roll {
  readonly seat: Seat;
  readonly text: string;
  readonly isPaid: boolean;
}

export class MarrakechState {
  /** The rolls since a person at this screen last turned Assam. */
  readonly #rolls = signal<readonly Roll[]>([]);
  #turning: Turning | null = null;
  /** The rug that a person at this screen is laying. */
  readonly laying = signal<Laying | null>(null);

  /** Where its first half is to lie, while the second one is missing. */
  get half(): Square | null {
    const laying = this.laying.value;
    return laying === null || laying.chosen.value !== null ? null : laying.first.value;
  }

  /**
   * The three ways to turn; they stay the same while the die rolls. After a jump to the roll, `latest` still knows where Assam was
   * turned.
   */
  turningAt(
    position: MarrakechPosition,
    preselected: Move | null,
    latest: Step<MarrakechPosition> | null = null,
  ): Turning {
    if (this.#turning === null || this.#turning.rotationTo(position) === null) {
      const isJump = position.phase === "roll" && latest?.before.phase === "rotate";
      this.#turning = new Turning(isJump ? latest.before : position, preselected);
    }
    return this.#turning;
  }

  /** To be called for every step as soon as its result may be told. */
  record({ before, move }: Step<MarrakechPosition>, sitters: readonly Sitter[]): void {
    const seat = before.turn;
    if (before.phase === "rotate" && sitters[seat].level === null) this.forget();
    if (before.phase !== "roll") return;
    const isPaid = paymentOf(before, move) !== null;
    this.#rolls.value = [...this.#rolls.peek(), { seat, text: rollText({ before, move }, sitters), isPaid }];
  }

  /** After a jump through the match nothing has just happened. */
  forget(): void {
    this.#rolls.value = [];
  }

  /**
   * For a player who is watching: the roll of the turn that is on the table, and none of an earlier turn. After a jump through
   * the match nothing was recorded; `lastDraw` still knows which roll led to the rug that is laid now.
   */
  lastRoll(
    { turn, phase }: MarrakechPosition,
    lastDraw: Step<MarrakechPosition> | null,
    sitters: readonly Sitter[],
  ): string {
    const last = this.#rolls.value.at(-1);
    if (last !== undefined) return last.seat === turn ? last.text : "";
    return phase === "lay" && lastDraw?.before.phase === "roll" ? rollText(lastDraw, sitters) : "";
  }

  /**
   * For the player whose turn it is: before turning Assam, what the others paid, or their last roll if nobody paid;
   * before laying a rug, their own roll.
   */
  recap({ turn, phase }: MarrakechPosition): string {
    const told = this.#rolls.value.filter(({ seat }) => (phase === "rotate" ? seat !== turn : seat === turn));
    const paid = told.filter(({ isPaid }) => isPaid);
    return (paid.length > 0 ? paid : told.slice(-1)).map(({ text }) => text).join(" ");
  }

  /** The line under the sentence: what has just happened, or at the very start what to do. */
  note(position: MarrakechPosition): string {
    if (position.actor === OVER) return "";
    return this.recap(position) || (position.phase === "rotate" ? say("noteRotate") : "");
  }
}

function rollText({ before, move }: Step<MarrakechPosition>, sitters: readonly Sitter[]): string {
  return `${tell(before, move, sitters)}.`;
}
