/**
 * The errors of a review: the same matches are judged again with ten times the nodes. The ledger adds up losses and luck; the graph
 * shows values. Start and revision are what remains of the result after losses and luck, so better values alone do not make the
 * revision of a match smaller: they only move it from one event to another.
 */
import { SeededRandom } from "@riad/core";
import type { Game } from "@riad/core";
import type { ReviewEvent } from "@riad/review";
import { drawLevels, playMatch, reviewEvents, scaledBudgets } from "./reviewed-matches.ts";

const NODES = 1000;
const MORE = 10;

/** How a value was found; values of the same kind have similar errors. */
type Kind = "solved" | "second look" | "first look" | "chance";

interface Errors {
  /** The errors of what the event gave seat 0, by play or by luck. */
  readonly change: number[];
  /** The errors of the expected share of seat 0 before the event. */
  readonly value: number[];
}

export function measureErrors(
  game: Game,
  { seats, count, scale, seed }: { seats: number; count: number; scale: number; seed: string },
  progress: (done: number) => boolean,
): string[] {
  const random = new SeededRandom(`errors ${game.id} ${seats}${seed}`);
  const errors = new Map<Kind, Errors>();
  const perMatch: Record<"play" | "luck", number[]> = { play: [], luck: [] };
  while (perMatch.play.length < count) {
    const match = playMatch(game, drawLevels(game, seats, random), `errors ${perMatch.play.length}${seed}`, NODES);
    const [events, deeper] = [scale, MORE * scale].map((one) => reviewEvents(match, scaledBudgets(game, seats, one)));
    let [play, luck] = [0, 0];
    for (const [i, event] of events.entries()) {
      const { change, value } = errors.get(kindOf(event)) ?? { change: [], value: [] };
      errors.set(kindOf(event), { change, value });
      const off = changeBy(event) - changeBy(deeper[i]);
      change.push(off);
      value.push(event.first[0] - deeper[i].first[0]);
      if (event.kind === "chance") luck += off;
      else play += off;
    }
    perMatch.play.push(play);
    perMatch.luck.push(luck);
    if (!progress(perMatch.play.length)) break;
  }
  return [
    ...Array.from(
      errors,
      ([kind, { change, value }]) =>
        `${kind.padEnd(11)} loss or luck off by ${inPoints(change)}, value by ${inPoints(value)} (rms of ${change.length})`,
    ),
    `by match: play off by ${inPoints(perMatch.play)}, luck by ${inPoints(perMatch.luck)}, ${perMatch.play.length} matches`,
  ];
}

function changeBy({ first, last }: ReviewEvent): number {
  return last[0] - first[0];
}

function kindOf(event: ReviewEvent): Kind {
  if (event.kind === "chance") return "chance";
  return event.isSolved ? "solved" : event.isSecondLook ? "second look" : "first look";
}

function inPoints(errors: readonly number[]): string {
  const squares = errors.reduce((sum, error) => sum + error ** 2, 0);
  return `${(100 * Math.sqrt(squares / Math.max(1, errors.length))).toFixed(2)} pp`;
}
