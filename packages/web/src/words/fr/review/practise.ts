/** Reprendre ses erreurs : dans une partie, et dans toutes celles qui sont gardées. */
import type { practise as english } from "../../en/review/practise.ts";
import { sentences } from "../../sentences.ts";

const pointsOf = (count: number) => `${count} ${count === 1 ? "point" : "points"}`;

export const practise: typeof english = {
  tryMistakes: "Reprendre tes erreurs",
  tryTitle: "Trouve un meilleur coup",
  tryOf: ({ number, of }) => `erreur ${number} sur ${of}`,
  tryOfMatch: ({ number, of }) => `erreur ${number} sur ${of} de la partie`,
  tryWas: ({ move, percent }) => `Dans la partie : ${move}. Il restait ${percent} de chances de gagner.`,
  tryWasPoints: ({ move, points }) => `Dans la partie : ${move}. Cela a coûté ${points}.`,
  tryAsk: "Joue un meilleur coup sur le plateau.",
  tryLooking: "Examen de ton coup…",
  tryBest: "C’est le meilleur coup.",
  tryRight: "C’est juste.",
  tryBetter: "Mieux que dans la partie, mais il y a encore mieux.",
  tryWorse: "C’est moins bien que le coup de la partie.",
  tryLevelPoints: "À peu près comme dans la partie.",
  tryLevel: ({ percent }) => `À peu près comme dans la partie : ${percent}.`,
  trySize: ({ points, isMore }) =>
    `Au total, ${isMore ? "ton coup" : "le coup de la partie"} vaut environ ${points} de plus.`,
  trySame: "C’est le coup qui a été joué.",
  tryShares: ({ own, best, played }) => `Ton coup : ${own}. Le meilleur : ${best}. Dans la partie : ${played}.`,
  tryPoints: ({ gain, less }) =>
    `Il rapporte ${pointsOf(Math.abs(gain))} de ${gain < 0 ? "moins" : "plus"} que le coup de la partie${less > 0 ? `, ${less} de moins que le meilleur` : ""}.`,
  tryOwnShares: ({ own, played }) => `Ton coup : ${own}. Dans la partie : ${played}.`,
  tryBestTry: ({ move, worth }) => `Ton meilleur essai : ${move} (${worth}).`,
  tryAnswer: "Voir la réponse",
  trySkip: "Passer",
  tryNext: "Suivant",
  tryDone: "Terminé",
  tryLost: "Ton coup n’a pas pu être jugé. Réessaie.",
  tryFound: ({ count, of }) => `Erreurs résolues : ${count} sur ${of}`,
  whyYours: ({ why }) => `Ton coup ${why}.`,
  whyPlayed: ({ why }) => `Le coup de la partie ${why}.`,
  motifsYours: ({ motifs }) => sentences(motifs, "Ton coup", "De plus, il"),
  motifsPlayed: ({ motifs }) => sentences(motifs, "Le coup de la partie", "De plus, il"),

  practiseTitle: "S’entraîner",
  practiseAll: "S’entraîner avec toutes tes parties",
  practiseAbout: "Tes propres erreurs dans les parties gardées ici, les plus coûteuses d’abord.",
  practiseNone: "Pas encore d’erreur à reprendre. Joue une partie, analyse-la, et tu les retrouveras ici.",
  practiseUnread: ({ count }) =>
    count === 1
      ? "Une partie terminée n’a pas encore été analysée."
      : `${count} parties terminées n’ont pas encore été analysées.`,
  practiseReview: "Les analyser",
  practiseReviewing: ({ count }) => (count === 1 ? "Analyse de la dernière…" : `Analyse : encore ${count}…`),
  practiseFrom: ({ game, day, where }) => `${game}, ${day}, ${where}`,
  profileTitle: "Ce qui te coûte le plus",
  profileMatches: ({ count }) => (count === 1 ? "1 partie" : `${count} parties`),
  profileCost: "Ce que ces erreurs ont pris à tes chances de gagner, en tout.",
  profileTop: ({ theme, mistakes, percent }) => `Le plus coûteux : ${theme} (${mistakes}, ${percent}).`,
  profileOnlyPoints: "des points seulement : la partie était jouée",
  profileOther: "Le reste",
  profileMistakes: ({ count }) => (count === 1 ? "1 erreur" : `${count} erreurs`),

  themeFloor: "Le sol",
  themeDenied: "Ce que tu laisses aux autres",
  themeTiles: "Les tuiles au mur",
  themeLines: "Les lignes restées ouvertes",
  themeMarker: "Le jeton premier joueur",
  themeEnd: "La fin de la partie",
  themeBonuses: "Colonnes et couleurs",
  themeTolls: "Les péages",
  themeRuin: "Le manque d’argent",
  themeOwnRugs: "Tes propres tapis recouverts",
  themeTheirRugs: "Les tapis adverses épargnés",
  themeCarpets: "La taille de tes grands tapis",
};
