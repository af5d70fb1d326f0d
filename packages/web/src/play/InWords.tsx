import type { Position } from "@riad/core";
import type { Face, Sitter } from "./face.ts";
import { Sentence } from "./Sentence.tsx";

interface InWordsProps {
  face: Face;
  position: Position;
  sitters: readonly Sitter[];
  /** How the match ended, where the position does not tell. */
  ended?: string | undefined;
  /** Not only heard: pieces are drawn beside their names. */
  isSeen?: boolean;
}

/** The whole table in sentences. */
export function InWords({ face, position, sitters, ended, isSeen = false }: InWordsProps) {
  const sentences = face.describe(position, sitters, ended).split("\n");
  return sentences.map((sentence) => <p>{isSeen ? <Sentence face={face} text={sentence} /> : sentence}</p>);
}
