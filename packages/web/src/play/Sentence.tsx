import type { Face } from "./face.ts";

interface SentenceProps {
  face: Pick<Face, "illustrate">;
  text: string;
  /** Pieces take the place of their names, which are then only heard. */
  isShort?: boolean;
}

/** A sentence of a game, with the pieces that it names drawn in it. */
export function Sentence({ face, text, isShort = false }: SentenceProps) {
  return <>{face.illustrate?.(text, isShort) ?? text}</>;
}
