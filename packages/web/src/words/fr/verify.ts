import type { verify as english } from "../en/verify.ts";

export const verify: typeof english = {
  verifyRecord: "Compte rendu d’une partie",
  verifyPlaceholder: "Collez un compte rendu, ou déposez son fichier ici",
  verifyOpen: "Ouvrir un fichier",
  verifyClear: "Effacer",
  verifyHowPromise: "Avant que quiconque s’assoie, le serveur promet son hasard : il publie l’empreinte d’un secret.",
  verifyHowSeeds: "Chaque joueur peut ajouter une graine : personne n’a pu choisir seul les tirages.",
  verifyHowDraw:
    "À la fin de la partie le secret est montré, et chaque distribution, chaque dé est tiré de nouveau, ici dans votre navigateur.",
  verifyNothing: "Le hasard d’une partie était-il loyal ?",
  verifyFetching: "Le compte rendu arrive",
  verifyNotFetched: "Le compte rendu de cette partie n’a pas pu être obtenu",
  verifyUnread: "Ce n’est pas le compte rendu d’une partie",
  verifyUnproved: "Il n’y a rien à vérifier : ce compte rendu ne contient pas de promesse",
  verifyUnprovedNote: "Seules les parties jouées sur un serveur sont promises avant de commencer.",
  verifyUnfinished: "La partie n’est pas encore finie",
  verifyUnfinishedNote: "Le secret sera montré à la fin ; jusque-là on ne peut lire que la promesse.",
  verifyFair: "Le hasard de cette partie était loyal",
  verifyFairNote: ({ count }) =>
    count === 1
      ? "Son unique tirage est celui qui était promis."
      : `Les ${count} tirages sont ceux qui étaient promis.`,
  verifyUnfair: "Ce compte rendu ne tient pas sa promesse",
  verifyWrongSecret: "Le secret n’est pas celui qui était promis.",
  verifyWrongFirst: ({ due, played }) => `${due} devait commencer, et non ${played}.`,
  verifyWrongOutcome: ({ move, due, played }) => `Le coup ${move} aurait dû être ${due}, et non ${played}.`,
  verifySteps: "Pas à pas",
  verifyPromise: "La promesse",
  verifyCommit: "publiée avant le début",
  verifySecret: "le secret, montré à la fin",
  verifyHash: "SHA-256 du secret",
  verifySeeds: "Les graines",
  verifyNoSeed: "aucune",
  verifyBound: ({ names }) =>
    `Chaque distribution et chaque dé dépend de la graine de ${names}, que le serveur ne connaissait pas en publiant sa promesse.`,
  verifyUnbound:
    "Aucun joueur n’a ajouté de graine après la publication de la promesse : le serveur a pu choisir les tirages.",
  verifyFirst: "Qui commence",
  verifyFirstDrawn: ({ name }) => `${name}, tiré au sort comme tout le reste`,
  verifyFirstGiven: ({ name }) => `${name}, car c’est une revanche`,
  verifyOutcomes: "Chaque tirage, refait",
  verifyMove: ({ move, outcome }) => `Coup ${move} : ${outcome}`,
  verifyHeld: "comme promis",
  verifyBroken: "pas comme promis",
  verifyOpenQuestion: "pas encore connu",
};
