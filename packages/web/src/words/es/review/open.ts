/** Lo que se dice cuando una cuenta no explica la mayor parte de una diferencia. */
import type { open as english } from "../../en/review/open.ts";

export const open: typeof english = {
  reasonUnnamed: "Para la mayor parte no podemos nombrar una causa.",
  reasonFewPoints: ({ own, other }) =>
    `De media vale menos de un punto, pero gana más a menudo: ${own} en vez de ${other}.`,
  dealTogether: "Un solo color rara vez explica esta suerte: es cómo quedan repartidos todos los azulejos.",
};
