/** El análisis de una partida de Azul: las filas de una cuenta y los motivos. */
import type { azul as english } from "../../en/review/azul.ts";
import { to } from "./against.ts";

const MANY = { a: "azules", b: "verdes", c: "naranjas", d: "morados", e: "rojos" };

const COLOURS = { a: "azul", b: "verde", c: "naranja", d: "morado", e: "rojo" };

const spaces = (count: number) => `${count} ${count === 1 ? "casilla" : "casillas"}`;

const probably = (isCertain: boolean) => (isCertain ? "" : "probablemente ");

export const azul: typeof english = {
  rowTiles: ({ name }) => `${name === null ? "tu pared" : `pared de ${name}`}, esta ronda`,
  rowFloor: ({ name }) => (name === null ? "tu suelo" : `suelo de ${name}`),
  rowBonuses: ({ name }) => (name === null ? "tus bonus" : `bonus de ${name}`),
  whyOwnTiles: ({ points }) => `suma alrededor de ${points} más en azulejos esta ronda`,
  whyOwnFloor: ({ points }) => `hace perder alrededor de ${points} menos en el suelo`,
  whyOwnBonuses: ({ points }) => `suma alrededor de ${points} más en bonus`,
  whyTheirTiles: ({ points, rival }) => `${to("quita", rival)} alrededor de ${points} en azulejos`,
  whyTheirFloor: ({ points, rival }) => `${to("hace perder", rival)} alrededor de ${points} más en el suelo`,
  whyTheirBonuses: ({ points, rival }) => `${to("quita", rival)} alrededor de ${points} en bonus`,
  rowProspects: ({ name }) => (name === null ? "tus próximas rondas" : `próximas rondas de ${name}`),
  rowNextStart: "empezar la próxima ronda",
  whyOwnProspects: ({ points }) => `deja un tablero que vale alrededor de ${points} más en las próximas rondas`,
  whyTheirProspects: ({ points, rival }) =>
    `${to("deja", rival)} un tablero que vale alrededor de ${points} menos en las próximas rondas`,
  whyNextStart: ({ points }) => `decide quién empieza la próxima ronda, lo que vale alrededor de ${points}`,
  motifColumnAhead: ({ column, tiles, other, isCertain }) =>
    `${probably(isCertain)}lleva la columna ${column} a ${tiles} de 5 azulejos al final de la ronda en vez de ${other || "ninguno"}`,
  motifColourAhead: ({ colour, tiles, other, isCertain }) =>
    `${probably(isCertain)}lleva el ${COLOURS[colour]} a ${tiles} de 5 azulejos al final de la ronda en vez de ${other || "ninguno"}`,
  motifWallAhead: ({ tiles, other, isCertain }) =>
    `${probably(isCertain)}termina la ronda con ${tiles} ${tiles === 1 ? "azulejo" : "azulejos"} en la pared en vez de ${other || "ninguno"}`,
  motifTheirWall: ({ name, tiles, other, isCertain }) =>
    `${probably(isCertain)}deja ${name === null ? "tu pared" : `la pared de ${name}`} en ${tiles} ${tiles === 1 ? "azulejo" : "azulejos"} esta ronda en vez de ${other}`,
  motifOverflow: ({ count, points }) =>
    `evita ocupar ahora mismo ${spaces(count)} del suelo, es decir, ${points} ${points === 1 ? "punto" : "puntos"}`,
  motifDenied: ({ name, colour, line }) =>
    name === null
      ? `te deja sin el ${COLOURS[colour]} que llenaría tu línea ${line}`
      : `deja a ${name} sin el ${COLOURS[colour]} que llenaría su línea ${line}`,
  motifExactFit: ({ line, points }) => `llena justo la línea ${line} (+${points} en la pared)`,
  motifBetterTile: ({ points, other }) => `suma ${points} con el azulejo colocado en vez de ${other}`,
  motifBlocked: ({ colour, line, missing, left }) =>
    `evita bloquear la línea ${line}, a la que aún le ${missing === 1 ? "faltaría" : "faltarían"} ${missing} ${(missing === 1 ? COLOURS : MANY)[colour]}, cuando en la mesa ${left === 0 ? "no queda ninguno" : left === 1 ? "solo queda 1" : `solo quedan ${left}`}`,
  motifEndAhead: ({ mover, points, best, other, otherBest, isCertain }) =>
    `${probably(isCertain)}lleva a un final en el que ${mover === null ? "ganas" : `gana ${mover}`} ${points} a ${best}, en vez de ${other} a ${otherBest}`,
  motifEndHastened: ({ line }) => `completa la fila ${line}, lo que termina la partida con esta ronda`,
  motifLaterOverflow: ({ count, isCertain }) =>
    `${probably(isCertain)}evita ocupar ${spaces(count)} del suelo más adelante en la ronda`,
  motifTheirOverflow: ({ name, count, isCertain }) =>
    `${probably(isCertain)}${name === null ? "te hace ocupar" : `hace que ${name} ocupe`} ${spaces(count)} más del suelo`,
  motifHanging: ({ line, other }) =>
    `permite llenar la línea ${line} en esta ronda, mientras que la línea ${other} queda a medias`,
  motifMarkerMissed: "permite tomar la ficha de primer jugador",
  motifMarkerTaken: "evita tomar la ficha de primer jugador",
};
