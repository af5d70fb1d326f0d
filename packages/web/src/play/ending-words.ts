/** How a match ended, in one sentence. The facts come from core, so that every program agrees on who won and why. */
import type { Ending, Seat } from "@riad/core";
import { listWords, say } from "../words/words.ts";
import type { Sitter } from "./face.ts";

/** `out` is the seat that resigned or ran out of time, if that ended the match; where it is not known, only one that lost can be it. */
export function sayEnding(ending: Ending, sitters: readonly Sitter[], out = onlyLoser(ending)): string {
  const { reason, winners, ranking } = ending;
  const names = listWords(winners.map((seat) => sitters[seat].name));
  const name = sitters[out]?.name ?? "";
  const count = winners.length;
  if (count === 0) return say("endedAbandoned");
  if (reason === "resigned" && name !== "") return say("endedResigned", { name, winners: names, count });
  if (reason === "time" && name !== "") return say("endedTime", { name, winners: names, count });
  if (count > 1) return say("shareWin", { names });
  return say("wins", { name: names, points: ranking[0].points });
}

/** -1 where several lost. */
function onlyLoser({ ranking, winners }: Ending): Seat {
  const losers = ranking.filter(({ seat }) => !winners.includes(seat));
  return losers.length === 1 ? losers[0].seat : -1;
}

/** The same to one of the players: "You won by 9", "You lost, 44 to 48", "You came second, 40 to 48". */
export function sayOutcome(ending: Ending, sitters: readonly Sitter[], you: Seat | null): string {
  const { winners, ranking, lead, reason } = ending;
  const own = ranking.find(({ seat }) => seat === you);
  if (own === undefined || winners.length === 0) return sayEnding(ending, sitters);
  if (winners.includes(own.seat)) {
    if (winners.length > 1) return say("youShareWin");
    return lead > 0 && reason === "played" ? say("youWonBy", { points: lead }) : say("youWon");
  }
  if (reason !== "played") return say("youLost");
  if (own.points === ranking[0].points) {
    return say("youLostLevel", { points: own.points, name: sitters[ranking[0].seat].name });
  }
  if (ranking.length === 2) return say("youLostTo", { points: own.points, best: ranking[0].points });
  return say("youCame", { place: own.place + 1, seats: ranking.length, points: own.points, best: ranking[0].points });
}
