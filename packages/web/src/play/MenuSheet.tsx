import { useState } from "preact/hooks";
import { Icon } from "../art/icons.tsx";
import { go, isFromDisk } from "../page/route.ts";
import { SettingsPanel } from "../page/SettingsPanel.tsx";
import { isWide } from "../page/viewport.ts";
import { sayRefusal } from "../words/refusals.ts";
import { say } from "../words/words.ts";
import { readMatch } from "./beginning.ts";
import { LocalTable } from "./local.ts";
import { earlierMatch, forgetEarlier } from "./saved.ts";
import { copyText, makeLink, saveFile } from "./share.ts";
import { sheet } from "./sheet.ts";

interface MenuSheetProps {
  table: LocalTable;
  change: (table: LocalTable) => void;
}

/** What can be done with the match, and how it is shown. */
export function MenuSheet({ table, change }: MenuSheetProps) {
  const [answer, setAnswer] = useState("");
  const { id } = table.face.game;
  const copy = async (text: Promise<string> | string) => {
    setAnswer(say((await copyText(await text)) ? "copied" : "notCopied"));
  };
  const earlier = earlierMatch(id);
  const bringBack = () => {
    const match = readMatch(table.face.game, earlier ?? "");
    forgetEarlier(id);
    if (!match.ok) {
      setAnswer(sayRefusal(match.refusal));
      return;
    }
    table.leave();
    sheet.value = null;
    change(new LocalTable(table.face, match.value));
  };
  return (
    <div class="menu">
      <div class="menu-ways">
        <button type="button" class="button" onClick={() => leaveTo("/")}>
          <Icon name="plus" />
          {say("newMatch")}
        </button>
        {!isWide.value && <NarrowWays table={table} />}
        <button type="button" class="button" onClick={() => saveFile(id, table.record)}>
          <Icon name="save" />
          {say("saveMatch")}
        </button>
        {!isFromDisk && (
          <button type="button" class="button" onClick={() => void copy(makeLink(id, table.record))}>
            <Icon name="link" />
            {say("copyLink")}
          </button>
        )}
        <button type="button" class="button" onClick={() => void copy(table.record)}>
          <Icon name="copy" />
          {say("copyMatch")}
        </button>
        <button type="button" class="button" onClick={() => (sheet.value = "words")}>
          <Icon name="list" />
          {say("boardInWords")}
        </button>
        <button type="button" class="button" onClick={() => (sheet.value = "help")}>
          <Icon name="help" />
          {say("help")}
        </button>
        {earlier !== null && (
          <button type="button" class="button" onClick={bringBack}>
            <Icon name="undo" />
            {say("earlierMatch")}
          </button>
        )}
      </div>
      <p class="menu-answer" role="status">
        {answer}
      </p>
      <SettingsPanel />
    </div>
  );
}

/** What a wide screen has in its bar. */
function NarrowWays({ table }: { table: LocalTable }) {
  const isPaused = table.isPaused.value;
  return (
    <>
      <button type="button" class="button" onClick={closing(() => void table.askHint())}>
        <Icon name="hint" />
        {say("hint")}
      </button>
      <button type="button" class="button" onClick={closing(() => table.pause())}>
        <Icon name={isPaused ? "play" : "pause"} />
        {say(isPaused ? "goOn" : "pause")}
      </button>
    </>
  );
}

function closing(way: () => void): () => void {
  return () => {
    sheet.value = null;
    way();
  };
}

function leaveTo(path: string): void {
  sheet.value = null;
  go(path);
}
