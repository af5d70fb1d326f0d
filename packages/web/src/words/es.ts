import type { Catalogue } from "./en.ts";
import { azul } from "./es/azul.ts";
import { marrakech } from "./es/marrakech.ts";
import { online } from "./es/online.ts";
import { page } from "./es/page.ts";
import { verify } from "./es/verify.ts";
import { viewer } from "./es/viewer.ts";

export const es: Catalogue = { ...page, ...marrakech, ...azul, ...verify, ...online, ...viewer };

export { refusals } from "./es/refusals.ts";
