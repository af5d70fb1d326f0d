import type { Catalogues } from "../catalogue.ts";

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

const duration = ({ days, hours, minutes }: { days: number; hours: number; minutes: number }) =>
  days > 0 ? `${days} d ${hours} h` : hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`;

export const matches: Catalogues["matches"] = {
  matchesCount: ({ running, finished }) => `${running} en curso, ${count(finished, "terminada", "terminadas")}`,
  filterMatches: "Qué partidas",
  filterGame: "Qué juego",
  all: "Todas",
  yours: "Te toca",
  running: "En curso",
  finished: "Terminadas",
  allGames: "Todos los juegos",
  searchMatches: "Jugador o fecha",
  onThisDevice: "este dispositivo",
  onlineMatch: "en línea",
  watchedMatch: "mirando",
  inRound: ({ number }) => `ronda ${number}`,
  inTurn: ({ number }) => `turno ${number}`,
  roundsLong: (given) => count(given.count, "ronda", "rondas"),
  turnsLong: (given) => count(given.count, "turno", "turnos"),
  turnOf: ({ name }) => `Turno de ${name}`,
  matchRunning: "En curso",
  toMove: "le toca",
  continueMatch: "Continuar",
  moreOfMatch: ({ match }) => `Más: ${match}`,
  nameOfMatch: "Nombre de la partida",
  rename: "Cambiar nombre",
  deleteMatch: "Borrar",
  matchDeleted: "Partida borrada.",
  matchRenamed: ({ name }) => `La partida se llama ahora ${name}.`,
  matchNameless: "La partida ya no tiene nombre.",
  matchRestored: "La partida vuelve a estar en tu lista.",
  stoppedWatching: "Quitada de tu lista.",
  matchUnreadable: ({ day }) => `Esta versión no puede leer esta partida (${day}). Puedes guardarla en un archivo.`,
  roomForMatch: "¿Otra partida?",
  noMatches: "Todavía no hay partidas",
  noneChosen: "Ninguna partida coincide",
  matchesKept: "Las partidas se guardan aquí automáticamente hasta que las borres.",
  startMatch: "Empezar una",
  olderMatches: (given) => count(given.count, "partida anterior", "partidas anteriores"),
  showThem: "Mostrar",
  importMatches: "Importar partidas",
  exportMatches: "Exportar todas",
  matchesImported: ({ added, known, foreign }) =>
    [
      added + known + foreign === 0
        ? "En este archivo no hay ninguna partida."
        : count(added, "partida añadida", "partidas añadidas"),
      ...(known > 0 ? [count(known, "ya estaba aquí", "ya estaban aquí")] : []),
      ...(foreign > 0 ? [`${foreign} de juegos que Riad no tiene`] : []),
    ].join(", "),
  newMoves: (given) => count(given.count, "jugada nueva", "jugadas nuevas"),
  timeLeft: (left) => `quedan ${duration(left)}`,
  timeLeftYou: (left) => `te quedan ${duration(left)}`,
  keepForEver: "Guardar para siempre",
  keptForEver: "guardada para siempre",
  computer: "Ordenador",
  seatWaits: "asiento libre",
  tableWaits: (given) => `Esperando a ${count(given.count, "jugador", "jugadores")}`,
  onlineWaiting: (given) =>
    given.count === 1 ? "1 partida en línea te espera" : `${given.count} partidas en línea te esperan`,
  practiseWay: "Practicar mis errores",
};
