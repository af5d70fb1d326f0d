/** What a value of the search means to people. */
import type { Judgement } from "../player.ts";
import { POINTS_SCALE } from "./inputs.ts";

/** A value is half result, half margin; results spread a little wider than the whole. */
const RESULT_SPREAD = 1.2;

export function judgementOf(value: number, seats: number): Judgement {
  const fair = 1 / seats;
  const win = fair + (1 - fair) * RESULT_SPREAD * value;
  return { win: Math.min(1, Math.max(0, win)), margin: POINTS_SCALE * value };
}
