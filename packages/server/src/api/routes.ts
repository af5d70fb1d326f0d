/** The REST API. */
import { randomBytes } from "node:crypto";
import { shelf } from "@riad/games";
import {
  REFUSED,
  acceptedAnswer,
  chatRequest,
  createAnswer,
  createRequest,
  decideRequest,
  doneAnswer,
  foundAnswer,
  gamesAnswer,
  inviteAnswer,
  inviteRequest,
  joinAnswer,
  joinCode,
  joinRequest,
  lobbyAnswer,
  matchAnswer,
  moveRequest,
  plainRequest,
  seedRequest,
  serverSays,
} from "@riad/protocol";
import { addressKey } from "../address.ts";
import type { SeatCommand } from "../commands.ts";
import { Refused } from "../table/draft.ts";
import { newToken } from "../table/token.ts";
import { viewMatch, viewRecord, viewTable } from "../table/view.ts";
import { channelRoutes } from "./channel-routes.ts";
import { ApiFailure } from "./failure.ts";
import { NDJSON } from "./lines.ts";
import { opponentRoutes } from "./opponent-routes.ts";
import { enterRoutes } from "./enter-routes.ts";
import { meRoutes } from "./me-routes.ts";
import { passkeyRoutes } from "./passkey-routes.ts";
import { ownDataRoutes } from "./own-data-routes.ts";
import { reviewRoutes } from "./review-routes.ts";
import { findTable, holderOf, missed, missedToken, refuseGuessers, route, unwrapRefused } from "./route.ts";
import type { Call, Route } from "./route.ts";
import { streamMatch } from "./stream.ts";

export const routes: readonly Route[] = [
  route({
    method: "GET",
    path: "/api/games",
    summary: "The games on the shelf, their options and their computer players.",
    answer: gamesAnswer,
    handle: ({ host }) =>
      Promise.all(
        shelf.map(async ({ id, title, rulesVersion, minSeats, maxSeats, options }) => {
          const levels = await host.levels.of(id);
          // Listed one by one: the published answer has no other fields.
          const listed = options.map(({ name, about, values }) => ({ name, about, values }));
          return { game: id, title, rules: rulesVersion, minSeats, maxSeats, options: listed, levels };
        }),
      ),
  }),
  route({
    method: "GET",
    path: "/api/lobby",
    summary: "Public tables that are waiting for players.",
    answer: lobbyAnswer,
    handle: ({ host }) => host.lobby.list(),
  }),
  route({
    method: "GET",
    path: "/api/lobby/running",
    summary: "Public matches in progress, for spectators.",
    answer: lobbyAnswer,
    handle: ({ host }) => host.lobby.listRunning(),
  }),
  route({
    method: "POST",
    path: "/api/matches",
    summary: "Creates a match.",
    body: createRequest,
    answer: createAnswer,
    status: 201,
    async handle({ host, body, address, person }) {
      const owner = addressKey(address);
      const wait = await host.limit.take("create", owner);
      if (wait !== undefined) throw new ApiFailure(REFUSED.rate, serverSays("matchRate", { seconds: wait }), wait);
      unwrapRefused(host.quota.refuse(owner, body));
      const { row, seat, token, invites } = unwrapRefused(await host.commands.create(body, person?.id));
      host.owners.note(row.id, owner);
      const table = await findTable({ host, params: { match: row.id } });
      host.presence.created(row.id);
      const path = `/${row.game}/${row.id}`;
      return {
        match: row.id,
        game: row.game,
        code: table.row.code,
        path,
        seat,
        token,
        invites: invites.map(({ seat: kept, invite }) => ({ seat: kept, invite, path: `${path}#invite=${invite}` })),
        table: viewTable(table),
      };
    },
  }),
  route({
    method: "GET",
    path: "/api/codes/:code",
    summary: "The match with this six-letter code, while it is waiting for players.",
    answer: foundAnswer,
    async handle(call) {
      await refuseGuessers(call);
      const code = joinCode.safeParse(call.params["code"].toUpperCase());
      const found = code.success ? await call.host.store.findCode(code.data) : undefined;
      if (found === undefined) return missed(call, REFUSED.unknown, serverSays("noCode", {}));
      return { code: code.data, ...found, path: `/${found.game}/${found.match}` };
    },
  }),
  route({
    method: "GET",
    path: "/api/matches/:match",
    summary: "A whole match: position, legal moves, log, seats, clocks.",
    answer: matchAnswer,
    handle: async (call) => viewMatch(await findTable(call)),
  }),
  route({
    method: "GET",
    path: "/api/matches/:match/record",
    summary: "A match as a record, with the proof of fairness once it is over.",
    answer: "text/plain",
    async handle(call) {
      void call.reply.type("text/plain; charset=utf-8");
      return viewRecord(await findTable(call));
    },
  }),
  route({
    method: "GET",
    path: "/api/matches/:match/stream",
    summary: "A match in progress, one JSON object per line; the first line is the whole match. Ends with the match.",
    query: { length: "How many moves you already have; these are left out." },
    answer: NDJSON,
    handle: streamMatch,
  }),
  route({
    method: "POST",
    path: "/api/matches/:match/join",
    summary: "Takes a seat. The answer contains the token that plays it; keep it.",
    body: joinRequest,
    answer: joinAnswer,
    async handle(call) {
      await refuseGuessers(call);
      const { host, body, person } = call;
      const table = await findTable(call);
      const token = body.token ?? newToken();
      const guest = { ...body, token, person: person?.id };
      const answer = await host.commands.join(table.id, body.id ?? newCommand(), guest);
      if (answer instanceof Refused && answer.code === REFUSED.unauthorised) {
        return missed(call, answer.code, answer.says);
      }
      const { seat } = unwrapRefused(answer);
      const { id: match, game } = table;
      return { match, game: game.id, path: `/${game.id}/${match}`, seat, token, table: viewTable(table) };
    },
  }),
  command(
    "moves",
    "Plays a move; with `ply`, only if the match has exactly that many moves.",
    moveRequest,
    ({ ply, move }) => ({
      type: "move",
      ply,
      move,
    }),
  ),
  command(
    "seed",
    "Adds a seed to the match before it starts; `commit` is the commitment that the table shows.",
    seedRequest,
    ({ seed, commit }) => ({ type: "seed", seed, commit }),
  ),
  command("resign", "Resigns the match.", plainRequest, () => ({ type: "resign" })),
  command("leave", "Before the start, gives up the seat; later, tells the others not to wait.", plainRequest, () => ({
    type: "leave",
  })),
  command("rematch", "Agrees to a rematch.", plainRequest, () => ({ type: "rematch" })),
  command("chat", "Says one of the fixed phrases.", chatRequest, ({ phrase }) => ({ type: "chat", phrase })),
  command(
    "decide",
    "Votes on what to do about a player who has disconnected.",
    decideRequest,
    ({ seat, choice, level }) => ({
      type: "decide",
      seat,
      choice,
      level,
    }),
  ),
  route({
    method: "POST",
    path: "/api/matches/:match/close",
    summary: "Closes a table that you opened for others, with the token from opening it, before the match starts.",
    needsToken: true,
    answer: doneAnswer,
    async handle(call) {
      const { id } = await findTable(call);
      const answer = await call.host.commands.close(id, holderOf(call));
      if (isStranger(answer)) return missedToken(call);
      return { done: unwrapRefused(answer) };
    },
  }),
  route({
    method: "POST",
    path: "/api/matches/:match/invite",
    summary: "Makes a new invitation to a reserved seat, for the table's creator; earlier ones are void.",
    needsToken: true,
    body: inviteRequest,
    answer: inviteAnswer,
    async handle(call) {
      const { host, body } = call;
      const { id, game } = await findTable(call);
      const answer = await host.commands.invite(id, holderOf(call), body.seat);
      if (isStranger(answer)) return missedToken(call);
      const invite = unwrapRefused(answer);
      return { seat: body.seat, invite, path: `/${game.id}/${id}#invite=${invite}` };
    },
  }),
  ...reviewRoutes,
  ...meRoutes,
  ...enterRoutes,
  ...passkeyRoutes,
  ...opponentRoutes,
  ...ownDataRoutes,
  ...channelRoutes,
];

type Wish = SeatCommand extends infer C ? (C extends SeatCommand ? Omit<C, "match" | "id"> : never) : never;

/**
 * A command of a seat. Programs that may repeat a request give it an `id`; without one each request is a separate
 * command.
 */
function command<S extends NonNullable<Route["body"]>>(
  name: string,
  summary: string,
  body: S,
  make: (body: Call<S["_zod"]["output"]>["body"]) => Wish,
): Route {
  return route({
    method: "POST",
    path: `/api/matches/:match/${name}`,
    summary,
    needsToken: true,
    body,
    answer: acceptedAnswer,
    async handle(call) {
      const { host } = call;
      const { id: match } = await findTable(call);
      const holder = holderOf(call);
      const id = (call.body as { id?: string }).id ?? newCommand();
      const wish: SeatCommand = { ...make(call.body), match, id };
      const answer = await host.commands.perform(match, holder, wish);
      if (isStranger(answer)) return missedToken(call);
      const seat = host.tables.peek(match)?.seatOf(holder);
      if (seat !== undefined && wish.type === "leave") host.presence.unseen(match, seat);
      else if (seat !== undefined) host.presence.seen(match, seat);
      return { match, id, ply: unwrapRefused(answer).ply };
    },
  });
}

function isStranger(answer: unknown): boolean {
  return answer instanceof Refused && answer.code === REFUSED.unauthorised;
}

function newCommand(): string {
  return randomBytes(9).toString("base64url");
}
