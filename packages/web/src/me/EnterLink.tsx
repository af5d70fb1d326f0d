import { useState } from "preact/hooks";
import { Button } from "../page/controls.tsx";
import { go } from "../page/route.ts";
import { Medallion } from "../person/Medallion.tsx";
import { enter, me } from "../person/person.ts";
import { showPerson } from "../person/show-person.ts";
import { say } from "../words/words.ts";
import { Niche } from "./Niche.tsx";
import type { EntryLink } from "./words-entry.ts";

/** The QR code of another device was opened here: one tap, and nothing to type. */
export function EnterLink({ link, done }: { link: EntryLink; done: () => void }) {
  const [refusal, setRefusal] = useState("");
  const [isAsking, setAsking] = useState(false);
  const take = async () => {
    setAsking(true);
    const reply = await enter(link.words, link.isMove);
    setAsking(false);
    if ("value" in reply) {
      showPerson();
      done();
      // What one came for: the seats, in one list.
      go("/matches");
    } else setRefusal(reply.refusal === "" ? say("notAnswered") : reply.refusal);
  };
  return (
    <section class="column enter-link panel" aria-labelledby="enter-link">
      <Niche>
        <Medallion name="✦" />
      </Niche>
      <h1 id="enter-link">{say("linkTitle")}</h1>
      <p class="quiet">{say("linkAbout")}</p>
      {link.isMove && <p>{say("linkMove")}</p>}
      {me.value !== null && <p>{say("linkReplaces", { name: me.value.name })}</p>}
      {refusal !== "" && (
        <p class="refused" role="alert">
          {refusal}
        </p>
      )}
      <Button class="primary" text={say("linkGo")} disabled={isAsking} onClick={() => void take()} />
      <Button class="text-button" text={say("linkNot")} onClick={done} />
    </section>
  );
}
