/**
 * A player or spectator at an online table: takes a seat, keeps the connection, follows the match and its rematches, and reports
 * in sentences what the others do. Input is handled by `session.ts`.
 */
import { randomBytes } from "node:crypto";
import { gameOf } from "@riad/games";
import { Follower, PROTOCOL, REFUSED, makeToServer, parseToClient } from "@riad/protocol";
import type { News, TableView, ToClient } from "@riad/protocol";
import { printable } from "@riad/drawing/block";
import { makeSeatLink } from "./address.ts";
import type { Answer } from "../play/answer.ts";
import { Failure } from "../failure.ts";
import { namesAt, tellChat, tellEnd, tellPresence, tellTable } from "./news.ts";
import { tellPlies } from "../play/stops.ts";
import { speechOf } from "../games.ts";
import { Wire } from "./connection.ts";
import { failureOf } from "./refusal.ts";
import { headersFor } from "./request.ts";

export interface Guest {
  readonly origin: string;
  readonly match: string;
  /** The token of a seat; without one, an invitation or any free seat is used. */
  readonly seat?: string;
  readonly invite?: string;
  readonly name: string;
  /** The server's password. */
  readonly password?: string | undefined;
  /** The token of a person, who needs no tokens for their seats. */
  readonly person?: string | undefined;
}

export type Hear = (lines: readonly string[], hasNewBoard: boolean) => void;

/** Milliseconds to wait for pending answers before closing: a move is worth waiting for a server that restarts. */
const PATIENCE = { move: 60_000, other: 10_000 };

export class OnlineTable {
  readonly #guest: Guest;
  readonly #wire: Wire;
  #follower: Follower;
  /** Receives what happens; only set after the greeting. */
  hear: Hear = () => undefined;
  #isOpening = true;
  #isBroken = false;
  #hasAskedForSeat = false;
  /** Everything up to this ply has been reported. */
  #toldTo = 0;
  /** The ply at which a forced move was sent. */
  #forcedAt = -1;
  /** Whether the player has been warned that the server ignores their seed. */
  #hasWarned = false;
  #receivedAt = 0;
  #greet: (lines: string[]) => void = () => undefined;
  #leave: (farewell: Answer) => void = () => undefined;
  #fail: (failure: Failure) => void = () => undefined;
  /** Resolves when the match was left, or can no longer be followed. */
  readonly ended: Promise<Answer>;

  constructor(guest: Guest) {
    this.#guest = guest;
    this.ended = new Promise((leave, fail) => {
      this.#leave = leave;
      this.#fail = fail;
    });
    this.#follower = this.#follow(guest.match, guest.seat);
    this.#wire = this.#connect();
  }

  /** Resolves with a greeting once the table has been received and, if wanted, a seat has been taken. */
  open(): Promise<string[]> {
    return Promise.race([new Promise<string[]>((greet) => (this.#greet = greet)), this.ended.then(() => [])]);
  }

  /** The match being followed; another one after a rematch. */
  get follower(): Follower {
    return this.#follower;
  }

  get isBroken(): boolean {
    return this.#isBroken;
  }

  get isMyTurn(): boolean {
    const { table, match, seat } = this.#follower;
    if (table?.status !== "live" || match === undefined || seat === null) return false;
    return match.actor === seat && table.seats[seat].level === null;
  }
  /** A move that is in the log has been played, whether or not its answer has arrived. */
  get isMoveOnItsWay(): boolean {
    const { pending, length } = this.#follower;
    return pending.some((command) => command.type === "move" && command.ply >= length);
  }
  /** The link to the seat, or to the match for a spectator. */
  get link(): string {
    const { table, id, seat, token } = this.#follower;
    return makeSeatLink(this.#guest.origin, table?.game ?? "", id, seat === null ? undefined : token);
  }
  /** What a seat's clock shows now; empty without clocks. */
  timeOf(seat: number): string {
    const { clocks, now, table } = this.#follower;
    if (table?.status !== "live") return "";
    const left = clocks?.left[seat];
    if (clocks === undefined || left === null || left === undefined) return "";
    const serverNow = now + Date.now() - this.#receivedAt;
    const used = clocks.running?.seat === seat ? serverNow - clocks.running.since : 0;
    const seconds = Math.max(0, Math.ceil((left - used) / 1000));
    const days = Math.floor(seconds / 86_400);
    const text = days > 0 ? `${days} days` : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    return ` (${text} left)`;
  }
  play(move: number): void {
    const { match, length } = this.#follower;
    if (match === undefined) return;
    this.#follower.command({ type: "move", ply: length, move: match.game.notation.makeMove(match.position, move) });
  }
  /** Waits for pending answers, then closes. Resolves with whether the last move, if there was one, has been answered. */
  async close(patience = PATIENCE): Promise<boolean> {
    this.hear = () => undefined;
    const end = Date.now() + (this.isMoveOnItsWay ? patience.move : patience.other);
    while (this.#follower.pending.length > 0 && Date.now() < end) await new Promise((go) => setTimeout(go, 20));
    this.#wire.close();
    return !this.isMoveOnItsWay;
  }
  #follow(match: string, token: string | undefined): Follower {
    return new Follower(match, token, gameOf, () => randomBytes(9).toString("base64url"), {
      send: (message) => this.#wire.send(makeToServer(message)),
      hear: (news) => this.#take(news),
    });
  }
  #connect(): Wire {
    let hasOpened = false;
    const { origin, password, person } = this.#guest;
    return new Wire(`${origin.replace(/^http/, "ws")}/socket`, headersFor({ origin, password, token: person }), {
      opened: () => {
        hasOpened = true;
        this.#follower.connected();
        if (!this.#isBroken) return;
        this.#isBroken = false;
        this.hear(["Reconnected."], true);
      },
      received: (text) => {
        const message = parseToClient(text);
        if (message.type !== "unexpected") this.#receive(message);
      },
      broken: (_retryIn, refusal) => {
        const isFinal = refusal?.code === REFUSED.unauthorised || refusal?.code === REFUSED.forbidden;
        if (refusal !== undefined && (isFinal || !hasOpened)) this.#fail(failureOf(refusal));
        else if (!hasOpened) this.#fail(new Failure(`No Riad server found at ${origin}.`));
        else if (!this.#isBroken) {
          this.#isBroken = true;
          this.hear(["Connection lost. Reconnecting…"], false);
        }
      },
    });
  }
  #receive(message: ToClient): void {
    if (message.type === "welcome" && message.protocol !== PROTOCOL) {
      this.#fail(new Failure("The server uses another version of the protocol; update this program."));
    } else if (message.type === "alive" && message.notice !== undefined) {
      if (message.notice !== "") this.hear([`Notice from the server: ${message.notice}`], false);
    } else if (message.type === "closing") this.#wire.waitFor(1000 * message.retryAfter * (1 + Math.random()));
    else {
      this.#receivedAt = Date.now();
      this.#follower.receive(message);
    }
  }
  #take(news: News): void {
    switch (news.type) {
      case "lost":
        this.#fail(new Failure(printable(news.message)));
        break;
      case "delayed":
        setTimeout(() => this.#follower.connected(), 1000 * news.retryAfter).unref();
        break;
      case "changed":
        this.#changed(news.before);
        break;
      case "presence":
        this.#presence(news.before);
        break;
      case "chat":
        this.hear([tellChat(news, this.#follower.table)], false);
        break;
      case "accepted":
        if (news.command.type === "join") this.#seated();
        if (news.command.type === "leave") this.#leave({ lines: ["You have left the table."], isEnd: true });
        break;
      case "refused":
        this.#refused(news);
        break;
      default:
    }
  }
  #changed(before: TableView | undefined): void {
    const { table, match, length } = this.#follower;
    if (table === undefined) return;
    if (this.#isOpening) return this.#sitDown(table);
    const moves =
      match === undefined
        ? []
        : tellPlies(match, speechOf(match.game), namesAt(table), Math.min(this.#toldTo, length), length);
    const lines = [...moves, ...(before === undefined ? [] : tellTable(before, table))];
    if (this.#follower.isSeedIgnored && !this.#hasWarned) {
      this.#hasWarned = true;
      lines.push("Warning: the server does not use the seed it accepted from you, so its draws prove nothing.");
    }
    const isBegun = before?.status !== table.status;
    const hasNewBoard = this.#toldTo < length || isBegun;
    this.#toldTo = length;
    if (before?.rematch.match !== table.rematch.match) lines.push(...this.#playOn(table));
    if (lines.length > 0 || hasNewBoard) this.hear(lines, hasNewBoard);
    this.#playForced();
    return undefined;
  }
  /** Handles the first view of the table. */
  #sitDown(table: TableView): void {
    const { seat, token } = this.#follower;
    const { invite, name } = this.#guest;
    if (this.#hasAskedForSeat) return undefined;
    const hasFree = table.seats.some(({ kind }) => kind === "open");
    if (seat !== null || token !== undefined || (invite === undefined && !hasFree)) return this.#begin([]);
    this.#hasAskedForSeat = true;
    this.#follower.command({
      type: "join",
      name,
      token: randomBytes(18).toString("base64url"),
      seedFollows: true,
      ...(invite === undefined ? {} : { invite }),
    });
    return undefined;
  }
  /** A seat was taken; after a reconnection the table has not reported it yet. */
  #seated(): void {
    if (this.#follower.seat === null) this.#follower.connected();
    else this.#begin([]);
  }
  #begin(notes: readonly string[]): void {
    const { table, seat, token, length } = this.#follower;
    if (!this.#isOpening || table === undefined) return;
    this.#isOpening = false;
    this.#toldTo = length;
    const title = gameOf(table.game)?.title ?? table.game;
    const where = token === undefined ? "Your seat, on all devices that are yours:" : "Your seat, on any device:";
    const own =
      seat === null
        ? [`You're watching ${title} at ${this.link}`]
        : [`You are ${namesAt(table)[seat]} in seat ${seat + 1} of ${title}. ${where}`, this.link];
    this.#greet([...notes, ...own, ...(table.end === null ? [] : [tellEnd(table)]), ...this.#describeRematch(table)]);
    // The greeting is shown first.
    setImmediate(() => this.#playForced());
  }
  #describeRematch({ rematch, game }: TableView): string[] {
    if (rematch.match === null) return [];
    const token = this.#follower.seat === null ? undefined : this.#follower.token;
    return [`The next match at this table: ${makeSeatLink(this.#guest.origin, game, rematch.match, token)}`];
  }
  /** The same token opens the same seat of the rematch; spectators are shown its address. */
  #playOn(table: TableView): string[] {
    const lines = this.#describeRematch(table);
    const { rematch } = table;
    if (rematch.match === null || this.#follower.seat === null) return lines;
    this.#toldTo = 0;
    this.#forcedAt = -1;
    this.#hasWarned = false;
    this.#follower = this.#follow(rematch.match, this.#follower.token);
    this.#follower.connected();
    return lines;
  }
  #presence(before: { readonly here: readonly boolean[] } | undefined): void {
    const { presence, table, seat: own } = this.#follower;
    if (presence === undefined || table === undefined || this.#isOpening) return;
    const lines = tellPresence(before?.here, presence.here, table, own);
    if (own !== null && lines.length > 0 && presence.gone.length > 0 && table.clock.kind !== "days") {
      lines.push("If that lasts a minute, you can decide: decide wait, decide computer or decide end.");
    }
    if (lines.length > 0) this.hear(lines, false);
  }
  #refused({ command, code, message }: Extract<News, { type: "refused" }>): void {
    if (command.type === "join") {
      if (code === "full" || code === "over") this.#begin([printable(message)]);
      else this.#fail(new Failure(printable(message)));
    } else this.hear([printable(message)], command.type === "move");
  }
  /** Plays a forced move without asking. */
  #playForced(): void {
    const { match, length } = this.#follower;
    if (match === undefined || !this.isMyTurn || this.#forcedAt === length) return;
    const move = speechOf(match.game).forced(match.position);
    if (move === undefined) return;
    this.#forcedAt = length;
    this.play(move);
  }
}
