/** A person at a server, with a browser's cookie or a program's token, and their requests. */
import type { MeAnswer } from "@riad/protocol";
import type { House } from "./house.ts";

export interface Sent {
  readonly cookie?: string | undefined;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Told {
  readonly status: number;
  readonly set: string;
  readonly cookie: string;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
}

export async function ask(house: House, method: string, path: string, body?: unknown, sent: Sent = {}): Promise<Told> {
  const { cookie, token, headers = {} } = sent;
  const response = await fetch(house.base + path, {
    method,
    headers: {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(cookie !== undefined && { cookie }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const set = response.headers.get("set-cookie") ?? "";
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json") === true;
  const told = isJson ? (JSON.parse(text) as Record<string, unknown>) : {};
  return { status: response.status, set, cookie: set.split(";")[0], headers: response.headers, body: told };
}

/** A browser: stores the cookies that it is sent. */
export class Someone {
  readonly house: House;
  cookie: string | undefined;

  constructor(house: House) {
    this.house = house;
  }

  static async called(house: House, name: string): Promise<Someone> {
    const someone = new Someone(house);
    await someone.ask("POST", "/api/me", { name });
    return someone;
  }

  async ask(method: string, path: string, body?: unknown): Promise<Told> {
    const told = await ask(this.house, method, path, body, { cookie: this.cookie });
    if (told.set !== "") this.cookie = told.set.includes("Max-Age=0") ? undefined : told.cookie;
    return told;
  }

  async me(): Promise<MeAnswer> {
    return (await this.ask("GET", "/api/me")).body as unknown as MeAnswer;
  }

  async words(): Promise<string> {
    return String((await this.ask("POST", "/api/me/codes")).body["words"]);
  }

  enter(words: string, extra: object = {}): Promise<Told> {
    return this.ask("POST", "/api/enter", { words, ...extra });
  }

  /** Creates a table with one free seat. */
  async open(name?: string, extra: object = {}): Promise<string> {
    const seats = [{ kind: "me" }, { kind: "open" }];
    const told = await this.ask("POST", "/api/matches", { game: "azul", seats, ...(name && { name }), ...extra });
    return String(told.body["match"]);
  }

  join(match: string, name: string, extra: object = {}): Promise<Told> {
    return this.ask("POST", `/api/matches/${match}/join`, { name, ...extra });
  }

  resign(match: string): Promise<Told> {
    return this.ask("POST", `/api/matches/${match}/resign`, {});
  }

  async matches(): Promise<{ match: string; seat: number; status: string; isKept: boolean; isYourTurn: boolean }[]> {
    return (await this.ask("GET", "/api/me/matches")).body["matches"] as never;
  }
}

/** Two people who have finished a match with each other. */
export async function finish(one: Someone, other: Someone, names: readonly [string, string]): Promise<string> {
  const match = await one.open(names[0]);
  await other.join(match, names[1]);
  await other.resign(match);
  return match;
}

export async function namesIn(house: House, match: string): Promise<string[]> {
  const { table } = (await house.get(`/api/matches/${match}`)).body as { table: { seats: { name: string }[] } };
  return table.seats.map(({ name }) => name);
}
