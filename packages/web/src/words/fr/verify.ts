import type { verify as english } from "../en/verify.ts";
import { de } from "../french-elision.ts";

export const verify: typeof english = {
  verifyRecord: "Compte rendu d’une partie",
  verifyPlaceholder: "Colle un compte rendu, ou dépose son fichier ici",
  verifyOpen: "Ouvrir un fichier",
  verifyClear: "Effacer",
  verifyHowPromise: "Avant la partie, le serveur fige ses tirages : il publie l’empreinte d’un secret.",
  verifyHowSeeds: "Chaque joueur ajoute ensuite une graine : personne n’a pu choisir seul les tirages.",
  verifyHowDraw:
    "À la fin de la partie, le secret est révélé, et chaque distribution et chaque lancer sont refaits ici, dans ton navigateur.",
  verifyNothing: "Les dés et les tirages d’une partie étaient-ils équitables ?",
  verifyFetching: "Chargement du compte rendu",
  verifyNotFetched: "Le compte rendu de cette partie n’a pas pu être chargé",
  verifyUnread: "Ce n’est pas un compte rendu de partie",
  verifyUnproved: "Cette partie n’a pas été jouée sur un serveur : il n’y a rien à vérifier",
  verifyUnprovedNote: "Le compte rendu ne contient pas d’engagement.",
  verifySeeded: "Les dés et les tirages découlent de la graine de ce compte rendu",
  verifySeededNote: "La partie s’est jouée sur un seul appareil : ses joueurs ont pu choisir la graine.",
  verifyUnseeded: "Les dés ou les tirages ne découlent pas de la graine de ce compte rendu",
  verifyNoSecret: "La partie est finie, mais le compte rendu ne montre pas le secret.",
  verifyUnfinished: "La partie n’est pas encore finie",
  verifyUnfinishedNote: "Le secret sera révélé à la fin ; jusque-là, seul l’engagement est lisible.",
  verifyFair: "Les dés et les tirages de cette partie étaient équitables",
  verifyFairNote: ({ count }) =>
    count === 1
      ? "Son unique tirage est conforme à l’engagement."
      : `Les ${count} tirages sont conformes à l’engagement.`,
  verifyUnfair: "Ce compte rendu ne correspond pas à son engagement",
  verifyWrongSecret: "Le secret n’est pas celui sur lequel le serveur s’est engagé.",
  verifyWrongFirst: ({ due, played }) => `${due} devait commencer, et non ${played}.`,
  verifyWrongOutcome: ({ move, due, played }) => `Le coup ${move} aurait dû être ${due}, et non ${played}.`,
  verifySteps: "Pas à pas",
  verifyPromise: "L’engagement",
  verifyCommit: "publié avant le début",
  verifySecret: "le secret, révélé à la fin",
  verifyHash: "SHA-256 du secret",
  verifySeeds: "Les graines",
  verifyNoSeed: "aucune",
  verifyBound: ({ names }) =>
    `Chaque distribution et chaque lancer dépend de la graine ${de(names)}, que le serveur ne connaissait pas en publiant son engagement.`,
  verifyUnbound:
    "Aucun joueur n’a ajouté de graine après la publication de l’engagement : le serveur a pu choisir les tirages.",
  verifyFirst: "Qui commence",
  verifyFirstDrawn: ({ name }) => `${name}, par tirage au sort, comme tout le reste`,
  verifyFirstGiven: ({ name }) => `${name}, car c’est une revanche`,
  verifyOutcomes: "Chaque tirage, refait",
  verifyNumbers: "Le numéro indique de quel coup du compte rendu il s’agit.",
  verifyMove: ({ move, outcome }) => `Coup ${move} : ${outcome}`,
  verifyHeld: "conforme",
  verifyBroken: "non conforme",
  verifyOpenQuestion: "pas encore connu",
};
