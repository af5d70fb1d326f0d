import type { ComponentType } from "preact";
import { useState } from "preact/hooks";
import { say, withWords } from "../words/words.ts";

type Sheet = ComponentType<{ isForLobby?: boolean; close: () => void }>;

interface OnlineButtonProps {
  class?: string;
  label?: string;
  /** Pressed in the lobby: the new table is to be found there, unless its maker decides otherwise. */
  isForLobby?: boolean;
}

/** Opens the sheet for a new online table, which is loaded on demand. */
export function OnlineButton(props: OnlineButtonProps) {
  const { class: look = "button online-door", label = say("playOnline"), isForLobby = false } = props;
  const [sheet, setSheet] = useState<{ Sheet: Sheet } | null>(null);
  const [isRefused, setRefused] = useState(false);
  const knock = () => {
    withWords("online", import("./NewTableSheet.tsx")).then(
      ({ NewTableSheet }) => setSheet({ Sheet: NewTableSheet }),
      () => setRefused(true),
    );
  };
  return (
    <>
      <button type="button" class={look} onClick={knock}>
        {isRefused ? say("tryAgain") : label}
      </button>
      {sheet !== null && <sheet.Sheet isForLobby={isForLobby} close={() => setSheet(null)} />}
    </>
  );
}
