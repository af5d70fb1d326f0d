import { useEffect, useRef } from "preact/hooks";
import "./sheets.css";
import { say } from "../words/words.ts";
import type { Line } from "./lines.ts";
import { sheet } from "./sheet.ts";
import type { Table } from "./table.ts";

/** Every move worth telling; a tap shows the table as it was after it. */
export function HistorySheet({ table, lines }: { table: Table; lines: readonly Line[] }) {
  const ply = table.ply.value;
  // Not every move has a line: the current one is the last line at or before this ply.
  const now = lines.findLast((line) => line.ply <= ply);
  const current = useRef<HTMLButtonElement>(null);
  // Not before the sheet is open: until then nothing has a place.
  useEffect(() => current.current?.scrollIntoView({ block: "center" }), [now]);
  return (
    <>
      {lines.length === 0 && <p>{say("noMoves")}</p>}
      <ol class="column history">
        {lines.map((line) => (
          <li key={line.ply}>
            <button
              type="button"
              aria-current={line === now}
              ref={line === now ? current : null}
              onClick={() => table.jump(line.ply)}
            >
              <span class="history-ply">{line.ply}</span>
              <span class="badge">{table.face.badge(table.position.value, line.seat)}</span>
              {line.text}
            </button>
          </li>
        ))}
      </ol>
      {table.isBrowsing.value && (
        <div class="sheet-buttons">
          {table.controls?.mayRewindHere === true && (
            <button
              type="button"
              class="button"
              onClick={() => {
                table.controls?.rewind(ply);
                sheet.value = null;
              }}
            >
              {say("playFromHere")}
            </button>
          )}
          <button
            type="button"
            class="primary"
            onClick={() => {
              table.jump(table.length.value);
              sheet.value = null;
            }}
          >
            {say("backToNow")}
          </button>
        </div>
      )}
    </>
  );
}
