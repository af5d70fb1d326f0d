/** What is set up for the next match: which game, who sits where, and its options; remembered for the next time. */
import { computed, effect, signal } from "@preact/signals";
import { GAMES, entryOf } from "../games.ts";
import { keep, parseStored, recall } from "../memory.ts";
import { keepPlayerName } from "../page/player-name.ts";
import { isGameId } from "../page/shelf.ts";
import type { GameId } from "../page/shelf.ts";
import type { GameEntry, MatchOptions, OptionWords } from "../play/entry.ts";
import { LEVELS, completeNames, usualName, usualNames } from "../play/sitting.ts";
import type { LevelId } from "../play/sitting.ts";
import { drawSeat, sitDown } from "../play/request.ts";

export interface SeatPlan {
  readonly name: string;
  readonly level: LevelId | null;
  /** The letter of its sign, where signs are chosen; otherwise it means nothing. */
  readonly sign: string;
}

export interface Plan {
  readonly seats: readonly SeatPlan[];
  readonly options: MatchOptions;
  /** The seat that starts; null: drawn at random. */
  readonly first: number | null;
}

const KEY = "riad.setup";

const before = read(recall(KEY));
export const game = signal<GameId>(before.game);
const plans = signal<Readonly<Record<GameId, Plan>>>(before.plans);
export const entry = computed(() => entryOf(game.value));
export const plan = computed(() => plans.value[game.value]);

export function changeSeat(at: number, change: Partial<SeatPlan>): void {
  const changed = [...plan.value.seats];
  const old = changed[at];
  changed[at] = { ...old, ...change };
  const { name } = change;
  if (name !== undefined && at === ownSeat(plan.value)) {
    keepPlayerName(name);
    // A computer that has the player's name takes the old one.
    const namesake = changed.findIndex((one, i) => i !== at && one.level !== null && one.name === name);
    if (namesake >= 0) changed[namesake] = { ...changed[namesake], name: old.name };
  }
  seatAll(changed);
}

/** The player at this browser sits at the first seat that has a person; -1 where only computers play. */
export function ownSeat({ seats }: Plan): number {
  return seats.findIndex(({ level }) => level === null);
}

/** Swaps this seat with the one above it; whoever was to start still does. */
export function moveUp(at: number): void {
  const seats = [...plan.value.seats];
  [seats[at - 1], seats[at]] = [seats[at], seats[at - 1]];
  const { first } = plan.value;
  seatAll(seats);
  if (first === at || first === at - 1) update({ first: 2 * at - 1 - first });
}

/** Takes the next sign; the seat that has it takes this seat's. */
export function changeSign(at: number): void {
  const { seats } = plan.value;
  const letters = lettersOf(entry.value);
  const own = seats[at].sign;
  const next = letters[(letters.indexOf(own) + 1) % letters.length];
  const holder = seats.findIndex(({ sign }) => sign === next);
  changeSeat(at, { sign: next });
  if (holder >= 0) changeSeat(holder, { sign: own });
}

/** Whoever adds a seat wants more of the kind that was chosen above it. */
export function addSeat(): void {
  const { seats } = plan.value;
  const name = usualName(seats.map((one) => one.name));
  const sign = freeSign(entry.value, seats);
  seatAll([...seats, { name, level: seats[seats.length - 1].level, sign }]);
}

export function removeSeat(): void {
  seatAll(plan.value.seats.slice(0, -1));
}

/** Drawn, then each seat in turn, and round again. */
export function changeFirst(): void {
  const { first, seats } = plan.value;
  update({ first: readFirst((first ?? -1) + 1, seats.length) });
}

export function chooseOption(name: string, value: string): void {
  update({ options: { ...plan.value.options, [name]: value } });
}

export function optionValue(option: OptionWords): string {
  return plan.value.options[option.name] ?? option.values[0].value;
}

export function startMatch(): void {
  const { seats } = plan.value;
  const names = completeNames(seats.map(({ name }) => name));
  const sitters = seats.map(({ level }, i) => ({ name: names[i], level }));
  const isDrawn = plan.value.first === null;
  const setup = { seats: seats.length, first: plan.value.first ?? drawSeat(seats.length), options: matchOptions() };
  sitDown(game.value, { kind: "new", setup, sitters, isDrawn });
}

/** The options as the rules take them, the signs of the seats among them. */
export function matchOptions(): MatchOptions {
  const { seats, options } = plan.value;
  const { signChoice } = entry.value;
  if (signChoice === undefined) return options;
  const chosen = seats.map(({ sign }) => sign).join("");
  const others = Array.from(signChoice.letters).filter((letter) => !chosen.includes(letter));
  return { ...options, [signChoice.option]: chosen + others.join("") };
}

function update(change: Partial<Plan>): void {
  plans.value = { ...plans.value, [game.value]: { ...plan.value, ...change } };
}

/** Who plays is the same question in every game: the others take the same company, as far as they have seats for it. */
function seatAll(seats: readonly SeatPlan[]): void {
  const seated = GAMES.map((one) => {
    const own = plans.value[one.id];
    const now = one.id === game.value ? seats : seatIn(one, own.seats, seats);
    return [one.id, { ...own, seats: now, first: readFirst(own.first, now.length) }];
  });
  plans.value = Object.fromEntries(seated) as typeof plans.value;
}

/** The company at another game's table, where the signs stay as they are; seats that it leaves empty stay as they were. */
function seatIn(of: GameEntry, own: readonly SeatPlan[], company: readonly SeatPlan[]): readonly SeatPlan[] {
  const seats: SeatPlan[] = [];
  for (const [i, { name, level }] of company.slice(0, of.maxSeats).entries()) {
    seats.push({ name, level, sign: own[i]?.sign ?? freeSign(of, [...own, ...seats]) });
  }
  for (const one of own.slice(seats.length, of.minSeats)) {
    const names = seats.map(({ name }) => name);
    seats.push(names.includes(one.name) ? { ...one, name: usualName(names) } : one);
  }
  return seats;
}

function freeSign(of: GameEntry, seats: readonly SeatPlan[]): string {
  return Array.from(lettersOf(of)).find((letter) => seats.every(({ sign }) => sign !== letter)) ?? "";
}

function lettersOf({ signChoice }: GameEntry): string {
  return signChoice?.letters ?? "";
}

/** As many seats as the game needs: one person, and computers for the others. */
function firstPlan(of: GameEntry): Plan {
  const seats = usualNames(of.minSeats).map((name, i) => ({
    name,
    level: i === 0 ? null : ("medium" as const),
    sign: lettersOf(of)[i] ?? "",
  }));
  return { seats, options: {}, first: null };
}

interface Stored {
  readonly game: GameId;
  readonly plans: Readonly<Record<GameId, Plan>>;
}

/** What is stored may come from another version or have been edited; whatever does not fit is replaced by the first plan. */
export function read(text: string | null): Stored {
  const stored = parseStored(text) as { game?: string; plans?: Record<string, unknown> };
  return {
    game: isGameId(stored.game) ? stored.game : GAMES[0].id,
    plans: Object.fromEntries(GAMES.map((one) => [one.id, readPlan(one, stored.plans?.[one.id]) ?? firstPlan(one)])),
  };
}

function readPlan(of: GameEntry, stored: unknown): Plan | null {
  const { seats, options, first } = (stored ?? {}) as {
    seats?: unknown;
    options?: Readonly<Record<string, unknown>>;
    first?: unknown;
  };
  if (!Array.isArray(seats) || seats.length < of.minSeats || seats.length > of.maxSeats) return null;
  const sitting = seats.map((seat: unknown) => readSeat(of, seat));
  if (!sitting.every((seat) => seat !== null)) return null;
  if (of.signChoice !== undefined && new Set(sitting.map(({ sign }) => sign)).size < sitting.length) return null;
  const known = of.options.flatMap(({ name, values }) => {
    const value = options?.[name];
    return values.some((one) => one.value === value) ? [[name, value]] : [];
  });
  return {
    seats: sitting,
    options: Object.fromEntries(known) as MatchOptions,
    first: readFirst(first, seats.length),
  };
}

/** Anything but a seat of the match means that the first player is drawn. */
function readFirst(first: unknown, seats: number): number | null {
  return typeof first === "number" && Number.isInteger(first) && first >= 0 && first < seats ? first : null;
}

function readSeat(of: GameEntry, seat: unknown): SeatPlan | null {
  if (typeof seat !== "object" || seat === null) return null;
  // Version 0.1 called the sign a colour.
  const { name, level, sign, colour = "" } = seat as Record<string, unknown>;
  const letter = sign ?? colour;
  const isLevel = level === null || LEVELS.some((one) => one === level);
  if (typeof name !== "string" || !isLevel || typeof letter !== "string") return null;
  if (of.signChoice !== undefined && (letter.length !== 1 || !of.signChoice.letters.includes(letter))) return null;
  return { name, level: level as LevelId | null, sign: letter };
}

effect(() => {
  keep(KEY, JSON.stringify({ game: game.value, plans: plans.value }));
});
