import type { Move } from "@riad/core";
import { Dialog } from "../page/Dialog.tsx";
import { say } from "../words/words.ts";
import type { Extras, SheetContent, SheetName } from "./sheet.ts";
import { Sentence } from "./Sentence.tsx";
import { HelpSheet, keysOf } from "./HelpSheet.tsx";
import { InWords } from "./InWords.tsx";
import { MenuSheet } from "./MenuSheet.tsx";
import { ShareSheet } from "./ShareSheet.tsx";
import { sheet } from "./sheet.ts";
import type { Table } from "./table.ts";
import { useEffect, useState } from "preact/hooks";
import { noteSheetOpened } from "../page/decision-focus.ts";
import { isByKeyboard } from "../page/input.ts";
import "./sheets.css";

/** The open sheet, if any. */
export function Sheets({ table, extras }: { table: Table; extras: Extras }) {
  const isOpen = sheet.value !== null;
  useEffect(() => (isOpen ? noteSheetOpened() : undefined), [isOpen]);
  if (sheet.value === null) return null;
  const { face } = table;
  const sheets: Readonly<Record<SheetName, SheetContent | undefined>> = {
    menu: { title: say("menu"), content: <MenuSheet table={table} extras={extras} /> },
    help: {
      title: say("helpTitle", { game: face.game.title }),
      size: "wide",
      content: <HelpSheet face={face} keys={[...face.keys, ...keysOf(table)]} />,
    },
    share: { title: say("share"), size: "wide", content: <ShareSheet table={table} /> },
    words: { title: say("boardInWords"), content: <WordsSheet table={table} /> },
    talk: extras.talk,
  };
  const opened = sheets[sheet.value];
  if (opened === undefined) return null;
  const { content, ...rest } = opened;
  return (
    <Dialog key={sheet.value} {...rest} close={() => (sheet.value = null)}>
      {content}
    </Dialog>
  );
}

/** Two moves that could be played now, with what they mean: the quickest way to learn a notation. */
export function typedExamples({ face, moves, position, side }: Table): string {
  const now = moves.value;
  if (now.length === 0) return say("typedNote");
  const shown = [...new Set([now[0], now[Math.floor(now.length / 2)]])];
  const named = (move: Move) => face.typed?.make(position.value, move, side.value) ?? "";
  const examples = shown.map((move) => {
    const code = face.game.notation.makeMove(position.value, move);
    const text = named(move) === "" ? code : say("typedEither", { named: named(move), code });
    const means = face.propose?.(position.value, move, side.value) ?? "";
    return means === "" ? text : `${text} (${means})`;
  });
  const said = say("typedExamples", { examples: examples.join(", ") });
  // The notation counts from 0, and what is named on the table from 1.
  const code = face.game.notation.makeMove(position.value, shown[0]);
  return named(shown[0]) !== "" && /\d/.test(code) ? `${said} ${say("typedCounting", { code })}` : said;
}

/** The table as text, and a box to type a move in the game's notation. */
export function WordsSheet({ table }: { table: Table }) {
  const [text, setText] = useState("");
  const [refusal, setRefusal] = useState("");
  const { notation } = table.face.game;
  const position = table.position.value;
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
          // The keys / and t lead into it; a tap in the menu does not open a phone's keyboard.
          autofocus={isByKeyboard()}
          autocomplete="off"
          spellcheck={false}
          value={text}
          aria-describedby="typed-note"
          aria-invalid={refusal !== ""}
          placeholder={table.typedExample}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="button">
          {say("playMove")}
        </button>
        <p id="typed-note" class={refusal === "" ? "quiet" : "refused"} role="status">
          <Sentence face={table.face} text={refusal === "" ? typedExamples(table) : refusal} />
        </p>
      </form>
      <div class="column in-words">
        <InWords face={table.face} position={position} sitters={table.sitters.value} ended={table.ended} isSeen />
        {/* For copying; read out it would be noise. */}
        <p class="quiet in-words-string" aria-hidden="true">
          {notation.makePosition(position)}
        </p>
      </div>
    </>
  );
}
