/** Pig: roll as often as you dare and hold before you roll a 1. This is the minimum that a game must provide. */
import type { Game } from "@riad/core";
import { notation } from "./notation.ts";
import { PigPosition } from "./position.ts";

export const pig: Game<PigPosition> = {
  id: "pig",
  title: "Pig",
  rulesVersion: 1,
  minSeats: 2,
  maxSeats: 6,
  moveLimit: 5000,
  options: [{ name: "target", about: "How many points win.", values: ["50", "100"] }],
  start({ seats, first, options }) {
    const position = new PigPosition(seats);
    position.target = Number(options["target"]);
    position.turn = first;
    return position;
  },
  // Only the number of players stays constant in this game.
  stock: ({ seats }) => new Map([["players", seats]]),
  notation,
};
