/** A database from before people were added: everything in it is kept, and seats are claimed with their tokens. */
import { join } from "node:path";
import { completeSetup, unwrap } from "@riad/core";
import { gameOf } from "@riad/games";
import { MATCH_LETTERS } from "@riad/protocol";
import Database from "libsql";
import { expect, test } from "vitest";
import { hashToken } from "../src/table/token.ts";
import { House } from "./house.ts";
import { Someone } from "./someone.ts";
import { newFolder } from "./trial/services.ts";

/** The tables as created by the migrations up to 003. */
const SCHEMA = `
create table kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null);
create table kysely_migration_lock (id varchar(255) not null primary key, is_locked integer default 0 not null);
insert into kysely_migration values ('001-matches', '2026-01-01'), ('002-controls', '2026-01-01'), ('003-reviews', '2026-01-01');
insert into kysely_migration_lock values ('migration_lock', 0);
create table matches (id text primary key, game text not null, rules integer not null, options text not null,
  is_public integer not null, secret text not null, created_at bigint not null, code text unique, status text not null,
  first integer, state text not null, version integer not null, length integer not null, updated_at bigint not null, due_at bigint);
create index matches_due on matches (due_at);
create index matches_status on matches (status, updated_at);
create table moves (match text not null, ply integer not null, move text not null, command text,
  constraint moves_key primary key (match, ply));
create table pulse (id integer primary key, at bigint not null);
create table outages (from_at bigint primary key, to_at bigint not null);
create table controls (id text primary key, kind text not null, subject text not null, detail text not null,
  created_at bigint not null, until bigint);
create table audit (id text primary key, at bigint not null, by text not null, action text not null);
create table reviews (id text primary key, text text, node text not null, until bigint not null, made_at bigint not null);
create index reviews_made on reviews (made_at);
`;

const MARRAKECH = gameOf("marrakech");
if (MARRAKECH === undefined) throw new Error("no marrakech");
const OPTIONS = JSON.stringify(unwrap(completeSetup(MARRAKECH, { seats: 2 })).options);
const TOKENS = ["a", "b"].map((letter) => letter.repeat(24));

/** A seat as stored before people were added. */
function seatOf(name: string, token: string) {
  const rest = {
    invite: null,
    isReserved: false,
    level: null,
    seed: "",
    seedFollows: false,
    isBound: false,
    out: null,
  };
  return { kind: "human", name, token: hashToken(token), ...rest, away: false, waitUntil: 0 };
}

function stateOf(names: readonly string[]): string {
  const seats = names.map((name, i) => seatOf(name, TOKENS[i]));
  const rest = { clock: { kind: "none" }, left: [], turnAt: 0, beginBy: null, host: 0, votes: [], end: null };
  return JSON.stringify({
    seats,
    ...rest,
    firstIs: "drawn",
    firstWish: null,
    rematch: { agreed: [], match: null },
    done: [],
  });
}

test("a file from before people were added is migrated with all its seats", async () => {
  const folder = newFolder();
  const database = new Database(join(folder, "riad.db"));
  database.exec(SCHEMA);
  const now = Date.now();
  const insert = database.prepare(
    `insert into matches values (?, 'marrakech', ${MARRAKECH.rulesVersion}, ?, 0, ?, ?, null, 'live', 0, ?, 3, 1, ?, null)`,
  );
  const matches = Array.from(MATCH_LETTERS.slice(0, 20), (letter) => `WX7VYZ5szMv${letter}`);
  for (const match of matches) {
    insert.run(match, OPTIONS, "5".repeat(64), now, stateOf(["Salma", "Idris"]), now);
    database.prepare("insert into moves values (?, 0, 'S', null)").run(match);
  }
  database.close();

  const house = await House.open({ RIAD_DATA: folder });
  try {
    const { body } = await house.get(`/api/matches/${matches[0]}`);
    expect(body).toMatchObject({ length: 1, table: { status: "live", seats: [{ name: "Salma" }, { name: "Idris" }] } });
    // Seat links work as before, without a person.
    const stay = house.guest(matches[1], { token: TOKENS[1] });
    const salma = new Someone(house);
    const seats = matches.map((match) => ({ match, token: TOKENS[0] }));
    const claimed = await salma.ask("POST", "/api/me/seats", { seats });
    expect(claimed.body["claimed"]).toEqual(matches);
    const listed = await salma.matches();
    expect(listed.map(({ match }) => match).toSorted()).toEqual(matches.toSorted());
    expect(listed.every(({ status, seat }) => status === "live" && seat === 0)).toBe(true);
    expect((await salma.ask("POST", `/api/matches/${matches[2]}/chat`, { phrase: "hello" })).status).toBe(200);
    const other = await house.post(`/api/matches/${matches[2]}/chat`, { phrase: "hello" }, TOKENS[1]);
    expect(other.status).toBe(200);
    expect(stay.faults).toEqual([]);
  } finally {
    await house.close();
  }
});
