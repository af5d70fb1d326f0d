/** Un momento abierto del análisis. */
import type { opened as english } from "../../en/review/opened.ts";
import { sentences } from "../../sentences.ts";

export const opened: typeof english = {
  viewLabel: "Posición que se muestra",
  viewBefore: "Antes",
  viewAfterRoll: "Después de tirar",
  viewYours: "Tras tu jugada",
  viewPlayed: "Tras la jugada",
  viewBetter: "Tras la mejor jugada",
  boardOf: ({ name }) => `Ver el tablero de ${name}`,
  differenceTitle: "Puntos",
  accountDifference: "diferencia",
  accountYours: "tu jugada",
  accountTotal: ({ points }) => `${points} puntos`,
  nextBest: "segunda opción",
  inAll: ({ name }) => `en total, para ${name ?? "ti"}`,
  rowLater: "todo lo demás",
  estimated: "estimación",
  choicesTitle: "Jugadas comparadas",
  choicesPoints: "puntos menos que la mejor",
  futuresTitle: "Cada dirección y cada tirada",
  futuresAbout: "En grande: probabilidad de ganar en %, tras cada tirada. En pequeño: lo que cuesta la tirada.",
  mean: "media",
  chanceTitle: "Lo que podía salir",
  sampleTitle: ({ count }) => `Este reparto entre otros ${count}`,
  cameUp: "salió",
  momentInWords: "El tablero en palabras",
  lookAgain: "Mirar otra vez",
  lookingAgain: "Mirando otra vez…",
  lookedAgain: ({ loss, error }) => `Examinado diez veces más: ${loss}${error === "" ? "" : ` ± ${error}`}`,
  explaining: "Calculando…",
  notExplained: "No se pudo calcular el motivo.",
  reasonOnly: "No había otra jugada.",
  reasonBest: ({ better, other, motifs }) =>
    `Lo mejor: ${better}; segunda opción: ${other}. ${sentences(motifs, "La mejor jugada", "Además,")}`.trim(),
  reasonMotifs: ({ better, motifs }) => `Mejor: ${better}. ${sentences(motifs, "Esa jugada", "Además,")}`,
  reasonWhy: ({ better, why }) => `Mejor: ${better}. Esa jugada ${why}.`,
  reasonBetter: ({ better }) => `Mejor: ${better}.`,
  reasonRolls: ({ name, least, isAll, count, otherCount, of, other }) =>
    `Esa jugada ${name === null ? "te deja" : `le deja a ${name}`} ${isAll ? "" : "al menos "}un ${least} de probabilidad de ganar con ${count === of ? "todas las tiradas" : `${count} de ${of} tiradas`}; ${other}, con ${otherCount || "ninguna"}.`,
  reasonAny: ({ better }) => `Mejor: ${better}. No hay una sola razón: se suman cosas pequeñas.`,
  reasonAlike: ({ better }) => `Más o menos igual de buena: ${better}.`,
  reasonAgainst: ({ rows }) => `Al principio cuesta puntos: ${rows}.`,
  reasonPoints: ({ points }) => `Solo se trata de puntos: ${points}.`,
  reasonFewerPoints: ({ points, own, other }) =>
    `Termina de media con alrededor de ${points} menos, pero gana más a menudo: ${own} en vez de ${other}. Ganar por poco vale tanto como ganar por mucho.`,
  reasonPointsOnly: ({ points }) => `La victoria ya estaba decidida; solo se trata de puntos: ${points} en total.`,
  reasonTotal: ({ points, isTry }) => `${isTry ? "Frente a tu intento," : "En total"} vale alrededor de ${points} más.`,
  reasonDecides: ({ points, isTry }) =>
    `${isTry ? "Frente a tu intento," : "En total"} vale alrededor de ${points} más, y eso decide la partida.`,
};
