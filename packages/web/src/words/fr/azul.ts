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

const tiles = (count: number) => (count === 1 ? "1 tuile" : `${count} tuiles`);

export const azul: typeof english = {
  azulColour: ({ colour }) => PLAIN[colour],
  azulTiles: ({ count, colour }) => `${count} ${(count === 1 ? ONE : MANY)[colour]}`,
  azulNothing: "rien",
  azulPlate: ({ number }) => `assiette ${number}`,
  azulCentre: "le centre",
  azulCentreNumber: ({ number }) => `centre ${number}`,
  azulLine: ({ number }) => `ligne ${number}`,
  azulColumn: ({ number }) => `colonne ${number}`,
  azulFloor: "sol",
  azulMarker: "jeton premier joueur",
  azulMarket: "Assiettes et centre",
  azulBoardOf: ({ name }) => `Le plateau de ${name}`,

  azulTakes: ({ name }) => `${name} prend des tuiles`,
  azulPlaces: ({ name }) => `${name} pose une tuile`,
  azulChooseFor: ({ name, tiles: taken }) => `${name} : choisissez une ligne pour ${taken}`,
  azulNoteLine: "Touchez une ligne qui brille. Les nombres disent ce qu’elle rapporte.",
  azulTake: ({ name }) => `${name} : prenez une couleur`,
  azulTile: ({ name, colour }) => `${name} : choisissez une place pour le ${PLAIN[colour]}`,
  azulDropNow: ({ name, colour }) => `${name} : aucune place pour le ${PLAIN[colour]}`,
  azulDealing: "On remplit les assiettes",
  azulCounting: "On compte la manche",
  azulSettling: "On compte le sol",
  azulWins: ({ name, points }) => `${name} gagne avec ${points} points`,
  azulShares: ({ names, points }) => `${names.join(" et ")} gagnent ensemble avec ${points} points`,
  azulNoteDraft: "Touchez une tuile : toutes celles de sa couleur la suivent.",
  azulNoteTile: "Chaque place qui brille montre les points qu’elle rapporte.",
  azulNoteDrop: "Toutes les colonnes sont prises : la ligne tombe au sol.",
  azulAdvise: ({ tiles: taken, from, to }) => `${taken}, ${from}, ${to}`,
  azulAdviseCell: ({ row, column }) => `rangée ${row}, colonne ${column}`,

  azulFromPlate: ({ number }) => `assiette ${number}`,
  azulFromCentre: "centre",
  azulFromCentreNumber: ({ number }) => `centre ${number}`,
  azulToLine: ({ number }) => `ligne ${number}`,
  azulToFloor: "au sol",
  azulTook: ({ name, tiles: taken, from, to }) => `${name} : ${taken}, ${from}, ${to}`,
  azulSpilled: ({ count }) => `, ${count} au sol`,
  azulTookMarker: ", avec le jeton",
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
  azulRest: "vers le centre",
  azulThen: "puis là-bas",
  azulMarkerComes: "vous commencez le tour suivant",
  azulFillsLine: "remplit la ligne",
  azulFillsSpills: ({ count }) => `pleine, ${count} au sol`,
  azulAllToFloor: "tout au sol",
  azulOnWall: ({ colour }) => `${PLAIN[colour]} au mur`,
  azulOtherColour: ({ colour }) => `déjà ${PLAIN[colour]}`,
  azulLineIsFull: "pleine",
  azulPointsLong: ({ points }) => `${points} point${points > 1 ? "s" : ""} ce tour`,
  azulFloorLong: ({ count, cost }) => `${tiles(count)} au sol, moins ${cost}`,

  azulSoFar: "ce tour",
  azulRoundNow: "Ce tour jusqu’ici",
  azulBonuses: "Bonus les plus proches",
  azulBonusRow: "rangée, +2",
  azulBonusColumn: "colonne, +7",
  azulBonusColour: "couleur, +10",
  azulToMove: "à jouer",
  azulLevel: ({ level }) => LEVELS[level] ?? level,
  azulWinner: "gagne",
  azulPlaced: ({ number }) => `${number}e`,
  azulBag: "Sac",
  azulLid: "Couvercle",
  azulBagAndLid: "Sac et couvercle",
  azulCount: ({ count }) => tiles(count),
  azulOpenBoard: "voir le plateau",
  azulClose: "Fermer",

  azulBeforeBonuses: "Tuiles, moins le sol",
  azulFullRows: "Rangées pleines",
  azulFullColumns: "Colonnes pleines",
  azulFullColours: "Couleurs complètes",

  azulSaidSeats: ({ count }) => `Azul à ${count} joueurs.`,
  azulSaidSource: ({ source, tiles: held }) => `${source} : ${held}.`,
  azulSaidPoints: ({ name, points }) => `${name} : ${points} points.`,
  azulSaidLines: ({ lines }) => `Lignes : ${lines}.`,
  azulSaidRow: ({ number, tiles: held }) => `Mur, rangée ${number} : ${held}.`,
  azulSaidFloor: ({ tiles: held, cost }) => `Sol : ${held}, coûte ${cost}.`,
  azulSaidEmpty: "vide",

  azulRuleTake: "Prenez toutes les tuiles d’une couleur sur une assiette, ou au centre.",
  azulRuleRest: "Les autres tuiles de l’assiette vont au centre.",
  azulRuleLine:
    "Posez ce que vous avez pris sur une seule ligne. Une ligne n’a qu’une couleur, et pas une couleur déjà présente dans sa rangée du mur.",
  azulRuleFloor: "Ce qui n’entre pas tombe au sol et coûte les points indiqués.",
  azulRuleScore:
    "Quand tout est pris, chaque ligne pleine envoie une tuile au mur. Elle rapporte un point par tuile qui la touche en file, en largeur et en hauteur ; seule, elle rapporte 1.",
  azulRuleMarker:
    "Qui prend au centre en premier reçoit le jeton : il occupe une place au sol, mais vous commencez le tour suivant.",
  azulRuleEnd: "La partie finit après le tour où quelqu’un remplit une rangée du mur.",
  azulRuleBonus:
    "Alors une rangée pleine rapporte 2, une colonne pleine 7, et les cinq tuiles d’une couleur 10. Le plus de points gagne.",

  azulLessonTake:
    "Touchez une tuile bleue sur l’assiette 1 : les deux bleues viennent ensemble. Puis touchez la ligne 2, qui a juste deux places.",
  azulLessonCentre:
    "Le reste est allé au centre. Là se trouve la tuile rouge qui manque à votre première rangée : prenez-la pour la ligne 1. Le premier à s’y servir reçoit le jeton : 1 point de moins, mais il commence le tour suivant.",
  azulLessonCompare:
    "Prenez maintenant les trois tuiles violettes. Chaque ligne qui brille dit ce qu’elle rapporterait : choisissez celle qui rapporte le plus.",
  azulLessonScore:
    "On compte le tour : chaque ligne pleine envoie une tuile au mur, et elle rapporte un point par tuile de sa file, en largeur et en hauteur. Puis on paie le sol.",
  azulLessonEnd:
    "Une rangée pleine finit la partie et rapporte 2. Une colonne pleine rapporte 7, et cinq tuiles d’une couleur 10. C’est tout Azul.",
};
