/** How a match ended, in one sentence. The facts come from core, so that every program agrees on who won and why. */
import type { Ending, RankedSeat, Seat } from "@riad/core";
import { listWords, say } from "../words/words.ts";
import type { Sitter } from "./face.ts";

/** A seat that resigned or ran out of time. */
export interface OutSeat {
  readonly seat: Seat;
  readonly why: "resigned" | "time";
}

/** `outs` are the seats that resigned or ran out of time; where they are not known, only one that lost can be it. */
export function sayEnding(ending: Ending, sitters: readonly Sitter[], outs = onlyLoser(ending)): string {
  const { reason, winners, ranking } = ending;
  const winning = listWords(winners.map((seat) => sitters[seat].name));
  const count = winners.length;
  const losing = namesOf(outs, reason, sitters);
  const losers = losing.length;
  const lost = { names: listWords(losing), losers, winners: winning, count };
  if (count === 0) return say("endedAbandoned");
  if (reason === "resigned" && losers > 0) return say("endedResigned", lost);
  if (reason === "time" && losers > 0) return say("endedTime", lost);
  if (count > 1) return say("shareWin", { names: winning });
  return say("wins", { name: winning, points: ranking[0].points });
}

function onlyLoser({ ranking, winners, reason }: Ending): readonly OutSeat[] {
  const losers = ranking.filter(({ seat }) => !winners.includes(seat));
  if (losers.length !== 1 || (reason !== "resigned" && reason !== "time")) return [];
  return [{ seat: losers[0].seat, why: reason }];
}

function namesOf(outs: readonly OutSeat[], why: string, sitters: readonly Sitter[]): string[] {
  return outs.filter((out) => out.why === why).map(({ seat }) => sitters[seat].name);
}

/** Whether somebody with as many points came after this seat, because of the rules and not because they left. */
export function winsTie({ ranking, reason }: Ending, { points, place }: RankedSeat): boolean {
  return reason === "played" && ranking.some((other) => other.points === points && other.place > place);
}

/** Below the outcome, to one of the players: who ended the match before it was played out. Everybody else reads it in the outcome. */
export function sayWhoLeft(
  { reason, winners }: Ending,
  sitters: readonly Sitter[],
  you: Seat | null,
  outs: readonly OutSeat[],
): string {
  const own = outs.find(({ seat }) => seat === you);
  if (own !== undefined) return say(own.why === "time" ? "youRanOut" : "youResigned");
  if (you === null || winners.length === 0) return "";
  const names = namesOf(outs, reason, sitters);
  const given = { names: listWords(names), count: names.length };
  if (names.length === 0) return "";
  return say(reason === "time" ? "theyRanOut" : "theyResigned", given);
}

/** The same to one of the players: "You won by 9", "You lost, 44 to 48", "You came second, 40 to 48". */
export function sayOutcome(
  ending: Ending,
  sitters: readonly Sitter[],
  you: Seat | null,
  outs?: readonly OutSeat[],
): string {
  const { winners, ranking, lead, reason } = ending;
  const own = ranking.find(({ seat }) => seat === you);
  if (own === undefined || winners.length === 0) return sayEnding(ending, sitters, outs);
  if (winners.includes(own.seat)) {
    if (winners.length > 1) return say("youShareWin");
    return lead > 0 && reason === "played" ? say("youWonBy", { points: lead }) : say("youWon");
  }
  // A computer may have played on for somebody who resigned, and have more points than the winner.
  if (reason !== "played" || outs?.some(({ seat }) => seat === you) === true) return say("youLost");
  if (own.points === ranking[0].points) {
    return say("youLostLevel", { points: own.points, name: sitters[ranking[0].seat].name });
  }
  if (ranking.length === 2) return say("youLostTo", { points: own.points, best: ranking[0].points });
  return say("youCame", { place: own.place + 1, seats: ranking.length, points: own.points, best: ranking[0].points });
}
