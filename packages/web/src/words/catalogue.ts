/**
 * Everything that is said on screen, by the file it is in. English is the original; a file of another language has the type of
 * the English one, so that no key can be missing. A new language is a folder beside `en` and a line in LANGUAGES.
 */
import type { azul } from "./en/azul.ts";
import type { marrakech } from "./en/marrakech.ts";
import type { matches } from "./en/matches.ts";
import type { online } from "./en/online.ts";
import type { page } from "./en/page.ts";
import type { plain } from "./en/plain.ts";
import type { review } from "./en/review.ts";
import type { table } from "./en/table.ts";
import type { verify } from "./en/verify.ts";
import type { viewer } from "./en/viewer.ts";

export interface Catalogues {
  readonly page: typeof page;
  readonly azul: typeof azul;
  readonly marrakech: typeof marrakech;
  readonly matches: typeof matches;
  readonly online: typeof online;
  readonly plain: typeof plain;
  readonly review: typeof review;
  readonly table: typeof table;
  readonly verify: typeof verify;
  readonly viewer: typeof viewer;
}

export type Catalogue = typeof page &
  typeof matches &
  typeof marrakech &
  typeof azul &
  typeof review &
  typeof table &
  typeof verify &
  typeof online &
  typeof plain &
  typeof viewer;
