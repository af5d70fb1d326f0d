import type { Pressed } from "../arguments.ts";
import type { marrakech as english } from "../en/marrakech.ts";
import { de } from "../french-elision.ts";

/** Where Assam looks, by the word on the cards. */
const TOWARDS: Readonly<Record<string, string>> = {
  haut: "le haut",
  droite: "la droite",
  bas: "le bas",
  gauche: "la gauche",
};

const many = (number: number, one: string) => `${number} ${number < 2 ? one : `${one}s`}`;

const press = ({ isTouch }: Pressed) => (isTouch ? "Touche" : "Clique sur");
const then = ({ isTouch }: Pressed) => (isTouch ? "puis" : "puis sur");

export const marrakech: typeof english = {
  cyan: "turquoise",
  yellow: "jaune",
  purple: "violet",
  red: "rouge",
  chevrons: "chevrons",
  lozenges: "losanges",
  bars: "barres",
  checks: "damier",

  seatsTitle: "Les joueurs de Marrakech",
  seat: "joueur",
  dirhams: "dirhams",
  rugsHead: "tapis",
  squares: "cases",
  squaresVisible: "cases visibles",
  chipParts: ({ dirhams, squares }) =>
    `${dirhams} ${dirhams < 2 ? "dirham" : "dirhams"} + ${squares} ${squares < 2 ? "case" : "cases"}`,
  outOfGame: "hors jeu",
  winner: "gagne",
  placeIs: ({ place }) => (place === 1 ? "1re place" : `${place}e place`),

  turnAssam: "Tourner Assam",
  straightOn: "Tout droit",
  goTop: "Aller en haut et lancer",
  goRight: "Aller à droite et lancer",
  goBottom: "Aller en bas et lancer",
  goLeft: "Aller à gauche et lancer",
  toTop: "haut",
  toRight: "droite",
  toBottom: "bas",
  toLeft: "gauche",
  andRoll: ({ way }) => `${way}, et lancer le dé`,
  chooseWay: "Choisis une direction",
  facesInSix: ({ faces }) => `${faces} sur 6`,
  dieShows: ({ die, faces }) => `Dé ${die}, ${faces} sur 6 :`,
  free: "rien à payer",
  costs: "coûte",
  putsOut: "et t’élimine",
  average: "en moyenne",
  averageShort: "moy.",
  costSwitch: "Coûts",

  layRug: "Poser un tapis",
  squaresForRug: "Cases pour le tapis",
  firstHalf: ({ square, ground }) => `${square}, ${ground} : première moitié du tapis`,
  secondHalf: ({ square, ground }) => `${square}, ${ground} : seconde moitié du tapis`,
  rugsLeft: ({ count }) => (count === 1 ? "Ton dernier tapis" : `Ton tapis (il en reste ${count})`),
  rugsLeftOf: ({ name, count }) =>
    count === 1 ? `Dernier tapis ${de(name)}` : `Tapis ${de(name)} (il en reste ${count})`,
  layAdvice: (by) => `${press(by)} une case lumineuse, ${then(by)} sa voisine, ou fais-y glisser le tapis.`,
  layAdviceKeys: "Choisis une case lumineuse avec les flèches et Entrée, puis sa voisine.",
  layAdviceHalf: (by) =>
    by.isTouch
      ? "Touche maintenant la case voisine, ou de nouveau la première pour la libérer."
      : "Clique maintenant sur la case voisine, ou de nouveau sur la première pour la libérer.",
  layAdviceHalfKeys: "Choisis maintenant la seconde case avec les flèches et Entrée. Échap libère la première.",
  watchLay: ({ name }) => `${name} choisit où poser un tapis.`,
  watchLaid: ({ name }) => `${name} a posé un tapis.`,
  watchPast: ({ name }) => `Ici, ${name} avait un tapis à poser.`,
  turnRug: "Tourner",
  layHere: "Poser ici",
  passRug: "Impossible d’en poser : continuer",
  layOn: ({ one, other }) => `Poser le tapis en ${one} et en ${other}`,
  refuseAssam: "Assam est là.",
  refuseFar: "Trop loin d’Assam.",
  refuseHalves: "Tu ne peux pas couvrir les deux moitiés d’un même tapis.",
  yourSquares: "tes cases visibles",
  covers: "couvre",
  nothing: "rien",
  countOf: ({ count, name }) => `${count} à ${name}`,
  countOwn: ({ count }) => `${count} à toi`,
  regionHere: "cases réunies ici",
  visitorPays: "s’arrêter ici coûte",

  sentenceRotate: ({ name }) => `${name} : tourne Assam, puis lance le dé`,
  sentenceRotates: ({ name }) => `${name} tourne Assam`,
  sentenceLays: ({ name }) => `${name} pose un tapis`,
  sentenceRoll: ({ name }) => `${name} lance le dé`,
  sentenceLay: ({ name }) => `${name} : pose un tapis près d’Assam`,
  sentenceLayHalf: ({ name }) => `${name} : maintenant la seconde case`,
  sentenceDraw: ({ name }) => `${name} tire un tapis`,
  noteRotate: "Le dé décide ensuite de combien il avance. Évite les tapis des autres.",

  toldTurn: ({ name, way, arrow }) => `${name} a tourné Assam vers ${TOWARDS[way] ?? way} ${arrow}`,
  toldStraight: ({ name, way, arrow }) => `${name} a continué tout droit, vers ${TOWARDS[way] ?? way} ${arrow}`,
  toldRoll: ({ name, die }) => `${name} a fait ${die}, rien à payer`,
  toldPaid: ({ name, die, to, paid }) => `${name} a fait ${die} et payé ${paid} à ${to}`,
  toldRuin: ({ name, die, to, paid }) => `${name} a fait ${die}, a payé ses derniers ${paid} à ${to} et sort du jeu`,
  toldDraw: ({ name, colour }) => `${name} a tiré un tapis ${colour}`,
  toldLay: ({ name, one, other }) => `${name} a posé un tapis en ${one} ${other}`,
  covering: ({ covered }) => `en recouvrant ${covered}`,
  squaresOf: ({ count, name }) => `${count} ${count > 1 ? "cases" : "case"} ${de(name)}`,
  toldPass: ({ name }) => `${name} n’a pas pu poser de tapis`,

  board: "Plateau",
  boardLabel: "Le plateau, décrit plus bas",
  bare: "case nue",
  rugOf: ({ colour }) => `tapis ${colour}`,
  squareHolds: ({ square, ground }) => `${square} ${ground}`,
  assamStands: ({ square, heading, ground }) =>
    `Assam est en ${square}, ${ground}, tourné vers ${TOWARDS[heading] ?? heading}.`,
  seatOut: ({ name }) => `${name} est hors jeu.`,
  seatHolds: (given) =>
    `${given.who} : ${many(given.dirhams, "dirham")}, ${given.rugs} tapis à poser, ${many(given.squares, "case")} ${given.squares < 2 ? "visible" : "visibles"}, ${many(given.points, "point")} en tout.`,
  withAssam: ({ ground }) => `${ground} avec Assam`,
  rowsFromTop: "La rangée 1 est en haut, la colonne a à gauche.",
  rowHolds: ({ row, squares }) => `Rangée ${row} : ${squares}.`,

  ruleTurn: "À ton tour, tourne Assam à gauche ou à droite, ou laisse-le. Il ne fait jamais demi-tour.",
  ruleRoll:
    "Lance le dé : ses faces portent 1, 2, 2, 3, 3, 4. Assam avance d’autant, et suit les arcs de mosaïque au bord.",
  rulePay:
    "S’il s’arrête sur le tapis d’un autre, paie à son propriétaire un dirham par case de ce grand tapis : les cases d’une même couleur qui se touchent.",
  ruleLay: "Pose ensuite un de tes tapis sur deux cases, dont une à côté d’Assam. Jamais sous lui.",
  ruleCover:
    "Tu peux couvrir des tapis, même les tiens, mais jamais les deux moitiés d’un même tapis à la fois (règles officielles : permis sur tes propres tapis).",
  ruleEnd:
    "Quand tous les tapis sont posés, chaque dirham et chaque case visible vaut un point. Si tu ne peux pas tout payer, tu sors du jeu.",

  lessonGoal:
    "Pour gagner, il faut avoir le plus de points. Chaque dirham (une pièce) vaut un point. Chaque case visible de tes tapis aussi.",
  lessonAssam: "Voici Assam, au milieu. À ton tour, tu le tournes. Le dé dit de combien de cases il avance.",
  lessonTurnWish: "Tourne Assam à gauche ou à droite, puis lance le dé.",
  lessonTurn:
    "S’il s’arrête sur le tapis d’un autre, tu paies. Des tapis jaunes sont devant lui : tourne-le à gauche ou à droite.",
  lessonLayWish: (by) => `${press(by)} une case lumineuse, ${then(by)} une voisine encore allumée.`,
  lessonLay: "Pose un tapis à côté d’Assam. Choisis une case lumineuse, puis une voisine encore allumée.",
  lessonPay: "Qui s’arrête sur ton tapis te paie. C’est au tour d’Idris : appuie sur « Suivant » et regarde.",
  lessonWatch: "Regarde : Idris tourne Assam, lance le dé, te paie et pose un de ses tapis.",
  lessonPaid:
    "Idris t’a payé 2 dirhams : un par case de ton grand tapis. Un grand tapis, ce sont des tapis d’une couleur qui se touchent.",
  lessonAgainWish: "Choisis la carte qui te coûte le moins, puis lance le dé.",
  lessonAgain: "À toi ! Les cartes montrent quelles faces du dé te coûteraient quelque chose. Prends le moins cher.",
  lessonGrowWish: (by) => `${press(by)} une case lumineuse, ${then(by)} sa voisine : le tapis doit toucher le tien.`,
  lessonGrow: "Pose ce tapis contre le tien. Ton grand tapis s’étend, et s’y arrêter coûte plus cher.",
  lessonCover: "Un tapis peut en couvrir d’autres. Mais jamais les deux moitiés d’un même tapis à la fois.",
  lessonEdge: "Au bord, Assam suit l’arc et revient sur le plateau. Il ne fait jamais demi-tour.",
  lessonEnd:
    "C’est tout ! La partie se termine quand tous les tapis sont posés, ou qu’un seul joueur peut encore payer. Le joueur qui a le plus de points gagne.",
  rugsShort: ({ count }) => `${count} tapis`,
  outShort: "hors jeu",
  saidSeats: ({ count }) => `Marrakech à ${count} joueurs.`,

  exampleLate: "Un joueur hors jeu",
  exampleTurn: "Tourner Assam",
  exampleLay: "Poser un tapis",
  exampleEnd: "Fin de partie",
  exampleLateTitle: "Marrakech, 4 joueurs, turquoise est hors jeu",
  exampleTurnTitle: "Marrakech, 4 joueurs, avant de tourner Assam",
  exampleLayTitle: "Marrakech, 4 joueurs, avant de poser un tapis",
  exampleEndTitle: "Marrakech, 3 joueurs, la fin d’une partie",

  // The result.
  whyDirhams: ({ name }) => `Égalité de points ; ${name} a plus de dirhams.`,
  moreDirhams: "plus de dirhams",
  rewoundRoll: "Tu as annulé un lancer : c’est désormais un entraînement.",
  whyShared: "Égalité de points et de dirhams.",
  whyLastLeft: ({ name }) => `${name} reste en jeu sans adversaire.`,
  outYou: ({ to, due }) => `Tu n’as pas pu payer ${due} à ${to} : tu sors du jeu.`,
  outOther: ({ name, to, due }) => `${name} n’a pas pu payer ${due} à ${to} et sort du jeu.`,

  typedWays: ({ ways }) => `Assam peut aller ${ways}.`,
  typedSquares: "Un tapis se nomme par ses deux cases.",
  typedOtherHalf: ({ square }) => `Quelle case à côté de ${square} ?`,
  typedNoSquare: ({ square }) => `Il n’y a pas de case ${square} ; elles vont de a1 à g7.`,
  typedApart: ({ one, other }) => `${one} et ${other} n’ont pas de côté commun.`,
  typedUnder: ({ square }) => `Assam se tient sur ${square}.`,
  typedFar: ({ one, other, square }) => `${one} ${other} n’est pas à côté d’Assam, qui est sur ${square}.`,
};
