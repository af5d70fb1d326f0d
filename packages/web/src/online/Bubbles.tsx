import { useEffect, useState } from "preact/hooks";
import type { Sitter } from "../play/face.ts";
import { say } from "../words/words.ts";
import { phraseWords } from "./phrases.ts";
import type { OnlineMatch } from "./online-match.ts";

const LASTS = 5000;

/** What somebody has just said, for a moment. */
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
