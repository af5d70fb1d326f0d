import { useState } from "preact/hooks";
import { Icon } from "../art/icons.tsx";
import { savePng, saveSvg } from "../picture/save.ts";
import type { Sitter } from "../play/face.ts";
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
        <Field viewer={viewer} />
        <Examples viewer={viewer} />
        {drawn.face.picture !== undefined && <SaveButtons drawn={drawn} sitters={sitters} />}
      </div>
    </section>
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
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <use href={`#${symbol}`} width="100" height="100" />
          </svg>
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
      <button type="button" class="button" onClick={() => attempt(saveSvg)}>
        <Icon name="save" />
        SVG
      </button>
      <button type="button" class="button" onClick={() => attempt(savePng)}>
        <Icon name="save" />
        PNG
      </button>
      {hasFailed && (
        <p class="field-note refused" role="status">
          {say("viewNoPicture")}
        </p>
      )}
    </div>
  );
}
