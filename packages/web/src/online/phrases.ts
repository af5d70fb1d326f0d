/** The fixed phrases in the reader's language. */
import type { Phrase } from "@riad/protocol";
import { say } from "../words/words.ts";

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
