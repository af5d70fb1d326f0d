import { Icon } from "../art/icons.tsx";
import { say } from "../words/words.ts";
import type { Target } from "./choices.ts";
import { ConfirmButton } from "./ConfirmButton.tsx";
import { gainKind, gainText, outlookWords, refusalWords, targetName } from "./gain.ts";
import type { Hand } from "./hand.ts";
import { MiniTile } from "./MiniTile.tsx";

/** One button at the thumb: a line, the floor, or a column of the free wall. */
interface Choice {
  readonly target: Target;
  readonly name: string;
  readonly gain: string;
  readonly kind: string;
  /** What is heard beyond what is seen; null where it cannot be chosen. */
  readonly words: string | null;
}

/** On a narrow screen, at the thumb: every place with what it would bring, then the confirmation. */
export function ThumbBar({ hand, hasLines }: { hand: Hand; hasLines: boolean }) {
  const { pick, tilings, chosen, refused } = hand;
  if (pick === null && tilings.length === 0) return null;
  const title = say(pick === null ? "azulChooseColumn" : "azulChooseLineLong");
  const choices = pick === null ? columnChoices(hand) : lineChoices(hand);
  const completes = hand.outlooks.find(({ target }) => target === chosen)?.completes ?? [];
  return (
    <div class="thumb-bar">
      {hasLines && (
        <div class="thumb-lines" role="group" aria-label={title}>
          {choices.map(({ target, name, gain, kind, words }) => (
            <button
              key={target}
              type="button"
              class={`thumb-line${chosen === target ? " chosen" : ""}`}
              data-line={target}
              // Not disabled: a tap says why it cannot be.
              aria-disabled={words === null}
              aria-pressed={chosen === target}
              onClick={() => hand.place(target)}
            >
              <span>{name}</span>
              <b class={kind}>{gain}</b>
              {words !== null && <span class="hidden">{words}</span>}
            </button>
          ))}
        </div>
      )}
      {chosen !== null && refused !== null && <Refused hand={hand} />}
      {completes.length > 0 && refused === null && (
        <p class="thumb-note">{completes.map((bonus) => say("azulCompletes", { bonus })).join("; ")}</p>
      )}
      <div class="thumb-row">
        {pick !== null && (
          <button type="button" class="button" aria-label={say("azulPutBack")} onClick={hand.putBack}>
            <Icon name="clear" />
          </button>
        )}
        {chosen === null ? <InHand hand={hand} /> : <ConfirmButton hand={hand} />}
      </div>
    </div>
  );
}

const LINES: readonly Target[] = [0, 1, 2, 3, 4, "floor"];

function lineChoices({ outlooks }: Hand): Choice[] {
  return LINES.map((target) => {
    const outlook = outlooks.find((candidate) => candidate.target === target);
    const name = targetName(target);
    if (outlook === undefined) return { target, name, gain: "–", kind: "", words: null };
    return { target, name, gain: gainText(outlook), kind: gainKind(outlook), words: outlookWords(outlook) };
  });
}

function columnChoices({ tilings }: Hand): Choice[] {
  if (tilings[0].column === null) {
    return [{ target: "floor", name: say("azulFloor"), gain: "", kind: "cost", words: say("azulDropLabel") }];
  }
  return [0, 1, 2, 3, 4].map((target) => {
    const tiling = tilings.find(({ column }) => column === target);
    const name = say("azulColumn", { number: target + 1 });
    if (tiling === undefined) return { target, name, gain: "–", kind: "", words: null };
    return { target, name, gain: `+${tiling.points}`, kind: "gain", words: "" };
  });
}

function Refused({ hand: { refusals, refused } }: { hand: Hand }) {
  const refusal = refused === null ? undefined : refusals[refused.line];
  if (refused === null || refusal === undefined) return null;
  return (
    <span key={refused.attempt} class="refused">
      {refusalWords(refused.line, refusal)}
    </span>
  );
}

/** The tiles that look for a place. */
function InHand({ hand }: { hand: Hand }) {
  const { pick, tilings, refused } = hand;
  const tiles = pick ?? { colour: tilings[0].colour, count: 1 };
  return (
    <p class="in-hand">
      <span class="hidden">{say("azulInHand", { tiles: say("azulTiles", tiles) })}</span>
      {Array.from({ length: Math.min(tiles.count, 7) }, () => (
        <MiniTile colour={tiles.colour} />
      ))}
      {refused === null ? (
        <span>{say(pick === null ? "azulChooseColumn" : "azulChooseLine")}</span>
      ) : (
        <Refused hand={hand} />
      )}
    </p>
  );
}
