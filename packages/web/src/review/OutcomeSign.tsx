import type { Move, Position } from "@riad/core";
import { Glyph } from "../art/icons.tsx";
import type { ReviewedMatch } from "./reviewed-match.ts";

interface OutcomeSignProps {
  reviewed: ReviewedMatch;
  before: Position;
  outcome: Move;
}

/** What chance brought, as the game draws it, or else in its notation. */
export function OutcomeSign({ reviewed: { entry, face }, before, outcome }: OutcomeSignProps) {
  const text = face.game.notation.makeMove(before, outcome);
  const symbols = entry.outcome?.(text) ?? [];
  if (symbols.length === 0) return <span class="outcome">{text}</span>;
  return (
    <span class="row outcome">
      {symbols.map((symbol, i) => (
        <Glyph key={i} name={symbol} />
      ))}
      <span class="hidden">{text}</span>
    </span>
  );
}
