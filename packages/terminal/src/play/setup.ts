/** Turns flags into a table: players, rules, seed. The first player is drawn when the match is set up. */
import { randomInt } from "node:crypto";
import { Match, completeSetup, keyedRandom, unwrap } from "@riad/core";
import type { Game, GameOption } from "@riad/core";
import { levelsOf } from "@riad/bots";
import { shelf } from "@riad/games";
import { EXIT, Failure } from "../failure.ts";
import { readDialect } from "../games.ts";
import { readNumber, readOptions } from "../commands/flags.ts";
import { cleanName } from "./names.ts";
import { Table } from "./table.ts";
import type { Sitter } from "./table.ts";

export interface SetupFlags {
  /** The number of seats, or a list of who plays each. */
  readonly seats?: string;
  readonly name?: readonly string[];
  readonly option?: readonly string[];
  readonly first?: string;
  readonly seed?: string;
  /** An option of the game by its name, such as `wall`. */
  readonly [option: string]: string | readonly string[] | boolean | undefined;
}

/** A random seed that is short enough to type again. */
export function newSeed(): string {
  return String(randomInt(1_000_000_000));
}

const PERSONS = new Set(["person", "me", "human", "p"]);

export function setUp(game: Game, flags: SetupFlags): Table {
  const sitters = readSitters(game, flags.seats ?? "2", flags.name ?? []);
  const seed = cleanName(flags.seed ?? newSeed());
  if (seed === "") throw new Failure("The seed is empty; write any word or number.", EXIT.usage);
  const options = { ...readOptions(flags.option ?? []), ...namedOptions(game, flags) };
  const first = flags.first === undefined ? undefined : readNumber("first", flags.first, 1, sitters.length) - 1;
  const setup = drawSetup(game, sitters.length, options, first, seed);
  return new Table(setup, sitters, seed, flags.seed !== undefined, readDialect(game, flags));
}

/** Options given as separate flags, such as `--wall free`; those of another game are refused by the setup. */
function namedOptions(game: Game, flags: SetupFlags): Record<string, string> {
  const names = new Set([game, ...shelf].flatMap(({ options }) => options.map(({ name }) => name)));
  const given = Object.entries(flags).flatMap(([name, value]) =>
    names.has(name) && typeof value === "string" ? [[name, value] as const] : [],
  );
  return Object.fromEntries(given);
}

function drawSetup(
  game: Game,
  seats: number,
  options: Readonly<Record<string, string>>,
  first: number | undefined,
  seed: string,
): Match {
  const random = keyedRandom(seed, "setup", 0);
  const starter = first ?? random.below(seats);
  const drawn: Record<string, string> = { ...options };
  for (const { name, values } of drawnOptions(game)) drawn[name] ??= values[random.below(values.length)];
  const setup = completeSetup(game, { seats, first: starter, options: drawn });
  if (!setup.ok) throw new Failure(setup.refusal.message, EXIT.usage);
  return unwrap(Match.fromSetup(game, setup.value));
}

function readSitters(game: Game, seats: string, names: readonly string[]): Sitter[] {
  const levels = levelsOf(game.id).map(({ id }) => id);
  const words = /^\d+$/.test(seats)
    ? Array.from({ length: readNumber("seats", seats, game.minSeats, game.maxSeats) }, () => "person")
    : seats.split(",").map((word) => word.trim().toLowerCase());
  if (words.length < game.minSeats || words.length > game.maxSeats) {
    throw new Failure(`${game.title} has ${game.minSeats} to ${game.maxSeats} seats, not ${words.length}.`, EXIT.usage);
  }
  const stranger = words.find((word) => !PERSONS.has(word) && !levels.includes(word));
  if (stranger !== undefined) {
    const clipped = stranger.slice(0, 40);
    throw new Failure(`A seat is person or one of ${levels.join(", ")}, not "${clipped}".`, EXIT.usage);
  }
  if (names.length > words.length)
    throw new Failure(`There are ${words.length} seats for ${names.length} names.`, EXIT.usage);
  return words.map((word, seat): Sitter => {
    const isPerson = PERSONS.has(word);
    const name =
      cleanName(names[seat] ?? "") ||
      (isPerson ? `Player ${seat + 1}` : `${word[0].toUpperCase()}${word.slice(1)} ${seat + 1}`);
    return isPerson ? { name } : { name, level: word };
  });
}

/** Another match with the same seats and rules; unless a seed is given, it is derived from the last one. */
export function newMatchLike(table: Table, wish: string): Table {
  const wanted = cleanName(wish);
  const { match, sitters, isRepeatable } = table;
  const seed = wanted === "" ? nextSeed(table.seed) : wanted;
  const { origin, game } = match;
  const next =
    "setup" in origin
      ? drawSetup(game, match.seats, withoutDrawn(game, origin.setup.options), undefined, seed)
      : unwrap(Match.fromPosition(game, origin.position));
  return new Table(next, sitters, seed, isRepeatable || wanted !== "", table.dialect);
}

/** Options that nobody chooses: they are drawn, like the first player. */
function drawnOptions({ options }: Game): readonly GameOption[] {
  return options.filter(({ isDrawn }) => isDrawn === true);
}

function withoutDrawn(game: Game, options: Readonly<Record<string, string>>): Record<string, string> {
  const names = new Set(drawnOptions(game).map(({ name }) => name));
  return Object.fromEntries(Object.entries(options).filter(([name]) => !names.has(name)));
}

/** `42` is followed by `42-2`, and that by `42-3`. */
function nextSeed(seed: string): string {
  const found = /^(.*)-(\d{1,6})$/.exec(seed);
  return found === null ? `${seed}-2` : `${found[1]}-${Number(found[2]) + 1}`;
}
