import { Button } from "../page/controls.tsx";
import { useLayoutEffect, useState } from "preact/hooks";
import { readFragment, writeFragment } from "../page/route.ts";
import { Waiting } from "../page/ornaments.tsx";
import { sayRefusal } from "../words/refusals.ts";
import { say } from "../words/words.ts";
import { begin, bringBack } from "./beginning.ts";
import type { Extras } from "./sheet.ts";
import type { Face } from "./face.ts";
import { LocalTable, rematch } from "./local.ts";
import { earlierMatch, setAside, takeRequest } from "./saved.ts";
import { readLink } from "./share.ts";
import { sheet } from "./sheet.ts";
import { TablePage } from "./TablePage.tsx";
import { whileHere } from "../page/while-here.ts";

/** A match that belongs to this screen. */
export function PlayPage({ face }: { face: Face }) {
  const [table, setTable] = useState<LocalTable | null>(null);
  useLayoutEffect(() => whileHere(openTable(face), setTable), [face]);
  if (table === null) return <Waiting />;
  return <TablePage key={face.game.id} table={table} extras={extrasOf(table, setTable)} />;
}

async function openTable(face: Face): Promise<LocalTable> {
  const request = takeRequest();
  const fragment = readFragment();
  const shared = await readLink(fragment);
  if (shared !== null) {
    setAside(face.game.id);
    writeFragment("");
  }
  const table = new LocalTable(face, begin(face.game, shared === null ? request : { kind: "record", text: shared }));
  if (/^\d+$/.test(fragment)) table.jump(Number(fragment));
  return table;
}

/** Another match at the same table: a rematch, or the one that was set aside. */
function extrasOf(table: LocalTable, change: (table: LocalTable) => void): Extras {
  const { game } = table.face;
  const changeTo = (next: LocalTable) => {
    sheet.value = null;
    change(next);
  };
  const takeEarlier = () => {
    const match = bringBack(game);
    sheet.value = null;
    if (!match.ok) {
      table.notice.value = sayRefusal(match.refusal);
      return;
    }
    table.leave();
    changeTo(new LocalTable(table.face, match.value));
  };
  return {
    menu: earlierMatch(game.id) !== null && <Button icon="undo" text={say("earlierMatch")} onClick={takeEarlier} />,
    result: <Button text={say("rematch")} class="primary" onClick={() => changeTo(rematch(table))} />,
  };
}
