/** The face of each game, loaded when it is needed. */
import type { GameId } from "../page/game-id.ts";
import type { Face } from "./face.ts";

export async function loadFace(game: GameId): Promise<Face> {
  const face =
    game === "azul"
      ? (await import("../azul/face.tsx")).azulFace
      : (await import("../marrakech/face.tsx")).marrakechFace;
  // Each face is used with positions of its own game only; the page just hands them on.
  return face as unknown as Face;
}
