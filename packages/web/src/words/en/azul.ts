/** What the table of Azul says. */
export const azul = {};
