/** A position of Azul without names at the table: one sentence for the state, one beneath it, and all of it in words. */
import { listWords } from "../words/list.ts";
import { say } from "../words/words.ts";
import { describeView } from "./telling.ts";
import { total } from "./view.ts";
import type { AzulSeat, AzulView } from "./view.ts";

export function seatName({ letter }: AzulSeat): string {
  return say("viewPlayer", { letter });
}

export function headline(view: AzulView): string {
  if (view.phase === "over") return result(view);
  if (view.phase === "settle") return say("azulSettling");
  if (view.phase === "deal" || view.turn === null) return say("azulDealing");
  return say(view.phase === "draft" ? "viewTake" : "viewTile", { name: seatName(view.seats[view.turn]) });
}

function result({ seats }: AzulView): string {
  const winners = seats.filter((seat) => seat.place === 0);
  const names = winners.map(seatName);
  return winners.length === 1
    ? say("wins", { name: names[0], points: winners[0].points })
    : say("shareWin", { names: listWords(names) });
}

export function subline(view: AzulView): string {
  const count = total(view.plates.map((plate) => plate.length)) + total(view.trays.map((tray) => total(tray.tiles)));
  const wall = say(view.pattern === null ? "viewFreeWall" : "viewFixedWall");
  return view.phase === "over" ? say("viewEnded", { wall }) : say("viewDraft", { count, wall });
}

/** Everything on the table, a sentence each. */
export function describe(view: AzulView): string[] {
  return describeView(view, view.seats.map(seatName), headline(view));
}
