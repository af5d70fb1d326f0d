import type { Redrawn } from "@riad/protocol";
import { entryOf } from "../games.ts";
import { say } from "../words/words.ts";

/** Each outcome as the pieces it produced; a wrong one also shows what it should have been. */
export function Outcomes({ outcomes, game }: { outcomes: readonly Redrawn[]; game: string }) {
  const isShort = outcomes.every(({ played }) => played.length === 1);
  return (
    // A list longer than its panel is scrolled with the keyboard too.
    <ul class={`verify-outcomes${isShort ? " short" : ""}`} tabindex={0} aria-label={say("verifyOutcomes")}>
      {outcomes.map(({ ply, due, played }) => {
        const isHeld = due === played;
        const what = isHeld
          ? say("verifyMove", { move: ply + 1, outcome: played })
          : say("verifyWrongOutcome", { move: ply + 1, due, played });
        return (
          <li class={isHeld ? "" : "wrong"} title={what}>
            <span class="hidden">{what}</span>
            <span class="ply" aria-hidden="true">
              {ply + 1}
            </span>
            <Pieces game={game} text={played} />
            {!isHeld && <Pieces game={game} text={due} isDue />}
          </li>
        );
      })}
    </ul>
  );
}

function Pieces({ game, text, isDue = false }: { game: string; text: string; isDue?: boolean }) {
  const symbols = entryOf(game).outcome?.(text) ?? [];
  return (
    <span class={isDue ? "pieces due" : "pieces"} aria-hidden="true">
      {symbols.length === 0 ? text : null}
      {symbols.map((symbol) => (
        <svg viewBox="0 0 100 100">
          <use href={symbol} width="100" height="100" />
        </svg>
      ))}
    </span>
  );
}
