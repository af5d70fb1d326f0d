import { useLayoutEffect, useState } from "preact/hooks";
import { Link } from "../page/controls.tsx";
import { Waiting } from "../page/ornaments.tsx";
import { readFragment, writePath } from "../page/route.ts";
import { whileHere } from "../page/while-here.ts";
import { say } from "../words/words.ts";
import { speed } from "../page/settings.ts";
import { begin } from "./beginning.ts";
import type { GameEntry } from "./entry.ts";
import type { Face } from "./face.ts";
import { FirstDraw } from "./FirstDraw.tsx";
import { LocalTable, rematch } from "./local.ts";
import { takeRequest } from "./request.ts";
import { readLink } from "./share.ts";
import { LIST, panel } from "./sheet.ts";
import { TablePage } from "./TablePage.tsx";

/** A match that belongs to this screen. */
export function PlayPage({ face, entry, match }: { face: Face; entry: GameEntry; match: string }) {
  const [table, setTable] = useState<LocalTable | "missing" | null>(null);
  const [hasSeenDraw, setSeenDraw] = useState(false);
  useLayoutEffect(() => whileHere(openTable(face, match), setTable), [face]);
  if (table === null) return <Waiting />;
  if (table === "missing") return <Missing />;
  // Without motion the line under the sentence says it.
  if (table.isDrawn && !hasSeenDraw && speed.value > 0) {
    return <FirstDraw table={table} done={() => setSeenDraw(true)} />;
  }
  const again = () => {
    panel.value = null;
    const next = rematch(table);
    writePath(pathOf(next));
    setTable(next);
  };
  return <TablePage key={table.id} table={table} entry={entry} extras={{ again }} />;
}

async function openTable(face: Face, match: string): Promise<LocalTable | "missing"> {
  const request = takeRequest();
  const fragment = readFragment();
  const shared = await readLink(fragment);
  const wanted = shared === null ? request : ({ kind: "record", text: shared } as const);
  const beginning = await begin(face.game, wanted, match === "" ? null : match);
  if (beginning === null) return "missing";
  const table = new LocalTable(face, beginning);
  writePath(pathOf(table));
  if (fragment === LIST) panel.value = "moves";
  if (/^\d+$/.test(fragment)) table.jump(Number(fragment));
  return table;
}

function pathOf({ face, id }: LocalTable): string {
  return `/${face.game.id}?match=${id}`;
}

/** A link to a match that was deleted, or that another browser keeps. */
function Missing() {
  return (
    <main class="not-fetched">
      <h1>{say("matchMissing")}</h1>
      <p>
        <Link to="/matches" class="button" text={say("myMatches")} />
        <Link to="/" class="button" text={say("toStart")} />
      </p>
    </main>
  );
}
