import "./sheets.css";
import { go } from "../page/route.ts";
import { SettingsPanel } from "../page/SettingsPanel.tsx";
import { isWide } from "../page/format.ts";
import { say } from "../words/words.ts";
import type { Extras } from "./extras.ts";
import { Way } from "./ShareSheet.tsx";
import { sheet } from "./sheet.ts";
import type { Table } from "./table.ts";

/** What can be done with the match, and how it is shown. */
export function MenuSheet({ table, extras }: { table: Table; extras: Extras }) {
  const { controls } = table;
  return (
    <div class="menu">
      <div class="menu-ways">
        <Way icon="plus" name={say("newMatch")} take={() => leaveTo("/")} />
        <Way icon="list" name={say("myMatches")} take={() => leaveTo("/matches")} />
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
        <Way icon="share" name={say("share")} take={() => (sheet.value = "share")} />
        <Way icon="list" name={say("boardInWords")} take={() => (sheet.value = "words")} />
        <Way icon="help" name={say("help")} take={() => (sheet.value = "help")} />
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
