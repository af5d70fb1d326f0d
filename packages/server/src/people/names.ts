/** Who owns a name: the first person to finish a match under it. Anybody else who uses it gets a number after it. */
import { LONGEST_NAME } from "@riad/protocol";
import { foldName } from "./fold-name.ts";

/** The name of a seat whose person has been deleted. */
export const SOMEBODY = "Somebody";

/** After this many people with the same name, the next one shares a numbered name with somebody else. */
const MOST_NUMBERED = 60;

/** Default names that clients use for people who have not chosen one; folded. */
const GENERIC_NAMES = /^(?:player|guest|somebody|joueur|joueuse|invite|jugador|jugadora|invitado|invitada)\d*$/;

export function isGenericName(name: string): boolean {
  return GENERIC_NAMES.test(foldName(name));
}

/** The name followed by numbered variants, each shortened to fit the limit. */
export function numberNames(name: string): string[] {
  const letters = Array.from(name);
  return Array.from({ length: MOST_NUMBERED }, (_, i) => {
    if (i === 0) return name;
    const end = ` ${i + 1}`;
    return (
      letters
        .slice(0, LONGEST_NAME - end.length)
        .join("")
        .trimEnd() + end
    );
  });
}
