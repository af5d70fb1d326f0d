import { useState } from "preact/hooks";
import { Icon } from "../art/icons.tsx";
import type { IconName } from "../art/icons.tsx";
import { go } from "../page/route.ts";
import { sheet } from "../play/sheet.ts";
import { say } from "../words/words.ts";
import { CopyButton } from "./CopyButton.tsx";
import { seatLink, tableLink } from "./invitation.ts";
import type { Room } from "./room.ts";
import { canNotify, mayNotify } from "./summons.ts";

/** What can be done at an online table, in the menu. */
export function TableWays({ room }: { room: Room }) {
  const isSeated = room.you.value !== null;
  const isLive = room.status.value === "live";
  const seat = room.view.value?.seats[room.you.value ?? 0];
  return (
    <>
      <CopyButton text={tableLink(room)}>{say("copyTableLink")}</CopyButton>
      {isSeated && <CopyButton text={seatLink(room)}>{say("copySeatLink")}</CopyButton>}
      {isSeated && isLive && canNotify && <Bell room={room} />}
      {isSeated && isLive && seat?.out === null && (
        <SureButton icon="flag" ask={say("resign")} sure={say("resignSure")} act={() => resign(room)} />
      )}
      {isSeated && isLive && (
        <SureButton icon="leave" ask={say("leaveTable")} sure={say("leaveSure")} act={() => void leave(room)} />
      )}
    </>
  );
}

function resign(room: Room): void {
  sheet.value = null;
  void room.send({ type: "resign" });
}

/** The seat is kept: the others need not wait, and the same browser may come back. */
async function leave(room: Room): Promise<void> {
  await room.send({ type: "leave" });
  sheet.value = null;
  go("/lobby");
}

function Bell({ room }: { room: Room }) {
  const [answer, setAnswer] = useState("");
  const isOn = room.kept.value.bell;
  const ring = async () => {
    const bell = !isOn && (await mayNotify());
    room.keepBell(bell);
    setAnswer(bell ? say("bellKept") : isOn ? "" : say("bellDenied"));
  };
  return (
    <>
      <button type="button" class="button" aria-pressed={isOn} onClick={() => void ring()}>
        <Icon name="bell" />
        {say(isOn ? "bellOff" : "bellOn")}
      </button>
      {answer !== "" && (
        <p class="menu-answer wide-answer" role="status">
          {answer}
        </p>
      )}
    </>
  );
}

interface SureButtonProps {
  icon: IconName;
  ask: string;
  sure: string;
  act: () => void;
}

/** Asks once more before it acts. */
function SureButton({ icon, ask, sure, act }: SureButtonProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <button
      type="button"
      class={`button${isAsked ? " sure" : ""}`}
      onClick={() => (isAsked ? act() : setAsked(true))}
      onBlur={() => setAsked(false)}
    >
      <Icon name={icon} />
      {isAsked ? sure : ask}
    </button>
  );
}
