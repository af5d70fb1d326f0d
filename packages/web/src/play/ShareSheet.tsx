import { makeRecord } from "@riad/core";
import { useState } from "preact/hooks";
import "./sheets.css";
import { Button } from "../page/controls.tsx";
import { addressOf, currentPath, go, isFromDisk } from "../page/route.ts";
import { say } from "../words/words.ts";
import { CopyField } from "./CopyField.tsx";
import { makeAddress, noteWayBack } from "./position-address.ts";
import { makeLink, saveFile, useCopy } from "./share.ts";
import { sheet } from "./sheet.ts";
import { makeNotes } from "./sitting.ts";
import type { Table } from "./table.ts";

/** The position on the table, or the whole match, to take along or to send. */
export function ShareSheet({ table }: { table: Table }) {
  const [answer, setAnswer] = useState("");
  const { face, match } = table;
  const { id, notation, title } = face.game;
  const position = table.position.value;
  const sitters = table.sitters.value;
  const copying = useCopy();
  const copy = async (text: string | Promise<string>) => {
    setAnswer("");
    await copying.copy(await text);
  };
  const send = async (link: Promise<string>) => {
    const url = await link;
    if (typeof navigator.share === "function") {
      // Whoever closes the phone's sheet has changed their mind; that is no fault.
      await navigator.share({ title: `${title} · Riad`, url }).catch(() => undefined);
    } else await copy(url);
  };
  /** The match up to what is shown: whoever opens it does not learn how it ends. */
  const untilHere = () => {
    const part = match.clone();
    if (table.ply.value < part.length) part.rewind(table.ply.value);
    return makeLink(id, makeRecord(part, makeNotes(sitters, "")));
  };
  const draw = async (kind: "png" | "svg") => {
    const drawing = face.picture?.(position, sitters);
    if (drawing === undefined) return;
    try {
      const { savePng, saveSvg } = await import("../picture/save.ts");
      await (kind === "png" ? savePng : saveSvg)(drawing, id);
    } catch {
      setAnswer(say("noPicture"));
    }
  };
  return (
    <div class="share">
      <h3>{say("thisPosition")}</h3>
      <div class="menu-ways">
        {!isFromDisk && <Button icon="link" text={say("linkToPosition")} onClick={() => void send(untilHere())} />}
        <Button icon="copy" text={say("copyPosition")} onClick={() => void copy(notation.makePosition(position))} />
        <Button
          icon="eye"
          text={say("openInViewer")}
          onClick={() =>
            view(
              makeAddress(
                id,
                notation.makePosition(position),
                sitters.map(({ name }) => name),
              ),
              table.controls === null,
            )
          }
        />
        {face.picture !== undefined && (
          <>
            <Button icon="save" text="PNG" onClick={() => void draw("png")} />
            <Button icon="save" text="SVG" onClick={() => void draw("svg")} />
          </>
        )}
      </div>
      <h3>{say("wholeMatch")}</h3>
      <div class="menu-ways">
        {!isFromDisk && (
          <Button icon="link" text={say("linkToMatch")} onClick={() => void send(makeLink(id, table.record))} />
        )}
        <Button icon="copy" text={say("copyMatch")} onClick={() => void copy(table.record)} />
        <Button icon="save" text={say("saveMatch")} onClick={() => saveFile(id, table.record)} />
      </div>
      <p class={answer === "" ? "menu-answer" : "menu-answer refused"} role="status">
        {copying.isCopied ? say("copied") : answer}
      </p>
      {copying.refused !== null && <CopyField text={copying.refused} />}
    </div>
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
