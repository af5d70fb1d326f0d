import type { ComponentType } from "preact";
import { useState } from "preact/hooks";
import { say, withWords } from "../words/words.ts";

type Sheet = ComponentType<{ close: () => void }>;

interface OnlineButtonProps {
  class?: string;
  label?: string;
}

/** Opens the sheet for a new online table, which is loaded on demand. */
export function OnlineButton({ class: look = "button online-door", label = say("playOnline") }: OnlineButtonProps) {
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
      {sheet !== null && <sheet.Sheet close={() => setSheet(null)} />}
    </>
  );
}
