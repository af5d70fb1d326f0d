import { Dialog } from "../page/Dialog.tsx";
import { say } from "../words/words.ts";
import type { Extras } from "./extras.ts";
import { HelpSheet } from "./HelpSheet.tsx";
import { HistorySheet } from "./HistorySheet.tsx";
import type { Line } from "./lines.ts";
import { MenuSheet } from "./MenuSheet.tsx";
import { ResultSheet } from "./ResultSheet.tsx";
import { sheet } from "./sheet.ts";
import type { Table } from "./table.ts";
import { WordsSheet } from "./WordsSheet.tsx";

interface SheetsProps {
  table: Table;
  lines: readonly Line[];
  extras: Extras;
}

function close(): void {
  sheet.value = null;
}

/** The sheet that lies over the table, if any. */
export function Sheets({ table, lines, extras }: SheetsProps) {
  switch (sheet.value) {
    case "menu":
      return (
        <Dialog title={say("menu")} close={close}>
          <MenuSheet table={table} extras={extras} />
        </Dialog>
      );
    case "help":
      return (
        <Dialog title={say("helpTitle", { game: table.face.game.title })} size="wide" close={close}>
          <HelpSheet face={table.face} />
        </Dialog>
      );
    case "history":
      return (
        <Dialog title={say("history")} close={close}>
          <HistorySheet table={table} lines={lines} />
        </Dialog>
      );
    case "result":
      return (
        <Dialog title={table.sentence} size="wide" close={close}>
          <ResultSheet table={table} extras={extras} />
        </Dialog>
      );
    case "words":
      return (
        <Dialog title={say("boardInWords")} close={close}>
          <WordsSheet table={table} />
        </Dialog>
      );
    case "talk":
      return (
        <Dialog title={say("talk")} close={close}>
          {extras.talk}
        </Dialog>
      );
    default:
      return null;
  }
}
