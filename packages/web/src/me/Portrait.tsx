import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { MeAnswer } from "@riad/protocol";
import { useNameForm } from "../online/NameBox.tsx";
import { Button, Link } from "../page/controls.tsx";
import { keepPlayerName } from "../page/player-name.ts";
import { Medallion } from "../person/Medallion.tsx";
import { changeMe, waiting } from "../person/person.ts";
import { sayDay } from "../play/day-words.ts";
import { say } from "../words/words.ts";
import { Niche } from "./Niche.tsx";

interface PortraitProps {
  me: MeAnswer;
  /** The sections of the page. */
  children: ComponentChildren;
}

/** Who the person is: their star in a niche of the wall, their name, and what waits for them. */
export function Portrait({ me, children }: PortraitProps) {
  const [isRenaming, setRenaming] = useState(false);
  const [note, setNote] = useState("");
  const count = waiting.value;
  return (
    <section class="column portrait panel" aria-label={me.name}>
      <Niche>
        <Medallion name={me.name} />
      </Niche>
      {isRenaming ? (
        <Rename
          name={me.name}
          done={(said) => {
            setNote(said);
            setRenaming(false);
          }}
        />
      ) : (
        <div class="portrait-name">
          <h2>{me.name}</h2>
          <Button class="text-button" text={say("nameChange")} onClick={() => setRenaming(true)} />
        </div>
      )}
      <p class="quiet portrait-since" role="status">
        {note === "" ? say("hereSince", { day: sayDay(me.createdAt) }) : note}
      </p>
      {count > 0 ? (
        <Link to="/matches" class="portrait-waits">
          {say("matchesWaiting", { count })}
        </Link>
      ) : (
        <p class="quiet portrait-rest">{say("nothingWaits")}</p>
      )}
      {children}
    </section>
  );
}

function Rename({ name, done }: { name: string; done: (note: string) => void }) {
  const { box, refusal, isAsking, send } = useNameForm(async (wanted) => {
    const reply = await changeMe({ name: wanted });
    if (!("value" in reply)) return reply.refusal === "" ? say("notAnswered") : reply.refusal;
    keepPlayerName(reply.value.name);
    done(reply.value.name === wanted ? "" : say("nameNumbered", { name: reply.value.name }));
    return null;
  }, name);
  return (
    <form class="portrait-rename" onSubmit={(event) => void send(event)}>
      {box}
      <button type="submit" class="button" disabled={isAsking}>
        {say("nameKeep")}
      </button>
      {refusal}
    </form>
  );
}
