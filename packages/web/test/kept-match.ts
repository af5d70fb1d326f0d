/** Matches of any game for tests, as the page keeps them. */
import { CHANCE, Match, OVER, SeededRandom, listMoves, makeRecord, unwrap } from "@riad/core";
import { gameOf, shelf } from "@riad/games";
import { NAMES } from "./online-match.ts";

export interface KeptWish {
  readonly seats?: number;
  readonly plies?: number;
  readonly options?: Record<string, string>;
  readonly kinds?: string;
}

const END = 1000;

/** A match played by chance, as the page keeps it. */
export function keptMatch(
  game: string,
  { seats = 2, plies = END, options = {}, kinds }: KeptWish,
): Record<string, string> {
  const match = unwrap(Match.fromSetup(gameOf(game) ?? shelf[0], { seats, options }));
  const random = new SeededRandom(4);
  while (match.length < plies && match.actor !== OVER) {
    const moves = listMoves(match.position);
    match.play(match.actor === CHANCE ? match.position.draw(random) : moves[random.below(moves.length)]);
  }
  const record = makeRecord(match, {
    players: NAMES.slice(0, seats),
    date: "2026-11-16",
    extra: {
      seats:
        kinds ??
        NAMES.slice(0, seats)
          .map(() => "person")
          .join(","),
    },
  });
  return { [`riad.match.${game}`]: record, "riad.last": game };
}
