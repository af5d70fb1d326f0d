/** What clients are shown of a table. Fields are listed one by one: a field that is not named here cannot leak. */
import { Match, makeRecord, unwrap } from "@riad/core";
import { makeProof } from "@riad/protocol";
import type { ClockView, LobbyTable, MatchAnswer, PlayedMessage, TableMessage, TableView } from "@riad/protocol";
import { listMoves } from "@riad/core";
import type { MatchRow, Outage } from "../store/store.ts";
import { chargedTime } from "./clock.ts";
import type { ServerTime } from "./clock.ts";
import type { Table } from "./table.ts";

export function viewTable(table: Table): TableView {
  const { row, state } = table;
  const isOver = row.status === "over";
  return {
    match: row.id,
    game: row.game,
    rules: row.rules,
    options: { ...row.options },
    status: row.status,
    public: row.public,
    ...(state.isForOthers && { forOthers: true }),
    code: row.status === "open" ? row.code : null,
    first: row.first,
    seats: state.seats.map(({ kind, name, level, out, away }) => ({ kind, name, level, out, away })),
    clock: state.clock,
    createdAt: row.createdAt,
    votes: state.votes.map(({ about, by, choice }) => ({ about, by, choice })),
    end: state.end,
    rematch: { agreed: state.rematch.agreed, match: state.rematch.match },
    fair: {
      commit: table.commit,
      seeds: row.status === "open" ? null : state.seats.map(({ seed }) => seed),
      bound: boundSeats(table),
      first: state.firstIs,
      secret: isOver ? row.secret : null,
    },
  };
}

function boundSeats({ state }: Table): number[] {
  return state.seats.flatMap(({ isBound }, seat) => (isBound ? [seat] : []));
}

export function viewClocks({ state, row, actor }: Table, now: number, outages: readonly Outage[]): ClockView {
  if (state.clock.kind === "none") return { left: state.seats.map(() => null), running: null };
  const isRunning = row.status === "live" && actor >= 0 && state.turnAt > 0;
  // Clients measure wall time from `since`, so the time lost to outages is added back here.
  const credit = isRunning ? now - state.turnAt - chargedTime(state.turnAt, { now, outages }) : 0;
  return {
    left: state.left.map((left, seat) => (isRunning && seat === actor ? left + credit : left)),
    running: isRunning ? { seat: actor, since: state.turnAt } : null,
  };
}

export function viewPlayed(table: Table, from: number, { now, outages }: ServerTime): PlayedMessage {
  return {
    type: "played",
    match: table.id,
    version: table.version,
    from,
    moves: table.moves.slice(from),
    length: table.length,
    hash: table.hash,
    clocks: viewClocks(table, now, outages),
    now,
  };
}

export function viewWhole(table: Table, from: number, you: number | null, serverTime: ServerTime): TableMessage {
  return { ...viewPlayed(table, from, serverTime), type: "table", you, table: viewTable(table) };
}

export function viewMatch(table: Table): MatchAnswer {
  const { game, position, actor, row } = table;
  const isDue = position !== undefined && row.status === "live" && actor >= 0;
  return {
    match: table.id,
    version: table.version,
    length: table.length,
    position: position === undefined ? null : game.notation.makePosition(position),
    actor: isDue ? actor : null,
    legal: isDue ? listMoves(position).map((move) => game.notation.makeMove(position, move)) : [],
    moves: [...table.moves],
    hash: table.hash,
    table: viewTable(table),
  };
}

export function viewLobby(row: MatchRow): LobbyTable {
  return {
    match: row.id,
    game: row.game,
    options: { ...row.options },
    clock: row.state.clock,
    createdAt: row.createdAt,
    seats: row.state.seats.map(({ kind, name }) => ({ kind, name })),
  };
}

/** The whole match as a record, including the proof of fairness once it is over. */
export function viewRecord(table: Table): string {
  const { game, row, state } = table;
  const setup = { seats: table.seats, first: row.first ?? 0, options: row.options };
  const match = unwrap(Match.fromSetup(game, setup));
  const position = match.position;
  for (const text of table.moves) {
    const move = unwrap(game.notation.parseMove(position, text));
    match.play(move);
    position.play(move);
  }
  const isOver = row.status === "over";
  const isOpen = row.status === "open";
  const proof = makeProof({
    commit: table.commit,
    secret: isOver ? row.secret : "",
    // The seeds are secret until the start.
    seeds: state.seats.map(({ seed }) => (isOpen ? "" : seed)),
    bound: boundSeats(table),
    first: state.firstIs,
  });
  const end = state.end === null || state.end.reason === "played" ? {} : { end: state.end.reason };
  return makeRecord(match, {
    players: state.seats.map(({ name }, seat) => (name === "" ? `Seat ${seat + 1}` : name)),
    date: new Date(row.createdAt).toISOString().slice(0, 10),
    extra: { match: row.id, ...end, ...proof },
  });
}
