import type { marrakech as english } from "../en/marrakech.ts";

export const marrakech: typeof english = {};
