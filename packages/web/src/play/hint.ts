/** A hint: what the strongest player would do, how good that is, and how it is said. */
import { unwrap } from "@riad/core";
import type { Move, Position } from "@riad/core";
import { language, say } from "../words/words.ts";
import type { EngineClient } from "./engine-client.ts";
import type { Face } from "./face.ts";

interface RatedMove {
  readonly move: Move;
  /** Expected share of the win and points ahead. */
  readonly win: number;
  readonly margin: number;
}

export interface Hint extends RatedMove {
  /** The next best move, to compare with; null where there is no other. */
  readonly other: RatedMove | null;
}

export async function findHint(engine: EngineClient, { game }: Face, position: Position): Promise<Hint | null> {
  const { notation, id } = game;
  // Without a limit in time: the engine then counts positions, and the same hint comes again whenever it is asked for.
  const question = { position: notation.makePosition(position), analyse: true };
  const reply = await engine.ask(id, question);
  if (!("moves" in reply)) return null;
  const [best, other] = reply.moves.slice(0, 2).map(({ move, value = 0, margin = 0 }): RatedMove => ({
    move: unwrap(notation.parseMove(position, move)),
    win: value,
    margin,
  }));
  return { ...best, other: other ?? null };
}

export function sayHint(hint: Hint, face: Face, position: Position): string {
  const move = face.propose?.(position, hint.move) ?? face.game.notation.makeMove(position, hint.move);
  const best = { move, win: percent(hint.win), margin: points(hint.margin) };
  if (hint.other === null) return say("hintOnly", best);
  return say("hintBest", { ...best, otherWin: percent(hint.other.win) });
}

function percent(share: number): string {
  return `${Math.round(share * 100)}\u00a0%`;
}

function points(margin: number): string {
  const rounded = Math.round(margin * 10) / 10;
  return `${rounded < 0 ? "−" : "+"}${new Intl.NumberFormat(language.value).format(Math.abs(rounded))}`;
}
