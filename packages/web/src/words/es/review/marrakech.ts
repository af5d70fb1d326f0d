/** El análisis de una partida de Marrakech: las filas de una cuenta y los motivos. */
import { capital } from "../../sentences.ts";
import type { marrakech as english } from "../../en/review/marrakech.ts";
import { to } from "./against.ts";

const casillas = (count: number) => `${count} ${count === 1 ? "casilla" : "casillas"}`;

export const marrakech: typeof english = {
  rowTollBetween: ({ payer, payee }) =>
    payee === null
      ? `peajes que te paga ${payer} (cuentan doble)`
      : `peajes que ${payer === null ? "pagas" : `${payer} paga`} a ${payee} (cuentan doble)`,
  rowTollPaid: ({ name }) => (name === null ? "peajes que pagas" : `peajes que paga ${name}`),
  rowTollGot: ({ name }) => (name === null ? "peajes que cobras" : `peajes que cobra ${name}`),
  rowSquares: ({ name }) => (name === null ? "tus casillas ganadas" : `casillas ganadas de ${name}`),
  rowCovered: ({ name }) => (name === null ? "tus casillas tapadas" : `casillas de ${name} tapadas`),
  whyTollToRival: ({ points, rival }) =>
    `ahorra alrededor de ${points} en peajes, contando lo que ${rival === null ? "no cobras" : `no cobra ${rival ?? "el rival"}`}`,
  whyTollFromRival: ({ points, rival }) =>
    `da alrededor de ${points} en peajes, contando lo que ${rival === null ? "pagas" : `paga ${rival ?? "el rival"}`}`,
  whyOwnToll: ({ points }) => `hace pagar ahora alrededor de ${points} menos en peajes`,
  whyRivalIncome: ({ points, rival }) => `${to("da", rival)} alrededor de ${points} menos en peajes`,
  whyOwnIncome: ({ points }) => `da alrededor de ${points} más en peajes`,
  whyRivalToll: ({ points, rival }) => `${to("hace pagar", rival)} alrededor de ${points} más en peajes`,
  whySquares: ({ points }) => `deja a la vista casillas que valen ${points} más`,
  whyCovered: ({ points, rival }) =>
    `tapa casillas ${rival === null ? "tuyas" : rival === undefined ? "del rival" : `de ${rival}`} que valen ${points} más`,
  rowCarpets: ({ name }) => (name === null ? "tus zonas en adelante" : `zonas de ${name} en adelante`),
  rowOthersCarpets: "zonas de los demás en adelante",
  rowPlace: "dónde se detiene Assam",
  whyOwnCarpets: ({ points }) => `deja zonas que darán alrededor de ${points} más hasta el final de la partida`,
  whyTheirCarpets: ({ points, rival }) =>
    `${to("deja", rival)} zonas que darán alrededor de ${points} menos hasta el final de la partida`,
  whyOthersCarpets: ({ points }) =>
    `les deja a los demás zonas que darán alrededor de ${points} menos hasta el final de la partida`,
  whyPlace: ({ points }) => `lleva a Assam a un lugar mejor, que vale alrededor de ${points}`,
  motifTollAvoided: ({ faces, most }) =>
    `no cuesta nada con ninguna tirada; la otra jugada cuesta hasta ${most} (en ${faces} de 6 tiradas)`,
  motifTollLess: ({ faces, most, betterFaces, betterMost }) =>
    `cuesta como mucho ${betterMost} (en ${betterFaces} de 6 tiradas); la otra jugada cuesta hasta ${most} (en ${faces} de 6 tiradas)`,
  motifTollMean: ({ mean, other }) => `cuesta ${mean} de media en vez de ${other}`,
  motifRuin: ({ faces }) => `evita la ruina, un riesgo de ${faces} entre 6`,
  motifOwnCovered: ({ count, mover }) =>
    `tapa ${casillas(count)} ${mover === null ? (count === 1 ? "tuya" : "tuyas") : `de ${mover}`} menos`,
  motifTheirsCovered: ({ count, rival }) =>
    rival === undefined || rival === null
      ? `tapa ${casillas(count)} ${rival === null ? "tuya" : "ajena"}${count === 1 ? "" : "s"} más`
      : `tapa ${casillas(count)} de ${rival} más`,
  motifRegionGrown: ({ size, other }) => `forma una zona de ${size} casillas en vez de ${other}`,
  motifReach: ({ faces, other, rival }) =>
    `permite ${rival === null ? "quitarte dos casillas" : rival === undefined ? "quitar dos casillas a los demás" : `quitarle dos casillas a ${rival}`} en ${faces} de 6 tiradas en vez de ${other}`,
  motifRegionCut: ({ name, size, other }) =>
    `${name === null ? "te deja" : `deja a ${name}`} una zona de ${casillas(size)} como mucho, en vez de ${other}`,
  motifBridge: ({ count, size, mover }) =>
    `une ${count} ${mover === null ? "de tus zonas" : `zonas de ${mover}`} en una de ${size} casillas`,
  motifTrap: ({ name, faces, other, mover }) => {
    const pays =
      name === null
        ? `te hace pagar a ${mover ?? "ti"}`
        : `hace que ${name} ${mover === null ? "te pague" : `pague a ${mover}`}`;
    const turned = name === null ? "gires como gires" : "gire como gire";
    return `${pays} en al menos ${faces} de 6 tiradas, ${turned}, en vez de ${other}`;
  },
  motifLastRugs: ({ count, rugs }) =>
    `muestra ${casillas(count)} más, con ${rugs} ${rugs === 1 ? "alfombra" : "alfombras"} por poner`,
  wentBankrupt: ({ payer, payee, due }) =>
    `${payer === null ? "Te arruinaste: no podías" : `${payer} se arruinó: no podía`} ${payee === null ? `pagarte ${due}` : `pagar ${due} a ${payee}`}.`,
  rugOn: ({ one, other }) => `alfombra en ${one} y ${other}`,
  outcomeFree: "nada",
  rolledFree: ({ name, die }) => `${name === null ? "sacaste" : `${name} sacó`} ${die}, nada que pagar`,
  rolledPaid: ({ payer, payee, die, paid, isOut }) => {
    const rolled = `${payer === null ? "sacaste" : `${payer} sacó`} ${die}`;
    const gave = payee === null ? "te pagó" : payer === null ? "pagaste" : "pagó";
    const whom = payee === null ? "" : ` a ${payee}`;
    if (!isOut) return `${rolled} y ${gave} ${paid}${whom}`;
    const last = payer === null ? "tus" : "sus";
    return `${rolled}, ${gave} ${last} últimos ${paid}${whom} y ${payer === null ? "quedaste" : "quedó"} fuera`;
  },
  luckPlace: "Cuenta menos el peaje que el lugar donde se detuvo Assam.",
  luckPaid: ({ name, paid, mean }) => {
    const nothing = name === null ? "No pagaste nada" : `${name} no pagó nada`;
    const some = `${name === null ? "Pagaste" : `${name} pagó`} ${paid}`;
    return `${paid === 0 ? nothing : some}; de media habrían sido ${mean}.`;
  },
  luckGot: ({ payer, payee, paid, mean }) => {
    const some = paid === 0 ? "nada" : `${paid}`;
    const not = paid === 0 ? "no " : "";
    const said =
      payee === null
        ? `${payer} ${not}te pagó ${some}`
        : payer === null
          ? `${capital(`${not}le pagaste`)} ${some} a ${payee}`
          : `${payer} ${not}le pagó ${some} a ${payee}`;
    return `${said}; de media habrían sido ${mean}.`;
  },
  luckCover: ({ name, of, squares, faces, isMore }) => {
    const theirs = of === undefined ? "de los demás" : of === null ? (squares > 1 ? "tuyas" : "tuya") : `de ${of}`;
    const not = squares === 0 ? "no " : "";
    const count = squares === 0 ? "ninguna casilla" : casillas(squares);
    const said = `Donde se detuvo Assam, ${name === null ? "" : `${name} `}${not}${name === null ? "podías" : "podía"} tapar ${count} ${theirs}`;
    return isMore
      ? `${said}, como con ${faces} de 6 tiradas.`
      : `${said}; ${faces} de 6 tiradas ${faces === 1 ? "permite" : "permiten"} más.`;
  },
};
