/** `/view/<game>?p=<position>`: the address holds the whole position, so that it can be kept and shared. */

export function makeAddress(game: string, position: string): string {
  return `/view/${game}?${new URLSearchParams({ p: position })}`;
}

/** The position in an address, or null if it has none. */
export function parseAddress(search: string): string | null {
  return new URLSearchParams(search).get("p");
}
