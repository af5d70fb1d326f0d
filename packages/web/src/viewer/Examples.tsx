import { say } from "../words/words.ts";
import { EXAMPLES } from "./examples.ts";
import type { Example } from "./examples.ts";
import { text } from "./state.ts";

/** A row of tiles and rugs, each of which puts an example into the field. */
export function Examples() {
  return (
    <div class="examples" role="group" aria-label={say("viewExamples")}>
      {EXAMPLES.map((example) => (
        <button
          type="button"
          class="example"
          title={say(example.title as "exampleLateTitle")}
          aria-pressed={text.value.trim() === example.position}
          onClick={() => (text.value = example.position)}
        >
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <use href={symbolOf(example)} width="100" height="100" />
          </svg>
          <span class="example-name">{say(example.name as "exampleLate")}</span>
          <span class="hidden">: {say(example.title as "exampleLateTitle")}</span>
        </button>
      ))}
    </div>
  );
}

function symbolOf(example: Example): string {
  return "tile" in example ? `#tile-${example.tile}` : `#swatch-${example.rug}`;
}
