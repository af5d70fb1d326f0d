/** `/view/<game>?p=<position>`: the path holds the whole position, so that it can be kept and shared. */
interface PositionAddress {
  readonly game: string | undefined;
  /** Null if it has none. */
  readonly position: string | null;
}

export function makeAddress(game: string, position: string): string {
  return `/view/${game}?${new URLSearchParams({ p: position })}`;
}

/** From a path with its query. */
export function parseAddress(path: string): PositionAddress {
  const [pathname, query] = path.split("?");
  return { game: pathname.split("/")[2], position: new URLSearchParams(query).get("p") };
}
