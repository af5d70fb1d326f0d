import type { Catalogues } from "../catalogue.ts";
import { de } from "../french-elision.ts";

const count = (number: number, one: string, many: string) => `${number} ${number < 2 ? one : many}`;

const duration = ({ days, hours, minutes }: { days: number; hours: number; minutes: number }) =>
  days > 0 ? `${days} j ${hours} h` : hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`;

export const matches: Catalogues["matches"] = {
  matchesCount: ({ running, finished }) => `${running} en cours, ${count(finished, "terminée", "terminées")}`,
  filterMatches: "Quelles parties",
  filterGame: "Quel jeu",
  all: "Toutes",
  yours: "À toi",
  running: "En cours",
  finished: "Terminées",
  allGames: "Tous les jeux",
  searchMatches: "Joueur ou date",
  onThisDevice: "cet appareil",
  onlineMatch: "en ligne",
  watchedMatch: "tu regardes",
  inRound: ({ number }) => `manche ${number}`,
  inTurn: ({ number }) => `tour ${number}`,
  roundsLong: (given) => count(given.count, "manche", "manches"),
  turnsLong: (given) => count(given.count, "tour", "tours"),
  turnOf: ({ name }) => `Au tour ${de(name)}`,
  matchRunning: "En cours",
  toMove: "doit jouer",
  continueMatch: "Continuer",
  moreOfMatch: ({ match }) => `Plus : ${match}`,
  nameOfMatch: "Nom de la partie",
  rename: "Renommer",
  deleteMatch: "Supprimer",
  matchDeleted: "Partie supprimée.",
  matchRenamed: ({ name }) => `La partie s’appelle maintenant ${name}.`,
  matchNameless: "La partie n’a plus de nom.",
  matchRestored: "La partie est de nouveau dans ta liste.",
  stoppedWatching: "Retirée de ta liste.",
  matchUnreadable: ({ day }) =>
    `Cette version ne peut pas lire cette partie (${day}). Tu peux l’enregistrer dans un fichier.`,
  roomForMatch: "Une autre partie ?",
  noMatches: "Pas encore de partie",
  noneChosen: "Aucune partie ne correspond",
  matchesKept: "Les parties sont gardées ici automatiquement, jusqu’à ce que tu les supprimes.",
  startMatch: "En commencer une",
  olderMatches: (given) => count(given.count, "partie plus ancienne", "parties plus anciennes"),
  showThem: "Afficher",
  importMatches: "Importer des parties",
  exportMatches: "Tout exporter",
  matchesImported: ({ added, known, foreign }) =>
    [
      added + known + foreign === 0
        ? "Ce fichier ne contient aucune partie."
        : count(added, "partie ajoutée", "parties ajoutées"),
      ...(known > 0 ? [`${known} déjà ici`] : []),
      ...(foreign > 0 ? [`${foreign} de jeux que Riad n’a pas`] : []),
    ].join(", "),
  newMoves: (given) => count(given.count, "nouveau coup", "nouveaux coups"),
  timeLeft: (left) => `encore ${duration(left)}`,
  timeLeftYou: (left) => `il te reste ${duration(left)}`,
  keepForEver: "Garder pour toujours",
  keptForEver: "gardée pour toujours",
  computer: "Ordinateur",
  seatWaits: "place libre",
  tableWaits: (given) => `En attente de ${count(given.count, "joueur", "joueurs")}`,
  onlineWaiting: (given) =>
    given.count === 1 ? "1 partie en ligne t’attend" : `${given.count} parties en ligne t’attendent`,
  practiseWay: "Retravailler mes erreurs",
};
