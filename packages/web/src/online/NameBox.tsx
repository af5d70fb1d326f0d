import { useState } from "preact/hooks";
import { playerName as wellFormed } from "@riad/protocol";
import { playerName } from "../page/player-name.ts";
import { usualName as freeName } from "../play/sitting.ts";
import { say } from "../words/words.ts";

/** Under which name one sits. */
function NameBox({ name, change }: { name: string; change: (name: string) => void }) {
  return (
    <input
      class="text-box"
      aria-label={say("yourName")}
      placeholder={say("yourName")}
      value={name}
      maxLength={24}
      autocomplete="nickname"
      spellcheck={false}
      onInput={(event) => change(event.currentTarget.value)}
    />
  );
}

/** The name used before, or one that is still free at this table. */
export function usualName(taken: readonly string[]): string {
  const kept = playerName();
  return kept === "" ? freeName(taken) : kept;
}

/** As the server takes it, or null. */
export function readName(text: string): string | null {
  const name = text.trim().replace(/\s+/g, " ");
  return wellFormed.safeParse(name).success ? name : null;
}

/** A form that asks for a name, where one is needed: `submit` answers with the reason for a refusal, or null. */
export function useNameForm(submit: (name: string) => Promise<string | null>, first: string, isNeeded = true) {
  const [name, setName] = useState(first);
  const [refusal, setRefusal] = useState("");
  const [isAsking, setAsking] = useState(false);
  const send = async (event: Event) => {
    event.preventDefault();
    const said = readName(name) ?? (isNeeded ? null : "");
    setAsking(said !== null);
    const refused = said === null ? say("nameMissing") : await submit(said);
    setAsking(false);
    if (refused !== null) setRefusal(refused);
  };
  const change = (typed: string) => {
    setRefusal("");
    setName(typed);
  };
  return { box: <NameBox name={name} change={change} />, refusal: <Refusal text={refusal} />, isAsking, send };
}

function Refusal({ text }: { text: string }) {
  if (text === "") return null;
  return (
    <p class="refused" role="alert">
      {text}
    </p>
  );
}
