import { makeRecord } from "@riad/core";
import { useState } from "preact/hooks";
import "./sheets.css";
import { Icon } from "../art/icons.tsx";
import type { IconName } from "../art/icons.tsx";
import { savePng, saveSvg } from "../picture/save.ts";
import { isFromDisk } from "../page/route.ts";
import { say } from "../words/words.ts";
import { copyText, makeLink, saveFile } from "./share.ts";
import { makeNotes } from "./sitting.ts";
import type { Table } from "./table.ts";

/** The position on the table, or the whole match, to take along or to send. */
export function ShareSheet({ table }: { table: Table }) {
  const [answer, setAnswer] = useState("");
  const { face, match } = table;
  const { id, notation, title } = face.game;
  const position = table.position.value;
  const sitters = table.sitters.value;
  const copy = async (text: string | Promise<string>) =>
    setAnswer(say((await copyText(await text)) ? "copied" : "notCopied"));
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
  const draw = (save: typeof savePng) => {
    const sheet = face.picture?.(position, sitters);
    if (sheet !== undefined) save(sheet, id).catch(() => setAnswer(say("noPicture")));
  };
  return (
    <div class="share">
      <h3>{say("thisPosition")}</h3>
      <div class="menu-ways">
        {!isFromDisk && <Way icon="link" name={say("linkToPosition")} take={() => void send(untilHere())} />}
        <Way icon="copy" name={say("copyPosition")} take={() => void copy(notation.makePosition(position))} />
        {face.picture !== undefined && (
          <>
            <Way icon="save" name="PNG" take={() => draw(savePng)} />
            <Way icon="save" name="SVG" take={() => draw(saveSvg)} />
          </>
        )}
      </div>
      <h3>{say("wholeMatch")}</h3>
      <div class="menu-ways">
        {!isFromDisk && (
          <Way icon="link" name={say("linkToMatch")} take={() => void send(makeLink(id, table.record))} />
        )}
        <Way icon="copy" name={say("copyMatch")} take={() => void copy(table.record)} />
        <Way icon="save" name={say("saveMatch")} take={() => saveFile(id, table.record)} />
      </div>
      <p class="menu-answer" role="status">
        {answer}
      </p>
    </div>
  );
}

export function Way({ icon, name, take }: { icon: IconName; name: string; take: () => void }) {
  return (
    <button type="button" class="button" onClick={take}>
      <Icon name={icon} />
      {name}
    </button>
  );
}
