/** The shelf: every game that Riad has. A new game is one package and one line here. */
import { azul } from "@riad/azul";
import { REFUSAL, accept, refuse } from "@riad/core";
import type { Game, Position, Refusal, Result } from "@riad/core";
import { marrakech } from "@riad/marrakech";

export const shelf: readonly Game[] = [azul, marrakech];

export { azul, marrakech };

export function gameOf(id: string): Game | undefined {
  return shelf.find((game) => game.id === id);
}

export function parseGameId(id: string): Result<Game> {
  const game = gameOf(id);
  if (game !== undefined) return accept(game);
  return refuse(
    REFUSAL.unknown,
    `There is no game "${id.slice(0, 40)}"; there are ${shelf.map((one) => one.id).join(" and ")}.`,
  );
}

export interface ReadPosition {
  readonly game: Game;
  readonly position: Position;
}

/** Reads a position of any game. What no game can read is refused in the words of the one that got furthest. */
export function parseAnyPosition(text: string): Result<ReadPosition> {
  let furthest: Refusal | undefined;
  for (const game of shelf) {
    const result = game.notation.parsePosition(text);
    if (result.ok) return accept({ game, position: result.value });
    if (furthest === undefined || (result.refusal.at ?? 0) > (furthest.at ?? 0)) furthest = result.refusal;
  }
  return { ok: false, refusal: furthest ?? { code: REFUSAL.syntax, message: "The shelf is empty." } };
}
