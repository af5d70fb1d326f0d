import { Button } from "../page/controls.tsx";
import type { IconName } from "../art/icons.tsx";
import { go } from "../page/route.ts";
import { SureButton } from "../page/SureButton.tsx";
import { sheet } from "../play/sheet.ts";
import { say } from "../words/words.ts";
import { CopyButton } from "./CopyButton.tsx";
import { seatLink, tableLink } from "./invitation.ts";
import type { OnlineMatch } from "./online-match.ts";
import { NotifyHere } from "../person/NotifyHere.tsx";
import { isKnown } from "../person/person.ts";
import { deleteMatch } from "../kept/match-store.ts";
import { PlayersMenu } from "./PlayersMenu.tsx";
import { stopWatching } from "./stored-match.ts";

/** What can be done at an online table, in the menu. */
export function TableMenu({ online }: { online: OnlineMatch }) {
  const isSeated = online.you.value !== null;
  const isLive = online.status.value === "live";
  const seat = online.view.value?.seats[online.you.value ?? 0];
  return (
    <>
      <CopyButton text={tableLink(online)}>{say("copyTableLink")}</CopyButton>
      {isSeated && <OtherDevice online={online} />}
      {isSeated && isLive && <NotifyHere />}
      {isSeated && isLive && isKnown.value && <Way icon="bell" text={say("notifyOtherWays")} to="/me#notifications" />}
      {isSeated && isLive && seat?.out === null && (
        <SureButton icon="flag" ask={say("resign")} sure={say("resignSure")} act={() => resign(online)} />
      )}
      {isSeated && isLive && (
        <SureButton icon="leave" ask={say("leaveTable")} sure={say("leaveSure")} act={() => void leave(online)} />
      )}
      {!isSeated && <Button icon="leave" text={say("stopWatching")} onClick={() => leaveWatching(online)} />}
      {isSeated && isKnown.value && <PlayersMenu online={online} />}
    </>
  );
}

/** By the seat's link; where the cookie alone holds the seat, by a code for the whole person. */
function OtherDevice({ online }: { online: OnlineMatch }) {
  if (online.stored.value.token === null) return <Way icon="screen" text={say("copySeatLink")} to="/me" />;
  return <CopyButton text={seatLink(online)}>{say("copySeatLink")}</CopyButton>;
}

function Way({ icon, text, to }: { icon: IconName; text: string; to: string }) {
  const leaveTo = () => {
    sheet.value = null;
    go(to);
  };
  return <Button icon={icon} text={text} onClick={leaveTo} />;
}

function resign(online: OnlineMatch): void {
  sheet.value = null;
  void online.send({ type: "resign" });
}

/** The seat is kept: the others need not wait, and the same browser may come back. */
async function leave(online: OnlineMatch): Promise<void> {
  await online.send({ type: "leave" });
  sheet.value = null;
  go("/lobby");
}

/** A spectator leaves without a question; a table that was opened here to be watched is no longer listed. */
export function leaveWatching(online: OnlineMatch): void {
  if (online.stored.peek().isWatched) {
    stopWatching(online.id);
    void deleteMatch(online.id);
  }
  sheet.value = null;
  go("/lobby");
}
