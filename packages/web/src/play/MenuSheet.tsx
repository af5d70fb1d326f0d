import { Button } from "../page/controls.tsx";
import "./sheets.css";
import { go } from "../page/route.ts";
import { SettingsPanel } from "../page/SettingsPanel.tsx";
import { SureButton } from "../page/SureButton.tsx";
import { isWide } from "../page/format.ts";
import { say } from "../words/words.ts";
import type { Extras } from "./sheet.ts";
import { sheet } from "./sheet.ts";
import type { Table } from "./table.ts";

/** What can be done with the match, and how it is shown. */
export function MenuSheet({ table, extras }: { table: Table; extras: Extras }) {
  const { controls, face } = table;
  return (
    <div class="menu">
      <div class="menu-ways">
        <Button icon="back" text={say("toStart")} onClick={() => leaveTo("/")} />
        <Button icon="help" text={say("help")} onClick={() => (sheet.value = "help")} />
        <Button icon="plus" text={say("newMatch")} onClick={() => leaveTo("/")} />
        <Button icon="list" text={say("myMatches")} onClick={() => leaveTo("/matches")} />
        {/* What a wide screen has in its bar. */}
        {!isWide.value && controls?.mayPause === true && (
          <Button
            icon={controls.isPaused.value ? "play" : "pause"}
            text={say(controls.isPaused.value ? "goOn" : "pause")}
            onClick={() => {
              sheet.value = null;
              controls.pause();
            }}
          />
        )}
        {face.hasSides === true && (
          <Button
            icon="turn"
            text={say("turnBoard")}
            onClick={() => {
              sheet.value = null;
              table.flip();
            }}
          />
        )}
        <Button icon="share" text={say("share")} onClick={() => (sheet.value = "share")} />
        <Button icon="list" text={say("boardInWords")} onClick={() => (sheet.value = "words")} />
        {controls?.mayResign === true && (
          <SureButton
            icon="flag"
            ask={say("resign")}
            sure={say("resignSure")}
            act={() => {
              sheet.value = null;
              controls.resign();
            }}
          />
        )}
        {extras.menu}
      </div>
      <SettingsPanel />
    </div>
  );
}

function leaveTo(path: string): void {
  sheet.value = null;
  go(path);
}
