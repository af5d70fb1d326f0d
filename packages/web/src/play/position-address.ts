/** `/view/<game>?p=<position>`: the address holds the whole position, so that it can be kept and shared. */
export interface Address {
  readonly game: string | undefined;
  /** Null if it has none. */
  readonly position: string | null;
}

export function makeAddress(game: string, position: string): string {
  return `/view/${game}?${new URLSearchParams({ p: position })}`;
}

export function parseAddress({ pathname, search }: Pick<Location, "pathname" | "search">): Address {
  return { game: pathname.split("/")[2], position: new URLSearchParams(search).get("p") };
}
