/**
 * What happened since a person at this screen last turned Assam: the throws, and who paid whom. It stands where the page
 * gives advice, because after a turn of the others that is what one wants to know. Like the side from which the board is
 * seen, it belongs to the one table on screen.
 */
import { signal } from "@preact/signals";
import { OVER } from "@riad/core";
import type { Seat } from "@riad/core";
import type { MarrakechPosition } from "@riad/marrakech";
import type { Sitter, Step } from "../play/face.ts";
import { say } from "../words/words.ts";
import { paymentOf, tell } from "./tell.ts";

interface Throw {
  readonly seat: Seat;
  readonly text: string;
  readonly isPaid: boolean;
}

const throws = signal<readonly Throw[]>([]);

/** To be called for every step once it may be told. */
export function record({ before, move }: Step<MarrakechPosition>, sitters: readonly Sitter[]): void {
  const seat = before.turn;
  if (before.phase === "rotate" && sitters[seat].level === null) throws.value = [];
  if (before.phase !== "roll") return;
  const isPaid = paymentOf(before, move) !== null;
  throws.value = [...throws.peek(), { seat, text: `${tell(before, move, sitters)}.`, isPaid }];
}

/** After a leap through the match nothing has just happened. */
export function forget(): void {
  throws.value = [];
}

/** For whoever looks on: the throw of whose turn it is, and until then the one before it. */
export function lastThrow({ turn, phase }: MarrakechPosition): string {
  const last = throws.value.at(-1);
  return last !== undefined && (last.seat === turn || phase === "rotate") ? last.text : "";
}

/** Who is to turn Assam hears what the others paid; where nobody did, and who is to lay a rug, the last throw. */
export function recap({ turn, phase }: MarrakechPosition): string {
  const told = throws.value.filter(({ seat }) => (phase === "rotate" ? seat !== turn : seat === turn));
  const paid = told.filter(({ isPaid }) => isPaid);
  return (paid.length > 0 ? paid : told.slice(-1)).map(({ text }) => text).join(" ");
}

/** The line under the sentence: what has just happened, or at the very beginning what to do. */
export function note(position: MarrakechPosition): string {
  if (position.actor === OVER) return "";
  return recap(position) || (position.phase === "rotate" ? say("noteRotate") : "");
}
