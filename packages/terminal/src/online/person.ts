/** Your identity on a server: known from an earlier match, or new. */
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

/** Why the player connects to a match. */
interface Visit {
  readonly match: string;
  /** The name of a new person. */
  readonly name: string;
  /** The token of a seat. */
  readonly seat?: string;
  readonly invite?: string;
}

/**
 * The person this device belongs to on the server; undefined if there is no seat to take, or if the server is too old
 * to know people. A seat that was taken by its link becomes this person's. Problems are reported in a note rather than
 * thrown: the seat can still be played by its link.
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
    return { note: `You can return to this seat only by its link: ${error.message}` };
  }
}

/** The stored person for this server, if it still knows them. */
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

/** A server from before people existed answers "not found"; one that has removed this device answers "unauthorised". */
function ignoreRefusal(error: unknown): undefined {
  if (error instanceof LaterFailure || error instanceof PasswordFailure || !(error instanceof Failure)) throw error;
}
