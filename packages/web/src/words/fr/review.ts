/** L’analyse d’une partie. */
import type { review as english } from "../en/review.ts";
import { de } from "../french-elision.ts";
import { capital, sentences } from "../sentences.ts";
import { branches } from "./review/branches.ts";
import { practise } from "./review/practise.ts";

const ONE = { a: "bleue", b: "verte", c: "orange", d: "violette", e: "rouge" };
const MANY = { a: "bleues", b: "vertes", c: "orange", d: "violettes", e: "rouges" };
const COLOURS = { a: "bleu", b: "vert", c: "orange", d: "violet", e: "rouge" };

const cases = (count: number) => `${count} ${count === 1 ? "case" : "cases"}`;

const secondChoice = (next: string | null) => `deuxième choix${next === null ? "" : ` (${next})`}`;

const mistakes = (name: string | null) => (name === null ? "tes erreurs" : `les erreurs ${de(name)}`);

export const review: typeof english = {
  ...branches,
  ...practise,
  reviewTitle: "Analyse",
  reviewOfGame: ({ game }) => `Analyse · ${game}`,
  backToMatch: "Revoir la partie",
  reviewRunning: "Cette partie n’est pas finie. Termine-la d’abord, puis analyse-la.",
  reviewUnreadable: ({ reason }) => `Cette partie est illisible et ne peut pas être analysée. ${reason}`,
  faultNotRecord: "Ce n’est pas l’enregistrement d’une partie.",
  faultFormat: "Elle a été enregistrée par une autre version de Riad.",
  faultRules: "Elle a été jouée avec une autre version des règles.",
  faultGame: "C’est une partie d’un jeu que Riad ne connaît pas.",
  faultCut: "Ses coups ne mènent pas au résultat indiqué.",
  faultTooLong: "Elle continue après la fin de la partie.",
  faultDamaged: "L’enregistrement est abîmé.",
  faultMove: ({ move }) => `Le coup ${move} est abîmé ou contraire aux règles.`,
  reviewEmpty: "Rien n’a été joué dans cette partie : il n’y a rien à analyser.",
  reviewEarly: "La partie s’est arrêtée avant la fin ; l’analyse porte sur ce qui a été joué.",
  reviewLost: "L’analyse s’est arrêtée. Ce qui est connu a été gardé.",
  reviewProgress: ({ count, of }) => `Examen du coup ${count} sur ${of}`,
  reviewSecond: "Second examen des coups qui ont compté",
  reviewStop: "Arrêter",
  reviewResume: "Reprendre",
  reviewPlayed: "joué",
  reviewBetter: "mieux",
  reviewTried: "essayé",

  seatCame: ({ name, points, best }) => `${name} : ${points} à ${best}`,
  seatWon: ({ name, points, best }) => `${name} gagne, ${points} à ${best}`,
  percent: ({ number }) => `${number}\u00a0%`,
  partEven: "égalité",
  partStart: "départ",
  partLuck: "chance",
  partMistakes: ({ name }) => (name === null ? "tes erreurs" : `erreurs ${de(name)}`),
  partPlay: "erreurs",
  partPlayOfMany: "jeu",
  playOfTwo: ({ name, other, more, isLittle }) => {
    if (more === "even") return "De grosses erreurs des deux côtés, qui ont coûté à peu près autant.";
    const whoever = more === "own" ? name : other;
    const theirs = whoever === null ? "les tiennes" : `celles ${de(whoever)}`;
    return `De grosses erreurs des deux côtés ; ${theirs} ont coûté ${isLittle ? "un peu " : ""}plus cher.`;
  },
  playOfMany: "Jeu : ce que tous les coups, bons et mauvais, ont donné en tout.",
  causeUnclear:
    "Difficile de dire ce qui a décidé cette partie : certaines positions étaient trop dures pour notre examen rapide.",
  causePartly: ({ name, other, isMany, known }) => {
    const mine = name === null ? "les tiennes" : `celles ${de(name)}`;
    const hers = other === null ? "les tiennes" : `celles ${de(other)}`;
    const said = {
      lucky: `${name === null ? "Tu as" : `${name} a`} eu de la chance`,
      unlucky: `${name === null ? "Tu as" : `${name} a`} manqué de chance`,
      own: `${capital(mistakes(name))} ont coûté ${isMany ? "cher" : `plus que ${hers}`}`,
      others: isMany ? "Les erreurs des autres ont aidé" : `${capital(mistakes(other))} ont coûté plus que ${mine}`,
    }[known];
    return `${said}, mais cela n’explique pas tout : certaines positions étaient trop dures pour notre examen rapide.`;
  },
  mostPoints: ({ source, own, other }) => `Le plus grand écart de points : ${source}, ${own} contre ${other}.`,
  chanceAtStop: ({ name, percent }) =>
    `À ce moment-là, ${name === null ? "tes chances" : `les chances ${de(name)}`} de gagner étaient de ${percent}.`,
  cause: ({ name, other, isMany, luck, play, isLuckFirst }) => {
    const own = mistakes(name);
    const theirs = isMany ? "les erreurs des autres" : mistakes(other);
    if (luck === "none") {
      if (play === "even") return "Ni la chance ni les erreurs n’ont fait la différence.";
      if (play === "rivals") return "La chance a peu compté : les erreurs des autres ont profité à quelqu’un d’autre.";
      return `La chance a peu compté : ${play === "others" ? theirs : own} ont fait la différence.`;
    }
    const isGood = luck === "good";
    const had = isGood
      ? `${name === null ? "tu as" : `${name} a`} eu de la chance`
      : `${name === null ? "tu n’as" : `${name} n’a`} pas eu de chance`;
    const first = name === null ? capital(had) : had;
    if (play === "even") return `${first}, et c’est ce qui a fait la différence.`;
    const helped = "les erreurs des autres ont profité à quelqu’un d’autre";
    if (isLuckFirst) {
      return {
        own: `${first}, et cela a compté plus que ${own}.`,
        others: `${first}, et ${isGood ? `${theirs} ont aussi aidé` : `cela a compté plus que ${theirs}`}.`,
        rivals: `${first}, ${isGood ? "mais" : "et"} ${helped}.`,
      }[play];
    }
    const mine = play === "rivals" ? helped : `${play === "own" ? own : theirs} ont fait la différence`;
    if (isGood !== (play === "others")) return `${capital(mine)}, même si ${had}.`;
    const too = isGood ? `${name === null ? "tu as" : `${name} a`} aussi eu de la chance` : `${had} non plus`;
    return `${capital(mine)}, et ${too}.`;
  },
  partRevision: "incertain",
  partResult: "résultat",
  revisionAbout: "Incertain : nos estimations ont changé d’un coup à l’autre.",
  revisionHard: ({ isShown }) =>
    `${isShown ? "Incertain : nos" : "Nos"} estimations ont souvent changé, la partie est difficile à juger.`,
  unclearFrom: ({ isShown }) =>
    `${isShown ? "Incertain : c’est" : "C’est"} ici que notre estimation a le plus bougé. Ouvre un coup, puis « Recalculer » :`,
  worstMove: ({ name, move, where }) =>
    `${name === null ? "Ton pire coup" : `Pire coup ${de(name)}`}, ${where} : ${move}.`,
  worstCost: ({ from, to }) => `Les chances de gagner sont passées de ${from} à ${to}.`,
  worstCostPoints: ({ points }) => `Il a coûté ${points}.`,
  worstHere: ({ name }) => (name === null ? "Ton pire coup" : `Pire coup ${de(name)}`),
  pointsLost: ({ count }) => `${count} points`,
  weakestMove: ({ name, move, change }) =>
    `${name === null ? "Ton coup le plus faible" : `Coup le plus faible ${de(name)}`} : ${move} (${change}).`,
  noMistakes: "Pas d’erreur nette.",
  smallMistakes: "Pas d’erreur nette, mais de petites pertes se sont additionnées.",
  waterfallTitle: "De l’égalité au résultat",
  chanceUnit: "chances de gagner, %",
  asBars: "Barres",
  asTable: "Tableau",

  ledgerTitle: "D’où vient le résultat de chacun",
  ledgerFrom: ({ percent }) => `de ${percent} %`,
  ledgerPlay: "ses erreurs",
  ledgerOthers: "erreurs d’autrui",
  ledgerPerMille: "‰ perdus",
  perMilleAbout: "‰ perdus : millièmes de victoire perdus par décision.",
  ledgerAccuracy: "précision",
  accuracyAbout: "100 : le jeu de l’ordinateur ; 0 : jouer à l’aveugle.",
  ledgerOwnLevel: "son niveau",
  accuracyLow:
    "Une précision proche de 0 signifie des coups aussi coûteux que des choix à l’aveugle ; ici, ils ont suffi pour gagner.",
  ledgerYou: "Toi",
  ledgerPlaysLike: "joue comme",
  playsBetween: ({ from, to }) => `entre ${from} et ${to}`,
  saveReview: "Enregistrer l’analyse",

  graphYours: "Tes chances de gagner",
  graphOf: ({ name }) => `Chances ${de(name)}`,
  graphAll: "Chances de gagner",
  graphMode: "Ce qui déplace la courbe",
  modeAll: "Tout",
  modeLuck: "Chance",
  modePlay: "Erreurs",
  graphHelp: "Les flèches parcourent la partie.",
  graphAt: ({ where, name, percent }) => `${where} : ${name} ${percent}`,
  markSlip: "imprécision",
  markMistake: "erreur",
  markBlunder: "gaffe",
  markLuck: "chance",
  markFind: "trouvaille",
  markHollow: "contour : les autres",
  tableWhen: "quand",

  moments: "Moments",
  momentsTitle: ({ count }) =>
    count === 1 ? "Le moment qui a le plus compté" : `Les ${count} moments qui ont le plus compté`,
  momentsOf: "Moments de qui",
  noMoments: "Aucun coup n’a décidé seul de cette partie.",
  strictness: "Sévérité",
  strict: "Sévère",
  usual: "Normale",
  lenient: "Souple",
  previousMoment: "Moment précédent",
  nextMoment: "Moment suivant",
  momentOf: ({ number, of }) => `moment ${number} sur ${of}`,
  kindSlip: "Imprécision",
  kindMistake: "Erreur",
  kindBigMistake: "Grosse erreur",
  kindBlunder: "Gaffe",
  leadLost: "avance perdue",
  leadEven: "position égale gâchée",
  leadKept: "encore en tête",
  leadLevel: "toujours à égalité",
  leadNone: "déjà derrière",
  leadDecided: "partie déjà décidée",
  kindFind: "Trouvaille",
  kindBest: "Meilleur coup",
  kindGood: "Bon coup",
  kindUnclear: "Trop serré pour trancher",
  kindVeryLucky: "Grande chance",
  kindLucky: "Chance",
  kindChance: "Hasard",
  kindUnlucky: "Malchance",
  kindVeryUnlucky: "Grande malchance",
  certaintyProven: "certain",
  certaintyFirm: "presque certain",
  certaintyLikely: "probable",
  certaintyUnclear: "trop serré pour trancher",
  certaintyProvenAbout: "Toutes les suites ont été examinées jusqu’à la fin.",
  certaintyFirmAbout: "Un examen plus profond n’y change presque rien.",
  certaintyLikelyAbout:
    "Un examen plus profond le confirme, mais toutes les suites n’ont pas été examinées : les pourcentages sont approximatifs.",
  certaintyUnclearAbout: "L’écart est trop petit pour que l’ordinateur tranche.",
  whereRound: ({ number }) => `manche ${number}`,
  whereTurn: ({ number }) => `tour ${number}`,
  insteadOf: ({ played, better }) => `${played} ; mieux : ${better}`,
  nextBestWorse: ({ points }) => `meilleur coup ; le suivant valait ${points} de moins`,
  betterThanOthers: ({ count, of }) => `mieux que ${count} tirages sur ${of}`,
  oddsOf: ({ percent }) => `cela sort dans ${percent} % des cas`,
  luckWorth: ({ own, mean, rarity }) => `chances : ${own}, en moyenne ${mean} ; ${rarity}`,
  againstMean: ({ own, mean }) => `Chances de gagner : ${own}, contre ${mean} en moyenne.`,
  likely: "probabilité",
  atOnce: "aussitôt",
  chanceToWin: "chances de gagner",

  viewLabel: "Position affichée",
  viewBefore: "Avant",
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
  choicesYours: "Tes choix",
  choicesOf: ({ name }) => `Choix ${de(name)}`,
  futuresTitle: "Chaque direction et chaque lancer",
  futuresAbout: "En grand : chances de gagner en %, après chaque lancer. En petit : ce que le lancer coûte.",
  mean: "moyenne",
  chanceTitle: "Ce qui pouvait sortir",
  sampleTitle: ({ count }) => `Ce tirage parmi ${count} autres`,
  cameUp: "sorti",
  momentInWords: "Le plateau en mots",
  lookAgain: "Recalculer",
  lookingAgain: "Nouvel examen…",
  lookedAgain: ({ loss, error }) => `Examiné dix fois plus longtemps : ${loss}${error === "" ? "" : ` ± ${error}`}`,
  explaining: "Calcul…",
  notExplained: "La raison n’a pas pu être calculée.",
  reasonOnly: "Il n’y avait pas d’autre coup.",
  reasonBest: ({ better, other, motifs }) =>
    `Meilleur coup : ${better} ; deuxième choix : ${other}. ${sentences(motifs, "Le meilleur coup", "De plus, il")}`.trim(),
  reasonMotifs: ({ better, motifs }) => `Mieux : ${better}. ${sentences(motifs, "Ce coup", "De plus, il")}`,
  reasonWhy: ({ better, why }) => `Mieux : ${better}. Ce coup ${why}.`,
  reasonAny: ({ better }) => `Mieux : ${better}. Beaucoup de petites choses s’additionnent ici.`,
  reasonFewerPoints: ({ points, own, other }) =>
    `Il finit en moyenne avec environ ${points} de moins, mais il gagne plus souvent : ${own} au lieu de ${other}. Gagner de peu compte autant que gagner de beaucoup.`,
  reasonPointsOnly: ({ points }) => `La victoire était déjà décidée ; il ne s’agit que de points : ${points}.`,
  reasonTotal: ({ points }) => `En tout, il vaut environ ${points} de plus.`,
  reasonDecides: ({ points }) => `En tout, il vaut environ ${points} de plus, et cela décide de la partie.`,
  hintWhy: ({ why, next }) => `Pourquoi : par rapport au ${secondChoice(next)}, ce coup ${why}.`,
  hintOnly: "Il n’y a pas d’autre coup.",
  hintLevel: ({ next }) => `Le ${secondChoice(next)} est à peu près aussi bon.`,
  hintSmall: "Beaucoup de petites choses s’additionnent ici.",

  whyLater: ({ points }) => `rapporte plus tard, environ ${points}`,

  rowTiles: ({ name }) => `${name === null ? "ton mur" : `mur ${de(name)}`}, cette manche`,
  rowFloor: ({ name }) => (name === null ? "ton sol" : `sol ${de(name)}`),
  rowBonuses: ({ name }) => (name === null ? "tes bonus" : `bonus ${de(name)}`),
  whyOwnTiles: ({ points }) => `rapporte environ ${points} de plus en tuiles cette manche`,
  whyOwnFloor: ({ points }) => `perd environ ${points} de moins au sol`,
  whyOwnBonuses: ({ points }) => `rapporte environ ${points} de plus en bonus`,
  whyTheirTiles: ({ points }) => `prive l’adversaire d’environ ${points} en tuiles`,
  whyTheirFloor: ({ points }) => `fait perdre à l’adversaire environ ${points} de plus au sol`,
  whyTheirBonuses: ({ points }) => `prive l’adversaire d’environ ${points} en bonus`,
  rowProspects: ({ name }) => (name === null ? "tes manches suivantes" : `manches suivantes ${de(name)}`),
  rowNextStart: "commencer la manche suivante",
  whyOwnProspects: ({ points }) => `laisse un plateau qui vaut environ ${points} de plus dans les manches suivantes`,
  whyTheirProspects: ({ points }) =>
    `laisse à l’adversaire un plateau qui vaut environ ${points} de moins dans les manches suivantes`,
  whyNextStart: ({ points }) => `décide de qui commence la manche suivante, ce qui vaut environ ${points}`,
  motifColumnAhead: ({ column, tiles, other }) =>
    `porte probablement la colonne ${column} à ${tiles} tuiles sur 5 à la fin de la manche au lieu de ${other || "zéro"}`,
  motifColourAhead: ({ colour, tiles, other }) =>
    `porte probablement le ${COLOURS[colour]} à ${tiles} tuiles sur 5 à la fin de la manche au lieu de ${other || "zéro"}`,
  motifTheirColumn: ({ name, column, tiles, other }) =>
    `limite probablement la colonne ${column} ${de(name)} à ${tiles} ${tiles < 2 ? "tuile" : "tuiles"} sur 5 au lieu de ${other}`,
  motifTheirColour: ({ name, colour, tiles, other }) =>
    `limite probablement le ${COLOURS[colour]} ${de(name)} à ${tiles} ${tiles < 2 ? "tuile" : "tuiles"} sur 5 au lieu de ${other}`,
  motifWallAhead: ({ tiles, other }) =>
    `finit probablement la manche avec ${tiles} ${tiles === 1 ? "tuile" : "tuiles"} au mur au lieu de ${other || "zéro"}`,
  motifTheirWall: ({ name, tiles, other }) =>
    `limite probablement le mur ${de(name)} à ${tiles} ${tiles < 2 ? "tuile" : "tuiles"} cette manche au lieu de ${other}`,
  motifOverflow: ({ count, points }) =>
    `met tout de suite ${count} ${count === 1 ? "tuile" : "tuiles"} de moins au sol, soit ${points} ${points === 1 ? "point" : "points"}`,
  motifDenied: ({ name, colour, line }) =>
    `ne laisse pas de ${COLOURS[colour]} à ${name}, qui en remplit sinon sa ligne ${line}`,
  motifExactFit: ({ line, points }) => `remplit exactement la ligne ${line} (+${points} au mur)`,
  motifBetterTile: ({ points, other }) => `marque ${points} avec sa tuile au lieu de ${other}`,
  motifBlocked: ({ colour, line, missing, left }) =>
    `évite de bloquer la ligne ${line}, à laquelle il manque encore ${missing} ${(missing === 1 ? ONE : MANY)[colour]} alors qu’il n’en reste ${left === 0 ? "aucune" : `que ${left}`} sur la table`,
  motifEndHastened: ({ line }) => `complète la rangée ${line}, ce qui finit la partie à la fin de la manche`,
  motifLaterOverflow: ({ count }) =>
    `met probablement ${count} ${count === 1 ? "tuile" : "tuiles"} de moins au sol dans la suite de la manche`,
  motifTheirOverflow: ({ name, count }) =>
    `fait probablement mettre à ${name} ${count} ${count === 1 ? "tuile" : "tuiles"} de plus au sol`,
  motifHanging: ({ line, other }) =>
    `permet de remplir la ligne ${line} dans la manche, alors que la ligne ${other} reste inachevée`,
  motifMarkerMissed: "prend le jeton premier joueur",
  motifMarkerTaken: "laisse le jeton premier joueur",

  rowTollBetween: ({ payer, payee }) =>
    payee === null
      ? `péages que te paie ${payer} (comptent double)`
      : `péages que ${payer === null ? "tu paies" : `${payer} paie`} à ${payee} (comptent double)`,
  rowTollPaid: ({ name }) => (name === null ? "péages que tu paies" : `péages que paie ${name}`),
  rowTollGot: ({ name }) => (name === null ? "péages que tu touches" : `péages que touche ${name}`),
  rowSquares: ({ name }) => (name === null ? "tes cases gagnées" : `cases gagnées ${de(name)}`),
  rowCovered: ({ name }) => (name === null ? "tes cases recouvertes" : `cases ${de(name)} recouvertes`),
  whyTollToRival: ({ points }) => `épargne environ ${points} de péages, en comptant ce que l’adversaire ne touche pas`,
  whyTollFromRival: ({ points }) => `rapporte environ ${points} de péages, en comptant ce que paie l’adversaire`,
  whyOwnToll: ({ points }) => `paie maintenant environ ${points} de moins en péages`,
  whyRivalIncome: ({ points }) => `donne à l’adversaire environ ${points} de moins en péages`,
  whyOwnIncome: ({ points }) => `rapporte environ ${points} de plus en péages`,
  whyRivalToll: ({ points }) => `fait payer à l’adversaire environ ${points} de plus en péages`,
  whySquares: ({ points }) => `laisse en vue des cases valant ${points} de plus`,
  whyCovered: ({ points }) => `recouvre chez l’adversaire des cases valant ${points} de plus`,
  motifTollAvoided: ({ faces, most }) =>
    `ne coûte rien à aucun lancer ; l’autre coup coûte jusqu’à ${most} (sur ${faces} ${faces === 1 ? "face" : "faces"} sur 6)`,
  motifTollLess: ({ faces, most, betterFaces, betterMost }) =>
    `coûte au plus ${betterMost} (sur ${betterFaces} ${betterFaces === 1 ? "face" : "faces"} sur 6) ; l’autre coup coûte jusqu’à ${most} (sur ${faces} ${faces === 1 ? "face" : "faces"} sur 6)`,
  motifRuin: ({ faces }) => `écarte la ruine, un risque de ${faces} sur 6`,
  motifOwnCovered: ({ count, mover }) =>
    `épargne ${count === 1 ? "une" : count} ${mover === null ? "de tes propres cases" : `des cases ${de(mover)}`}`,
  motifTheirsCovered: ({ count }) => `recouvre ${cases(count)} adverse${count === 1 ? "" : "s"} de plus`,
  motifRegionGrown: ({ size, other }) => `forme un grand tapis de ${size} cases au lieu de ${other}`,
  motifReach: ({ faces, other }) =>
    `permet de prendre deux cases aux autres sur ${faces} faces sur 6 au lieu de ${other}`,
  motifRegionCut: ({ name, size, other }) =>
    `limite le plus grand tapis ${de(name)} à ${cases(size)} au lieu de ${other}`,
  motifBridge: ({ count, size, mover }) =>
    `réunit ${count} ${mover === null ? "de tes grands tapis" : `grands tapis ${de(mover)}`} en un seul de ${size} cases`,
  motifTrap: ({ name, faces, other, mover }) =>
    `${mover === null ? "te rapporte" : `rapporte à ${mover}`} sur au moins ${faces} faces sur 6 où que ${name} tourne, au lieu de ${other}`,
  motifLastRugs: ({ count, rugs }) => `montre ${cases(count)} de plus, avec encore ${rugs} tapis à poser`,
  rugOn: ({ one, other }) => `tapis en ${one} et ${other}`,
  outcomeFree: "rien",
  pointsCount: ({ count }) => `${count} ${count === 1 ? "point" : "points"}`,
};
