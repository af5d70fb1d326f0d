import type { Game, GameOption, Setup } from "@riad/core";
import { RULESETS } from "./arrangement.ts";
import type { Merchant, Ruleset } from "./arrangement.ts";
import { CENTRE, SQUARES } from "./board.ts";
import { notation } from "./notation.ts";
import { MarrakechPosition } from "./position.ts";
import { NO_COLOUR, NO_RUG, parseColour } from "./rugs.ts";
import { parseHeading } from "./coordinates.ts";

const DIRHAMS_AT_START = 30;

const options: readonly GameOption[] = [
  {
    name: "ruleset",
    about: "Quick rules with 15 rugs each (anu), or the official rules (publisher).",
    values: RULESETS,
  },
  { name: "heading", about: "Which way Assam faces at the start.", values: ["N", "E", "S", "W"], isDrawn: true },
  {
    name: "colours",
    about: "The colours of the seats in order: cyan, yellow, purple, red.",
    values: permutations("cypr"),
  },
];

export const marrakech: Game<MarrakechPosition> = {
  id: "marrakech",
  title: "Marrakech",
  rulesVersion: 1,
  minSeats: 2,
  maxSeats: 4,
  // A normal match has at most 192 moves; four seats with 99 rugs each, from a string, make 1,188.
  moveLimit: 2000,
  options,
  start,
  stock: countDirhams,
  // A turn is rotation, roll and rug; under the official rules for two it starts with drawing the rug.
  opens(position) {
    const drawsRug = position.secondColour(position.turn) !== NO_COLOUR;
    return position.phase === "draw" || (position.phase === "rotate" && !drawsRug) ? "turn" : null;
  },
  notation,
};

function start(setup: Setup): MarrakechPosition {
  const ruleset = setup.options["ruleset"] as Ruleset;
  return MarrakechPosition.arrange({
    ruleset,
    merchants: Array.from({ length: setup.seats }, (_, seat) => newMerchant(setup, ruleset, seat)),
    assam: CENTRE,
    heading: parseHeading(setup.options["heading"]),
    board: SQUARES.map(() => NO_RUG),
    turn: setup.first,
    phase: ruleset === "publisher" && setup.seats === 2 ? "draw" : "rotate",
    rugColour: NO_COLOUR,
  });
}

/** With two seats and the publisher's rules the third and fourth letter are the seats' other colours (M14). */
function newMerchant(setup: Setup, ruleset: Ruleset, seat: number): Merchant {
  const letters = setup.options["colours"];
  const isDouble = ruleset === "publisher" && setup.seats === 2;
  return {
    colour: parseColour(letters[seat]),
    dirhams: DIRHAMS_AT_START,
    rugs: isDouble ? 24 : ruleset === "publisher" && setup.seats === 4 ? 12 : 15,
    isOut: false,
    secondColour: isDouble ? parseColour(letters[seat + 2]) : NO_COLOUR,
    secondRugs: isDouble ? 12 : 0,
  };
}

/** Dirhams only change hands. */
function countDirhams(position: MarrakechPosition): ReadonlyMap<string, number> {
  let dirhams = 0;
  for (let seat = 0; seat < position.seats; seat++) dirhams += position.dirhams(seat);
  return new Map([["dirhams", dirhams]]);
}

function permutations(letters: string): string[] {
  if (letters.length < 2) return [letters];
  return Array.from(letters).flatMap((letter) =>
    permutations(letters.replace(letter, "")).map((rest) => letter + rest),
  );
}
