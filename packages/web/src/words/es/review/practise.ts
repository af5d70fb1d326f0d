/** Repetir los propios errores: en una partida, y en todas las que se guardan. */
import type { practise as english } from "../../en/review/practise.ts";
import { sentences } from "../../sentences.ts";

const pointsOf = (count: number) => `${count} ${count === 1 ? "punto" : "puntos"}`;

export const practise: typeof english = {
  tryMistakes: "Repetir tus errores",
  tryTitle: "Encuentra una jugada mejor",
  tryOf: ({ number, of }) => `error ${number} de ${of}`,
  tryOfMatch: ({ number, of }) => `error ${number} de ${of} de la partida`,
  tryWas: ({ move, percent }) => `En la partida: ${move}. Quedaba una probabilidad de ganar del ${percent}.`,
  tryWasPoints: ({ move, points }) => `En la partida: ${move}. Eso costó ${points}.`,
  tryAsk: "Haz una jugada mejor en el tablero.",
  tryLooking: "Examinando tu jugada…",
  tryBest: "Es la mejor jugada.",
  tryRight: "Correcto.",
  tryBetter: "Mejor que en la partida, pero aún hay algo mejor.",
  tryWorse: "Es peor que la jugada de la partida.",
  tryLevelPoints: "Más o menos como en la partida.",
  tryLevel: ({ percent }) => `Más o menos como en la partida: ${percent}.`,
  trySize: ({ points, isMore }) =>
    `En total, ${isMore ? "tu jugada" : "la jugada de la partida"} vale unos ${points} más.`,
  trySame: "Es la jugada que se hizo.",
  tryShares: ({ own, best, played }) => `Tu jugada: ${own}. La mejor: ${best}. En la partida: ${played}.`,
  tryPoints: ({ gain, less }) =>
    `Da ${pointsOf(Math.abs(gain))} ${gain < 0 ? "menos" : "más"} que la jugada de la partida${less > 0 ? `, ${less} menos que la mejor` : ""}.`,
  tryOwnShares: ({ own, played }) => `Tu jugada: ${own}. En la partida: ${played}.`,
  tryBestTry: ({ move, worth }) => `Tu mejor intento: ${move} (${worth}).`,
  tryAnswer: "Ver la respuesta",
  trySkip: "Saltar",
  tryNext: "Siguiente",
  tryDone: "Terminar",
  tryLost: "No se pudo juzgar tu jugada. Inténtalo otra vez.",
  tryFound: ({ count, of }) => `Resueltos: ${count} de ${of} errores`,
  whyYours: ({ why }) => `Tu jugada ${why}.`,
  whyPlayed: ({ why }) => `La jugada de la partida ${why}.`,
  motifsYours: ({ motifs }) => sentences(motifs, "Tu jugada", "Además,"),
  motifsPlayed: ({ motifs }) => sentences(motifs, "La jugada de la partida", "Además,"),

  practiseTitle: "Practicar",
  practiseAll: "Practicar con todas tus partidas",
  practiseAbout: "Tus propios errores en las partidas guardadas aquí, primero los más caros.",
  practiseNone: "Aún no hay errores que repetir. Juega una partida, analízala y los encontrarás aquí.",
  practiseUnread: ({ count }) =>
    count === 1
      ? "Una partida terminada aún no se ha analizado."
      : `${count} partidas terminadas aún no se han analizado.`,
  practiseReview: "Analizarlas ahora",
  practiseReviewing: ({ count }) => (count === 1 ? "Analizando la última…" : `Analizando: quedan ${count}…`),
  practiseFrom: ({ game, day, where }) => `${game}, ${day}, ${where}`,
  profileTitle: "Lo que más te cuesta",
  profileMatches: ({ count }) => (count === 1 ? "1 partida" : `${count} partidas`),
  profileCost: "Lo que estos errores quitaron a tu probabilidad de ganar, sumado.",
  profileTop: ({ theme, mistakes, percent }) => `Lo más caro: ${theme} (${mistakes}, ${percent}).`,
  profileOnlyPoints: "solo puntos: la partida estaba decidida",
  profileOther: "Otras cosas",
  profileMistakes: ({ count }) => (count === 1 ? "1 error" : `${count} errores`),

  themeFloor: "El suelo",
  themeDenied: "Lo que dejas a los demás",
  themeTiles: "Los azulejos de la pared",
  themeLines: "Las líneas sin llenar",
  themeMarker: "La ficha de primer jugador",
  themeEnd: "El final de la partida",
  themeBonuses: "Columnas y colores",
  themeTolls: "Los peajes",
  themeRuin: "Quedarse sin dinero",
  themeOwnRugs: "Tapar tus propias alfombras",
  themeTheirRugs: "Alfombras ajenas sin tapar",
  themeCarpets: "El tamaño de tus zonas",
};
