import type { azul as english } from "../en/azul.ts";

export const azul: typeof english = {};
