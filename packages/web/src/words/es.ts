import type { Catalogue } from "./en.ts";
import { azul } from "./es/azul.ts";
import { marrakech } from "./es/marrakech.ts";
import { page } from "./es/page.ts";

export const es: Catalogue = { ...page, ...marrakech, ...azul };
