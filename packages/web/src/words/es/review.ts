/** El análisis de una partida. */
import type { review as english } from "../en/review.ts";
import { capital, sentences } from "../sentences.ts";
import { azul } from "./review/azul.ts";
import { branches } from "./review/branches.ts";
import { marrakech } from "./review/marrakech.ts";
import { practise } from "./review/practise.ts";

const secondOption = (next: string | null) => `segunda opción${next === null ? "" : ` (${next})`}`;

const mistakes = (name: string | null) => (name === null ? "tus errores" : `los errores de ${name}`);

const hadLuck = (who: string | null, kind: "none" | "good" | "bad") =>
  `${who === null ? "has" : `${who} ha`} tenido ${kind === "good" ? "suerte" : "mala suerte"}`;

export const review: typeof english = {
  ...azul,
  ...marrakech,
  ...branches,
  ...practise,
  reviewTitle: "Análisis",
  reviewOfGame: ({ game }) => `Análisis · ${game}`,
  backToMatch: "Ver la partida",
  reviewRunning: "Esta partida no ha terminado. Termínala primero y luego analízala.",
  reviewUnreadable: ({ reason }) => `Esta partida no se puede leer, así que no se puede analizar. ${reason}`,
  faultNotRecord: "No es el registro de una partida.",
  faultFormat: "La guardó otra versión de Riad.",
  faultRules: "Se jugó con otra versión de las reglas.",
  faultGame: "Es una partida de un juego que Riad no tiene.",
  faultCut: "Sus jugadas no llevan al resultado que indica.",
  faultTooLong: "Continúa después del final de la partida.",
  faultDamaged: "El registro está dañado.",
  faultMove: ({ move }) => `La jugada ${move} está dañada o va contra las reglas.`,
  reviewEmpty: "En esta partida no se jugó nada, así que no hay nada que analizar.",
  reviewEarly: "La partida se detuvo antes del final; el análisis abarca lo que se jugó.",
  reviewLost: "El análisis se detuvo. Lo que ya se sabe está guardado.",
  reviewProgress: ({ count, of }) => `Examinando la jugada ${count} de ${of}`,
  reviewSecond: "Segundo examen de las jugadas que contaron",
  reviewStop: "Detener",
  reviewResume: "Continuar",
  reviewPlayed: "jugado",
  reviewBetter: "mejor",
  reviewTried: "probado",
  noLuckLeft: "Ya no queda azar: a partir de aquí solo deciden las jugadas.",

  seatCame: ({ name, place, seats, points, best }) =>
    `${name} ${seats === 2 ? "ha perdido" : `ha quedado en ${place === seats ? "último" : ["primer", "segundo", "tercer"][place - 1]} lugar`}, ${points} a ${best}`,
  seatWon: ({ name, points, best }) => `${name} gana, ${points} a ${best}`,
  percent: ({ number }) => `${number}\u00a0%`,
  partEven: "igualdad",
  partStart: "inicio",
  partLuck: "suerte",
  partMistakes: ({ name }) => (name === null ? "tus errores" : `errores de ${name}`),
  partPlay: "errores",
  partSides: ({ name, other, own, others, unclear }) =>
    [`${name ?? "tú"} ${own}`, `${other ?? "tú"} ${others}`, ...(unclear === "" ? [] : [`incierto ${unclear}`])].join(
      ", ",
    ),
  partPlayOfMany: "juego",
  playOfTwo: ({ name, other, more, isLittle }) => {
    if (more === "even") return "Errores graves por ambas partes, que han costado más o menos lo mismo.";
    const whoever = more === "own" ? name : other;
    const theirs = whoever === null ? "los tuyos" : `los de ${whoever}`;
    return `Errores graves por ambas partes; ${theirs} han costado ${isLittle ? "un poco " : ""}más.`;
  },
  playOfMany: "Juego: lo que han dado en total todas las jugadas, buenas y malas.",
  causeUnclear:
    "Es difícil decir qué decidió esta partida: algunas posiciones eran demasiado difíciles para nuestro examen rápido.",
  causePartly: ({ name, other, known }) => {
    const mine = name === null ? "los tuyos" : `los de ${name}`;
    const hers = other === null ? "los tuyos" : `los de ${other}`;
    const said = {
      lucky: `${name === null ? "Has" : `${name} ha`} tenido suerte`,
      unlucky: `${name === null ? "Has" : `${name} ha`} tenido mala suerte`,
      own: `${capital(mistakes(name))} han costado más que ${hers}`,
      others: `${capital(mistakes(other))} han costado más que ${mine}`,
    }[known];
    return `${said}, pero eso no lo explica todo: algunas posiciones eran demasiado difíciles para nuestro examen rápido.`;
  },
  mostPoints: ({ source, own, other }) =>
    `La mayor diferencia: ${source}, ${own} ${own === 1 ? "punto" : "puntos"} contra ${other}.`,
  lostOnceDecided: ({ name, points }) =>
    `${name === null ? "Has" : `${name} ha`} perdido otros ${points} con la partida ya decidida.`,
  chanceAtStop: ({ name, percent }) =>
    `Cuando se detuvo, ${name === null ? "tu probabilidad" : `la probabilidad de ${name}`} de ganar era del ${percent}.`,
  cause: ({ name, other, luck, play, isLuckFirst, net, cancelled }) => {
    const own = mistakes(name);
    const theirs = mistakes(other);
    if (luck === "none" && cancelled !== null) {
      const whole = `${name === null ? "Tu buena y tu mala suerte" : `La buena y la mala suerte de ${name}`} se han compensado (${cancelled.good} y ${cancelled.bad})`;
      return play === "even"
        ? `${whole}, y los errores han contado poco.`
        : `${whole}: ${play === "others" ? theirs : own} han marcado la diferencia.`;
    }
    if (luck === "none") {
      if (play === "even") return "Ni la suerte ni los errores han marcado la diferencia.";
      return `La suerte ha estado igualada: ${play === "others" ? theirs : own} han marcado la diferencia.`;
    }
    const isGood = luck === "good";
    const had = `${name === null ? "has" : `${name} ha`} tenido ${isGood ? "suerte" : "mala suerte"}`;
    const first = name === null ? capital(had) : had;
    if (play === "even") return `${first}, y eso ha marcado la diferencia.`;
    if (isLuckFirst && net !== null) {
      const [more, less] = play === "own" ? [own, other] : [theirs, name];
      const yours = less === null ? "los tuyos" : `los de ${less}`;
      return `${first} (${net.luck}), ${isGood === (play === "others") ? "y" : "aunque"} ${more} han costado más que ${yours} (en total, ${net.play}).`;
    }
    if (isLuckFirst) {
      return {
        own: `${first}, y eso ha contado más que ${own}.`,
        others: `${first}, y ${isGood ? `${theirs} también han ayudado` : `eso ha contado más que ${theirs}`}.`,
      }[play];
    }
    const mine = `${play === "own" ? own : theirs} han marcado la diferencia`;
    return `${capital(mine)}, ${isGood === (play === "others") ? "y además" : "aunque"} ${had}.`;
  },
  besideOther: ({ name, other, lost, otherLost, luck, otherLuck }) => {
    const mine = name === null ? "Tus jugadas" : `Las jugadas de ${name}`;
    const theirs = other === null ? "las tuyas" : `las de ${other}`;
    const errors = `${mine} han costado alrededor de ${lost} ${lost === 1 ? "punto" : "puntos"}; ${theirs}, ${otherLost}.`;
    const fortune =
      luck === "none" && otherLuck === "none"
        ? "la suerte ha estado igualada"
        : [
            ...(luck === "none" ? [] : [hadLuck(name, luck)]),
            ...(otherLuck === "none"
              ? []
              : [luck === otherLuck ? `${other ?? "tú"} también` : hadLuck(other, otherLuck)]),
          ].join(luck === otherLuck ? ", " : ", mientras que ");
    return `${errors} ${capital(fortune)}.`;
  },
  turnedBy: ({ where, name, move, better, isWin, from, to }) =>
    `La partida cambió de signo, ${where}: ${name === null ? "elegiste" : `${name} eligió`} ${move}; ${better} ${isWin ? "habría ganado" : `habría dejado un ${from} en vez de un ${to}`}.`,
  turnedByLuck: ({ where, name, from, to }) =>
    `La suerte cambió el signo de la partida, ${where}: la probabilidad ${name === null ? "de que ganaras" : `de que ganara ${name}`} pasó del ${from} al ${to}.`,
  aheadSince: ({ where, name }) =>
    `Desde ahí, ${where}, ${name === null ? "fuiste" : `${name} fue`} siempre por delante; ninguna jugada lo explica por sí sola.`,
  aheadAlways: ({ name }) => `${name === null ? "Fuiste" : `${name} fue`} por delante de principio a fin.`,
  partRevision: "incierto",
  partResult: "resultado",
  revisionAbout: "Incierto: nuestras estimaciones cambiaron de una jugada a otra.",
  revisionHard: ({ isShown }) =>
    `${isShown ? "Incierto: nuestras" : "Nuestras"} estimaciones cambiaron a menudo; la partida es difícil de juzgar.`,
  unclearFrom: ({ isShown }) =>
    `${isShown ? "Incierto: aquí" : "Aquí"} fue donde más cambió nuestra estimación. Abre una jugada y pulsa «Mirar otra vez»:`,
  reviewJumped: ({ name, from, to, change }) =>
    `Aquí cambió nuestra estimación de ${name === null ? "tu probabilidad" : `la probabilidad de ${name}`} de ganar: ${from} antes, ${to} después (${change}).`,
  worstMove: ({ name, move, where }) =>
    `${name === null ? "Tu peor jugada" : `La peor jugada de ${name}`}, ${where}: ${move}.`,
  worstCost: ({ from, to }) => `La probabilidad de ganar ha pasado del ${from} al ${to}.`,
  worstCostTurned: ({ from, to }) =>
    `La probabilidad de ganar ha pasado del ${from} al ${to}, y la partida ha cambiado de signo.`,
  worstCostPoints: ({ points }) => `Ha costado ${points}.`,
  worstHere: ({ name }) => (name === null ? "Tu peor jugada" : `La peor jugada de ${name}`),
  weakestHere: ({ name }) => (name === null ? "Tu jugada más floja" : `La jugada más floja de ${name}`),
  pointsLost: ({ count }) => `${count} puntos`,
  weakestMove: ({ name, move, change }) =>
    `${name === null ? "Tu jugada más floja" : `La jugada más floja de ${name}`}: ${move} (${change}).`,
  noMistakes: "Ningún error claro.",
  smallMistakes: "Ningún error claro, pero se sumaron pérdidas pequeñas.",
  waterfallTitle: "De la igualdad al resultado",
  asPlayers: "Jugadores",
  asBars: "Barras",
  asTable: "Tabla",

  resultView: "Cómo se muestra el resultado",
  standingsTitle: "Todos los jugadores",
  standingsPoints: "puntos",
  standingsMistakes: "errores claros",
  standingsLost: "puntos perdidos en sus jugadas",
  standingsLuck: "suerte",
  standingsLuckOf: ({ kind, isStrong }) =>
    kind === "none" ? "normal" : `${isStrong ? "muy " : ""}${kind === "good" ? "buena" : "mala"}`,
  ledgerTitle: "De dónde viene el resultado de cada uno",
  sidesAbout: "Los errores se suman: la ventaja cambió de lado, por eso pasan de 100.",
  ledgerFrom: ({ percent }) => `del ${percent} %`,
  ledgerPlay: "sus errores",
  ledgerOthers: "errores de otros",
  ledgerPerMille: "pérdida por jugada",
  perMilleAbout: "Pérdida por jugada: lo que costó de media cada decisión.",
  ledgerAccuracy: "precisión",
  accuracyAbout: "100 es el juego del ordenador; 0, jugar a ciegas.",
  ledgerOwnLevel: "su nivel",
  ledgerYou: "Tú",
  ledgerPlaysLike: "juega como",
  playsBetween: ({ from, to }) => `entre ${from} y ${to}`,
  saveReview: "Guardar el análisis",

  graphYours: "Tu probabilidad de ganar",
  graphOf: ({ name }) => `Probabilidad de ${name}`,
  graphAll: "Probabilidades de ganar",
  graphLuck: "Si solo contara la suerte",
  graphPlay: "Si solo contaran los errores",
  graphMode: "Qué mueve la curva",
  modeAll: "Todo",
  modeLuck: "Suerte",
  modePlay: "Errores",
  graphHelp: "Las flechas recorren la partida.",
  graphAt: ({ where, name, percent }) => `${where}: ${name} ${percent}`,
  fromTo: ({ from, to }) => `${from} → ${to}`,
  markSlip: "desliz",
  markMistake: "error",
  markBlunder: "error grave",
  markLuck: "suerte",
  markFind: "hallazgo",
  markHollow: "hueco: otros",
  tableWhen: "cuándo",

  moments: "Momentos",
  momentsTitle: ({ count }) => (count === 1 ? "El momento que más contó" : `Los ${count} momentos que más contaron`),
  momentsOf: "Momentos de quién",
  soFarTitle: "Lo más caro hasta ahora",
  soFarAbout: "Aún puede cambiar.",
  noMoments: "Ninguna jugada decidió por sí sola esta partida.",
  strictness: "Rigor",
  strict: "Estricto",
  usual: "Normal",
  lenient: "Suave",
  previousMoment: "Momento anterior",
  nextMoment: "Momento siguiente",
  momentOf: ({ number, of }) => `momento ${number} de ${of}`,
  kindSlip: "Desliz",
  kindMistake: "Error",
  kindBigMistake: "Error importante",
  kindBlunder: "Error grave",
  leadLost: "ventaja perdida",
  leadEven: "igualdad desperdiciada",
  leadKept: "aún por delante",
  leadLevel: "todavía igualado",
  leadNone: "ya por detrás",
  leadDecided: "partida ya decidida",
  leadFar: "ya muy por detrás",
  kindFind: "Hallazgo",
  kindOnly: "Única jugada",
  kindBest: "Mejor jugada",
  kindGood: "Buena jugada",
  kindUnclear: "Demasiado igualado",
  kindVeryLucky: "Mucha suerte",
  kindLucky: "Suerte",
  kindChance: "Azar",
  kindUnlucky: "Mala suerte",
  kindVeryUnlucky: "Muy mala suerte",
  certaintyProven: "veredicto seguro",
  certaintyFirm: "veredicto casi seguro",
  certaintyLikely: "veredicto probable",
  certaintyUnclear: "demasiado igualado",
  certaintyProvenAbout: "Se siguieron todos los caminos hasta el final.",
  certaintyFirmAbout: "Un examen más profundo apenas lo cambia.",
  certaintyLikelyAbout:
    "Un examen más profundo lo confirma, pero no se siguieron todos los caminos: los porcentajes son aproximados.",
  certaintyUnclearAbout: "La diferencia es demasiado pequeña para que el ordenador decida.",
  whereRound: ({ number }) => `ronda ${number}`,
  whereTurn: ({ number }) => `turno ${number}`,
  insteadOf: ({ played, better }) => `${played}; mejor: ${better}`,
  nextBestWorse: ({ percent }) => `mejor jugada; la siguiente valía ${percent} menos`,
  betterThanOthers: ({ count, of }) => `mejor que ${count} de ${of} repartos`,
  atLeastAsMuch: ({ isGood, count, of }) =>
    of === 100
      ? `al menos así de ${isGood ? "bien" : "mal"} el ${count} % de las veces`
      : `${count} de ${of} tiradas ${count === 1 ? "sale" : "salen"} al menos así de ${isGood ? "bien" : "mal"}`,
  onlySoMany: ({ isGood, count, of }) =>
    of === 100
      ? `${isGood ? "peor" : "mejor"} solo el ${count} % de las veces`
      : `solo ${count} de ${of} tiradas ${count === 1 ? "era" : "eran"} ${isGood ? "peor" : "mejor"}${count === 1 ? "" : "es"}`,
  luckWorth: ({ own, mean, rarity }) => `para ganar: ${own}, de media ${mean}; ${rarity}`,
  againstMean: ({ own, mean }) => `Probabilidad de ganar: ${own}, frente a ${mean} de media.`,
  odds: "frecuencia",
  rollCosts: ({ name }) => (name === null ? "te cuesta" : `le cuesta a ${name}`),
  dealTitle: "Azulejos",
  dealHere: "este reparto",
  dealMean: "media",
  dealSame: ({ isCertain }) =>
    isCertain
      ? "Se sabía qué azulejos saldrían: solo fue suerte cómo quedaron en las fábricas."
      : "Los colores son casi los de la media: la suerte fue cómo quedaron en las fábricas.",
  atOnce: "al momento",
  chanceToWin: "probabilidad de ganar",

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
  choicesYours: "Tus opciones",
  choicesOf: ({ name }) => `Opciones de ${name}`,
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
    `Lo mejor: ${better}; segunda opción: ${other}. ${sentences(motifs, "La mejor jugada", "Además, esa jugada")}`.trim(),
  reasonMotifs: ({ better, motifs }) => `Mejor: ${better}. ${sentences(motifs, "Esa jugada", "Además, esa jugada")}`,
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
  reasonPointsOnly: ({ points }) => `La victoria ya estaba decidida; solo se trata de puntos: ${points}.`,
  reasonTotal: ({ points, isTry }) => `${isTry ? "Frente a tu intento," : "En total"} vale alrededor de ${points} más.`,
  reasonDecides: ({ points, isTry }) =>
    `${isTry ? "Frente a tu intento," : "En total"} vale alrededor de ${points} más, y eso decide la partida.`,
  hintOnly: "No hay otra jugada.",
  hintLevel: ({ next }) => `La ${secondOption(next)} es más o menos igual de buena.`,
  hintSmall: "Aquí se suman muchas cosas pequeñas.",

  pointsCount: ({ count }) => `${count} ${count === 1 ? "punto" : "puntos"}`,
};
