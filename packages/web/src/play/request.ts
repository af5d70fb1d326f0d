/** Which match the play page has to open, set by the page the player comes from. */
import type { Game, Seat, Setup } from "@riad/core";
import { makeMatchId } from "../kept/kept-match.ts";
import { go } from "../page/route.ts";
import type { GameId } from "../page/shelf.ts";
import type { Sitter } from "./face.ts";
import { againstComputers, completeNames } from "./sitting.ts";

export type MatchRequest =
  | {
      readonly kind: "new";
      readonly setup: Partial<Setup>;
      readonly sitters: readonly Sitter[];
      /** Whether the first player was drawn: then the page shows the draw. */
      readonly isDrawn?: boolean;
    }
  | { readonly kind: "record"; readonly text: string }
  /** Without sitters everybody is a person at this screen. */
  | { readonly kind: "position"; readonly text: string; readonly sitters?: readonly Sitter[] };

/** Who starts, unless the players say so. */
export function drawSeat(seats: number): Seat {
  return Math.floor((crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32) * seats);
}

let requested: MatchRequest | null = null;

/** Every match has an address of its own from the start, so none ever takes the place of another. */
export function sitDown(game: GameId, request: MatchRequest): void {
  requested = request;
  go(`/${game}?match=${makeMatchId()}`);
}

/** A match for somebody who has just learned the game. */
export function sitDownFirst({ id, minSeats }: Game): void {
  sitDown(id, { kind: "new", setup: { first: 0 }, sitters: againstComputers("easy", minSeats) });
}

/** A match of two good computers, for somebody who came to watch and found nobody. */
export function watchComputers(game: GameId): void {
  const sitters = completeNames(["", ""]).map((name) => ({ name, level: "hard" }));
  const seats = sitters.length;
  sitDown(game, { kind: "new", setup: { seats, first: drawSeat(seats) }, sitters });
}

/** To be asked once. */
export function takeRequest(): MatchRequest | null {
  const request = requested;
  requested = null;
  return request;
}
