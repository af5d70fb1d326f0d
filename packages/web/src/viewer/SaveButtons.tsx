import { signal } from "@preact/signals";
import { Icon } from "../art/icons.tsx";
import { say } from "../words/words.ts";
import { savePng, saveSvg } from "../picture/save.ts";
import { shown } from "./state.ts";

const failure = signal("");

/** Takes the drawing home as a picture. */
export function SaveButtons() {
  return (
    <div class="saves">
      <button type="button" class="button" onClick={() => void attempt(saveSvg)}>
        <Icon name="save" />
        SVG
      </button>
      <button type="button" class="button" onClick={() => void attempt(savePng)}>
        <Icon name="save" />
        PNG
      </button>
      {failure.value !== "" && (
        <p class="field-note refused" role="status">
          {failure.value}
        </p>
      )}
    </div>
  );
}

async function attempt(save: typeof saveSvg): Promise<void> {
  try {
    failure.value = "";
    await save(shown.value);
  } catch {
    failure.value = say("viewNoPicture");
  }
}
