import type { viewer as english } from "../en/viewer.ts";

export const viewer: typeof english = {
  viewPosition: "Position",
  viewPaste: "Colle une position",
  viewStays: "Le dessin reste jusqu’à la prochaine position.",
  viewDrawn: "Dessiné pendant la saisie.",
  viewCharacter: ({ number }) => `Caractère ${number}.`,
  viewStandIn: "Un exemple est affiché à la place.",
  viewCopyLink: "Copier un lien vers cette position",
  viewLinkCopied: "Lien copié",
  viewNoPicture: "Ce navigateur n’a pas pu créer l’image ; essaie l’autre format.",
  viewInWords: "La position en mots",
  viewExamples: "Exemples",
  viewPlayer: ({ number }) => `Joueur ${number}`,
  viewPlayers: ({ game, count }) => `${game}, ${count} joueurs`,
};
