import type { MeAnswer } from "@riad/protocol";
import { useEffect, useState } from "preact/hooks";
import { Button } from "../page/controls.tsx";
import { Dialog } from "../page/Dialog.tsx";
import { HouseSign } from "../page/ornaments.tsx";
import { findMe, makeRecovery } from "../person/person.ts";
import { saveFile } from "../play/share.ts";
import { language, say } from "../words/words.ts";

/** Twelve words on paper, for when everything is lost. */
export function Recovery({ me }: { me: MeAnswer }) {
  const [words, setWords] = useState<readonly string[] | null>(null);
  const [refusal, setRefusal] = useState("");
  const make = async () => {
    const reply = await makeRecovery();
    if ("value" in reply) setWords(reply.value.words.split(/[ -]+/));
    setRefusal("value" in reply ? "" : reply.refusal || say("notAnswered"));
  };
  const close = () => {
    setWords(null);
    void findMe();
  };
  return (
    <section class="column me-card panel" aria-labelledby="recovery">
      <div class="row me-card-head">
        <div>
          <h2 id="recovery">{say("recovery")}</h2>
          <p class="quiet">{say(me.hasRecovery ? "recoveryHas" : "recoveryAbout")}</p>
        </div>
        <Button text={say(me.hasRecovery ? "recoveryMakeNew" : "recoveryMake")} onClick={() => void make()} />
      </div>
      <p class="refused me-answer" role="status">
        {refusal}
      </p>
      {words !== null && <Sheet name={me.name} words={words} close={close} />}
    </section>
  );
}

/** The sheet as it is printed: the words, the server's address and nothing else. */
function Sheet({ name, words, close }: { name: string; words: readonly string[]; close: () => void }) {
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: "long" }).format(Date.now());
  const address = `${location.host}/me`;
  const how = say("recoveryHow", { address });
  const title = say("recoveryTitle");
  const owner = say("recoveryFor", { name, day });
  // Only the sheet is printed while it is open.
  useEffect(() => {
    document.documentElement.classList.add("printing-sheet");
    return () => document.documentElement.classList.remove("printing-sheet");
  }, []);
  const save = () => {
    const lines = words.map((word, i) => `${String(i + 1).padStart(2)}  ${word}`);
    saveFile("riad-recovery", [title, owner, "", ...lines, "", how, ""].join("\n"), "txt");
  };
  return (
    <Dialog title={title} close={close}>
      <div class="column recovery-sheet">
        <p class="row recovery-owner">
          <HouseSign />
          <span>{owner}</span>
        </p>
        <ol class="recovery-words">
          {words.map((word, i) => (
            <li key={i}>{word}</li>
          ))}
        </ol>
        <p>{how}</p>
      </div>
      <div class="sheet-buttons">
        <Button icon="save" text={say("saveSheet")} onClick={save} />
        <Button class="primary" text={say("print")} onClick={() => print()} />
      </div>
    </Dialog>
  );
}
