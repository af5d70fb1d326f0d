import { azul } from "./en/azul.ts";
import { marrakech } from "./en/marrakech.ts";
import { online } from "./en/online.ts";
import { page } from "./en/page.ts";
import { verify } from "./en/verify.ts";
import { viewer } from "./en/viewer.ts";

/** Everything that is said on screen. The other languages have the type of this one, so that none can lack a key. */
export type Catalogue = typeof page & typeof marrakech & typeof azul & typeof verify & typeof online & typeof viewer;

export const en: Catalogue = { ...page, ...marrakech, ...azul, ...verify, ...online, ...viewer };
