import { Button } from "../page/controls.tsx";
import { PHRASES } from "@riad/protocol";
import type { Phrase } from "@riad/protocol";
import { useEffect, useState } from "preact/hooks";
import type { Sitter } from "../play/face.ts";
import { sheet } from "../play/sheet.ts";
import { say } from "../words/words.ts";
import type { OnlineMatch } from "./online-match.ts";

const ALL = Object.keys(PHRASES) as Phrase[];

/** What can be said at a table, and what was said last. */
export function Talk({ online, sitters }: { online: OnlineMatch; sitters: readonly Sitter[] }) {
  const said = online.phrases.value.slice(-5);
  const speak = (phrase: Phrase) => {
    void online.send({ type: "chat", phrase });
    sheet.value = null;
  };
  return (
    <div class="talk">
      <div class="phrases">
        {ALL.map((phrase) => (
          <Button text={phraseWords(phrase)} key={phrase} onClick={() => speak(phrase)} />
        ))}
      </div>
      {said.length > 0 && (
        <ul class="said">
          {said.map(({ number, seat, phrase }) => (
            <li key={number}>{say("saysPhrase", { name: sitters[seat].name, phrase: phraseWords(phrase) })}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

const WORDS = {
  hello: "phraseHello",
  "good-luck": "phraseGoodLuck",
  "nice-move": "phraseNiceMove",
  thinking: "phraseThinking",
  "one-moment": "phraseOneMoment",
  oops: "phraseOops",
  thanks: "phraseThanks",
  "well-played": "phraseWellPlayed",
  "good-match": "phraseGoodMatch",
  bye: "phraseBye",
} as const;

export function phraseWords(phrase: Phrase): string {
  return say(WORDS[phrase]);
}

const LASTS = 5000;

/** Shows for a moment what somebody has just said. */
export function Bubbles({ online, sitters }: { online: OnlineMatch; sitters: readonly Sitter[] }) {
  const last = online.phrases.value.at(-1);
  const [gone, setGone] = useState(-1);
  useEffect(() => {
    if (last === undefined) return undefined;
    const timer = setTimeout(() => setGone(last.number), LASTS);
    return () => clearTimeout(timer);
  }, [last?.number]);
  const isShown = last !== undefined && last.number > gone;
  return (
    <div class="bubbles" role="status">
      {isShown && (
        <p key={last.number} class="bubble panel">
          {say("saysPhrase", { name: sitters[last.seat].name, phrase: phraseWords(last.phrase) })}
        </p>
      )}
    </div>
  );
}
