/**
 * The id of a match: twelve letters and digits without look-alikes, 70 bits, so that it cannot be guessed. Defined
 * without a schema, so that a page can recognise an address without loading them all.
 */
export const MATCH_LETTERS = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
export const MATCH_LENGTH = 12;
export const MATCH_PATTERN = `^[${MATCH_LETTERS}]{${MATCH_LENGTH}}$`;
