/** A known person who plays over REST and is notified of their turns. */
import type { MatchAnswer, OwnMatchesAnswer } from "@riad/protocol";

export class KnownPlayer {
  readonly token: string;
  /** The URL of a node that is serving. */
  readonly #base: () => string;

  static async make(base: () => string, name: string): Promise<KnownPlayer> {
    const { token } = await ask<{ token: string }>(base(), "POST", "/api/me", { name, asToken: true });
    return new KnownPlayer(base, token);
  }

  private constructor(base: () => string, token: string) {
    this.#base = base;
    this.token = token;
  }

  ask<T>(method: "GET" | "POST" | "DELETE", path: string, body?: object): Promise<T> {
    return ask<T>(this.#base(), method, path, body, this.token);
  }

  /** A match between this player and another. */
  async open(game: string, other: KnownPlayer, extra: object = {}): Promise<string> {
    const seats = [{ kind: "me" }, { kind: "open" }];
    const { match } = await this.ask<{ match: string }>("POST", "/api/matches", {
      game,
      seats,
      name: "Salma",
      ...extra,
    });
    await other.ask("POST", `/api/matches/${match}/join`, { name: "Idris" });
    return match;
  }

  async matches(): Promise<OwnMatchesAnswer["matches"]> {
    return (await this.ask<OwnMatchesAnswer>("GET", "/api/me/matches")).matches;
  }

  /** Plays the first legal move until it is somebody else's turn; resolves with the match afterwards. */
  async takeTurn(match: string): Promise<MatchAnswer> {
    const mine = (await this.matches()).find((one) => one.match === match)?.seat;
    let now = await this.ask<MatchAnswer>("GET", `/api/matches/${match}`);
    while (now.actor === mine) {
      await this.ask("POST", `/api/matches/${match}/moves`, {
        move: now.legal[0],
        ply: now.length,
        id: `m${now.length}`,
      });
      now = await this.ask<MatchAnswer>("GET", `/api/matches/${match}`);
    }
    return now;
  }
}

export async function ask<T>(
  base: string,
  method: string,
  path: string,
  body: object | undefined = method === "POST" ? {} : undefined,
  token?: string,
): Promise<T> {
  const response = await fetch(base + path, {
    method,
    headers: {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  });
  const answer = (await response.json()) as T & { message?: string };
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer.message ?? ""}`);
  return answer;
}
