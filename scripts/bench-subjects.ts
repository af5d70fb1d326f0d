/** Which matches are measured. A game without an entry is measured with its fewest and its most seats. */
import { completeSetup, unwrap } from "@riad/core";
import type { Game, Position, Setup } from "@riad/core";
import { shelf } from "@riad/games";
import { MarrakechPosition } from "@riad/marrakech";

/** An event that only one game has; the bench reports in what share of the matches it happened. */
interface Event {
  readonly name: string;
  hasHappened(position: Position): boolean;
}

interface BenchEntry {
  readonly setups: readonly { readonly seats: number; readonly options?: Readonly<Record<string, string>> }[];
  readonly event?: Event;
}

export interface Subject {
  readonly name: string;
  readonly game: Game;
  readonly setup: Setup;
  readonly event: Event | undefined;
}

const ENTRIES: Readonly<Record<string, BenchEntry>> = {
  azul: { setups: [{ seats: 2 }, { seats: 4 }, { seats: 2, options: { wall: "free" } }] },
  marrakech: {
    setups: [{ seats: 2 }, { seats: 4 }, { seats: 2, options: { ruleset: "publisher" } }],
    event: { name: "eliminations", hasHappened: isAnyoneOut },
  },
};

export const SUBJECTS: readonly Subject[] = shelf.flatMap((game) => {
  const { setups, event } = Object.hasOwn(ENTRIES, game.id) ? ENTRIES[game.id] : defaultEntry(game);
  return setups.map(({ seats, options = {} }) => ({
    name: [game.id, "random", `${seats}p`, ...Object.values(options)].join(" "),
    game,
    setup: unwrap(completeSetup(game, { seats, options })),
    event,
  }));
});

function defaultEntry({ minSeats, maxSeats }: Game): BenchEntry {
  return { setups: [...new Set([minSeats, maxSeats])].map((seats) => ({ seats })) };
}

function isAnyoneOut(position: Position): boolean {
  if (!(position instanceof MarrakechPosition)) return false;
  for (let seat = 0; seat < position.seats; seat++) if (position.isOut(seat)) return true;
  return false;
}
