import type { Position } from "@riad/core";
import type { Face, Sitter } from "./face.ts";

interface InWordsProps {
  face: Face;
  position: Position;
  sitters: readonly Sitter[];
}

/** The whole table in sentences. */
export function InWords({ face, position, sitters }: InWordsProps) {
  const sentences = face.describe(position, sitters).split("\n");
  return sentences.map((sentence) => <p>{sentence}</p>);
}
