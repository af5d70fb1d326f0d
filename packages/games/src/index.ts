/** The shelf: every game that Riad has. A new game is one package and one line here. */
import { azul } from "@riad/azul";
import { REFUSAL, accept, quote, speakFrom } from "@riad/core";
import type { Game, Position, Refusal, Result, Sentence } from "@riad/core";
import { marrakech } from "@riad/marrakech";

export const shelf: readonly Game[] = [azul, marrakech];

export const SHELF_REFUSALS = {
  noGame: "There is no game {game}; the games are {games}.",
  noPosition: "This is not a position of any game. {reasons}",
  reason: "{title}: {reason}",
  reasons: "{title}: {reason} {rest}",
} as const;

const { refuse, part } = speakFrom("shelf", SHELF_REFUSALS);

export { azul, marrakech };

export function gameOf(id: string): Game | undefined {
  return shelf.find((game) => game.id === id);
}

export function parseGameId(id: string): Result<Game> {
  const game = gameOf(id);
  if (game !== undefined) return accept(game);
  return refuse(REFUSAL.unknown, "noGame", { game: quote(id), games: shelf.map((one) => one.id).join(", ") });
}

export interface ReadPosition {
  readonly game: Game;
  readonly position: Position;
}

/**
 * Parses a position of any game. A text that no game can parse is refused by the game that got furthest, or by all of
 * them if the very first character fits none.
 */
export function parseAnyPosition(text: string): Result<ReadPosition> {
  const refusals: { readonly title: string; readonly refusal: Refusal }[] = [];
  for (const game of shelf) {
    const result = game.notation.parsePosition(text);
    if (result.ok) return accept({ game, position: result.value });
    refusals.push({ title: game.title, refusal: result.refusal });
  }
  const [furthest] = refusals.sort((one, other) => reach(other.refusal) - reach(one.refusal));
  if (reach(furthest.refusal) > 0) return { ok: false, refusal: furthest.refusal };
  const reasons = refusals.reduceRight<Sentence | undefined>((rest, { title, refusal }) => {
    return rest === undefined
      ? part("reason", { title, reason: refusal })
      : part("reasons", { title, reason: refusal, rest });
  }, undefined);
  return refuse(REFUSAL.syntax, "noPosition", { reasons: reasons ?? "" }, 0);
}

export interface ReadDrawing extends ReadPosition {
  /** Why no match leads to it; null if one may. */
  readonly fault: Refusal | null;
}

/** The same for display: a well-formed text is accepted even if no match leads to it. */
export function drawAnyPosition(text: string): Result<ReadDrawing> {
  const read = parseAnyPosition(text);
  if (read.ok) return accept({ ...read.value, fault: null });
  for (const game of shelf) {
    const drawn = game.notation.drawPosition?.(text);
    if (drawn?.ok === true) return accept({ game, ...drawn.value });
  }
  return read;
}

function reach(refusal: Refusal): number {
  return refusal.at ?? 0;
}
