import { azul } from "./en/azul.ts";
import { marrakech } from "./en/marrakech.ts";
import { page } from "./en/page.ts";

/** Everything that is said on screen. The other languages have the type of this one, so that none can lack a key. */
export const en = { ...page, ...marrakech, ...azul };
