import { Button } from "../page/controls.tsx";
import { useState } from "preact/hooks";
import "./sheets.css";
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
        <Button icon="plus" text={say("newMatch")} onClick={() => leaveTo("/")} />
        {/* What a wide screen has in its bar. */}
        {!isWide.value && controls !== null && (
          <Button
            icon={controls.isPaused.value ? "play" : "pause"}
            text={say(controls.isPaused.value ? "goOn" : "pause")}
            onClick={() => {
              sheet.value = null;
              controls.pause();
            }}
          />
        )}
        <Button icon="save" text={say("saveMatch")} onClick={() => saveFile(id, table.record)} />
        {!isFromDisk && (
          <Button icon="link" text={say("copyLink")} onClick={() => void copy(makeLink(id, table.record))} />
        )}
        <Button icon="copy" text={say("copyMatch")} onClick={() => void copy(table.record)} />
        <Button icon="list" text={say("boardInWords")} onClick={() => (sheet.value = "words")} />
        <Button icon="help" text={say("help")} onClick={() => (sheet.value = "help")} />
        {extras.menu}
      </div>
      <p class="menu-answer" role="status">
        {answer}
      </p>
      <SettingsPanel />
    </div>
  );
}

function leaveTo(path: string): void {
  sheet.value = null;
  go(path);
}
