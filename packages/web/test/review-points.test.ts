/** Where a match was decided already: moves are compared by their points, on the board, in the list and when one is tried. */
import "./page-globals.ts";
import { isTiling } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import { listMoves } from "@riad/core";
import { azul } from "@riad/games";
import type { DecisionEvent } from "@riad/review";
import { verdictOf } from "@riad/review";
import { h } from "preact";
import { afterAll, beforeAll, expect, test } from "vitest";
import { measureBoard } from "../src/azul/board-measures.ts";
import { ComparedTargets } from "../src/azul/ComparedMarks.tsx";
import type { Compared } from "../src/play/face.ts";
import { Choices } from "../src/review/Choices.tsx";
import { pointsBehind } from "../src/review/review-sentences.ts";
import type { ReviewView } from "../src/review/review-view.ts";
import { loadWords, say, speak } from "../src/words/words.ts";
import { playByChance } from "./kept-match.ts";
import { rendered } from "./rendered.ts";
import { decision } from "./review-events.ts";

beforeAll(async () => loadWords("review"));
afterAll(async () => speak("en"));

const way = (move: number, margin: number, share = 0) => ({ move, share, margin, line: [move] });
const lost: DecisionEvent = {
  ...(decision(1, 0, 0, 0) as DecisionEvent),
  best: way(1, -20),
  played: way(2, -25.2),
  others: [way(3, -21.6), way(4, -19.9)],
  settled: 6,
};

test("what a move ends with less than the best is what the rules counted of the one played, and never less than nothing", () => {
  expect([lost.best, lost.played, ...lost.others].map((one) => pointsBehind(lost, one))).toEqual([
    0,
    6,
    expect.closeTo(1.6, 9),
    0,
  ]);
});

test("the choices show points where the match was decided, and the chance to win where it was not", () => {
  const reviewed = {
    words: { brief: (_: unknown, move: number) => `move ${move}` },
    match: { positionAt: () => null },
  };
  const view = { reviewed, verdict: (event: DecisionEvent) => verdictOf(event, 0.001) } as unknown as ReviewView;
  const text = (event: DecisionEvent) => rendered(h(Choices, { view, event })).text;
  expect(text(lost)).toMatch(/points less than the best.*move 1 better 0.*move 3 ?−2.*move 2 played −6/);
  const open = { ...lost, first: [0.5, 0.5], last: [0.3, 0.7], best: way(1, 5, 0.5), played: way(2, 1, 0.3) };
  expect(text(open)).toMatch(/chance to win.*move 1 better 50\s%.*move 2 played 30\s%/);
});

test.each([
  [
    "en",
    "It brings 4 points more than the move in the match, 2 less than the best.",
    "It brings 1 point less than the move in the match.",
  ],
  [
    "fr",
    "Il rapporte 4 points de plus que le coup de la partie, 2 de moins que le meilleur.",
    "Il rapporte 1 point de moins que le coup de la partie.",
  ],
  [
    "es",
    "Da 4 puntos más que la jugada de la partida, 2 menos que la mejor.",
    "Da 1 punto menos que la jugada de la partida.",
  ],
] as const)("what a try is worth is said in points, in %s", async (language, near, worse) => {
  await speak(language);
  expect([say("tryPoints", { gain: 4, less: 2 }), say("tryPoints", { gain: -1, less: 0 })]).toEqual([near, worse]);
});

test("compared cells of the free wall are ringed, with the tile and what it scores there", async () => {
  await speak("en");
  const { position } = untilTiling();
  const [one, other] = listMoves(position).filter(isTiling);
  const compared: Compared[] = [
    { move: one, kind: "played" },
    { move: other, kind: "better" },
  ];
  const { html, text } = rendered(h(ComparedTargets, { position, compared, measure: measureBoard("mine") }));
  expect(html.match(/class="compared (?:played|better)"/g)).toHaveLength(2);
  expect(html.match(/href="#tile-\w"/g)).toHaveLength(2);
  expect(text).toMatch(/^\+\d+ ?played ?\+\d+ ?better$/);
});

function untilTiling(): { position: AzulPosition } {
  const setup = { seats: 2, options: { wall: "free" } };
  for (let plies = 10; ; plies++) {
    const { position } = playByChance(azul, setup, plies, 4);
    if (position.actor >= 0 && listMoves(position).filter(isTiling).length > 1) return { position };
  }
}
