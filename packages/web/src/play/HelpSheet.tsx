import "./help.css";
import { say } from "../words/words.ts";
import type { Key } from "../words/words.ts";
import type { Face } from "./face.ts";

const KEYS: readonly (readonly [string, Key])[] = [
  ["← →", "keySteps"],
  ["Home End ↑ ↓", "keyEnds"],
  ["Ctrl Z", "keyUndo"],
  ["h", "keyHint"],
  ["p", "keyPause"],
  ["m", "keyMute"],
  ["t /", "keyWords"],
  ["f", "keyFlip"],
  ["z", "keyZen"],
  ["Esc", "keySkip"],
  ["?", "keyHelp"],
];

/** The rules with pictures, and the keys. */
export function HelpSheet({ face }: { face: Face }) {
  return (
    <div class="help">
      <face.Rules />
      <h3 class="key-title title">{say("keys")}</h3>
      <dl class="keys">
        {[...face.keys, ...KEYS].map(([key, text]) => (
          <div key={key}>
            <dt>
              {key.split(" ").map((one) => (
                <kbd>{one}</kbd>
              ))}
            </dt>
            <dd>{say(text as "keySteps")}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
