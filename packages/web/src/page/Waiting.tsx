import { say } from "../words/words.ts";

/** What is seen while a page is being fetched. */
export function Waiting() {
  return (
    <main class="waiting" aria-busy="true">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <use href="#khatam" width="100" height="100" />
      </svg>
      <h1 class="hidden">{say("loading")}</h1>
    </main>
  );
}
