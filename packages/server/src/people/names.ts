/** Whose name is whose: a name belongs to whoever first finished a match under it, and others get a number after it. */
import { foldName } from "../admin/control.ts";

/** What a seat is called whose person wanted to be forgotten. */
export const SOMEBODY = "Somebody";

/** As the protocol allows them; counted in characters that people see as one, as far as code points can tell. */
const LONGEST = 24;
/** If so many others have the same name, the next one is called like somebody else. */
const MOST_NUMBERED = 60;

/** Names that programs give people who have chosen none; folded. */
const NOBODYS = /^(?:player|guest|somebody|joueur|joueuse|invite|jugador|jugadora|invitado|invitada)\d*$/;

export function isNobodysName(name: string): boolean {
  return NOBODYS.test(foldName(name));
}

/** The name, and the same name with numbers after it, cut where it would be too long. */
export function numberNames(name: string): string[] {
  const letters = Array.from(name);
  return Array.from({ length: MOST_NUMBERED }, (_, i) => {
    if (i === 0) return name;
    const end = ` ${i + 1}`;
    return (
      letters
        .slice(0, LONGEST - end.length)
        .join("")
        .trimEnd() + end
    );
  });
}
