/** L’analyse d’une partie de Marrakech : les lignes d’un décompte et les motifs. */
import type { marrakech as english } from "../../en/review/marrakech.ts";
import { de } from "../../french-elision.ts";

const cases = (count: number) => `${count} ${count === 1 ? "case" : "cases"}`;

export const marrakech: typeof english = {
  rowTollBetween: ({ payer, payee }) =>
    payee === null
      ? `péages que te paie ${payer} (comptent double)`
      : `péages que ${payer === null ? "tu paies" : `${payer} paie`} à ${payee} (comptent double)`,
  rowTollPaid: ({ name }) => (name === null ? "péages que tu paies" : `péages que paie ${name}`),
  rowTollGot: ({ name }) => (name === null ? "péages que tu touches" : `péages que touche ${name}`),
  rowSquares: ({ name }) => (name === null ? "tes cases gagnées" : `cases gagnées ${de(name)}`),
  rowCovered: ({ name }) => (name === null ? "tes cases recouvertes" : `cases ${de(name)} recouvertes`),
  whyTollToRival: ({ points, rival }) =>
    `épargne environ ${points} de péages, en comptant ce que ${rival === null ? "tu ne touches pas" : `ne touche pas ${rival ?? "l’adversaire"}`}`,
  whyTollFromRival: ({ points, rival }) =>
    `rapporte environ ${points} de péages, en comptant ce que ${rival === null ? "tu paies" : `paie ${rival ?? "l’adversaire"}`}`,
  whyOwnToll: ({ points }) => `fait payer maintenant environ ${points} de moins en péages`,
  whyRivalIncome: ({ points, rival }) =>
    `${rival === null ? "te rapporte" : `rapporte à ${rival ?? "l’adversaire"}`} environ ${points} de moins en péages`,
  whyOwnIncome: ({ points }) => `rapporte environ ${points} de plus en péages`,
  whyRivalToll: ({ points, rival }) =>
    `${rival === null ? "te fait payer" : `fait payer à ${rival ?? "l’adversaire"}`} environ ${points} de plus en péages`,
  whySquares: ({ points }) => `laisse en vue des cases qui valent ${points} de plus`,
  whyCovered: ({ points, rival }) =>
    `recouvre des cases ${rival === null ? "à toi" : rival === undefined ? "adverses" : de(rival)} qui valent ${points} de plus`,
  rowCarpets: ({ name }) =>
    name === null ? "tes grands tapis, par la suite" : `grands tapis ${de(name)}, par la suite`,
  rowOthersCarpets: "grands tapis des autres, par la suite",
  rowPlace: "là où Assam s’arrête",
  whyOwnCarpets: ({ points }) =>
    `laisse de grands tapis qui rapporteront environ ${points} de plus d’ici la fin de la partie`,
  whyTheirCarpets: ({ points, rival }) =>
    `${rival === null ? "te laisse" : `laisse à ${rival ?? "l’adversaire"}`} de grands tapis qui rapporteront environ ${points} de moins d’ici la fin de la partie`,
  whyOthersCarpets: ({ points }) =>
    `laisse aux autres de grands tapis qui rapporteront environ ${points} de moins d’ici la fin de la partie`,
  whyPlace: ({ points }) => `mène Assam à un meilleur endroit, ce qui vaut environ ${points}`,
  motifTollAvoided: ({ faces, most }) =>
    `ne coûte rien, quel que soit le lancer ; l’autre coup coûte jusqu’à ${most} (${faces} fois sur 6)`,
  motifTollLess: ({ faces, most, betterFaces, betterMost }) =>
    `coûte au plus ${betterMost} (${betterFaces} fois sur 6) ; l’autre coup coûte jusqu’à ${most} (${faces} fois sur 6)`,
  motifTollMean: ({ mean, other }) => `coûte ${mean} en moyenne au lieu de ${other}`,
  motifRuin: ({ faces }) => `écarte la ruine, un risque de ${faces} sur 6`,
  motifOwnCovered: ({ count, mover }) =>
    `épargne ${count === 1 ? "une" : count} ${mover === null ? "de tes propres cases" : `des cases ${de(mover)}`}`,
  motifTheirsCovered: ({ count, rival }) =>
    rival === undefined
      ? `recouvre ${cases(count)} adverse${count === 1 ? "" : "s"} de plus`
      : `${rival === null ? `te recouvre ${cases(count)}` : `recouvre ${cases(count)} ${de(rival)}`} de plus`,
  motifRegionGrown: ({ size, other }) => `forme un grand tapis de ${size} cases au lieu de ${other}`,
  motifReach: ({ faces, other, rival }) =>
    `permet de ${rival === null ? "te prendre deux cases" : `prendre deux cases ${rival === undefined ? "aux autres" : `à ${rival}`}`} ${faces} fois sur 6 au lieu de ${other}`,
  motifRegionCut: ({ name, size, other }) =>
    `limite ${name === null ? "ton plus grand tapis" : `le plus grand tapis ${de(name)}`} à ${cases(size)} au lieu de ${other}`,
  motifBridge: ({ count, size, mover }) =>
    `réunit ${count} ${mover === null ? "de tes grands tapis" : `grands tapis ${de(mover)}`} en un seul de ${size} cases`,
  motifTrap: ({ name, faces, other, mover }) =>
    `${mover === null ? "te rapporte" : `rapporte à ${mover}`} au moins ${faces} fois sur 6 ${name === null ? "où que tu tournes" : `où que tourne ${name}`}, au lieu de ${other}`,
  motifLastRugs: ({ count, rugs }) => `montre ${cases(count)} de plus, avec encore ${rugs} tapis à poser`,
  wentBankrupt: ({ payer, payee, due }) =>
    `${payer === null ? "Tu as fait faillite : tu ne pouvais pas payer" : `${payer} a fait faillite, faute de pouvoir payer`} ${due} à ${payee ?? "toi"}.`,
  rugOn: ({ one, other }) => `tapis en ${one} et ${other}`,
  outcomeFree: "rien",
  rolledFree: ({ name, die }) => `${name === null ? "tu as" : `${name} a`} fait ${die}, rien à payer`,
  rolledPaid: ({ payer, payee, die, paid, isOut }) => {
    const whoever = payer === null ? "tu as" : `${payer} a`;
    const gave = payee === null ? `t’a payé ${isOut ? "ses derniers " : ""}${paid}` : "";
    if (isOut) {
      const last = `${payer === null ? "payé tes" : "payé ses"} derniers ${paid} à ${payee}`;
      return `${whoever} fait ${die}, ${gave || last} et ${payer === null ? "tu sors" : "sort"} du jeu`;
    }
    return `${whoever} fait ${die} et ${gave || `payé ${paid} à ${payee}`}`;
  },
  luckPlace: "C’est moins une question de péage que de l’endroit où Assam s’est arrêté.",
  luckPaid: ({ name, paid, mean }) => {
    const nothing = name === null ? "Tu n’as rien payé" : `${name} n’a rien payé`;
    const some = `${name === null ? "Tu as payé" : `${name} a payé`} ${paid}`;
    return `${paid === 0 ? nothing : some} ; en moyenne, ç’aurait été ${mean}.`;
  },
  luckGot: ({ payer, payee, paid, mean }) => {
    const to = payee === null ? "" : ` à ${payee}`;
    const [not, has] = payee === null ? ["ne t’a", "t’a"] : payer === null ? ["n’as", "as"] : ["n’a", "a"];
    return `${payer ?? "Tu"} ${paid === 0 ? `${not} rien payé` : `${has} payé ${paid}`}${to} ; en moyenne, ç’aurait été ${mean}.`;
  },
  luckCover: ({ name, of, squares, faces, isMore }) => {
    const theirs = of === undefined ? "des cases des autres" : of === null ? "de tes cases" : `des cases ${de(of)}`;
    const could = name === null ? "pouvais" : "pouvait";
    const not = squares === 0 ? "ne " : "";
    const said = `Là où Assam s’est arrêté, ${name ?? "tu"} ${not}${could} recouvrir ${squares || "aucune"} ${theirs}`;
    return isMore
      ? `${said}, comme avec ${faces} ${faces === 1 ? "lancer" : "lancers"} sur 6.`
      : `${said} ; ${faces} ${faces === 1 ? "lancer sur 6 en permet" : "lancers sur 6 en permettent"} plus.`;
  },
};
