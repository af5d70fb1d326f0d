/**
 * A server for one match, inside the test: it plays by the real rules and speaks the real protocol, but answers only when the
 * test lets it work. It stands in for the page's connection. Import page-globals first.
 */
import { Match, SeededRandom, unwrap } from "@riad/core";
import type { Game } from "@riad/core";
import { makeToClient, makeToServer, parseToClient, parseToServer, stateHash } from "@riad/protocol";
import type { Command, SeatView, TableMessage, TableView, ToClient, ToServer } from "@riad/protocol";
import type { Connection, ConnectionUser } from "../src/online/connection.ts";
import { chooseMove } from "./kept-match.ts";

export const ID = "WX7VYZ5szMvB";
export const TOKEN = "a-token-of-twenty-four-x";
const NAMES = ["Salma", "Idris", "Noor", "Tariq"];

export function human(name: string, change: Partial<SeatView> = {}): SeatView {
  return { kind: "human", name, level: null, out: null, away: false, ...change };
}

export class ScriptedServer {
  readonly sent: ToServer[] = [];
  readonly match: Match;
  view: TableView;
  /** The seat of the page, or null for somebody who watches. */
  you: number | null = 0;
  isUp = true;
  clocks: TableMessage["clocks"];
  readonly #random = new SeededRandom("scripted");
  #user: ConnectionUser | null = null;
  #worked = 0;

  constructor(game: Game, seats = 2, change: Partial<TableView> = {}) {
    this.match = unwrap(Match.fromSetup(game, { seats, first: 0, options: change.options ?? {} }));
    this.match.playChance(this.#random);
    this.clocks = { left: Array.from({ length: seats }, () => null), running: null };
    this.view = {
      match: ID,
      game: game.id,
      rules: game.rulesVersion,
      options: {},
      status: "live",
      public: false,
      code: null,
      first: 0,
      seats: NAMES.slice(0, seats).map((name) => human(name)),
      clock: { kind: "none" },
      createdAt: Date.UTC(2026, 10, 16),
      votes: [],
      end: null,
      rematch: { agreed: [], match: null },
      fair: { commit: "0".repeat(64), seeds: null, bound: [0, 1, 2, 3], first: "drawn", secret: null },
      ...change,
    };
  }

  /** What the page believes to be its line to the server. */
  get connection(): Connection {
    return this as unknown as Connection;
  }

  use(user: ConnectionUser): () => void {
    this.#user = user;
    if (this.isUp) user.opened();
    return () => void (this.#user = null);
  }

  get hasUser(): boolean {
    return this.#user !== null;
  }

  send(message: ToServer): boolean {
    if (!this.isUp) return false;
    const read = parseToServer(makeToServer(message));
    if (read.type === "unexpected") throw new Error(`${message.type}: ${read.says.message}`);
    this.sent.push(read);
    return true;
  }

  /** The connection is cut and opened again; what the page sent meanwhile is lost. */
  cut(meanwhile: () => void = () => undefined): void {
    this.isUp = false;
    meanwhile();
    this.isUp = true;
    this.#user?.opened();
  }

  tell(message: ToClient): void {
    const read = parseToClient(makeToClient(message));
    if (read.type === "unexpected") throw new Error(`not a message: ${JSON.stringify(message)}`);
    this.#user?.hear(read);
  }

  /** Others play this many moves, outcomes included; nobody is told yet. */
  advance(moves: number): void {
    const end = this.match.length + moves;
    while (this.match.length < end && !this.match.isOver)
      unwrap(this.match.play(chooseMove(this.match.position, this.#random)));
  }

  /** Others play until it is this seat's decision. */
  advanceTo(seat: number): void {
    do this.advance(1);
    while (this.match.actor !== seat && !this.match.isOver);
  }

  tellTable(from = 0, change: Partial<TableMessage> = {}): void {
    this.tell({ ...this.#moves(from), type: "table", you: this.you, table: this.view, ...change });
  }

  tellPlayed(from: number, change: { hash?: string } = {}): void {
    this.tell({ ...this.#moves(from), type: "played", ...change });
  }

  refuse(id: string | null, code: Extract<ToClient, { type: "refused" }>["code"], rest: object = {}): void {
    this.tell({ type: "refused", id, match: ID, code, message: `refused: ${code}`, ...rest });
  }

  accept({ id }: Command): void {
    this.tell({ type: "accepted", id, match: ID, ply: this.match.length, seat: this.you });
  }

  /** The last message of a kind that the page has sent. */
  last<T extends ToServer["type"]>(type: T): Extract<ToServer, { type: T }> {
    const found = this.sent.findLast((message) => message.type === type);
    if (found === undefined) throw new Error(`the page sent no ${type}`);
    return found as Extract<ToServer, { type: T }>;
  }

  count(type: ToServer["type"]): number {
    return this.sent.filter((message) => message.type === type).length;
  }

  /** Answers everything that was sent since the last time, as the real server would. */
  work(): void {
    while (this.#worked < this.sent.length) this.#answer(this.sent[this.#worked++]);
  }

  #answer(message: ToServer): void {
    if (message.type === "watch") this.tellTable(Math.min(message.length, this.match.length));
    else if (message.type === "move") this.#play(message);
    else if ("id" in message) this.accept(message);
  }

  #play(command: Extract<ToServer, { type: "move" }>): void {
    const from = this.match.length;
    if (command.ply !== from) return this.refuse(command.id, "stale");
    const move = this.match.game.notation.parseMove(this.match.position, command.move);
    if (!move.ok || this.match.actor !== this.you) return this.refuse(command.id, "illegal");
    unwrap(this.match.play(move.value));
    this.match.playChance(this.#random);
    this.tellPlayed(from);
    return this.accept(command);
  }

  #moves(from: number) {
    const { game, log, length } = this.match;
    const isBegun = this.view.first !== null;
    const moves = log.map((move, ply) => game.notation.makeMove(this.match.positionAt(ply), move));
    return {
      match: ID,
      version: length,
      from,
      moves: isBegun ? moves.slice(from) : [],
      length: isBegun ? length : 0,
      hash: stateHash(game, isBegun ? this.match.position : undefined, length),
      clocks: this.clocks,
      now: Date.now(),
    };
  }
}
