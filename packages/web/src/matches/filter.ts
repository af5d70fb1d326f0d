/** Which matches the list shows. */
import type { GameId } from "../page/shelf.ts";
import { readPlayers } from "../kept/kept-match.ts";
import { sayDay } from "../play/day-words.ts";
import type { Summary, Unreadable } from "./summary.ts";

export const FILTERS = ["all", "yours", "running", "finished"] as const;
export type Filter = (typeof FILTERS)[number];

const PASSES: Readonly<Record<Filter, (match: Summary | Unreadable) => boolean>> = {
  all: () => true,
  yours: ({ isYourTurn }) => isYourTurn,
  running: ({ isOver }) => !isOver,
  finished: ({ isOver }) => isOver,
};

interface Wish {
  readonly filter: Filter;
  /** Empty for all of them. */
  readonly game: GameId;
  /** Part of a player, of the match's name or of its day. */
  readonly wanted: string;
}

export function choose<M extends Summary | Unreadable>(matches: readonly M[], { filter, game, wanted }: Wish): M[] {
  const text = wanted.trim().toLowerCase();
  return matches.filter((match) => {
    if (!PASSES[filter](match) || (game !== "" && match.kept.game !== game)) return false;
    const { record, name, changed } = match.kept;
    return [...readPlayers(record), name, sayDay(changed)].some((part) => part.toLowerCase().includes(text));
  });
}
