import { OVER, SeededRandom } from "@riad/core";
import { describe, expect, test } from "vitest";
import { viewAzul } from "../src/azul/adapter.ts";
import { arrangeStage } from "../src/azul/arrange-stage.ts";
import { framesOf } from "../src/azul/motion.ts";
import { withoutArrivals } from "../src/azul/slots.ts";
import { spotOf } from "../src/azul/stage.ts";
import type { AzulView } from "../src/azul/view.ts";
import { chooseMove, playMatch } from "./azul-match.ts";

/** Nobody waits longer for a move, also when it ends the round; after the last one the bonuses are walked through. */
const LONGEST_MOVE = 1500;
const LONGEST_END = 3000;

describe.each([
  { seats: 2, wall: "fixed", centres: "1" },
  { seats: 3, wall: "free", centres: "2" },
  { seats: 4, wall: "fixed", centres: "2" },
] as const)("$seats seats, $wall wall, centres: $centres", (wish) => {
  test("every move of a match ends where the position is, in time, and nothing comes from nowhere", () => {
    const random = new SeededRandom(wish.seats);
    const { position } = playMatch(wish);
    const stages = (["wide", "tablet", "side", "phone"] as const).map((format) =>
      arrangeStage({ seats: wish.seats, centres: Number(wish.centres), viewer: 1 }, format),
    );
    for (let i = 0; i < 400 && position.actor !== OVER; i++) {
      const before = position.clone();
      const move = chooseMove(position, random);
      position.play(move);
      const frames = framesOf(before, move, position);
      expect(frames.at(-1)?.view).toEqual(viewAzul(position));
      const lasts = frames.reduce((sum, frame) => sum + frame.lasts, 0);
      expect(lasts).toBeLessThanOrEqual(position.actor === OVER ? LONGEST_END : LONGEST_MOVE);
      for (const { view, flights } of frames) {
        const arriving = flights.map(({ to }) => to);
        expect(lowest(withoutArrivals(view, arriving))).toBeGreaterThanOrEqual(0);
        for (const stage of stages) {
          for (const slot of arriving) {
            const { x, y, size } = spotOf(stage, slot);
            expect(x).toBeGreaterThanOrEqual(0);
            expect(y).toBeGreaterThanOrEqual(0);
            expect(x + size).toBeLessThanOrEqual(stage.width);
            expect(y + size).toBeLessThanOrEqual(stage.height);
          }
        }
      }
    }
    expect(position.actor).toBe(OVER);
  });
});

/** A count below zero would mean a piece that arrives where none will lie. */
function lowest({ trays, seats }: AzulView): number {
  return Math.min(
    ...trays.flatMap(({ tiles }) => tiles),
    ...seats.flatMap(({ lines }) => lines.map(({ count }) => count)),
  );
}
