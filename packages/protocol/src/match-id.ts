/** How a match is called: twelve letters and digits without look-alikes, 70 bits, not to be guessed. No schema is needed for it, so that a page can tell an address without loading them all. */
export const MATCH_LETTERS = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
export const MATCH_LENGTH = 12;
export const MATCH_PATTERN = `^[${MATCH_LETTERS}]{${MATCH_LENGTH}}$`;
