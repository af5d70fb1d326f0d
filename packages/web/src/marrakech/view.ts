/** What lies on the table of Marrakech: all that the board draws. No rule is needed to read it. */
import type { Heading } from "./art/Assam.tsx";
import type { RugColour } from "./art/weaves.tsx";

/** What a square shows. Two squares with the same colour and id show one and the same rug. */
export interface Cloth {
  readonly colour: RugColour;
  readonly id: number;
}

export interface MarrakechSeat {
  readonly colour: RugColour;
  /** The other colour of a seat that plays two. */
  readonly secondColour: RugColour | null;
  readonly dirhams: number;
  readonly rugs: number;
  readonly squares: number;
  readonly points: number;
  readonly isOut: boolean;
  /** 0 for the winner; null while the match goes on. */
  readonly place: number | null;
}

export type MarrakechPhase = "rotate" | "roll" | "lay" | "draw" | "over";

export interface MarrakechView {
  readonly seats: readonly MarrakechSeat[];
  /** Index into `seats` of whose turn it is; null when the match is over. */
  readonly turn: number | null;
  readonly phase: MarrakechPhase;
  /** 49 squares, column by column from the left, each from the top; null where nothing lies. */
  readonly squares: readonly (Cloth | null)[];
  readonly assam: { readonly x: number; readonly y: number; readonly heading: Heading };
}

export function clothAt(view: MarrakechView, x: number, y: number): Cloth | null {
  return x < 0 || y < 0 || x > 6 || y > 6 ? null : view.squares[x * 7 + y];
}
