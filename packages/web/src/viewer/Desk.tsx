import { Button } from "../page/controls.tsx";
import { useState } from "preact/hooks";
import { Glyph, Icon } from "../art/icons.tsx";
import { savePng, saveSvg } from "../picture/save.ts";
import type { Sitter } from "../play/face.ts";
import { sayRefusal } from "../words/refusals.ts";
import { say } from "../words/words.ts";
import { Field } from "./Field.tsx";
import type { Drawn, Viewer } from "./viewer.ts";

interface DeskProps {
  viewer: Viewer;
  drawn: Drawn;
  sitters: readonly Sitter[];
}

/** Where a position is typed, chosen from examples, and saved as a picture. */
export function Desk({ viewer, drawn, sitters }: DeskProps) {
  return (
    <section class="desk panel" aria-label={say("viewPosition")}>
      <div class="desk-parts">
        <PositionField viewer={viewer} />
        <Examples viewer={viewer} />
        {drawn.face.picture !== undefined && <SaveButtons drawn={drawn} sitters={sitters} />}
      </div>
    </section>
  );
}

function PositionField({ viewer: { text, reading, isStandIn } }: { viewer: Viewer }) {
  const result = reading.value;
  const isEmpty = text.value.trim() === "";
  const refusal = result.ok || isEmpty ? null : result.refusal;
  return (
    <Field
      id="position"
      label={say("viewPosition")}
      placeholder={say("viewPaste")}
      text={text}
      at={refusal?.at}
      isRefused={refusal !== null}
    >
      {refusal === null && !isEmpty && <Icon name="check" />}
      {refusal === null ? say(isEmpty ? "viewStays" : "viewDrawn") : sayRefusal(refusal)}
      {refusal !== null && (
        <span class="quiet field-place">
          {refusal.at !== undefined && ` ${say("viewCharacter", { number: refusal.at + 1 })}`}
          {isStandIn.value && ` ${say("viewStandIn")}`}
        </span>
      )}
    </Field>
  );
}

/** Each button puts an example into the field. */
function Examples({ viewer }: { viewer: Viewer }) {
  const { text, examples } = viewer;
  return (
    <div class="examples" role="group" aria-label={say("viewExamples")}>
      {examples.map(({ name, title, symbol, position }) => (
        <button
          type="button"
          class="example"
          title={say(title as "viewPosition")}
          aria-pressed={text.value.trim() === position}
          onClick={() => (text.value = position)}
        >
          <Glyph name={symbol} />
          <span class="example-name">{say(name as "viewPosition")}</span>
          <span class="hidden">: {say(title as "viewPosition")}</span>
        </button>
      ))}
    </div>
  );
}

function SaveButtons({ drawn: { face, position }, sitters }: Omit<DeskProps, "viewer">) {
  const [hasFailed, setFailed] = useState(false);
  const attempt = (save: typeof saveSvg) => {
    const sheet = face.picture?.(position, sitters);
    if (sheet === undefined) return;
    setFailed(false);
    save(sheet, face.game.id).catch(() => setFailed(true));
  };
  return (
    <div class="saves">
      <Button icon="save" text="SVG" onClick={() => attempt(saveSvg)} />
      <Button icon="save" text="PNG" onClick={() => attempt(savePng)} />
      {hasFailed && (
        <p class="field-note refused" role="status">
          {say("viewNoPicture")}
        </p>
      )}
    </div>
  );
}
