import type { plain as english } from "../en/plain.ts";

export const plain: typeof english = {
  plainChoose: ({ name }) => `${name}: elige una jugada`,
  plainChooses: ({ name }) => `${name} elige una jugada`,
  plainDraws: "Decide el azar",
  plainChance: ({ move }) => `Azar: ${move}`,
  plainPoints: ({ name, points }) => `${name}: ${points} ${points === 1 ? "punto" : "puntos"}.`,
  plainRules:
    "Riad no tiene reglas escritas para este juego. En la mesa puedes elegir entre todas las jugadas permitidas.",
  plainMoves: "Jugadas permitidas",
  plainNoMoves: "No es tu turno.",
  plainFilter: "Filtrar las jugadas",
  plainConfirm: ({ move }) => `Jugar ${move}`,
};
