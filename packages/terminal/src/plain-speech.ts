/** Speech for a game that provides only rules: moves are typed and reported in its notation. */
import { CHANCE, OVER, REFUSAL, isLegal, listMoves, refuse } from "@riad/core";
import type { Game, Position } from "@riad/core";
import { wrap } from "@riad/drawing/block";
import type { Speech } from "./speech.ts";

export function makePlainSpeech({ title, notation }: Game): Speech {
  const listTexts = (position: Position): string[] =>
    listMoves(position).map((move) => notation.makeMove(position, move));
  return {
    ask(position) {
      if (position.actor === OVER) return "The match is over.";
      return `Choose a move, such as ${listTexts(position)[0]}`;
    },
    parseTurn(position, words) {
      if (position.actor === OVER) return refuse(REFUSAL.over, "The match is over; type new to start another one.");
      const move = notation.parseMove(position, words.join(" "));
      if (move.ok) return move;
      const texts = listTexts(position);
      return refuse(
        move.refusal.code,
        `${move.refusal.message} Legal now: ${texts.slice(0, 8).join(", ")}${texts.length > 8 ? ", …; type moves to see them all" : ""}.`,
      );
    },
    isTurn(position, words) {
      const move = notation.parseMove(position, words.join(" "));
      return position.actor >= 0 && move.ok && isLegal(position, move.value);
    },
    makeTurn: (position, move) => notation.makeMove(position, move),
    tell(before, move, _after, names) {
      const text = notation.makeMove(before, move);
      return [before.actor === CHANCE ? `Chance: ${text}.` : `${names[before.actor]} plays ${text}.`];
    },
    listTurns: (position, width) => wrap(listTexts(position).join("  ") || "There are no legal turns now.", width),
    roller: () => undefined,
    forced: () => undefined,
    example: "one of those that moves lists",
    turns: [["<move>", "a move in the game's notation; type moves to list them"]],
    rules: [
      title.toUpperCase(),
      `Riad has no written rules for ${title}. Type moves to see every legal move; the board shows the position in the game's notation.`,
    ],
    credits: [],
  };
}
