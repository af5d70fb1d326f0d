import type { ComponentChildren } from "preact";
import { Button } from "../page/controls.tsx";
import { joinParts } from "../words/sentences.ts";
import { say } from "../words/words.ts";
import type { Refusal, Target } from "./outlook.ts";
import { ConfirmButton } from "./ConfirmButton.tsx";
import { gainParts, outlookWords, refusalWords, targetName } from "./outlook-words.ts";
import type { Choice } from "./choice.ts";
import { withTiles } from "./TileWords.tsx";
import { MiniTile } from "./Supplies.tsx";

/** One button at the thumb: a line, the floor, or a column of the free wall. */
interface ThumbButton {
  readonly target: Target;
  readonly name: string;
  readonly gain: ComponentChildren;
  readonly kind: string;
  /** What is heard beyond what is seen; null where it cannot be chosen. */
  readonly words: string | null;
}

/** On a narrow screen, at the thumb: every place with what it would bring, then the confirmation. */
export function ThumbBar({ choice, hasLines }: { choice: Choice; hasLines: boolean }) {
  const { tilings } = choice;
  const [pick, chosen, refused] = [choice.pick.value, choice.chosen.value, choice.refused.value];
  if (pick === null && tilings.length === 0) return null;
  const completes = choice.outlooks.value.find(({ target }) => target === chosen)?.completes ?? [];
  return (
    <div class="thumb-bar">
      {hasLines && <LineButtons choice={choice} />}
      {chosen !== null && refused !== null && <Refused choice={choice} />}
      {completes.length > 0 && refused === null && (
        <p class="thumb-note">{joinParts(completes.map((bonus) => say("azulCompletes", { bonus })))}</p>
      )}
      <div class="thumb-row">
        {pick !== null && <Button icon="clear" aria-label={say("azulPutBack")} onClick={() => choice.putBack()} />}
        {chosen === null ? <InHand choice={choice} /> : <ConfirmButton choice={choice} />}
      </div>
    </div>
  );
}

/** A button for each line and the floor, or each column of the free wall, with what it would bring. */
export function LineButtons({ choice }: { choice: Choice }) {
  const [pick, chosen] = [choice.pick.value, choice.chosen.value];
  const buttons = pick === null ? columnButtons(choice) : lineButtons(choice);
  return (
    <div class="thumb-lines" role="group" aria-label={say(pick === null ? "azulChooseColumn" : "azulChooseLineLong")}>
      {buttons.map(({ target, name, gain, kind, words }) => (
        <button
          key={target}
          type="button"
          class={`thumb-line${chosen === target ? " chosen" : ""}`}
          data-line={target}
          // Not disabled: a tap says why it cannot be.
          aria-disabled={words === null}
          aria-pressed={chosen === target}
          onClick={() => choice.place(target)}
        >
          <span>{name}</span>
          <b class={`title ${kind}`}>{gain}</b>
          {words !== null && <span class="hidden">{words}</span>}
        </button>
      ))}
    </div>
  );
}

const LINES: readonly Target[] = [0, 1, 2, 3, 4, "floor"];

/** Why not, in as little room as a figure has: full, the colour that the line holds, or that the row has this colour. */
function refusalSign(refusal: Refusal | undefined): ComponentChildren {
  if (refusal === undefined) return "–";
  if (refusal.reason === "full") return say("azulLineIsFull");
  if (refusal.reason === "wall") return say("azulOnWall");
  return (
    <>
      <MiniTile colour={refusal.colour} />
      <span class="hidden">{say("azulOtherColour", refusal)}</span>
    </>
  );
}

function lineButtons({ outlooks, refusals }: Choice): ThumbButton[] {
  return LINES.map((target) => {
    const outlook = outlooks.value.find((candidate) => candidate.target === target);
    const name = targetName(target);
    if (outlook === undefined) {
      const gain = refusalSign(target === "floor" ? undefined : refusals.value[target]);
      return { target, name, gain, kind: "refusal", words: null };
    }
    const gain = gainParts(outlook).flatMap(({ kind, text }, i) => [
      i > 0 ? " " : "",
      <span class={kind}>{text}</span>,
    ]);
    return { target, name, gain, kind: "", words: outlookWords(outlook) };
  });
}

function columnButtons({ tilings }: Choice): ThumbButton[] {
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

function Refused({ choice }: { choice: Choice }) {
  const refused = choice.refused.value;
  const refusal = refused === null ? undefined : choice.refusals.value[refused.line];
  if (refused === null || refusal === undefined) return null;
  return (
    <span key={refused.attempt} class="refused">
      {withTiles(refusalWords(refused.line, refusal), false)}
    </span>
  );
}

/** The tiles that look for a place. */
function InHand({ choice }: { choice: Choice }) {
  const [pick, refused] = [choice.pick.value, choice.refused.value];
  const tiles = pick ?? { colour: choice.tilings[0].colour, count: 1 };
  return (
    <p class="row in-hand">
      <span class="hidden">{say("azulInHand", { tiles: say("azulTiles", tiles) })}</span>
      {Array.from({ length: Math.min(tiles.count, 7) }, () => (
        <MiniTile colour={tiles.colour} />
      ))}
      {refused === null ? (
        <span>{say(pick === null ? "azulChooseColumn" : "azulChooseLine")}</span>
      ) : (
        <Refused choice={choice} />
      )}
    </p>
  );
}
