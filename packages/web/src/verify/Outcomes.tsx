import type { Redrawn } from "@riad/protocol";
import { say } from "../words/words.ts";

/** Each outcome as the piece that it brought; one that differs shows what it should have been. */
export function Outcomes({ outcomes, game }: { outcomes: readonly Redrawn[]; game: string }) {
  return (
    // A list longer than its panel is scrolled with the keyboard too.
    <ul class={`verify-outcomes ${game}`} tabindex={0} aria-label={say("verifyOutcomes")}>
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
            <Pieces text={played} />
            {!isHeld && <Pieces text={due} isDue />}
          </li>
        );
      })}
    </ul>
  );
}

/** The notation of a deal is a factory and its tiles, of the die its number, of a rug to be laid its colour. */
function Pieces({ text, isDue = false }: { text: string; isDue?: boolean }) {
  const deal = /^\d([a-e]+)$/.exec(text);
  const symbols =
    deal !== null
      ? Array.from(deal[1], (colour) => `#tile-small-${colour}`)
      : /^[1-4]$/.test(text)
        ? [`#die-${text}`]
        : /^[cypr]$/.test(text)
          ? [`#swatch-${text}`]
          : [];
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
