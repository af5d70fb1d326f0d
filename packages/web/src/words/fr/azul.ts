import type { Pressed } from "../arguments.ts";
import type { azul as english } from "../en/azul.ts";
import { de } from "../french-elision.ts";

const ONE = { a: "bleue", b: "verte", c: "orange", d: "violette", e: "rouge" };
const MANY = { a: "bleues", b: "vertes", c: "orange", d: "violettes", e: "rouges" };
const PLAIN = { a: "bleu", b: "vert", c: "orange", d: "violet", e: "rouge" };

const COMPLETES = {
  row: "rangée complète : +2, fin de partie",
  column: "colonne complète : +7 à la fin",
  colour: "couleur complète : +10 à la fin",
};

const COMPLETES_SHORT = { row: "fin de partie", column: "colonne complète", colour: "couleur complète" };

const tiles = (count: number) => `${count} ${count < 2 ? "tuile" : "tuiles"}`;

const press = ({ isTouch }: Pressed) => (isTouch ? "Touche" : "Clique sur");
const then = ({ isTouch }: Pressed) => (isTouch ? "puis" : "puis sur");

export const azul: typeof english = {
  azulColour: ({ colour }) => PLAIN[colour],
  azulTiles: ({ count, colour }) => `${count} ${(count < 2 ? ONE : MANY)[colour]}`,
  azulNothing: "rien",
  azulFactory: ({ number }) => `fabrique ${number}`,
  azulCentre: "le centre",
  azulCentreNumber: ({ number }) => `centre ${number}`,
  azulLine: ({ number }) => `ligne ${number}`,
  azulColumn: ({ number }) => `colonne ${number}`,
  azulFloor: "sol",
  azulMarker: "jeton premier joueur",
  azulOnlyMarker: "seulement le jeton premier joueur",
  azulMarkerShort: "jeton",
  azulFactories: "Fabriques et centre",
  azulBoardOf: ({ name }) => `Le plateau ${de(name)}`,

  azulTakes: ({ name }) => `${name} prend des tuiles`,
  azulPlaces: ({ name }) => `${name} pose une tuile`,
  azulChooseFor: ({ name, tiles: taken }) => `${name} : choisis une ligne pour ${taken}`,
  azulNoteLine: (by) => `${press(by)} une ligne qui brille. Les nombres montrent les points que tu gagnerais.`,
  azulNoteLineKeys:
    "Choisis une ligne qui brille avec les flèches et Entrée. Les nombres montrent les points que tu gagnerais.",
  azulTake: ({ name }) => `${name} : prends les tuiles d’une couleur`,
  azulTile: ({ name, colour }) => `${name} : choisis une case pour la tuile ${ONE[colour]}`,
  azulDropNow: ({ name, colour }) => `${name} : pas de case pour la tuile ${ONE[colour]}`,
  azulStarts: ({ name }) => `${name} avait le jeton et commence`,
  azulDealing: "On remplit les fabriques",
  azulCountingOf: ({ name }) => `Décompte de la manche : ${name}`,
  azulCountingBonuses: ({ name }) => `Décompte des bonus : ${name}`,
  azulNoteLast: "Dernière manche : une rangée sera complète à la fin.",
  azulSettling: "Décompte du sol",
  azulNoteMarker: "Tu prends aussi le jeton 1 : il occupe une place au sol, mais tu commences la manche suivante.",
  azulNoteStart: "Tu as pris le jeton 1 à la manche précédente : c’est toi qui commences.",
  azulNoteDraft: (by) => `${press(by)} une tuile pour prendre toutes celles de cette couleur dans la fabrique.`,
  azulNoteDraftKeys:
    "Choisis une tuile avec les flèches et Entrée : tu prends toutes celles de cette couleur dans la fabrique.",
  azulNoteCentre: (by) => `${press(by)} une tuile pour prendre toutes celles de cette couleur au centre.`,
  azulNoteCentreKeys:
    "Choisis une tuile du centre avec les flèches et Entrée : tu prends toutes celles de cette couleur.",
  azulNoteTile: "Chaque case qui brille montre les points que tu y gagnerais.",
  azulNoteDrop: "Toutes les colonnes sont prises : la ligne tombe au sol.",
  azulAdvise: ({ tiles: taken, from, to }) => `Mets ${taken} ${from} ${to}`,
  azulAdviseCell: ({ row, column }) => `rangée ${row}, colonne ${column}`,

  azulFromFactory: ({ number }) => `fabrique ${number}`,
  azulFromCentre: "centre",
  azulFromCentreNumber: ({ number }) => `centre ${number}`,
  azulToLine: ({ number }) => `sur la ligne ${number}`,
  azulToFloor: "au sol",
  azulOutOfFactory: ({ number }) => `de la fabrique ${number}`,
  azulOutOfCentre: "du centre",
  azulOutOfCentreNumber: ({ number }) => `du centre ${number}`,
  azulBriefFrom: ({ tiles: taken, from, to }) => `${taken} ${from}, ${to}`,
  azulTook: ({ name, tiles: taken, from, to }) => `${name} : ${taken}, ${from} → ${to}`,
  azulSpilled: ({ count }) => `, ${count} au sol`,
  azulTookMarker: ", jeton premier joueur",
  azulToldRound: ({ results }) => `Points gagnés : ${results}`,
  azulToldFloor: ({ results }) => `Sol : ${results}`,
  azulToldBonuses: ({ results }) => `Bonus : ${results}`,
  azulTiled: ({ name, colour, row, column, points }) =>
    `${name} : tuile ${ONE[colour]} au mur, rangée ${row}, colonne ${column}, +${points}`,
  azulDropped: ({ name, row }) => `${name} : la ligne ${row} n’a pas de case au mur et tombe au sol`,

  azulPick: ({ tiles: taken, from }) => `${taken}, ${from}`,
  azulChooseLine: "Choisis une ligne",
  azulChooseLineLong: "Choisis une ligne ou le sol",
  azulChooseColumn: "Choisis une case du mur",
  azulInHand: ({ tiles: taken }) => `En main : ${taken}`,
  azulPutBack: "Annuler",
  azulRestChoice: (by) => `Les autres tuiles vont au centre où tu les vois. ${press(by)} l’autre centre pour changer.`,
  azulRestTo: ({ number }) => `Mettre les autres tuiles au centre ${number}`,
  azulConfirmLine: ({ number, gain }) => `Poser sur la ligne\u00a0${number} : ${gain}`,
  azulConfirmFloor: ({ gain }) => `Laisser tomber au sol : ${gain}`,
  azulConfirmCell: ({ gain }) => `Poser ici : ${gain}`,
  azulConfirmDrop: "Laisser tomber la ligne",
  azulColumnLabel: ({ row, column, points }) =>
    `Rangée ${row}, colonne ${column} : ${points} point${points > 1 ? "s" : ""}`,
  azulDropLabel: "Pas de case au mur : la ligne tombe au sol",

  azulIfLine: ({ number }) => `Avec la ligne ${number}`,
  azulIfFloor: "Avec le sol",
  azulPointsRound: "points cette manche",
  azulPointsBest: "points, au mieux",
  azulFloorRow: "sol",
  azulLineRow: "ligne",
  azulLineFull: ({ size }) => `${size} sur ${size}, pleine`,
  azulHeld: ({ held, size }) => `${held} sur ${size}`,
  azulPointsSplit: ({ own, more }) => `${own} ici, ${more} après`,
  azulRest: "va au centre",
  azulThen: "centre ensuite",
  azulCompletes: ({ bonus }) => COMPLETES[bonus],
  azulCompletesShort: ({ bonus }) => COMPLETES_SHORT[bonus],
  azulMarkerComes: "tu commences la manche suivante",
  azulFillsLine: "remplit la ligne",
  azulFillsSpills: ({ count }) => `pleine, ${count} au sol`,
  azulAllToFloor: "tout au sol",
  azulRowHas: ({ number }) => `la rangée ${number}`,
  azulRowHasColour: ({ colour }) => `a déjà du ${PLAIN[colour]}`,
  azulOtherColour: ({ colour }) => `contient du ${PLAIN[colour]}`,
  azulLineIsFull: "pleine",
  azulOnWall: "au mur",
  azulPointsLong: ({ points }) => `${points} point${points > 1 ? "s" : ""} cette manche`,
  azulFloorLong: ({ count, cost }) => `${tiles(count)} au sol, ${cost === 0 ? "sans rien coûter" : `moins ${cost}`}`,

  azulSoFar: "cette manche",
  azulRoundNow: "Points de la manche",
  azulRoundBest: "À marquer, au mieux",
  azulLastRound: "dernière manche",
  azulStartColumn: "départ",
  azulRoundByRound: "Manche par manche",
  azulRoundNumber: ({ number }) => `manche ${number}`,
  azulBestRoundYours: "Ta meilleure manche",
  azulBestRound: ({ name }) => `Meilleure manche ${de(name)}`,
  azulBestRoundWas: ({ number, points }) => `manche ${number} (${points} ${points < 2 ? "point" : "points"})`,
  azulPlaceMarker: "Modifie la position et remets le jeton à sa place.",
  azulEditBalances: "Si tu modifies la position, le sac et le couvercle se complètent tout seuls.",
  azulTooManyOnTable: "Enlèves-en d’abord de la table.",
  azulBonusesAtEnd: "Bonus de fin",
  azulBonusesColumn: "bonus",
  azulLostToFloor: "Perdu au sol",
  azulFloorForgiven: "Non retiré (jamais sous 0)",
  azulForgivenRow: "non retiré",
  azulBonusesYours: "Tes bonus après la manche",
  azulBonusesOf: ({ name }) => `Bonus ${de(name)} après la manche`,
  azulBonusesYoursNow: "Tes bonus pour l’instant",
  azulBonusesOfNow: ({ name }) => `Bonus ${de(name)} pour l’instant`,
  azulBonusRow: "rangée, +2",
  azulBonusColumn: "colonne, +7",
  azulBonusColour: "couleur, +10",
  azulNeverBelow: ({ cost }) => `−${cost}, mais jamais moins de 0`,
  azulYourMove: "à toi de jouer",
  azulYourTurnNow: "à toi de jouer",
  azulBoardKey: "La touche t donne le plateau en toutes lettres.",
  azulToMove: "doit jouer",
  azulWinner: "gagne",
  azulPlaced: ({ number }) => (number === 1 ? "1er" : `${number}e`),
  azulBag: "Sac",
  azulLid: "Couvercle",
  azulBagAndLid: "Sac et couvercle",
  azulBagNote: "À chaque manche, les fabriques se remplissent avec le sac.",
  azulLidNote: "Les tuiles utilisées. Elles retournent dans le sac quand il est vide.",
  azulCount: ({ count }) => tiles(count),
  azulOpenBoard: "voir le plateau",
  azulClose: "Fermer",

  azulBeforeBonuses: "Tuiles, sol déduit",
  azulFullRows: "Rangées complètes",
  azulFullColumns: "Colonnes complètes",
  azulFullColours: "Couleurs complètes",

  azulSaidSeats: ({ count }) => `Azul à ${count} joueurs.`,
  azulSaidHolds: ({ what, tiles: held }) => `${what} : ${held}.`,
  azulPointsWord: ({ points }) => (points > 1 ? "points" : "point"),
  azulSaidPoints: ({ name, points }) => `${name} : ${points} point${points > 1 ? "s" : ""}.`,
  azulSaidLines: ({ lines }) => `Lignes : ${lines}.`,
  azulSaidRow: ({ number, tiles: held }) => `Mur, rangée ${number} : ${held}.`,
  azulSaidFloor: ({ tiles: held, cost }) => `Sol : ${held}, coûte ${cost}.`,
  azulSaidEmpty: "vide",
  azulSaidCell: ({ colour }) => `vide (${PLAIN[colour]})`,
  azulSaidLine: ({ number, holds }) => `ligne ${number} : ${holds}`,

  azulRuleTake: "Prends toutes les tuiles d’une couleur dans une fabrique ou au centre.",
  azulRuleRest: "Les autres tuiles de la fabrique vont au centre.",
  azulRuleLine:
    "Pose ce que tu as pris sur une seule ligne. Une ligne n’a qu’une couleur, et pas une couleur déjà présente dans sa rangée du mur.",
  azulRuleFloor:
    "Ce qui n’entre pas tombe au sol et coûte les points indiqués. Ton score ne descend jamais au-dessous de 0.",
  azulRuleScore:
    "Quand tout est pris, chaque ligne pleine envoie une tuile au mur. Elle rapporte autant de points qu’il y a de tuiles à la suite dans sa rangée et dans sa colonne, elle comprise. Seule, elle rapporte 1.",
  azulRuleStay:
    "Les lignes qui ne sont pas pleines restent. Les tuiles utilisées vont dans le couvercle, puis dans le sac quand il est vide.",
  azulRuleMarker:
    "Si tu prends au centre avant les autres, tu reçois aussi le jeton premier joueur : il occupe une case de ton sol, mais tu commences la manche suivante.",
  azulRuleEnd: "La partie se termine après la manche où un joueur remplit une rangée du mur.",
  azulRuleBonus:
    "Une rangée complète rapporte alors 2, une colonne complète 7, et les cinq tuiles d’une couleur 10. Le joueur qui a le plus de points gagne ; à égalité, celui qui a le plus de rangées complètes.",

  azulLessonGoal:
    "Pour gagner, il faut avoir le plus de points. Chaque tuile posée sur ton mur en rapporte. Ton mur, c’est le carré à droite de ton plateau.",
  azulLessonLines:
    "D’abord, les tuiles attendent dans les lignes, à gauche. Une ligne n’a qu’une couleur. Quand elle est pleine, une tuile passe sur le mur.",
  azulLessonTakeWish: (by) => `${press(by)} une tuile bleue de la fabrique 1, ${then(by)} la ligne 2.`,
  azulLessonTake: (by) =>
    `${press(by)} une tuile bleue de la fabrique 1 : tu prends les deux bleues. Puis ${press(by).toLowerCase()} la ligne 2, qui a deux cases.`,
  azulLessonLeft: "Ce que ton adversaire et toi avez laissé est allé au centre. On peut aussi se servir là.",
  azulLessonCentreWish: (by) => `${press(by)} la tuile rouge du centre, ${then(by)} la ligne 1.`,
  azulLessonCentre: "Il manque une rouge à ta première rangée. Prends celle du centre pour la ligne 1.",
  azulLessonMarker:
    "Personne ne s’était encore servi au centre : tu reçois le jeton. Il coûte 1 point, mais tu commences la manche suivante.",
  azulLessonCompareWish: (by) => `${press(by)} une tuile violette du centre, ${then(by)} la ligne 4.`,
  azulLessonCompare:
    "Prends les trois violettes du centre pour la ligne 4. Le nombre sur la ligne montre les points gagnés.",
  azulLessonFloorWish: (by) => `${press(by)} une tuile bleue de la fabrique 4, ${then(by)} la ligne 3.`,
  azulLessonFloor:
    "Prends les quatre bleues de la fabrique 4 pour la ligne 3. Il n’y a que trois cases : la quatrième tombe au sol et coûte 1 point.",
  azulLessonScore: "Toutes les tuiles sont prises : on compte les points. Chaque ligne pleine envoie une tuile au mur.",
  azulScoredTile: ({ number, colour, across, down, points }) =>
    `La ligne ${number} est pleine : une tuile ${ONE[colour]} passe sur ton mur. ${
      across > 1 && down > 1
        ? `Elle forme une suite de ${across} dans sa rangée et de ${down} dans sa colonne : ${across} + ${down} = ${points} points.`
        : across > 1 || down > 1
          ? `Elle forme une suite de ${points} dans sa ${across > 1 ? "rangée" : "colonne"} : ${points} points.`
          : "Elle ne touche aucune autre tuile : 1 point."
    }`,
  azulScoredFloor: ({ cost, isCut }) =>
    cost === 0
      ? "Il n’y a rien sur ton sol : tu ne perds rien."
      : `Ce qui est au sol coûte ce qui y est écrit : ${cost} ${cost < 2 ? "point" : "points"} de moins.${isCut ? " Ton score ne descend jamais au-dessous de 0." : ""}`,
  azulScoredRow: ({ number, points }) =>
    `La rangée ${number} de ton mur est complète. La partie s’arrête là, et tu gagnes ${points} points de plus.`,
  azulScoredColumn: ({ number, points }) => `La colonne ${number} de ton mur est complète : ${points} points de plus.`,
  azulScoredColour: ({ colour, points }) =>
    `Les cinq tuiles ${MANY[colour]} sont sur ton mur : ${points} points de plus.`,
  azulScoredOthers: ({ name }) => `Voilà pour ton plateau. On compte maintenant celui ${de(name)} de la même façon.`,
  azulScoredOthersBonuses: ({ name }) => `${name} a aussi des bonus.`,
  azulLessonColumn:
    "À la fin, une colonne complète rapporte encore plus : 7 points. Voici celle où tu as le plus de tuiles.",
  azulLessonColour:
    "Les cinq tuiles d’une couleur rapportent le plus : 10 points. Voici les cinq cases d’une même couleur.",
  azulLessonEnd: "Le joueur qui a alors le plus de points gagne. Voilà, tu sais jouer à Azul !",

  exampleFirst: "Début de partie",
  exampleTwo: "Milieu, 2 joueurs",
  exampleFour: "Milieu, 4 joueurs",
  exampleTwoCentres: "Deux centres",
  viewWallAssumed: "mur non précisé : libre par défaut",
  exampleFirstTitle: "Azul, 2 joueurs, le début de la manche 1",
  exampleTwoTitle: "Azul, 2 joueurs, le milieu d’une partie, mur fixe",
  exampleFourTitle: "Azul, 4 joueurs, le milieu d’une partie, mur fixe",
  exampleTwoCentresTitle: "Azul, 3 joueurs, deux centres, mur libre",

  // The result.
  azulWhyRows: ({ name }) => `Égalité de points ; ${name} a plus de rangées complètes.`,
  azulMoreRows: "plus de rangées complètes",
  azulRewoundDeal: "Tu as annulé un tirage de tuiles : c’est désormais un entraînement.",
  azulWhyShared: "Égalité de points et de rangées complètes.",

  azulTypedForm: "Un coup nomme une fabrique ou le centre, une couleur, puis une ligne ou le sol.",
  azulTypedWhichSource: "De quelle fabrique, ou du centre ?",
  azulTypedWhichColour: ({ from, held }) => `Quelle couleur ? ${from} : ${held}.`,
  azulTypedWhichLine: "Sur quelle ligne, ou au sol ?",
  azulTypedNoFactory: ({ number, most }) => `Il n’y a pas de fabrique ${number} ; elles vont de 1 à ${most}.`,
  azulTypedNoCentre: ({ number, most }) =>
    most === 1 ? "Il n’y a qu’un seul centre." : `Il n’y a pas de centre ${number} ; ils vont de 1 à ${most}.`,
  azulTypedNoLine: "Les lignes vont de 1 à 5.",
  azulTypedEmpty: ({ from }) => `${from} : il n’y a plus rien.`,
  azulTypedNone: ({ from, colour, held }) => `${from} : pas de ${colour}, seulement ${held}.`,
  azulTypedCell: "La tuile ne peut pas aller là ; choisis une des cases qui brillent.",
};
