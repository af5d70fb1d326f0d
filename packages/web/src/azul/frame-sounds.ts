/** What is heard when a frame has been shown: tiles on clay, a line that is full, points, and what falls to the floor. */
import type { Sound } from "../page/sound.ts";
import type { Frame } from "./frame.ts";

export function soundOf({ view, flights, rises }: Frame): Sound | null {
  const [rise] = rises;
  if (rise !== undefined) return rise.said.kind === "floor" ? "floor" : "score";
  const goals = flights.map(({ to }) => to);
  const isFilled = goals.some((to) => to.kind === "line" && view.seats[to.seat].lines[to.row].count > to.row);
  if (isFilled) return "line";
  if (goals.some(({ kind }) => kind === "line" || kind === "wall" || kind === "factory")) return "tile";
  return goals.some(({ kind }) => kind === "floor") ? "floor" : null;
}
