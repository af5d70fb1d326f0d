/**
 * A match as text that people can read and every program of Riad can replay: a header of `key: value` lines, an empty
 * line, and the log, one line for each decision-maker's turn, led by the number of its first move.
 *
 *     riad record 1
 *     game: dice
 *     rules: 1
 *     seats: 2
 *     first: 0
 *     option rules: short
 *     player 0: Salma
 *     player 1: Tariq
 *     date: 2026-11-15
 *     result: *
 *
 *     1. roll 3 keep
 *     4. roll 1 …
 *
 * The header says everything that replaying needs; the log is written in the game's own notation.
 */
import { makeChanceNotes, parseChanceNotes } from "./chance.ts";
import { CHANCE } from "./game.ts";
import type { Game } from "./game.ts";
import { Match } from "./match.ts";
import { part, refuse } from "./refusals.ts";
import { REFUSAL, accept } from "./result.ts";
import type { Refusal, RefusalCode, Result } from "./result.ts";
import { quote } from "./sentence.ts";
import type { Sentence } from "./sentence.ts";

const FORMAT = 1;
const FIRST_LINE = /^riad record (\d{1,9})$/;
const HEADER_LINE = /^([a-z]+)(?: ([^:]+))?: ?(.*)$/;

/** What a record contains besides the moves. */
export interface RecordNotes {
  /** A name for each seat; missing ones are written as "Seat 1" and so on. */
  readonly players: readonly string[];
  /** Year-month-day, or empty if unknown. */
  readonly date: string;
  /** Further lines to store. Keys are lower-case words; `seed` and `chance` are reserved for those of the match. */
  readonly extra: Readonly<Record<string, string>>;
}

export interface MatchRecord {
  readonly match: Match;
  readonly notes: RecordNotes;
}

export function makeRecord(match: Match, notes: Partial<RecordNotes> = {}): string {
  const { game, origin } = match;
  const lines = [`riad record ${FORMAT}`, `game: ${game.id}`, `rules: ${game.rulesVersion}`];
  if ("setup" in origin) {
    lines.push(`seats: ${origin.setup.seats}`, `first: ${origin.setup.first}`);
    for (const [name, value] of Object.entries(origin.setup.options)) lines.push(`option ${name}: ${value}`);
  } else {
    lines.push(`position: ${origin.position}`);
  }
  for (let seat = 0; seat < match.seats; seat++) {
    lines.push(`player ${seat}: ${oneLine(notes.players?.[seat] ?? `Seat ${seat + 1}`)}`);
  }
  lines.push(`date: ${oneLine(notes.date ?? "")}`);
  if (match.isRewound) lines.push("rewound: yes");
  const extra = { ...notes.extra, ...(match.chance === undefined ? {} : makeChanceNotes(match.chance)) };
  for (const [key, value] of Object.entries(extra)) lines.push(`note ${key}: ${oneLine(value)}`);
  lines.push(`result: ${makeResult(match)}`, "", ...makeLog(match), "");
  return lines.join("\n");
}

/** `*` while it is in progress; then points and place of each seat, `41/0 37/1`. */
function makeResult(match: Match): string {
  if (!match.isOver) return "*";
  const { position } = match;
  return Array.from({ length: match.seats }, (_, seat) => `${position.points(seat)}/${position.place(seat)}`).join(" ");
}

function makeLog(match: Match): string[] {
  const lines: string[] = [];
  const position = match.positionAt(0);
  let line = "";
  let decider: number = CHANCE;
  for (let ply = 0; ply < match.length; ply++) {
    const actor = match.actorAt(ply);
    const startsTurn = actor !== CHANCE && actor !== decider;
    if (startsTurn) decider = actor;
    if (line !== "" && startsTurn) {
      lines.push(line);
      line = "";
    }
    line += `${line === "" ? `${ply + 1}.` : ""} ${match.game.notation.makeMove(position, match.log[ply])}`;
    position.play(match.log[ply]);
  }
  if (line !== "") lines.push(line);
  return lines;
}

/** Parses a record and replays it move by move under the rules, so that the result is a legal match. */
export function parseRecord(text: string, shelf: (id: string) => Game | undefined): Result<MatchRecord> {
  const lines = text.split(/\r?\n/);
  const version = FIRST_LINE.exec(lines[0] ?? "");
  if (version === null) return refuseLine(REFUSAL.syntax, 1, part("recordStart", {}));
  if (Number(version[1]) !== FORMAT) {
    return refuseLine(REFUSAL.version, 1, part("recordFormat", { found: version[1], format: FORMAT }));
  }
  const header = parseHeader(lines);
  if (!header.ok) return header;
  const begun = beginMatch(header.value, shelf);
  if (!begun.ok) return begun;
  const match = begun.value;
  const replayed = replayLog(match, lines, header.value.end);
  if (replayed !== undefined) return { ok: false, refusal: replayed };
  const { fields } = header.value;
  const result = fields.get("result")?.value ?? "*";
  if (result !== makeResult(match)) {
    const line = fields.get("result")?.line ?? 1;
    const reason = part("result", { result: makeResult(match), found: quote(result) });
    return refuseLine(REFUSAL.impossible, line, reason);
  }
  if (fields.get("rewound")?.value === "yes") match.markRewound();
  const notes = readNotes(header.value, match.seats);
  const chance = parseChanceNotes(notes.extra);
  if (chance !== undefined) match.restoreChance(chance);
  return accept({ match, notes });
}

interface Field {
  readonly value: string;
  readonly line: number;
}

interface Header {
  readonly fields: ReadonlyMap<string, Field>;
  readonly options: Readonly<Record<string, string>>;
  readonly players: ReadonlyMap<number, string>;
  readonly extra: Readonly<Record<string, string>>;
  /** Index of the first line of the log. */
  readonly end: number;
}

const FIELDS = new Set(["game", "rules", "seats", "first", "position", "date", "rewound", "result"]);

function parseHeader(lines: readonly string[]): Result<Header> {
  const fields = new Map<string, Field>();
  const options: Record<string, string> = {};
  const players = new Map<number, string>();
  const extra: Record<string, string> = {};
  let index = 1;
  for (; index < lines.length && lines[index] !== ""; index++) {
    const line = index + 1;
    const found = HEADER_LINE.exec(lines[index]);
    if (found === null) return refuseLine(REFUSAL.syntax, line, part("headerLine", {}));
    const [, key, name, value] = found;
    if (key === "option" && name !== undefined) options[name] = value;
    else if (key === "player" && /^\d$/.test(name ?? "")) players.set(Number(name), value);
    else if (key === "note" && name !== undefined) extra[name] = value;
    else if (name === undefined && FIELDS.has(key)) {
      if (fields.has(key)) return refuseLine(REFUSAL.syntax, line, part("headerTwice", { field: key }));
      fields.set(key, { value, line });
    } else return refuseLine(REFUSAL.syntax, line, part("noHeaderLine", { line: quote(lines[index]) }));
  }
  return accept({ fields, options, players, extra, end: index + 1 });
}

function beginMatch(header: Header, shelf: (id: string) => Game | undefined): Result<Match> {
  const { fields } = header;
  const id = fields.get("game");
  if (id === undefined) return refuse(REFUSAL.syntax, "headerMissing", { field: "game" });
  const game = shelf(id.value);
  if (game === undefined) return refuseLine(REFUSAL.unknown, id.line, part("noGame", { game: quote(id.value) }));
  const rules = fields.get("rules");
  if (rules === undefined) return refuse(REFUSAL.syntax, "headerMissing", { field: "rules" });
  if (rules.value !== String(game.rulesVersion)) {
    const reason = part("rulesVersion", { found: quote(rules.value).slice(1, -1), rules: game.rulesVersion });
    return refuseLine(REFUSAL.version, rules.line, reason);
  }
  const position = fields.get("position");
  if (position !== undefined) return at(position.line, Match.fromPosition(game, position.value));
  const seats = readNumber(fields.get("seats"));
  const first = readNumber(fields.get("first"));
  if (seats === undefined || first === undefined) {
    return refuse(REFUSAL.syntax, "headerSeats", {});
  }
  return at(fields.get("seats")?.line ?? 1, Match.fromSetup(game, { seats, first, options: header.options }));
}

function readNumber(field: Field | undefined): number | undefined {
  return field !== undefined && /^\d$/.test(field.value) ? Number(field.value) : undefined;
}

function readNotes(header: Header, seats: number): RecordNotes {
  const players = Array.from({ length: seats }, (_, seat) => header.players.get(seat) ?? `Seat ${seat + 1}`);
  return { players, date: header.fields.get("date")?.value ?? "", extra: header.extra };
}

/** Plays the log; returns the refusal of the first word that cannot be played. */
function replayLog(match: Match, lines: readonly string[], begin: number): Refusal | undefined {
  const { notation } = match.game;
  const position = match.positionAt(0);
  for (let index = begin; index < lines.length; index++) {
    for (const word of lines[index].split(/\s+/)) {
      if (word === "") continue;
      const number = /^(\d{1,9})\.$/.exec(word);
      if (number !== null) {
        if (Number(number[1]) === match.length + 1) continue;
        const reason = part("moveNumber", { found: number[1], ply: match.length + 1 });
        return refuseLine(REFUSAL.syntax, index + 1, reason).refusal;
      }
      const move = notation.parseMove(position, word);
      const played = move.ok ? match.play(move.value) : move;
      if (!played.ok) {
        const { refusal } = played;
        const reason = part("moveRefused", { ply: match.length + 1, move: quote(word), reason: refusal });
        return refuseLine(refusal.code, index + 1, reason).refusal;
      }
      position.play(match.log[match.length - 1]);
    }
  }
  return undefined;
}

function at<T>(line: number, result: Result<T>): Result<T> {
  return result.ok ? result : refuseLine(result.refusal.code, line, result.refusal);
}

function refuseLine(code: RefusalCode, line: number, reason: Sentence): ReturnType<typeof refuse> {
  return refuse(code, "line", { line, reason });
}

/** Control characters would break the line structure; names keep everything else. */
function oneLine(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, " ").trim();
}
