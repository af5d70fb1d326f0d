/** How a match ended, in one sentence. */
import type { SeatView, TableView } from "@riad/protocol";
import type { Sitter } from "../play/face.ts";
import { listWords } from "../words/list.ts";
import { say } from "../words/words.ts";

type End = NonNullable<TableView["end"]>;

export function endWords(seats: readonly SeatView[], end: End, sitters: readonly Sitter[]): string {
  const winners = end.places.flatMap((place, seat) => (place === 0 ? [seat] : []));
  const names = listWords(winners.map((seat) => sitters[seat].name));
  const name = sitters[seats.findIndex(({ out }) => out !== null)]?.name ?? "";
  if (end.reason === "abandoned") return say("endedAbandoned");
  if (end.reason === "resigned") return say("endedResigned", { name, winners: names });
  if (end.reason === "time") return say("endedTime", { name, winners: names });
  if (winners.length > 1) return say("shareWin", { names });
  return say("wins", { name: names, points: end.points[winners[0]] });
}
