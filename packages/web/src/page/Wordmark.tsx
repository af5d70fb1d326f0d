import { say } from "../words/words.ts";
import { Link } from "./Link.tsx";

/** The name of the house: the way back to the start. */
export function Wordmark() {
  return (
    <Link to="/" class="wordmark" label={say("home")}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <use href="#khatam" width="100" height="100" />
      </svg>
      <span>Riad</span>
    </Link>
  );
}
