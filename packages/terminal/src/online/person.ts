/** Who you are on a server: known from an earlier match, or new. */
import { matchAnswer, meAnswer } from "@riad/protocol";
import { Failure } from "../failure.ts";
import { keepPerson, readPeople } from "./person-file.ts";
import { PasswordFailure } from "./refusal.ts";
import { LaterFailure, request } from "./request.ts";
import type { Server } from "./request.ts";

interface Known {
  readonly token: string;
  readonly name: string;
}

/** Why somebody comes to a match. */
interface Visit {
  readonly match: string;
  /** What a new person is called. */
  readonly name: string;
  /** The token of a seat. */
  readonly seat?: string;
  readonly invite?: string;
}

/**
 * Whom the server takes this device for; nobody if there is no seat to take, or if the server is too old to know people. A seat
 * that was taken by its link becomes this person's. What goes wrong is told in a note: the seat can be played by its link.
 */
export async function comeAs(server: Server, visit: Visit): Promise<{ known?: Known; note?: string }> {
  try {
    const kept = await findPerson(server);
    if (kept === undefined && !(await hasSeat(server, visit))) return {};
    const known = kept ?? (await newPerson(server, visit.name));
    if (visit.seat !== undefined) {
      const seats = [{ match: visit.match, token: visit.seat }];
      await request({ ...server, token: known.token }, "POST", "/api/me/seats", { seats });
    }
    return { known };
  } catch (error) {
    if (!(error instanceof Failure) || error instanceof PasswordFailure) throw error;
    if (error instanceof LaterFailure && error.retryAfter === 0) throw error;
    return { note: `Your seat is kept by its link alone: ${error.message}` };
  }
}

/** Whoever is kept for this server, if it still knows them. */
async function findPerson(server: Server): Promise<Known | undefined> {
  const token = readPeople().get(server.origin);
  if (token === undefined) return undefined;
  const answer = await request({ ...server, token }, "GET", "/api/me").catch(ignoreRefusal);
  const me = meAnswer.safeParse(answer);
  return me.success ? { token, name: me.data.name } : undefined;
}

async function hasSeat(server: Server, { match, seat, invite }: Visit): Promise<boolean> {
  if (seat !== undefined || invite !== undefined) return true;
  const answer = matchAnswer.safeParse(await request(server, "GET", `/api/matches/${match}`).catch(ignoreRefusal));
  return answer.success && answer.data.table.seats.some(({ kind }) => kind === "open");
}

async function newPerson(server: Server, name: string): Promise<Known> {
  const { token } = meAnswer.parse(await request(server, "POST", "/api/me", { name, asToken: true }));
  if (token === undefined) throw new Failure(`${server.origin} has sent no token.`);
  keepPerson(server.origin, token);
  return { token, name };
}

/** A server that is older than people answers that there is nothing; one that has removed this device, that it is a stranger. */
function ignoreRefusal(error: unknown): undefined {
  if (error instanceof LaterFailure || error instanceof PasswordFailure || !(error instanceof Failure)) throw error;
}
