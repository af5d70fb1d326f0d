import { useEffect, useState } from "preact/hooks";
import "./reach-prompt.css";
import { keep, recall } from "../memory.ts";
import { Button, Link } from "../page/controls.tsx";
import { NotifyHere } from "../person/NotifyHere.tsx";
import { findMe, isKnown, me } from "../person/person.ts";
import { say } from "../words/words.ts";
import type { OnlineMatch } from "./online-match.ts";

/** Somebody does not want to be asked again. */
const DECLINED = "riad.unreached";

/** At a public table with a clock of days, after sitting down: one way to be reached. It covers nothing and may be left alone. */
export function ReachPrompt({ online }: { online: OnlineMatch }) {
  const [isDeclined, setDeclined] = useState(() => recall(DECLINED) !== null);
  const view = online.view.value;
  const isWanted =
    online.you.value !== null && view?.public === true && view.clock.kind === "days" && view.status !== "over";
  const isAsked = isWanted && !isDeclined && isKnown.value;
  useEffect(() => {
    if (isAsked && me.peek() === null) void findMe();
  }, [isAsked]);
  if (!isWanted || isDeclined || me.value === null || me.value.channels.length > 0) return null;
  const decline = () => {
    keep(DECLINED, "yes");
    setDeclined(true);
  };
  return (
    <aside class="column reach-prompt panel" aria-labelledby="reach-title">
      <h2 id="reach-title">{say("reachTitle")}</h2>
      <p class="quiet">{say("reachAbout")}</p>
      <NotifyHere />
      <div class="row reach-ways">
        <Link to="/me#notifications" class="text-button" text={say("notifyOtherWays")} />
        <Button class="text-button" text={say("reachNot")} onClick={decline} />
      </div>
    </aside>
  );
}
