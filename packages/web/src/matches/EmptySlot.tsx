import { HouseSign } from "../page/ornaments.tsx";
import { Link } from "../page/controls.tsx";
import { say } from "../words/words.ts";

/** Where the next match will be: says that matches are kept by themselves. */
export function EmptySlot({ isNothing, isNoneChosen }: { isNothing: boolean; isNoneChosen: boolean }) {
  return (
    <div class="column empty-slot">
      <HouseSign />
      <h2>{say(isNoneChosen ? "noneChosen" : isNothing ? "noMatches" : "roomForMatch")}</h2>
      <p class="quiet">{say("matchesKept")}</p>
      <Link to="/" class="text-button">
        {say("startMatch")}
      </Link>
    </div>
  );
}
