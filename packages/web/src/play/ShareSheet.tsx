import { makeRecord } from "@riad/core";
import { Button } from "../page/controls.tsx";
import { addressOf, currentPath, go, isFromDisk } from "../page/route.ts";
import { say } from "../words/words.ts";
import { countTurns } from "./lines.ts";
import { makeAddress, noteWayBack } from "./position-address.ts";
import { makeLink, nameFile, saveFile } from "./share.ts";
import { SharePosition } from "./SharePosition.tsx";
import { sheet } from "./sheet.ts";
import { makeNotes } from "./sitting.ts";
import type { Table } from "./table.ts";

/** The position on the table, or the whole match, to take along or to send. */
export function ShareSheet({ table }: { table: Table }) {
  const { face, match } = table;
  const { id, notation } = face.game;
  const position = table.position.value;
  const sitters = table.sitters.value;
  const names = sitters.map(({ name }) => name);
  const path = makeAddress(id, notation.makePosition(position), names);
  /** The match up to what is shown: whoever opens it does not learn how it ends. */
  const untilHere = () => {
    const part = match.clone();
    if (table.ply.value < part.length) part.rewind(table.ply.value);
    return makeLink(id, makeRecord(part, makeNotes(sitters, "")));
  };
  return (
    <SharePosition
      {...{ face, position, sitters, path }}
      name={nameFile(id, countTurns(table).turn)}
      link={untilHere}
      more={(send, copy) => (
        <>
          <h3>{say("wholeMatch")}</h3>
          <div class="menu-ways">
            {!isFromDisk && (
              <Button icon="link" text={say("linkToMatch")} onClick={() => send(makeLink(id, table.record))} />
            )}
            <Button icon="copy" text={say("copyMatch")} onClick={() => copy(table.record)} />
            <Button icon="save" text={say("saveMatch")} onClick={() => saveFile(id, table.record)} />
          </div>
        </>
      )}
    >
      <Button icon="eye" text={say("openInViewer")} onClick={() => view(path, table.controls === null)} />
    </SharePosition>
  );
}

/** A match on this device stays one step back; leaving one on a server would leave the others waiting. */
function view(address: string, isOnline: boolean): void {
  sheet.value = null;
  if (isOnline) open(addressOf(address), "_blank", "noopener");
  else {
    noteWayBack(currentPath());
    go(address);
  }
}
