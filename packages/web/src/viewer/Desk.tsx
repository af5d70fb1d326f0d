import { say } from "../words/words.ts";
import { Examples } from "./Examples.tsx";
import { Field } from "./Field.tsx";
import { SaveButtons } from "./SaveButtons.tsx";

/** Where a position is typed, tried and taken home. */
export function Desk() {
  return (
    <section class="desk panel" aria-label={say("viewPosition")}>
      <div class="desk-parts">
        <Field />
        <Examples />
        <SaveButtons />
      </div>
    </section>
  );
}
