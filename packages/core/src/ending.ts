/** How a match ended, as facts; each program words them itself. */
import type { Position, Seat } from "./game.ts";

/** Whether it was played to its end, somebody resigned or ran out of time, or it stopped without a winner. */
export type EndReason = "played" | "resigned" | "time" | "abandoned" | "limit";

/**
 * What put the winner ahead of the next seat: more points, the game's tie-break at equal points, or that a seat with
 * more points was out.
 */
export type Decision = "points" | "tiebreak" | "elimination";

export interface RankedSeat {
  readonly seat: Seat;
  readonly points: number;
  readonly place: number;
}

export interface Ending {
  readonly reason: EndReason;
  /** From the first place to the last; seats that share a place are in order of play. */
  readonly ranking: readonly RankedSeat[];
  /** Empty if the match stopped without a winner; several if the win is shared. */
  readonly winners: readonly Seat[];
  /** Null if there is no winner or the win is shared. */
  readonly decidedBy: Decision | null;
  /** The winners' points minus those of the best other seat; 0 if everybody wins. */
  readonly lead: number;
}

/** From points and places as a server reports them. */
export function makeEnding(points: readonly number[], places: readonly number[], reason: EndReason): Ending {
  const ranking = points.map((own, seat): RankedSeat => ({ seat, points: own, place: places[seat] }));
  ranking.sort((one, other) => one.place - other.place || one.seat - other.seat);
  const hasWinner = reason !== "abandoned" && reason !== "limit";
  const winners = hasWinner ? ranking.filter(({ place }) => place === 0).map(({ seat }) => seat) : [];
  const rest = ranking.filter(({ seat }) => !winners.includes(seat)).map((other) => other.points);
  const lead = winners.length === 0 || rest.length === 0 ? 0 : points[winners[0]] - Math.max(...rest);
  return { reason, ranking, winners, decidedBy: winners.length === 1 ? decisionOf(lead) : null, lead };
}

/** From a match that was played to its end. */
export function endingOf(position: Position): Ending {
  const seats = Array.from({ length: position.seats }, (_, seat) => seat);
  return makeEnding(
    seats.map((seat) => position.points(seat)),
    seats.map((seat) => position.place(seat)),
    "played",
  );
}

/** From a match that `seat` gives up: it comes last, and the others are ranked by the points they have. */
export function endingByResigning(position: Position, seat: Seat): Ending {
  const points = Array.from({ length: position.seats }, (_, own) => position.points(own));
  const places = points.map((own, at) =>
    at === seat ? points.length - 1 : points.filter((other, i) => i !== seat && other > own).length,
  );
  return makeEnding(points, places, "resigned");
}

function decisionOf(lead: number): Decision {
  return lead > 0 ? "points" : lead === 0 ? "tiebreak" : "elimination";
}
