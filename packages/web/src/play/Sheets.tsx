import { Dialog } from "../page/Dialog.tsx";
import { say } from "../words/words.ts";
import { HelpSheet } from "./HelpSheet.tsx";
import { HistorySheet } from "./HistorySheet.tsx";
import type { Line } from "./lines.ts";
import type { LocalTable } from "./local.ts";
import { MenuSheet } from "./MenuSheet.tsx";
import { ResultSheet } from "./ResultSheet.tsx";
import { sheet } from "./sheet.ts";
import { WordsSheet } from "./WordsSheet.tsx";

interface SheetsProps {
  table: LocalTable;
  lines: readonly Line[];
  change: (table: LocalTable) => void;
}

function close(): void {
  sheet.value = null;
}

/** The sheet that lies over the table, if any. */
export function Sheets({ table, lines, change }: SheetsProps) {
  switch (sheet.value) {
    case "menu":
      return (
        <Dialog title={say("menu")} close={close}>
          <MenuSheet table={table} change={change} />
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
        <Dialog title={table.face.sentence(table.position.value, table.sitters.value)} size="wide" close={close}>
          <ResultSheet table={table} change={change} />
        </Dialog>
      );
    case "words":
      return (
        <Dialog title={say("boardInWords")} close={close}>
          <WordsSheet table={table} />
        </Dialog>
      );
    default:
      return null;
  }
}
