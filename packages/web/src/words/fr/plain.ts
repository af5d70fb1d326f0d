import type { plain as english } from "../en/plain.ts";

export const plain: typeof english = {
  plainChoose: ({ name }) => `${name} : choisis un coup`,
  plainChooses: ({ name }) => `${name} choisit un coup`,
  plainDraws: "Le hasard décide",
  plainChance: ({ move }) => `Hasard : ${move}`,
  plainPoints: ({ name, points }) => `${name} : ${points} ${points > 1 ? "points" : "point"}.`,
  plainRules: "Riad n’a pas de règle écrite pour ce jeu. À la table, tu choisis parmi tous les coups permis.",
  plainMoves: "Coups permis",
  plainNoMoves: "Ce n’est pas ton tour.",
  plainFilter: "Filtrer les coups",
  plainConfirm: ({ move }) => `Jouer ${move}`,
};
