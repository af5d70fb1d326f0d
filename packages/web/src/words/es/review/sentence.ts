/** Por qué se ganó una partida, y las partes del resultado. */
import type { sentence as english } from "../../en/review/sentence.ts";
import { capital } from "../../sentences.ts";

const mistakes = (name: string | null) => (name === null ? "tus errores" : `los errores de ${name}`);

const hadLuck = (who: string | null, kind: "none" | "good" | "bad") =>
  `${who === null ? "has" : `${who} ha`} tenido ${kind === "good" ? "suerte" : "mala suerte"}`;

const the = (where: string) => `${/ronda/.test(where) ? "la" : "el"} ${where}`;

const worst = (name: string | null, isSure: boolean) =>
  capital(`${isSure ? "" : "probablemente "}${name === null ? "tu peor jugada" : `la peor jugada de ${name}`}`);

export const sentence: typeof english = {
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
    `La mayor diferencia: ${source}, ${own} contra ${other} ${other === 1 ? "punto" : "puntos"}.`,
  chanceAtStop: ({ name, percent }) =>
    `Cuando se detuvo, ${name === null ? "tu probabilidad" : `la probabilidad de ${name}`} de ganar era del ${percent}.`,
  cause: ({ name, other, luck, play, isLuckFirst, isEqual, net, cancelled }) => {
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
    if (isEqual) {
      return `La ${isGood ? "buena" : "mala"} suerte y ${play === "own" ? own : theirs} han pesado más o menos lo mismo.`;
    }
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
    `La partida ha cambiado de signo en ${the(where)}: ${name === null ? "has" : `${name} ha`} elegido ${move}; con ${better} ${name === null ? "habrías" : "habría"} ${isWin ? "ganado" : `mantenido un ${from} en vez de un ${to}`}.`,
  turnedForOther: ({ where, name, move, better, winner, from, to, loser, percent }) =>
    `La partida ha cambiado de signo en ${the(where)}: ${name === null ? "has" : `${name} ha`} elegido ${move}, y ${winner === null ? "tu probabilidad" : `la probabilidad de ${winner}`} ha pasado del ${from} al ${to}; con ${better}, ${loser === null ? "habrías" : `${loser} habría`} tenido un ${percent}.`,
  turnedByLuck: ({ where, name, from, to }) =>
    `La suerte ha cambiado el signo de la partida en ${the(where)}: ${name === null ? "tu probabilidad" : `la probabilidad de ${name}`} de ganar ha pasado del ${from} al ${to}.`,
  aheadSince: ({ where, name }) =>
    `Desde ${the(where)}, ${name === null ? "has ido" : `${name} ha ido`} siempre por delante; ninguna jugada lo explica por sí sola.`,
  aheadAlways: ({ name }) => `${name === null ? "Has ido" : `${name} ha ido`} por delante de principio a fin.`,
  partRevision: "incierto",
  partResult: "resultado",
  revisionAbout: "Incierto: nuestras estimaciones cambiaron de una jugada a otra.",
  revisionHard: ({ isShown }) =>
    `${isShown ? "Incierto: nuestras" : "Nuestras"} estimaciones cambiaron a menudo; la partida es difícil de juzgar.`,
  unclearFrom: ({ isShown }) => `${isShown ? "Incierto: nuestra" : "Nuestra"} estimación cambió sobre todo aquí:`,
  reviewJumped: ({ name, from, to, change }) =>
    `Aquí cambió nuestra estimación de ${name === null ? "tu probabilidad" : `la probabilidad de ${name}`} de ganar: ${from} antes, ${to} después (${change}).`,
  estimateRose: ({ before }) =>
    `Justo antes, nuestra estimación era solo del ${before}: la pérdida real puede ser menor.`,
  estimateWas: ({ before }) => `Justo antes, nuestra estimación era solo del ${before}.`,
  worstMove: ({ name, isSure, move, where }) => `${worst(name, isSure)}, ${where}: ${move}.`,
  worstCost: ({ name, from, to }) =>
    `${name === null ? "Tu" : "Su"} probabilidad de ganar ha pasado del ${from} al ${to}.`,
  worstCostTurned: ({ name, from, to }) =>
    `${name === null ? "Tu" : "Su"} probabilidad de ganar ha pasado del ${from} al ${to}, y la partida ha cambiado de signo.`,
  worstCostPoints: ({ points }) => `Ha costado ${points}.`,
  worstHere: ({ name, isSure }) => worst(name, isSure),
  changeFor: ({ change, name }) => `${change} para ${name ?? "ti"}`,
  weakestHere: ({ name }) => (name === null ? "Tu jugada más floja" : `La jugada más floja de ${name}`),
  pointsLost: ({ count }) => `${count} ${/^.1$/.test(count) ? "punto" : "puntos"}`,
  weakestMove: ({ name, move, where, change }) =>
    `${name === null ? "Tu jugada más floja" : `La jugada más floja de ${name}`}, ${where}: ${move} (${change}).`,
  noMistakes: ({ isOpen }) => `Ningún error claro${isOpen ? " mientras la partida seguía abierta" : ""}.`,
  smallMistakes: ({ isOpen }) =>
    `Ningún error claro${isOpen ? " mientras la partida seguía abierta" : ""}, pero se sumaron pérdidas pequeñas.`,
  waterfallTitle: "De la igualdad al resultado",
  asPlayers: "Jugadores",
  asBars: "Barras",
  asTable: "Tabla",
};
