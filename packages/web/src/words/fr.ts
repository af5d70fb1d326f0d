import type { Catalogue } from "./en.ts";
import { azul } from "./fr/azul.ts";
import { marrakech } from "./fr/marrakech.ts";
import { online } from "./fr/online.ts";
import { page } from "./fr/page.ts";
import { verify } from "./fr/verify.ts";
import { viewer } from "./fr/viewer.ts";

export const fr: Catalogue = { ...page, ...marrakech, ...azul, ...verify, ...online, ...viewer };

export { refusals } from "./fr/refusals.ts";
