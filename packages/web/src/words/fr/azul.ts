import type { azul as english } from "../en/azul.ts";

const ONE = { a: "bleue", b: "verte", c: "orange", d: "violette", e: "rouge" };
const MANY = { a: "bleues", b: "vertes", c: "orange", d: "violettes", e: "rouges" };
const PLAIN = { a: "bleu", b: "vert", c: "orange", d: "violet", e: "rouge" };

const LEVELS: Readonly<Record<string, string>> = {
  random: "au hasard",
  easy: "facile",
  medium: "moyen",
  hard: "difficile",
  expert: "expert",
};

const COMPLETES = {
  row: "rangée pleine : +2, fin de partie",
  column: "colonne pleine : +7 à la fin",
  colour: "couleur complète : +10 à la fin",
};

const COMPLETES_SHORT = { row: "fin de partie", column: "colonne pleine", colour: "toute la couleur" };

const tiles = (count: number) => (count === 1 ? "1 tuile" : `${count} tuiles`);

export const azul: typeof english = {
  azulColour: ({ colour }) => PLAIN[colour],
  azulTiles: ({ count, colour }) => `${count} ${(count === 1 ? ONE : MANY)[colour]}`,
  azulNothing: "rien",
  azulFactory: ({ number }) => `assiette ${number}`,
  azulCentre: "le centre",
  azulCentreNumber: ({ number }) => `centre ${number}`,
  azulLine: ({ number }) => `ligne ${number}`,
  azulColumn: ({ number }) => `colonne ${number}`,
  azulFloor: "sol",
  azulMarker: "jeton premier joueur",
  azulFactories: "Assiettes et centre",
  azulBoardOf: ({ name }) => `Le plateau de ${name}`,

  azulTakes: ({ name }) => `${name} prend des tuiles`,
  azulPlaces: ({ name }) => `${name} pose une tuile`,
  azulChooseFor: ({ name, tiles: taken }) => `${name} : une ligne pour ${taken} ?`,
  azulNoteLine: "Touchez une ligne qui brille. Les nombres disent ce qu’elle rapporte.",
  azulTake: ({ name }) => `${name} : prenez une couleur`,
  azulTile: ({ name, colour }) => `${name} : choisissez une place pour le ${PLAIN[colour]}`,
  azulDropNow: ({ name, colour }) => `${name} : aucune place pour le ${PLAIN[colour]}`,
  azulDealing: "On remplit les assiettes",
  azulCounting: "On compte le tour",
  azulCountingOf: ({ name }) => `On compte le tour : ${name}`,
  azulCountingBonuses: ({ name }) => `On compte les bonus : ${name}`,
  azulNoteLast: "Dernier tour : une rangée sera pleine à la fin.",
  azulSettling: "On compte le sol",
  azulWins: ({ name, points }) => `${name} gagne avec ${points} points`,
  azulShares: ({ names, points }) => `${names.join(" et ")} gagnent ensemble avec ${points} points`,
  azulNoteDraft: "Touchez une tuile : toutes celles de sa couleur la suivent.",
  azulNoteTile: "Chaque place qui brille montre les points qu’elle rapporte.",
  azulNoteDrop: "Toutes les colonnes sont prises : la ligne tombe au sol.",
  azulAdvise: ({ tiles: taken, from, to }) => `${taken}, ${from}, ${to}`,
  azulAdviseCell: ({ row, column }) => `rangée ${row}, colonne ${column}`,

  azulFromFactory: ({ number }) => `assiette ${number}`,
  azulFromCentre: "centre",
  azulFromCentreNumber: ({ number }) => `centre ${number}`,
  azulToLine: ({ number }) => `ligne ${number}`,
  azulToFloor: "au sol",
  azulTook: ({ name, tiles: taken, from, to }) => `${name} : ${taken}, ${from}, ${to}`,
  azulSpilled: ({ count }) => `, ${count} au sol`,
  azulTookMarker: ", jeton",
  azulToldRound: ({ results }) => `Tour : ${results}`,
  azulToldFloor: ({ results }) => `Sol : ${results}`,
  azulToldBonuses: ({ results }) => `Bonus : ${results}`,
  azulTiled: ({ name, colour, row, column, points }) =>
    `${name} : ${PLAIN[colour]} au mur, rangée ${row}, colonne ${column}, +${points}`,
  azulDropped: ({ name, row }) => `${name} : la ligne ${row} n’a pas de place et tombe au sol`,

  azulPick: ({ tiles: taken, source }) => `${taken}, ${source}`,
  azulChooseLine: "Choisissez une ligne",
  azulChooseLineLong: "Choisissez une ligne ou le sol",
  azulChooseColumn: "Choisissez une place au mur",
  azulInHand: ({ tiles: taken }) => `En main : ${taken}`,
  azulPutBack: "Reposer",
  azulRestChoice: "Le reste va là où vous le voyez. Touchez l’autre centre pour changer.",
  azulRestTo: ({ number }) => `Mettre le reste au centre ${number}`,
  azulConfirmLine: ({ number, gain }) => `Poser en ligne ${number}, ${gain}`,
  azulConfirmFloor: ({ gain }) => `Laisser tomber au sol, ${gain}`,
  azulConfirmCell: ({ gain }) => `Poser ici, ${gain}`,
  azulConfirmDrop: "Laisser tomber la ligne",
  azulColumnLabel: ({ row, column, points }) => `Rangée ${row}, colonne ${column} : +${points} points`,
  azulDropLabel: "Aucune place au mur : la ligne tombe au sol",

  azulIfLine: ({ number }) => `Avec la ligne ${number}`,
  azulIfFloor: "Avec le sol",
  azulPointsRound: "points ce tour",
  azulPointsBest: "points, au mieux",
  azulFloorRow: "sol",
  azulLineRow: "ligne",
  azulLineFull: ({ size }) => `${size} sur ${size}, pleine`,
  azulHeld: ({ held, size }) => `${held} sur ${size}`,
  azulPointsSplit: ({ own, more }) => `${own} ici, ${more} après`,
  azulRest: "va au centre",
  azulThen: "le centre aura",
  azulCompletes: ({ bonus }) => COMPLETES[bonus],
  azulCompletesShort: ({ bonus }) => COMPLETES_SHORT[bonus],
  azulMarkerComes: "vous commencez le tour suivant",
  azulFillsLine: "remplit la ligne",
  azulFillsSpills: ({ count }) => `pleine, ${count} au sol`,
  azulAllToFloor: "tout au sol",
  azulRowHas: ({ number }) => `la rangée ${number} a`,
  azulRowHasColour: ({ colour }) => `déjà ${PLAIN[colour]}`,
  azulOtherColour: ({ colour }) => `déjà ${PLAIN[colour]}`,
  azulLineIsFull: "pleine",
  azulPointsLong: ({ points }) => `${points} point${points > 1 ? "s" : ""} ce tour`,
  azulFloorLong: ({ count, cost }) => `${tiles(count)} au sol, moins ${cost}`,

  azulSoFar: "ce tour",
  azulRoundNow: "Ce tour jusqu’ici",
  azulLastRound: "dernier tour",
  azulBonusesYours: "Vos bonus, payés à la fin",
  azulBonusesOf: ({ name }) => `Bonus de ${name}, payés à la fin`,
  azulBonusRow: "rangée, +2",
  azulBonusColumn: "colonne, +7",
  azulBonusColour: "couleur, +10",
  azulNeverBelow: ({ cost }) => `−${cost}, mais jamais sous 0`,
  azulToMove: "à jouer",
  azulLevel: ({ level }) => LEVELS[level] ?? level,
  azulWinner: "gagne",
  azulPlaced: ({ number }) => `${number}e`,
  azulBag: "Sac",
  azulLid: "Couvercle",
  azulBagAndLid: "Sac et couvercle",
  azulBagNote: "À chaque tour, on remplit les assiettes avec le sac.",
  azulLidNote: "Les tuiles utilisées. Elles retournent dans le sac quand il est vide.",
  azulCount: ({ count }) => tiles(count),
  azulOpenBoard: "voir le plateau",
  azulClose: "Fermer",

  azulBeforeBonuses: "Tuiles, moins le sol",
  azulFullRows: "Rangées pleines",
  azulFullColumns: "Colonnes pleines",
  azulFullColours: "Couleurs complètes",

  azulSaidSeats: ({ count }) => `Azul à ${count} joueurs.`,
  azulSaidHolds: ({ source, tiles: held }) => `${source} : ${held}.`,
  azulSaidPoints: ({ name, points }) => `${name} : ${points} points.`,
  azulSaidLines: ({ lines }) => `Lignes : ${lines}.`,
  azulSaidRow: ({ number, tiles: held }) => `Mur, rangée ${number} : ${held}.`,
  azulSaidFloor: ({ tiles: held, cost }) => `Sol : ${held}, coûte ${cost}.`,
  azulSaidEmpty: "vide",

  azulRuleTake: "Prenez toutes les tuiles d’une couleur sur une assiette, ou au centre.",
  azulRuleRest: "Les autres tuiles de l’assiette vont au centre.",
  azulRuleLine:
    "Posez ce que vous avez pris sur une seule ligne. Une ligne n’a qu’une couleur, et pas une couleur déjà présente dans sa rangée du mur.",
  azulRuleFloor: "Ce qui n’entre pas tombe au sol et coûte les points indiqués. Le score ne descend jamais sous 0.",
  azulRuleScore:
    "Quand tout est pris, chaque ligne pleine envoie une tuile au mur. Comptez la file sans trou en largeur et la file sans trou en hauteur ; la nouvelle tuile compte dans les deux. Seule, elle rapporte 1.",
  azulRuleStay:
    "Les lignes qui ne sont pas pleines restent. Les tuiles utilisées vont dans le couvercle, puis dans le sac quand il est vide.",
  azulRuleMarker:
    "Qui prend au centre en premier reçoit le jeton : il occupe une place au sol, mais vous commencez le tour suivant.",
  azulRuleEnd: "La partie finit après le tour où quelqu’un remplit une rangée du mur.",
  azulRuleBonus:
    "Alors une rangée pleine rapporte 2, une colonne pleine 7, et les cinq tuiles d’une couleur 10. Le plus de points gagne.",

  azulLessonGoal:
    "Remplissez votre mur, le carré à droite de votre plateau : chaque tuile qui y arrive rapporte. Les tuiles attendent à gauche, dans les cinq lignes, que la ligne soit pleine.",
  azulLessonTake:
    "Touchez une tuile bleue sur l’assiette 1 : les deux bleues viennent ensemble. Puis touchez la ligne 2, qui a juste deux places. Une ligne n’a qu’une couleur.",
  azulLessonCentre:
    "Le reste est allé au centre, avec la tuile rouge qui manque à votre première rangée : prenez-la pour la ligne 1. Le premier à s’y servir reçoit le jeton : 1 point de moins, mais il commence le tour suivant.",
  azulLessonCompare:
    "Prenez maintenant les trois tuiles violettes. Chaque ligne qui brille dit ce qu’elle rapporterait : choisissez celle qui rapporte le plus.",
  azulLessonFloor:
    "Prenez les quatre bleues de l’assiette 4 pour la ligne 3. Elle a trois places : la quatrième tombe au sol et coûte 1 point, mais la ligne pleine rapporte plus.",
  azulLessonScore:
    "Chaque ligne pleine envoie une tuile au mur. Comptez la file sans trou en largeur et en hauteur ; la tuile compte dans les deux. Seule, elle rapporte 1. Puis le sol.",
  azulLessonEnd:
    "Une rangée pleine finit la partie et rapporte 2. Une colonne pleine rapporte 7, et cinq tuiles d’une couleur 10. C’est tout Azul.",

  exampleFirst: "Manche 1",
  exampleTwo: "2 joueurs",
  exampleFour: "4 joueurs",
  exampleTwoCentres: "Deux centres",
  exampleFirstTitle: "Azul, 2 joueurs, le début de la manche 1",
  exampleTwoTitle: "Azul, 2 joueurs, manche 4, mur fixe",
  exampleFourTitle: "Azul, 4 joueurs, manche 4, mur fixe",
  exampleTwoCentresTitle: "Azul, 3 joueurs, deux centres, mur libre",
};
