import { Icon } from "../art/icons.tsx";
import { say } from "../words/words.ts";
import type { Target } from "./choices.ts";
import { ConfirmButton } from "./ConfirmButton.tsx";
import { gainKind, gainText, outlookWords, targetName } from "./gain.ts";
import type { Hand } from "./hand.ts";
import { MiniTile } from "./MiniTile.tsx";

const ROWS: readonly Target[] = [0, 1, 2, 3, 4, "floor"];

/** On a narrow screen, at the thumb: every line with what it would bring, then the confirmation. */
export function ThumbBar({ hand }: { hand: Hand }) {
  const { pick, outlooks, chosen } = hand;
  if (pick === null && chosen === null) return null;
  return (
    <div class="thumb-bar">
      {pick !== null && (
        <div class="thumb-lines" role="group" aria-label={say("azulChooseLineLong")}>
          {ROWS.map((row) => {
            const outlook = outlooks.find(({ target }) => target === row);
            return (
              <button
                key={row}
                type="button"
                class={`thumb-line${chosen === row ? " chosen" : ""}`}
                data-line={row}
                disabled={outlook === undefined}
                aria-pressed={chosen === row}
                onClick={() => hand.place(row)}
              >
                <span>{targetName(row)}</span>
                <b class={outlook === undefined ? "" : gainKind(outlook)}>
                  {outlook === undefined ? "–" : gainText(outlook)}
                </b>
                {outlook !== undefined && <span class="hidden">{outlookWords(outlook)}</span>}
              </button>
            );
          })}
        </div>
      )}
      <div class="thumb-row">
        <button type="button" class="button" aria-label={say("azulPutBack")} onClick={hand.putBack}>
          <Icon name="clear" />
        </button>
        {chosen !== null && <ConfirmButton hand={hand} />}
        {chosen === null && pick !== null && (
          <p class="in-hand" role="img" aria-label={say("azulInHand", { tiles: say("azulTiles", pick) })}>
            {Array.from({ length: Math.min(pick.count, 7) }, () => (
              <MiniTile colour={pick.colour} />
            ))}
            <span>{say("azulChooseLine")}</span>
          </p>
        )}
      </div>
    </div>
  );
}
