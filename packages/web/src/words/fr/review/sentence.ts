/** Pourquoi une partie a été gagnée, et les parts du résultat. */
import type { sentence as english } from "../../en/review/sentence.ts";
import { de } from "../../french-elision.ts";
import { capital } from "../../sentences.ts";

const mistakes = (name: string | null) => (name === null ? "tes erreurs" : `les erreurs ${de(name)}`);

const hadLuck = (who: string | null, kind: "none" | "good" | "bad") =>
  kind === "good"
    ? `${who === null ? "tu as" : `${who} a`} eu de la chance`
    : `${who === null ? "tu as" : `${who} a`} manqué de chance`;

const worst = (name: string | null, isSure: boolean) => {
  const move = name === null ? "ton pire coup" : `${isSure ? "" : "le "}pire coup ${de(name)}`;
  return capital(`${isSure ? "" : "sans doute "}${move}`);
};

export const sentence: typeof english = {
  seatCame: ({ name, place, seats, points, best }) =>
    `${name} ${seats === 2 ? "a perdu" : `finit ${place === seats ? "en dernier" : ["en tête", "deuxième", "troisième"][place - 1]}`}, ${points} à ${best}`,
  seatWon: ({ name, points, best }) => `${name} gagne, ${points} à ${best}`,
  percent: ({ number }) => `${number}\u00a0%`,
  partEven: "égalité",
  partStart: "départ",
  partLuck: "hasard",
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
  chanceAtStop: ({ name, percent }) =>
    `À ce moment-là, ${name === null ? "tes chances" : `les chances ${de(name)}`} de gagner étaient de ${percent}.`,
  cause: ({ name, other, luck, play, isLuckFirst, isEqual, net, cancelled }) => {
    const own = mistakes(name);
    const theirs = mistakes(other);
    if (luck === "none" && cancelled !== null) {
      const whole = `Chance et malchance ${name === null ? "" : `${de(name)} `}se sont compensées (${cancelled.good} et ${cancelled.bad})`;
      return play === "even"
        ? `${whole}, et les erreurs ont peu compté.`
        : `${whole} : ${play === "others" ? theirs : own} ont fait la différence.`;
    }
    if (luck === "none") {
      if (play === "even") return "Ni le hasard ni les erreurs n’ont fait la différence.";
      return `La chance a été à peu près égale : ${play === "others" ? theirs : own} ont fait la différence.`;
    }
    const isGood = luck === "good";
    const had = isGood
      ? `${name === null ? "tu as" : `${name} a`} eu de la chance`
      : `${name === null ? "tu n’as" : `${name} n’a`} pas eu de chance`;
    const first = name === null ? capital(had) : had;
    if (play === "even") return `${first}, et c’est ce qui a fait la différence.`;
    if (isEqual)
      return `La ${isGood ? "chance" : "malchance"} et ${play === "own" ? own : theirs} ont pesé à peu près autant.`;
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
  turnedForOther: ({ where, name, move, better, winner, from, to, loser, percent }) =>
    `La partie a basculé, ${where} : ${name === null ? "tu as" : `${name} a`} choisi ${move}, et ${winner === null ? "tes chances" : `les chances ${de(winner)}`} sont passées de ${from} à ${to} ; ${better} ${loser === null ? "t’aurait laissé " : "aurait laissé "}${percent}${loser === null ? "" : ` à ${loser}`}.`,
  turnedByLuck: ({ where, name, from, to }) =>
    `Le hasard a fait basculer la partie, ${where} : ${name === null ? "tes chances" : `les chances ${de(name)}`} sont passées de ${from} à ${to}.`,
  aheadSince: ({ where, name }) =>
    `À partir de là, ${where}, ${name === null ? "tu as" : `${name} a`} toujours été en tête ; aucun coup ne l’explique à lui seul.`,
  aheadAlways: ({ name }) => `${name === null ? "Tu as" : `${name} a`} été en tête du début à la fin.`,
  partRevision: "incertain",
  partResult: "résultat",
  revisionAbout: "Incertain : nos estimations ont changé d’un coup à l’autre.",
  revisionHard: ({ isShown }) =>
    `${isShown ? "Incertain : nos" : "Nos"} estimations ont souvent changé, la partie est difficile à juger.`,
  unclearFrom: ({ isShown }) => `${isShown ? "Incertain : notre" : "Notre"} estimation a surtout changé ici :`,
  reviewJumped: ({ name, from, to, change }) =>
    `Ici, notre estimation ${name === null ? "de tes chances" : `des chances ${de(name)}`} de gagner a bougé : ${from} avant, ${to} après (${change}).`,
  estimateRose: ({ before }) =>
    `Juste avant, notre estimation n’était que de ${before} : la perte réelle est peut-être plus faible.`,
  estimateWas: ({ before }) => `Juste avant, notre estimation n’était que de ${before}.`,
  worstMove: ({ name, isSure, move, where }) => `${worst(name, isSure)}, ${where} : ${move}.`,
  worstCost: ({ name, from, to }) =>
    `${name === null ? "Tes" : "Ses"} chances de gagner sont passées de ${from} à ${to}.`,
  worstCostTurned: ({ name, from, to }) =>
    `${name === null ? "Tes" : "Ses"} chances de gagner sont passées de ${from} à ${to}, et la partie a basculé.`,
  worstCostPoints: ({ points }) => `Il a coûté ${points}.`,
  worstHere: ({ name, isSure }) => worst(name, isSure),
  changeFor: ({ change, name }) => `${change} pour ${name ?? "toi"}`,
  weakestHere: ({ name }) => (name === null ? "Ton coup le plus faible" : `Coup le plus faible ${de(name)}`),
  pointsLost: ({ count }) => `${count} ${/^.1$/.test(count) ? "point" : "points"}`,
  weakestMove: ({ name, move, where, change }) =>
    `${name === null ? "Ton coup le plus faible" : `Coup le plus faible ${de(name)}`}, ${where} : ${move} (${change}).`,
  noMistakes: ({ isOpen }) => `Pas d’erreur nette${isOpen ? " tant que la partie était ouverte" : ""}.`,
  smallMistakes: ({ isOpen }) =>
    `Pas d’erreur nette${isOpen ? " tant que la partie était ouverte" : ""}, mais de petites pertes se sont additionnées.`,
  waterfallTitle: "De l’égalité au résultat",
  asPlayers: "Joueurs",
  asBars: "Barres",
  asTable: "Tableau",
};
