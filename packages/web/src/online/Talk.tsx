import { PHRASES } from "@riad/protocol";
import type { Phrase } from "@riad/protocol";
import type { Sitter } from "../play/face.ts";
import { sheet } from "../play/sheet.ts";
import { say } from "../words/words.ts";
import { phraseWords } from "./phrases.ts";
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
          <button type="button" key={phrase} class="button" onClick={() => speak(phrase)}>
            {phraseWords(phrase)}
          </button>
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
