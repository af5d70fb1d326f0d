/** Un moment ouvert de l’analyse. */
import type { opened as english } from "../../en/review/opened.ts";
import { de } from "../../french-elision.ts";
import { sentences } from "../../sentences.ts";

export const opened: typeof english = {
  viewLabel: "Position affichée",
  viewBefore: "Avant",
  viewAfterRoll: "Après le lancer",
  viewYours: "Après ton coup",
  viewPlayed: "Après le coup",
  viewBetter: "Après le meilleur coup",
  boardOf: ({ name }) => `Voir le plateau ${de(name)}`,
  differenceTitle: "Points",
  accountDifference: "différence",
  accountYours: "ton coup",
  accountTotal: ({ points }) => `${points} points`,
  nextBest: "deuxième choix",
  inAll: ({ name }) => `en tout, pour ${name ?? "toi"}`,
  rowLater: "tout le reste",
  estimated: "estimation",
  choicesTitle: "Coups comparés",
  choicesPoints: "points de moins que le meilleur",
  futuresTitle: "Chaque direction et chaque lancer",
  futuresAbout: "En grand : chances de gagner en %, après chaque lancer. En petit : ce que le lancer coûte.",
  mean: "moyenne",
  chanceTitle: "Ce qui pouvait sortir",
  sampleTitle: ({ count }) => `Ce tirage parmi ${count} autres`,
  cameUp: "sorti",
  momentInWords: "Le plateau en mots",
  lookAgain: "Recalculer",
  lookingAgain: "Nouvel examen…",
  lookedAgain: ({ loss, error }) =>
    `Examiné dix fois plus longtemps : ${loss}${error === "" ? "" : `\u00a0±\u00a0${error}`}`,
  explaining: "Calcul…",
  notExplained: "La raison n’a pas pu être calculée.",
  reasonOnly: "Il n’y avait pas d’autre coup.",
  reasonBest: ({ better, other, motifs }) =>
    `Meilleur coup : ${better} ; deuxième choix : ${other}. ${sentences(motifs, "Le meilleur coup", "De plus, il")}`.trim(),
  reasonMotifs: ({ better, motifs }) => `Mieux : ${better}. ${sentences(motifs, "Ce coup", "De plus, il")}`,
  reasonWhy: ({ better, why }) => `Mieux : ${better}. Ce coup ${why}.`,
  reasonBetter: ({ better }) => `Mieux : ${better}.`,
  reasonRolls: ({ name, least, isAll, count, otherCount, of, other }) =>
    `Ce coup ${name === null ? "te laisse" : `laisse à ${name}`} ${isAll ? "" : "au moins "}${least} de chances de gagner avec ${count === of ? "tous les lancers" : `${count} ${count === 1 ? "lancer" : "lancers"} sur ${of}`} ; ${other}, avec ${otherCount || "aucun"}.`,
  reasonAny: ({ better }) => `Mieux : ${better}. Pas de raison unique : de petites choses s’additionnent.`,
  reasonAlike: ({ better }) => `À peu près aussi bon : ${better}.`,
  reasonAgainst: ({ rows }) => `Dans un premier temps, il coûte des points : ${rows}.`,
  reasonPoints: ({ points }) => `Il ne s’agit que de points : ${points}.`,
  reasonFewerPoints: ({ points, own, other }) =>
    `Il finit en moyenne avec environ ${points} de moins, mais il gagne plus souvent : ${own} au lieu de ${other}. Gagner de peu compte autant que gagner de beaucoup.`,
  reasonPointsOnly: ({ points }) => `La victoire était déjà décidée ; il ne s’agit que de points : ${points} en tout.`,
  reasonTotal: ({ points, isTry }) =>
    `${isTry ? "Par rapport à ton essai" : "En tout"}, il vaut environ ${points} de plus.`,
  reasonDecides: ({ points, isTry }) =>
    `${isTry ? "Par rapport à ton essai" : "En tout"}, il vaut environ ${points} de plus, et cela décide de la partie.`,
};
