/** What an operator decides about the whole server: blocks, a notice, a password, invitations. */
import { newToken, hashToken } from "../table/token.ts";
import { audit } from "./admin-database.ts";
import type { AdminDatabase } from "./admin-database.ts";
import { foldName } from "../people/fold-name.ts";
import { newControl } from "./control.ts";
import type { Control, ControlKind } from "./control.ts";
import { makePassword } from "./gate.ts";
import { parseNetwork } from "./guard.ts";
import { describeEnd, endOf } from "./period.ts";

const LONGEST_NOTICE = 200;
const SHORTEST_PASSWORD = 8;
const ENTER = "/api/enter?invitation=";

export async function addControl(db: AdminDatabase, { createdAt, ...rest }: Control): Promise<void> {
  await db
    .insertInto("controls")
    .values({ ...rest, created_at: createdAt })
    .execute();
}

export async function block(
  db: AdminDatabase,
  kind: "address" | "name",
  value: string,
  period?: string,
): Promise<string[]> {
  const now = Date.now();
  const until = endOf(period, now);
  const subject = subjectOf(kind, value);
  await removeControls(db, kind, subject);
  await addControl(db, newControl(kind, subject, { now, until }));
  await audit(db, `blocked the ${kind} ${subject} ${describeEnd(until)}`);
  return [`The ${kind} ${subject} is blocked ${describeEnd(until)}.`];
}

export async function unblock(db: AdminDatabase, kind: "address" | "name", value: string): Promise<string[]> {
  const subject = subjectOf(kind, value);
  const count = await removeControls(db, kind, subject);
  if (count === 0) throw new Error(`The ${kind} ${subject} is not blocked.`);
  await audit(db, `unblocked the ${kind} ${subject}`);
  return [`The ${kind} ${subject} is no longer blocked.`];
}

function subjectOf(kind: "address" | "name", value: string): string {
  if (kind === "address") {
    const network = parseNetwork(value);
    if (network === undefined) {
      throw new Error(
        `An address is written 203.0.113.7, 203.0.113.0/24 or 2001:db8::/64, not "${value.slice(0, 50)}".`,
      );
    }
    return `${network.address}/${network.bits}`;
  }
  const folded = foldName(value);
  if (folded === "") throw new Error("A name to block needs at least one visible character.");
  return folded;
}

export async function listRulings(db: AdminDatabase): Promise<string[]> {
  const now = Date.now();
  await db.deleteFrom("controls").where("until", "<", now).execute();
  const rows = await db.selectFrom("controls").selectAll().orderBy("created_at").execute();
  const lines = rows.flatMap(({ kind, subject, until }) => {
    if (kind === "address" || kind === "name") return [`${kind} ${subject}: blocked ${describeEnd(until)}`];
    if (kind === "notice") return [`notice ${describeEnd(until)}: ${subject}`];
    if (kind === "password") return ["a password is set for the whole server"];
    return kind === "invitation" ? ["an invitation to the whole server"] : [];
  });
  return lines.length === 0 ? ["Nothing is blocked, and there is no notice, password or invitation."] : lines;
}

/** An empty text removes the notice. */
export async function notify(db: AdminDatabase, text: string, period?: string): Promise<string[]> {
  const line = text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, " ").trim();
  if (line.length > LONGEST_NOTICE) throw new Error(`A notice has at most ${LONGEST_NOTICE} characters.`);
  const now = Date.now();
  const until = endOf(period, now);
  await removeControls(db, "notice");
  if (line === "") {
    await audit(db, "removed the notice");
    return ["The notice is removed."];
  }
  await addControl(db, newControl("notice", line, { now, until }));
  await audit(db, `notice ${describeEnd(until)}: ${line}`);
  return [`Everybody is shown the notice ${describeEnd(until)}.`];
}

export async function setPassword(db: AdminDatabase, password: string): Promise<string[]> {
  if (password.length < SHORTEST_PASSWORD) {
    throw new Error(`The password needs at least ${SHORTEST_PASSWORD} characters; write it to standard input.`);
  }
  const { salt, hash } = await makePassword(password);
  await removeControls(db, "password");
  await addControl(db, newControl("password", salt, { detail: hash, now: Date.now() }));
  await audit(db, "set the password of the server");
  return ["The server asks for the new password from now on; connections that were opened without it are closed."];
}

/** The invitation is shown once: only its hash is stored. */
export async function invite(db: AdminDatabase, period?: string): Promise<string[]> {
  const now = Date.now();
  const until = endOf(period, now);
  const token = newToken();
  await addControl(db, newControl("invitation", hashToken(token), { now, until }));
  await audit(db, `made an invitation to the server, valid ${describeEnd(until)}`);
  return [
    `Send this address of your server: ${ENTER}${token}`,
    `It is valid ${describeEnd(until)}. From now on the server lets in only people with an invitation or the password.`,
  ];
}

/** Opens the server to everybody again. */
export async function openToAll(db: AdminDatabase): Promise<string[]> {
  const count = (await removeControls(db, "password")) + (await removeControls(db, "invitation"));
  if (count === 0) throw new Error("The server is open to everybody already.");
  await audit(db, "removed the password and the invitations of the server");
  return ["The server is open to everybody."];
}

async function removeControls(db: AdminDatabase, kind: ControlKind, subject?: string): Promise<number> {
  let query = db.deleteFrom("controls").where("kind", "=", kind);
  if (subject !== undefined) query = query.where("subject", "=", subject);
  return Number((await query.executeTakeFirst()).numDeletedRows);
}
