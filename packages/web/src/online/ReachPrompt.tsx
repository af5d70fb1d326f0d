import { useEffect, useState } from "preact/hooks";
import "./reach-prompt.css";
import { keep, recall } from "../memory.ts";
import { Button, IconButton, Link } from "../page/controls.tsx";
import { Dialog } from "../page/Dialog.tsx";
import { NotifyHere } from "../person/NotifyHere.tsx";
import { findMe, isKnown, me } from "../person/person.ts";
import { say } from "../words/words.ts";
import type { OnlineMatch } from "./online-match.ts";

/** Somebody does not want to be asked again. */
const DECLINED = "riad.unreached";

interface Reaching {
  /** A public table with a clock of days, at which the person sits who cannot be reached. */
  readonly isWanted: boolean;
  readonly decline: () => void;
}

function useReaching(online: OnlineMatch): Reaching {
  const [isDeclined, setDeclined] = useState(() => recall(DECLINED) !== null);
  const view = online.view.value;
  const isSlow = view?.public === true && view.clock.kind === "days" && view.status !== "over";
  const isAsked = online.you.value !== null && isSlow && !isDeclined && isKnown.value;
  useEffect(() => {
    if (isAsked && me.peek() === null) void findMe();
  }, [isAsked]);
  return {
    isWanted: isAsked && me.value?.channels.length === 0,
    decline() {
      keep(DECLINED, "yes");
      setDeclined(true);
    },
  };
}

/** In the waiting room, after sitting down: one way to be reached. It covers nothing and may be left alone. */
export function ReachPrompt({ online }: { online: OnlineMatch }) {
  const { isWanted, decline } = useReaching(online);
  if (!isWanted) return null;
  return (
    <aside class="column reach-prompt" aria-labelledby="reach-title">
      <h2 id="reach-title">{say("reachTitle")}</h2>
      <Ways decline={decline} />
    </aside>
  );
}

/** The same at the table, where every place is taken: a bell in the bar, which opens it. */
export function ReachBell({ online }: { online: OnlineMatch }) {
  const { isWanted, decline } = useReaching(online);
  const [isOpen, setOpen] = useState(false);
  if (!isWanted && !isOpen) return null;
  return (
    <>
      <IconButton icon="bell" class="reach-bell" label={say("reachTitle")} onClick={() => setOpen(true)} />
      {isOpen && (
        // The table's own keys (Escape, the arrows) are not meant for it while this is open.
        <div onKeyDown={(event) => event.stopPropagation()}>
          <Dialog title={say("reachTitle")} close={() => setOpen(false)}>
            <Ways
              decline={() => {
                decline();
                setOpen(false);
              }}
            />
          </Dialog>
        </div>
      )}
    </>
  );
}

function Ways({ decline }: { decline: () => void }) {
  return (
    <>
      <p class="quiet">{say("reachAbout")}</p>
      <NotifyHere />
      <div class="row reach-ways">
        <Link to="/me#notifications" class="text-button" text={say("notifyOtherWays")} />
        <Button class="text-button" text={say("reachNot")} onClick={decline} />
      </div>
    </>
  );
}
