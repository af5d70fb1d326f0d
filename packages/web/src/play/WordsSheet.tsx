import { useState } from "preact/hooks";
import "./sheets.css";
import { say } from "../words/words.ts";
import { sheet } from "./sheet.ts";
import type { Table } from "./table.ts";

/** The table as text, and a box to type a move in the game's notation. */
export function WordsSheet({ table }: { table: Table }) {
  const [text, setText] = useState("");
  const [refusal, setRefusal] = useState("");
  const { notation } = table.face.game;
  const position = table.position.value;
  const moves = table.moves.value;
  const play = (event: Event) => {
    event.preventDefault();
    const answer = table.type(text);
    setRefusal(answer);
    if (answer === "") {
      setText("");
      sheet.value = null;
    }
  };
  return (
    <>
      <form class="typed" onSubmit={play}>
        <label for="typed">{say("typedMove")}</label>
        <input
          id="typed"
          class="text-box"
          autocomplete="off"
          spellcheck={false}
          value={text}
          aria-describedby="typed-note"
          aria-invalid={refusal !== ""}
          placeholder={moves.length > 0 ? notation.makeMove(position, moves[0]) : ""}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="button">
          {say("playMove")}
        </button>
        <p id="typed-note" class={refusal === "" ? "quiet" : "refused"} role="status">
          {refusal === "" ? say("typedNote") : refusal}
        </p>
      </form>
      <div class="column in-words">
        {table.face
          .describe(position, table.sitters.value)
          .split("\n")
          .map((sentence) => (
            <p>{sentence}</p>
          ))}
        <p class="in-words-string">{notation.makePosition(position)}</p>
      </div>
    </>
  );
}
