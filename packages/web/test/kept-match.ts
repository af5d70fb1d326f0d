/** Matches of any game for tests: played by chance from a seed, and as the page keeps them. */
import { CHANCE, Match, OVER, SeededRandom, listMoves, makeRecord, unwrap } from "@riad/core";
import type { Game, Move, Position, Setup } from "@riad/core";
import { gameOf, shelf } from "@riad/games";
import type { Page } from "playwright-core";
import { NAMES } from "./online-match.ts";

export function playByChance<P extends Position>(
  game: Game<P>,
  setup: Partial<Setup>,
  plies: number,
  seed: number,
): Match<P> {
  const match = unwrap(Match.fromSetup(game, setup));
  const random = new SeededRandom(seed);
  while (match.length < plies && match.actor !== OVER) match.play(chooseMove(match.position, random));
  return match;
}

export function chooseMove(position: Position, random: SeededRandom): Move {
  if (position.actor === CHANCE) return position.draw(random);
  const moves = listMoves(position);
  return moves[random.below(moves.length)];
}

/** Nearly over, with somebody to decide: the end of the match is played on the screen. */
export const LATE = "late";

const ENDING = 24;

export function lateIn(match: Match): number {
  let plies = match.length - ENDING;
  while (match.positionAt(plies).actor < 0) plies--;
  return plies;
}

export interface KeptWish {
  readonly seats?: number;
  readonly plies?: number | typeof LATE;
  readonly options?: Record<string, string>;
  /** Computers by seat, the first being a person, who is then to move. */
  readonly levels?: readonly string[];
}

const END = 1000;

/** A match played by chance, as the page keeps it. */
export function keptMatch(
  game: string,
  { seats = 2, plies = END, options = {}, levels = [] }: KeptWish,
): Record<string, string> {
  const players = NAMES.slice(0, seats);
  const play = (length: number) => playByChance(gameOf(game) ?? shelf[0], { seats, options }, length, 4);
  let match = play(plies === LATE ? lateIn(play(END)) : plies);
  while (levels.length > 0 && match.actor !== 0 && match.actor !== OVER) match = play(match.length + 1);
  const record = makeRecord(match, {
    players,
    date: "2026-11-16",
    extra: { seats: players.map((_, seat) => (seat === 0 ? "person" : (levels[seat - 1] ?? "person"))).join(",") },
  });
  return { [`riad.match.${game}`]: record, "riad.last": game };
}

/** The record of the match that the page shows, as this browser keeps it. */
export async function savedRecord(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const id = new URLSearchParams(location.search).get("match") ?? "";
    const copy = localStorage.getItem(`riad.kept.${id}`);
    if (copy !== null) return (JSON.parse(copy) as { record: string }).record;
    return new Promise<string>((resolve, reject) => {
      const opening = indexedDB.open("riad");
      opening.addEventListener("error", () => reject(new Error("The database did not open.")));
      opening.addEventListener("success", () => {
        const database = opening.result;
        const reading = database.transaction("matches").objectStore("matches").get(id);
        reading.addEventListener("error", () => reject(new Error("The database did not answer.")));
        reading.addEventListener("success", () => {
          database.close();
          resolve((reading.result as { record: string } | undefined)?.record ?? "");
        });
      });
    });
  });
}
