/** Asks the server for a new table and keeps what only its maker may know. */
import { createAnswer, errorAnswer } from "@riad/protocol";
import type { CreateRequest } from "@riad/protocol";
import type { GameId } from "../page/shelf.ts";
import { sayRefusal } from "../words/refusals.ts";
import { say } from "../words/words.ts";
import { keepMatch, keepName, makeSecret } from "./stored-match.ts";

/** The path of the new table, or a sentence why there is none. */
export type Creation = { readonly path: string } | { readonly refusal: string };

export async function createTable(
  game: GameId,
  settings: Omit<CreateRequest, "game" | "token" | "seed" | "seedFollows">,
): Promise<Creation> {
  const token = makeSecret();
  const request: CreateRequest = { ...settings, game, token, seedFollows: true };
  let answer: unknown;
  try {
    const response = await fetch("/api/matches", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(request),
    });
    answer = await response.json();
  } catch {
    return { refusal: say("notCreated") };
  }
  const created = createAnswer.safeParse(answer);
  if (!created.success) {
    const refused = errorAnswer.safeParse(answer);
    return { refusal: refused.success ? sayRefusal(refused.data) : say("notCreated") };
  }
  const { match, path, seat, invites } = created.data;
  if (settings.name !== undefined) keepName(settings.name);
  keepMatch(match, {
    game,
    token,
    isSeated: seat !== null,
    invites: invites.map((one) => ({ seat: one.seat, invite: one.invite })),
    unsent: [],
    bell: false,
    at: Date.now(),
  });
  return { path };
}
