import type { MeAnswer } from "@riad/protocol";
import { useState } from "preact/hooks";
import { Icon } from "../art/icons.tsx";
import type { IconName } from "../art/icons.tsx";
import { Button } from "../page/controls.tsx";
import { Dialog } from "../page/Dialog.tsx";
import { deleteMe } from "../person/person.ts";
import { channelHere, turnOffPush } from "../person/push.ts";
import { labelled } from "../words/sentences.ts";
import { say } from "../words/words.ts";
import { forgetOnline } from "./forget-online.ts";
import { takeEverything } from "./take-along.ts";

const KEPT = [
  ["people", "keptPerson"],
  ["screen", "keptDevices"],
  ["list", "keptMatches"],
  ["bell", "keptChannels"],
  ["check", "keptCookie"],
] as const satisfies readonly (readonly [IconName, string])[];

/** What is kept about the person, in plain words; and how to take it along, or make it go away. */
export function DataSection({ me }: { me: MeAnswer }) {
  const [answer, setAnswer] = useState("");
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <section class="column me-card kept-data panel" aria-labelledby="kept-title">
        <h2 id="kept-title">{say("keptTitle")}</h2>
        <ul class="kept-list">
          {KEPT.map(([icon, key]) => (
            <li key={key} class="row">
              <span class="kept-sign">
                <Icon name={icon} />
              </span>
              <span>{say(key)}</span>
            </li>
          ))}
        </ul>
      </section>
      <div class="column me-side">
        <section class="column me-card panel" aria-labelledby="export">
          <h2 id="export">{say("exportTitle")}</h2>
          <p class="quiet">{say("exportAbout")}</p>
          <Button
            icon="save"
            class="primary"
            text={say("exportGo")}
            onClick={() => void takeEverything().then(setAnswer)}
          />
          <p class="refused me-answer" role="status">
            {answer}
          </p>
        </section>
        <section class="column me-card panel" aria-labelledby="delete">
          <h2 id="delete">{say("deleteTitle")}</h2>
          <p class="quiet">{say("deleteAbout")}</p>
          <Button text={say("deleteGo")} class="button delete-me" onClick={() => setDeleting(true)} />
        </section>
      </div>
      {isDeleting && <DeleteSheet name={me.name} close={() => setDeleting(false)} />}
    </>
  );
}

function DeleteSheet({ name, close }: { name: string; close: () => void }) {
  const [refusal, setRefusal] = useState("");
  const act = async () => {
    if (channelHere() !== null) await turnOffPush();
    const reply = await deleteMe(forgetOnline);
    if ("refusal" in reply) setRefusal(reply.refusal === "" ? say("notAnswered") : reply.refusal);
  };
  return (
    <Dialog title={labelled(say("deleteTitle"), name)} close={close}>
      <p>{say("deleteAbout")}</p>
      <p>{say("deleteRunning")}</p>
      <p class="quiet">{say("deleteLocal")}</p>
      {refusal !== "" && (
        <p class="refused" role="alert">
          {refusal}
        </p>
      )}
      <div class="sheet-buttons">
        <Button text={say("deleteSure")} class="button sure" onClick={() => void act()} />
        <Button text={say("deleteKeep")} class="primary" onClick={close} />
      </div>
    </Dialog>
  );
}
