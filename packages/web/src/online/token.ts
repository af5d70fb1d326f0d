/** Secrets and names of commands, made at random here so that a lost answer can simply be asked for again. */

/** A seat's token, or what a seat adds to the chance of its match. */
export function makeSecret(): string {
  return random(18);
}

export function makeCommandId(): string {
  return random(9);
}

function random(bytes: number): string {
  const letters = String.fromCodePoint(...crypto.getRandomValues(new Uint8Array(bytes)));
  return btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}
