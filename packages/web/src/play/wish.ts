/** What the next page at the table shall be: handed from the start page to the play page. */
import type { Setup } from "@riad/core";
import { go } from "../page/route.ts";
import type { GameId } from "../page/game-id.ts";
import type { Sitter } from "./face.ts";
import { setAside } from "./saved.ts";
import { againstComputer } from "./sitting.ts";

export type Wish =
  | { readonly kind: "new"; readonly setup: Partial<Setup>; readonly sitters: readonly Sitter[] }
  | { readonly kind: "record"; readonly text: string }
  | { readonly kind: "position"; readonly text: string };

let wished: Wish | null = null;

export function sitDown(game: GameId, wish: Wish): void {
  setAside(game);
  wished = wish;
  go(`/${game}`);
}

/** A match for somebody who has just learned the game. */
export function sitDownFirst(game: GameId): void {
  sitDown(game, { kind: "new", setup: { seats: 2, first: 0 }, sitters: againstComputer("easy") });
}

/** To be asked once. */
export function takeWish(): Wish | null {
  const wish = wished;
  wished = null;
  return wish;
}
