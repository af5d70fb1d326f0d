/** The id of a match: twelve letters and digits without look-alikes, 70 bits, so that nobody can guess it. No schema is needed for it, so that a page can tell an address without loading them all. */
export const MATCH_LETTERS = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
export const MATCH_LENGTH = 12;
export const MATCH_PATTERN = `^[${MATCH_LETTERS}]{${MATCH_LENGTH}}$`;
