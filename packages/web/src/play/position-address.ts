/** `/view/<game>?p=<position>&n=<name>…`: the path holds the whole position, so that it can be kept and shared. */
interface PositionAddress {
  readonly game: string | undefined;
  /** Null if it has none. */
  readonly position: string | null;
  /** Of the players, by seat, where they are known. */
  readonly names?: readonly string[];
}

export function makeAddress(game: string, position: string, names: readonly string[] = []): string {
  const query = new URLSearchParams([["p", position], ...names.map((name) => ["n", name])]);
  return `/view/${game}?${query}`;
}

let wayBack: string | null = null;

/** The address of the match that a position is taken from, so that the viewer can lead back to it. */
export function noteWayBack(path: string): void {
  wayBack = path;
}

/** To be asked once; null where the viewer was opened by itself. */
export function takeWayBack(): string | null {
  const path = wayBack;
  wayBack = null;
  return path;
}

/** From a path with its query. */
export function parseAddress(path: string): PositionAddress {
  const [pathname, query] = path.split("?");
  const fields = new URLSearchParams(query);
  const names = fields.getAll("n");
  return { game: pathname.split("/")[2], position: fields.get("p"), ...(names.length > 0 ? { names } : {}) };
}
