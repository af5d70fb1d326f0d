import type { Move } from "@riad/core";
import { Dialog } from "../page/Dialog.tsx";
import { say } from "../words/words.ts";
import type { Extras, SheetContent, SheetName } from "./sheet.ts";
import { Sentence } from "./Sentence.tsx";
import { InWords } from "./InWords.tsx";
import { MenuSheet } from "./MenuSheet.tsx";
import { ShareSheet } from "./ShareSheet.tsx";
import { sheet } from "./sheet.ts";
import type { Table } from "./table.ts";
import "./help.css";
import type { Key } from "../words/words.ts";
import type { Face } from "./face.ts";
import { useEffect, useState } from "preact/hooks";
import { noteSheetOpened } from "../page/decision-focus.ts";
import { Segments } from "../page/controls.tsx";
import { isSmall } from "../page/format.ts";
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
      content: <HelpSheet {...{ face, table }} />,
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

const KEYS: readonly (readonly [string, Key])[] = [
  ["← ↑ → ↓", "keySteps"],
  ["Home End", "keyEnds"],
  ["Ctrl Z", "keyUndo"],
  ["h", "keyHint"],
  ["p", "keyPause"],
  ["v", "keySpeed"],
  ["m", "keyMute"],
  ["t /", "keyWords"],
  ["f", "keyFlip"],
  ["z", "keyZen"],
  ["Esc", "keySkip"],
  ["?", "keyHelp"],
];

const PARTS = ["rules", "keys"] as const;

/** The rules with pictures, or the keys that do something at the table: a sheet for each, so that both are seen whole. */
export function HelpSheet({ face, table }: { face: Face; table: Table }) {
  const [part, setPart] = useState<(typeof PARTS)[number]>("rules");
  const mayPause = table.controls?.mayPause === true;
  const keys = mayPause ? KEYS : KEYS.filter(([, text]) => text !== "keyPause");
  return (
    <div class="help">
      {!isSmall.value && (
        <Segments label={say("help")} values={PARTS} names={(one) => say(one)} value={part} choose={setPart} />
      )}
      <div hidden={part !== "rules"}>
        <face.Rules />
      </div>
      <dl class="keys" hidden={part !== "keys"}>
        {[...face.keys, ...keys].map(([key, text]) => (
          <div key={key}>
            <dt>
              {key.split(" ").map((one) => (
                <kbd>{printed(one)}</kbd>
              ))}
            </dt>
            <dd>{say(text as "keySteps")}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Some keys have another name in each language. */
const NAMED: Readonly<Record<string, Key>> = {
  Home: "keyHome",
  End: "keyEnd",
  Enter: "keyEnter",
  Esc: "keyEscape",
};

function printed(key: string): string {
  return Object.hasOwn(NAMED, key) ? say(NAMED[key]) : key;
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
