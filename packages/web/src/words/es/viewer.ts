import type { viewer as english } from "../en/viewer.ts";

export const viewer: typeof english = {
  viewPosition: "Posición",
  viewPaste: "Pega una posición",
  viewStays: "El dibujo se queda hasta que escribas otra posición.",
  viewDrawn: "Se dibuja mientras escribes.",
  viewCharacter: ({ number }) => `Carácter ${number}.`,
  viewStandIn: "En su lugar se muestra un ejemplo.",
  viewCopyLink: "Copiar un enlace a esta posición",
  viewLinkCopied: "Enlace copiado",
  viewNoPicture: "Este navegador no ha podido crear la imagen; prueba el otro formato.",
  viewInWords: "La posición en palabras",
  viewExamples: "Ejemplos",
  viewPlayer: ({ number }) => `Jugador ${number}`,
  viewPlayers: ({ game, count }) => `${game}, ${count} jugadores`,
};
