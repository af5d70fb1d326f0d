import { Button } from "../page/controls.tsx";
import { useState } from "preact/hooks";
import { go } from "../page/route.ts";
import { sheet } from "../play/sheet.ts";
import { say } from "../words/words.ts";
import { CopyButton } from "./CopyButton.tsx";
import { seatLink, tableLink } from "./invitation.ts";
import type { OnlineMatch } from "./online-match.ts";
import { SureButton } from "./SureButton.tsx";
import { canNotify, mayNotify } from "./turn-alert.ts";

/** What can be done at an online table, in the menu. */
export function TableMenu({ online }: { online: OnlineMatch }) {
  const isSeated = online.you.value !== null;
  const isLive = online.status.value === "live";
  const seat = online.view.value?.seats[online.you.value ?? 0];
  return (
    <>
      <CopyButton text={tableLink(online)}>{say("copyTableLink")}</CopyButton>
      {isSeated && <CopyButton text={seatLink(online)}>{say("copySeatLink")}</CopyButton>}
      {isSeated && isLive && canNotify && <Bell online={online} />}
      {isSeated && isLive && seat?.out === null && (
        <SureButton icon="flag" ask={say("resign")} sure={say("resignSure")} act={() => resign(online)} />
      )}
      {isSeated && isLive && (
        <SureButton icon="leave" ask={say("leaveTable")} sure={say("leaveSure")} act={() => void leave(online)} />
      )}
    </>
  );
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

function Bell({ online }: { online: OnlineMatch }) {
  const [answer, setAnswer] = useState("");
  const isOn = online.stored.value.bell;
  const ring = async () => {
    const bell = !isOn && (await mayNotify());
    online.keepAlerts(bell);
    setAnswer(bell ? say("bellKept") : isOn ? "" : say("bellDenied"));
  };
  return (
    <>
      <Button icon="bell" text={say(isOn ? "bellOff" : "bellOn")} aria-pressed={isOn} onClick={() => void ring()} />
      {answer !== "" && (
        <p class="menu-answer wide-answer" role="status">
          {answer}
        </p>
      )}
    </>
  );
}
