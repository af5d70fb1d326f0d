import { useState } from "preact/hooks";
import "./sheets.css";
import { Icon } from "../art/icons.tsx";
import type { IconName } from "../art/icons.tsx";
import { go, isFromDisk } from "../page/route.ts";
import { SettingsPanel } from "../page/SettingsPanel.tsx";
import { isWide } from "../page/format.ts";
import { say } from "../words/words.ts";
import type { Extras } from "./sheet.ts";
import { copyText, makeLink, saveFile } from "./share.ts";
import { sheet } from "./sheet.ts";
import type { Table } from "./table.ts";

/** What can be done with the match, and how it is shown. */
export function MenuSheet({ table, extras }: { table: Table; extras: Extras }) {
  const [answer, setAnswer] = useState("");
  const { controls } = table;
  const { id } = table.face.game;
  const copy = async (text: Promise<string> | string) => {
    setAnswer(say((await copyText(await text)) ? "copied" : "notCopied"));
  };
  return (
    <div class="menu">
      <div class="menu-ways">
        <Way icon="plus" name={say("newMatch")} take={() => leaveTo("/")} />
        {/* What a wide screen has in its bar. */}
        {!isWide.value && controls !== null && (
          <Way
            icon={controls.isPaused.value ? "play" : "pause"}
            name={say(controls.isPaused.value ? "goOn" : "pause")}
            take={() => {
              sheet.value = null;
              controls.pause();
            }}
          />
        )}
        <Way icon="save" name={say("saveMatch")} take={() => saveFile(id, table.record)} />
        {!isFromDisk && <Way icon="link" name={say("copyLink")} take={() => void copy(makeLink(id, table.record))} />}
        <Way icon="copy" name={say("copyMatch")} take={() => void copy(table.record)} />
        <Way icon="list" name={say("boardInWords")} take={() => (sheet.value = "words")} />
        <Way icon="help" name={say("help")} take={() => (sheet.value = "help")} />
        {extras.menu}
      </div>
      <p class="menu-answer" role="status">
        {answer}
      </p>
      <SettingsPanel />
    </div>
  );
}

function Way({ icon, name, take }: { icon: IconName; name: string; take: () => void }) {
  return (
    <button type="button" class="button" onClick={take}>
      <Icon name={icon} />
      {name}
    </button>
  );
}

function leaveTo(path: string): void {
  sheet.value = null;
  go(path);
}
