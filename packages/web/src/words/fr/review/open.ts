/** Ce qui est dit quand un décompte n’explique pas l’essentiel d’une différence. */
import type { open as english } from "../../en/review/open.ts";

export const open: typeof english = {
  reasonUnnamed: "Pour l’essentiel, on ne peut pas en nommer la cause.",
  reasonFewPoints: ({ own, other }) =>
    `En moyenne, il vaut moins d’un point, mais il gagne plus souvent : ${own} au lieu de ${other}.`,
  dealTogether: "Une couleur seule explique rarement ce hasard : c’est la répartition de toutes les tuiles.",
};
