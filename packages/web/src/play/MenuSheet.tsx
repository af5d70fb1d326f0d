import { useState } from "preact/hooks";
import "./sheets.css";
import { Icon } from "../art/icons.tsx";
import { go, isFromDisk } from "../page/route.ts";
import { SettingsPanel } from "../page/SettingsPanel.tsx";
import { isWide } from "../page/format.ts";
import { say } from "../words/words.ts";
import type { Extras } from "./extras.ts";
import { copyText, makeLink, saveFile } from "./share.ts";
import { sheet } from "./sheet.ts";
import type { LocalControls, Table } from "./table.ts";

interface MenuSheetProps {
  table: Table;
  extras: Extras;
}

/** What can be done with the match, and how it is shown. */
export function MenuSheet({ table, extras }: MenuSheetProps) {
  const [answer, setAnswer] = useState("");
  const { id } = table.face.game;
  const copy = async (text: Promise<string> | string) => {
    setAnswer(say((await copyText(await text)) ? "copied" : "notCopied"));
  };
  return (
    <div class="menu">
      <div class="menu-ways">
        <button type="button" class="button" onClick={() => leaveTo("/")}>
          <Icon name="plus" />
          {say("newMatch")}
        </button>
        {!isWide.value && table.controls !== null && <PauseWay controls={table.controls} />}
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
        {extras.menu}
      </div>
      <p class="menu-answer" role="status">
        {answer}
      </p>
      <SettingsPanel />
    </div>
  );
}

/** What a wide screen has in its bar. */
function PauseWay({ controls }: { controls: LocalControls }) {
  const isPaused = controls.isPaused.value;
  return (
    <button type="button" class="button" onClick={closing(() => controls.pause())}>
      <Icon name={isPaused ? "play" : "pause"} />
      {say(isPaused ? "goOn" : "pause")}
    </button>
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
