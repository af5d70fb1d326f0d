import type { ComponentChildren } from "preact";
import { Dialog } from "../page/Dialog.tsx";
import { say } from "../words/words.ts";
import type { Extras } from "./extras.ts";
import { HelpSheet } from "./HelpSheet.tsx";
import { MenuSheet } from "./MenuSheet.tsx";
import { ShareSheet } from "./ShareSheet.tsx";
import { sheet } from "./sheet.ts";
import type { SheetName } from "./sheet.ts";
import type { Table } from "./table.ts";
import { WordsSheet } from "./WordsSheet.tsx";

/** The open sheet, if any. */
export function Sheets({ table, extras }: { table: Table; extras: Extras }) {
  if (sheet.value === null) return null;
  const { face } = table;
  const sheets: Record<SheetName, { title: string; size?: "wide"; content: ComponentChildren }> = {
    menu: { title: say("menu"), content: <MenuSheet table={table} extras={extras} /> },
    help: { title: say("helpTitle", { game: face.game.title }), size: "wide", content: <HelpSheet face={face} /> },
    share: { title: say("share"), content: <ShareSheet table={table} /> },
    words: { title: say("boardInWords"), content: <WordsSheet table={table} /> },
    talk: { title: say("talk"), content: extras.talk },
  };
  const { content, ...rest } = sheets[sheet.value];
  return (
    <Dialog key={sheet.value} {...rest} close={() => (sheet.value = null)}>
      {content}
    </Dialog>
  );
}
