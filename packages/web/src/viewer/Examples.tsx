import { EXAMPLES } from "./examples.ts";
import type { Example } from "./examples.ts";
import { text } from "./state.ts";

/** A row of tiles and rugs, each of which puts an example into the field. */
export function Examples() {
  return (
    <div class="examples" role="group" aria-label="Examples">
      {EXAMPLES.map((example) => (
        <button
          type="button"
          class="example"
          title={example.title}
          aria-pressed={text.value.trim() === example.position}
          onClick={() => (text.value = example.position)}
        >
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <use href={symbolOf(example)} width="100" height="100" />
          </svg>
          <span class="example-name">{example.name}</span>
          <span class="hidden">: {example.title}</span>
        </button>
      ))}
    </div>
  );
}

function symbolOf(example: Example): string {
  return "tile" in example ? `#tile-${example.tile}` : `#swatch-${example.rug}`;
}
