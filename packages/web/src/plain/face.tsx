/** The face of a game that brings nothing but its rules: its moves in notation, its position as text. */
import { OVER, endingOf } from "@riad/core";
import type { Game, Position } from "@riad/core";
import { sayEnding } from "../play/ending-words.ts";
import type { Face, Sitter } from "../play/face.ts";
import { say } from "../words/words.ts";
import { PlainSign } from "./PlainSign.tsx";
import { makePlainTable } from "./PlainTable.tsx";

export function makePlainFace(game: Game): Face {
  const { notation } = game;
  return {
    game,
    newState: () => null,
    Table: makePlainTable(game),
    sentence: describeTurn,
    propose: (position, move) => notation.makeMove(position, move),
    tell(before, move, sitters) {
      const text = notation.makeMove(before, move);
      return before.actor < 0 ? say("plainChance", { move: text }) : `${sitters[before.actor].name}: ${text}`;
    },
    describe(position, sitters) {
      const points = sitters.map(({ name }, seat) => say("plainPoints", { name, points: position.points(seat) }));
      return [describeTurn(position, sitters), ...points].join("\n");
    },
    breakdown: () => [],
    keys: [],
    Rules: () => <p>{say("plainRules")}</p>,
    badge: (_position, seat) => (
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <PlainSign seat={seat} />
      </svg>
    ),
  };
}

function describeTurn(position: Position, sitters: readonly Sitter[]): string {
  const { actor } = position;
  if (actor === OVER) return sayEnding(endingOf(position), sitters);
  if (actor < 0) return say("plainDraws");
  const { name, level } = sitters[actor];
  return say(level === null ? "plainChoose" : "plainChooses", { name });
}
