import { useState } from "preact/hooks";
import { enter } from "../person/person.ts";
import { showPerson } from "../person/show-person.ts";
import { say } from "../words/words.ts";
import { isComplete, readWords } from "./words-entry.ts";

/** The eight words of another device or the twelve of a recovery sheet, typed. */
export function EnterWords() {
  const [text, setText] = useState("");
  const [isMove, setMove] = useState(false);
  const [refusal, setRefusal] = useState("");
  const [isAsking, setAsking] = useState(false);
  const send = async (event: Event) => {
    event.preventDefault();
    const words = readWords(text);
    if (!isComplete(words)) {
      setRefusal(say("enterCount", { count: words.length }));
      return;
    }
    setAsking(true);
    const reply = await enter(words.join(" "), isMove && words.length === 8);
    setAsking(false);
    if ("value" in reply) showPerson();
    else setRefusal(reply.refusal === "" ? say("notAnswered") : reply.refusal);
  };
  return (
    <form class="column enter-words" onSubmit={(event) => void send(event)}>
      <label class="column">
        <b>{say("enterTitle")}</b>
        <span class="quiet">{say("enterAbout")}</span>
        <textarea
          class="text-box"
          rows={3}
          value={text}
          maxLength={200}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          aria-invalid={refusal !== ""}
          onInput={(event) => {
            setRefusal("");
            setText(event.currentTarget.value);
          }}
        />
      </label>
      <label class="row tick-box">
        <input type="checkbox" checked={isMove} onChange={(event) => setMove(event.currentTarget.checked)} />
        <span>{say("enterMove")}</span>
      </label>
      {refusal !== "" && (
        <p class="refused" role="alert">
          {refusal}
        </p>
      )}
      <button type="submit" class="button" disabled={isAsking}>
        {say("enterGo")}
      </button>
    </form>
  );
}
