import { useState } from "preact/hooks";
import "./help.css";
import { Segments } from "../page/controls.tsx";
import { isSmall } from "../page/format.ts";
import { say } from "../words/words.ts";
import type { Key } from "../words/words.ts";
import type { Face } from "./face.ts";
import type { Table } from "./table.ts";

/** Keys, separated by blanks, and what they do. */
export type KeyLine = readonly [keys: string, does: Key];

const KEYS: readonly KeyLine[] = [
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

/** The keys that every game has in a match. */
export function keysOf({ controls }: Table): readonly KeyLine[] {
  return controls?.mayPause === true ? KEYS : KEYS.filter(([, text]) => text !== "keyPause");
}

const PARTS = ["rules", "keys"] as const;

type Part = (typeof PARTS)[number];

interface HelpProps {
  readonly face: Face;
  readonly keys: readonly KeyLine[];
  /** What is open at first. */
  readonly first?: Part;
}

/** The rules with pictures, or the keys that do something at the table: a sheet for each, so that both are seen whole. */
export function HelpSheet({ face, keys, first = "rules" }: HelpProps) {
  const [part, setPart] = useState(first);
  return (
    <div class="help">
      {!isSmall.value && (
        <Segments label={say("help")} values={PARTS} names={(one) => say(one)} value={part} choose={setPart} />
      )}
      <div hidden={part !== "rules"}>
        <face.Rules />
      </div>
      <dl class="keys" hidden={part !== "keys"}>
        {keys.map(([key, text]) => (
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
