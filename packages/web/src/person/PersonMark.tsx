import { useEffect } from "preact/hooks";
import { Link } from "../page/controls.tsx";
import { playerName } from "../page/player-name.ts";
import { route } from "../page/route.ts";
import { say } from "../words/words.ts";
import { showBadge } from "./badge.ts";
import { Medallion } from "./Medallion.tsx";
import "./person-mark.css";
import { findMe, isKnown, me, waiting } from "./person.ts";

/** How often the server is asked whether anything waits, at most, in milliseconds. */
const ASK_EVERY = 20_000;

let asked = 0;

/** In the head of a page: how many matches wait, and the way to one's own page. */
export function PersonMark() {
  useEffect(() => {
    showBadge();
    const look = () => {
      if (document.visibilityState === "hidden" || Date.now() - asked < ASK_EVERY) return;
      asked = Date.now();
      void findMe();
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  if (!isKnown.value) return null;
  const name = me.value?.name ?? playerName();
  const count = waiting.value;
  return (
    <span class="row person-mark">
      {count > 0 && (
        <Link to="/matches" class="waiting-count" label={say("matchesWaiting", { count })}>
          {count}
        </Link>
      )}
      <Link to="/me" class="person-way" label={say("mePage")} isHere={route.value.page === "me"}>
        <Medallion name={name} />
      </Link>
    </span>
  );
}
