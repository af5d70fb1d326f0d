/** L’analyse d’une partie. */
import type { review as english } from "../en/review.ts";
import { de } from "../french-elision.ts";
import { capital, sentences } from "../sentences.ts";
import { azul } from "./review/azul.ts";
import { branches } from "./review/branches.ts";
import { marrakech } from "./review/marrakech.ts";
import { practise } from "./review/practise.ts";

const secondChoice = (next: string | null) => `deuxième choix${next === null ? "" : ` (${next})`}`;

const mistakes = (name: string | null) => (name === null ? "tes erreurs" : `les erreurs ${de(name)}`);

const hadLuck = (who: string | null, kind: "none" | "good" | "bad") =>
  kind === "good"
    ? `${who === null ? "tu as" : `${who} a`} eu de la chance`
    : `${who === null ? "tu as" : `${who} a`} manqué de chance`;

export const review: typeof english = {
  ...azul,
  ...marrakech,
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
  noLuckLeft: "Plus aucun hasard : désormais, seuls les coups décident.",

  seatCame: ({ name, place, seats, points, best }) =>
    `${name} ${seats === 2 ? "a perdu" : `finit ${place === seats ? "en dernier" : ["en tête", "deuxième", "troisième"][place - 1]}`}, ${points} à ${best}`,
  seatWon: ({ name, points, best }) => `${name} gagne, ${points} à ${best}`,
  percent: ({ number }) => `${number}\u00a0%`,
  partEven: "égalité",
  partStart: "départ",
  partLuck: "chance",
  partMistakes: ({ name }) => (name === null ? "tes erreurs" : `erreurs ${de(name)}`),
  partPlay: "erreurs",
  partSides: ({ name, other, own, others, unclear }) =>
    [
      `${name ?? "toi"} ${own}`,
      `${other ?? "toi"} ${others}`,
      ...(unclear === "" ? [] : [`incertain ${unclear}`]),
    ].join(", "),
  partPlayOfMany: "jeu",
  playOfTwo: ({ name, other, more, isLittle }) => {
    if (more === "even") return "De grosses erreurs des deux côtés, qui ont coûté à peu près autant.";
    const whoever = more === "own" ? name : other;
    const theirs = whoever === null ? "les tiennes" : `celles ${de(whoever)}`;
    return `De grosses erreurs des deux côtés ; ${theirs} ont coûté ${isLittle ? "un peu " : ""}plus cher.`;
  },
  playOfMany: "Jeu : ce que tous les coups, bons et mauvais, ont donné en tout.",
  causeUnclear:
    "Difficile de dire ce qui a décidé cette partie : certaines positions étaient trop complexes pour notre analyse rapide.",
  causePartly: ({ name, other, known }) => {
    const mine = name === null ? "les tiennes" : `celles ${de(name)}`;
    const hers = other === null ? "les tiennes" : `celles ${de(other)}`;
    const said = {
      lucky: `${name === null ? "Tu as" : `${name} a`} eu de la chance`,
      unlucky: `${name === null ? "Tu as" : `${name} a`} manqué de chance`,
      own: `${capital(mistakes(name))} ont coûté plus que ${hers}`,
      others: `${capital(mistakes(other))} ont coûté plus que ${mine}`,
    }[known];
    return `${said}, mais cela n’explique pas tout : certaines positions étaient trop complexes pour notre analyse rapide.`;
  },
  mostPoints: ({ source, own, other }) =>
    `Le plus grand écart : ${source}, ${own} ${own > -2 && own < 2 ? "point" : "points"} contre ${other}.`,
  lostOnceDecided: ({ name, points }) =>
    `${name === null ? "Tu as" : `${name} a`} encore perdu ${points} une fois la partie décidée.`,
  chanceAtStop: ({ name, percent }) =>
    `À ce moment-là, ${name === null ? "tes chances" : `les chances ${de(name)}`} de gagner étaient de ${percent}.`,
  cause: ({ name, other, luck, play, isLuckFirst, net, cancelled }) => {
    const own = mistakes(name);
    const theirs = mistakes(other);
    if (luck === "none" && cancelled !== null) {
      const whole = `Chance et malchance ${name === null ? "" : `${de(name)} `}se sont compensées (${cancelled.good} et ${cancelled.bad})`;
      return play === "even"
        ? `${whole}, et les erreurs ont peu compté.`
        : `${whole} : ${play === "others" ? theirs : own} ont fait la différence.`;
    }
    if (luck === "none") {
      if (play === "even") return "Ni la chance ni les erreurs n’ont fait la différence.";
      return `La chance a été à peu près égale : ${play === "others" ? theirs : own} ont fait la différence.`;
    }
    const isGood = luck === "good";
    const had = isGood
      ? `${name === null ? "tu as" : `${name} a`} eu de la chance`
      : `${name === null ? "tu n’as" : `${name} n’a`} pas eu de chance`;
    const first = name === null ? capital(had) : had;
    if (play === "even") return `${first}, et c’est ce qui a fait la différence.`;
    if (isLuckFirst && net !== null) {
      const [more, less] = play === "own" ? [own, other] : [theirs, name];
      const yours = less === null ? "les tiennes" : `celles ${de(less)}`;
      return `${first} (${net.luck}), ${isGood === (play === "others") ? "et" : "même si"} ${more} ont coûté plus que ${yours} (${net.play} en tout).`;
    }
    if (isLuckFirst) {
      return {
        own: `${first}, et cela a compté plus que ${own}.`,
        others: `${first}, et ${isGood ? `${theirs} ont aussi aidé` : `cela a compté plus que ${theirs}`}.`,
      }[play];
    }
    const mine = `${play === "own" ? own : theirs} ont fait la différence`;
    if (isGood !== (play === "others")) return `${capital(mine)}, même si ${had}.`;
    const too = isGood ? `${name === null ? "tu as" : `${name} a`} aussi eu de la chance` : `${had} non plus`;
    return `${capital(mine)}, et ${too}.`;
  },
  besideOther: ({ name, other, lost, otherLost, luck, otherLuck }) => {
    const mine = name === null ? "Tes coups" : `Les coups ${de(name)}`;
    const theirs = other === null ? "les tiens" : `ceux ${de(other)}`;
    const errors = `${mine} ont coûté environ ${lost} ${lost < 2 ? "point" : "points"}, ${theirs} ${otherLost}.`;
    const fortune =
      luck === "none" && otherLuck === "none"
        ? "la chance a été à peu près égale"
        : [
            ...(luck === "none" ? [] : [hadLuck(name, luck)]),
            ...(otherLuck === "none"
              ? []
              : [luck === otherLuck ? `${other ?? "toi"} aussi` : hadLuck(other, otherLuck)]),
          ].join(luck === otherLuck ? ", " : " et ");
    return `${errors} ${capital(fortune)}.`;
  },
  turnedBy: ({ where, name, move, better, isWin, from, to }) =>
    `La partie a basculé, ${where} : ${name === null ? "tu as" : `${name} a`} choisi ${move} ; ${better} ${isWin ? "aurait gagné" : `aurait laissé ${from} au lieu de ${to}`}.`,
  turnedByLuck: ({ where, name, from, to }) =>
    `La chance a fait basculer la partie, ${where} : ${name === null ? "tes chances" : `les chances ${de(name)}`} sont passées de ${from} à ${to}.`,
  aheadSince: ({ where, name }) =>
    `À partir de là, ${where}, ${name === null ? "tu as" : `${name} a`} toujours été en tête ; aucun coup ne l’explique à lui seul.`,
  aheadAlways: ({ name }) => `${name === null ? "Tu as" : `${name} a`} été en tête du début à la fin.`,
  partRevision: "incertain",
  partResult: "résultat",
  revisionAbout: "Incertain : nos estimations ont changé d’un coup à l’autre.",
  revisionHard: ({ isShown }) =>
    `${isShown ? "Incertain : nos" : "Nos"} estimations ont souvent changé, la partie est difficile à juger.`,
  unclearFrom: ({ isShown }) =>
    `${isShown ? "Incertain : c’est" : "C’est"} là que notre estimation a le plus bougé. Ouvre un coup, puis appuie sur « Recalculer » :`,
  reviewJumped: ({ name, from, to, change }) =>
    `Ici, notre estimation ${name === null ? "de tes chances" : `des chances ${de(name)}`} de gagner a bougé : ${from} avant, ${to} après (${change}).`,
  worstMove: ({ name, move, where }) =>
    `${name === null ? "Ton pire coup" : `Pire coup ${de(name)}`}, ${where} : ${move}.`,
  worstCost: ({ from, to }) => `Les chances de gagner sont passées de ${from} à ${to}.`,
  worstCostTurned: ({ from, to }) => `Les chances de gagner sont passées de ${from} à ${to}, et la partie a basculé.`,
  worstCostPoints: ({ points }) => `Il a coûté ${points}.`,
  worstHere: ({ name }) => (name === null ? "Ton pire coup" : `Pire coup ${de(name)}`),
  weakestHere: ({ name }) => (name === null ? "Ton coup le plus faible" : `Coup le plus faible ${de(name)}`),
  pointsLost: ({ count }) => `${count} points`,
  weakestMove: ({ name, move, change }) =>
    `${name === null ? "Ton coup le plus faible" : `Coup le plus faible ${de(name)}`} : ${move} (${change}).`,
  noMistakes: "Pas d’erreur nette.",
  smallMistakes: "Pas d’erreur nette, mais de petites pertes se sont additionnées.",
  waterfallTitle: "De l’égalité au résultat",
  asPlayers: "Joueurs",
  asBars: "Barres",
  asTable: "Tableau",

  resultView: "Présentation du résultat",
  standingsTitle: "Tous les joueurs",
  standingsPoints: "points",
  standingsMistakes: "erreurs nettes",
  standingsLost: "points perdus par ses coups",
  standingsLuck: "chance",
  standingsLuckOf: ({ kind, isStrong }) =>
    kind === "none" ? "moyenne" : `${isStrong ? "très " : ""}${kind === "good" ? "bonne" : "mauvaise"}`,
  ledgerTitle: "D’où vient le résultat de chacun",
  sidesAbout: "Erreurs additionnées : l’avantage a changé de camp, d’où des sommes au-delà de 100.",
  ledgerFrom: ({ percent }) => `de ${percent} %`,
  ledgerPlay: "ses erreurs",
  ledgerOthers: "erreurs d’autrui",
  ledgerPerMille: "perte par coup",
  perMilleAbout: "Perte par coup : ce qu’une décision a coûté en moyenne.",
  ledgerAccuracy: "précision",
  accuracyAbout: "100 : le jeu de l’ordinateur ; 0 : jouer à l’aveugle.",
  ledgerOwnLevel: "son niveau",
  ledgerYou: "Toi",
  ledgerPlaysLike: "joue comme",
  playsBetween: ({ from, to }) => `entre ${from} et ${to}`,
  saveReview: "Enregistrer l’analyse",

  graphYours: "Tes chances de gagner",
  graphOf: ({ name }) => `Chances ${de(name)}`,
  graphAll: "Chances de gagner",
  graphLuck: "Si seule la chance avait compté",
  graphPlay: "Si seules les erreurs avaient compté",
  graphMode: "Ce qui déplace la courbe",
  modeAll: "Tout",
  modeLuck: "Chance",
  modePlay: "Erreurs",
  graphHelp: "Les flèches parcourent la partie.",
  graphAt: ({ where, name, percent }) => `${where} : ${name} ${percent}`,
  fromTo: ({ from, to }) => `${from} → ${to}`,
  markSlip: "imprécision",
  markMistake: "erreur",
  markBlunder: "gaffe",
  markLuck: "chance",
  markFind: "trouvaille",
  markHollow: "symbole creux : les autres",
  tableWhen: "quand",

  moments: "Moments",
  momentsTitle: ({ count }) =>
    count === 1 ? "Le moment qui a le plus compté" : `Les ${count} moments qui ont le plus compté`,
  momentsOf: "Moments de qui",
  soFarTitle: "Le plus coûteux jusqu’ici",
  soFarAbout: "Cela peut encore changer.",
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
  leadNone: "déjà en retard",
  leadDecided: "partie déjà décidée",
  leadFar: "déjà loin derrière",
  kindFind: "Trouvaille",
  kindOnly: "Seul coup possible",
  kindBest: "Meilleur coup",
  kindGood: "Bon coup",
  kindUnclear: "Trop serré pour trancher",
  kindVeryLucky: "Grande chance",
  kindLucky: "Chance",
  kindChance: "Hasard",
  kindUnlucky: "Malchance",
  kindVeryUnlucky: "Grande malchance",
  certaintyProven: "verdict certain",
  certaintyFirm: "verdict presque certain",
  certaintyLikely: "verdict probable",
  certaintyUnclear: "trop serré pour trancher",
  certaintyProvenAbout: "Toutes les suites ont été examinées jusqu’à la fin.",
  certaintyFirmAbout: "Un examen plus profond n’y change presque rien.",
  certaintyLikelyAbout:
    "Un examen plus profond le confirme, mais toutes les suites n’ont pas été examinées : les pourcentages sont approximatifs.",
  certaintyUnclearAbout: "L’écart est trop petit pour que l’ordinateur tranche.",
  whereRound: ({ number }) => `manche ${number}`,
  whereTurn: ({ number }) => `tour ${number}`,
  insteadOf: ({ played, better }) => `${played} ; mieux : ${better}`,
  nextBestWorse: ({ percent }) => `meilleur coup ; le suivant valait ${percent} de moins`,
  betterThanOthers: ({ count, of }) => `mieux que ${count} tirages sur ${of}`,
  atLeastAsMuch: ({ isGood, count, of }) =>
    of === 100
      ? `au moins aussi ${isGood ? "bien" : "mal"} dans ${count} % des cas`
      : `${count} ${count === 1 ? "lancer" : "lancers"} sur ${of} ${count === 1 ? "donne" : "donnent"} au moins aussi ${isGood ? "bien" : "mal"}`,
  onlySoMany: ({ isGood, count, of }) =>
    of === 100
      ? `${isGood ? "moins bien" : "mieux"} dans ${count} % des cas seulement`
      : `seulement ${count} ${count === 1 ? "lancer" : "lancers"} sur ${of} ${count === 1 ? "donnait" : "donnaient"} ${isGood ? "moins bien" : "mieux"}`,
  luckWorth: ({ own, mean, rarity }) => `chances : ${own}, en moyenne ${mean} ; ${rarity}`,
  againstMean: ({ own, mean }) => `Chances de gagner : ${own}, contre ${mean} en moyenne.`,
  odds: "probabilité",
  rollCosts: ({ name }) => (name === null ? "te coûte" : `coûte à ${name}`),
  dealTitle: "Tuiles",
  dealHere: "ce tirage",
  dealMean: "moyenne",
  dealSame: ({ isCertain }) =>
    isCertain
      ? "Les tuiles étaient connues d’avance : seule leur répartition sur les fabriques relevait du hasard."
      : "Les couleurs sont proches de la moyenne : le hasard a joué sur leur répartition entre les fabriques.",
  atOnce: "aussitôt",
  chanceToWin: "chances de gagner",

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
  reasonBetter: ({ better }) => `Mieux : ${better}.`,
  reasonRolls: ({ name, least, isAll, count, otherCount, of, other }) =>
    `Ce coup ${name === null ? "te laisse" : `laisse à ${name}`} ${isAll ? "" : "au moins "}${least} de chances de gagner avec ${count === of ? "tous les lancers" : `${count} ${count === 1 ? "lancer" : "lancers"} sur ${of}`} ; ${other}, avec ${otherCount || "aucun"}.`,
  reasonAny: ({ better }) => `Mieux : ${better}. Pas de raison unique : de petites choses s’additionnent.`,
  reasonAlike: ({ better }) => `À peu près aussi bon : ${better}.`,
  reasonAgainst: ({ rows }) => `Dans un premier temps, il coûte des points : ${rows}.`,
  reasonPoints: ({ points }) => `Il ne s’agit que de points : ${points}.`,
  reasonFewerPoints: ({ points, own, other }) =>
    `Il finit en moyenne avec environ ${points} de moins, mais il gagne plus souvent : ${own} au lieu de ${other}. Gagner de peu compte autant que gagner de beaucoup.`,
  reasonPointsOnly: ({ points }) => `La victoire était déjà décidée ; il ne s’agit que de points : ${points}.`,
  reasonTotal: ({ points, isTry }) =>
    `${isTry ? "Par rapport à ton essai" : "En tout"}, il vaut environ ${points} de plus.`,
  reasonDecides: ({ points, isTry }) =>
    `${isTry ? "Par rapport à ton essai" : "En tout"}, il vaut environ ${points} de plus, et cela décide de la partie.`,
  hintOnly: "Il n’y a pas d’autre coup.",
  hintLevel: ({ next }) => `Le ${secondChoice(next)} est à peu près aussi bon.`,
  hintSmall: "Beaucoup de petites choses s’additionnent ici.",

  pointsCount: ({ count }) => `${count} ${count === 1 ? "point" : "points"}`,
};
