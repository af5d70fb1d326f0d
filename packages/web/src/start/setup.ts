/** What is set up on the start page: which game, who sits where, and its options; remembered for the next time. */
import { computed, effect, signal } from "@preact/signals";
import { isGameId } from "../page/game-id.ts";
import type { GameId } from "../page/game-id.ts";
import { keep, recall } from "../page/memory.ts";
import { NAMES } from "../play/names.ts";
import { LEVELS } from "../play/levels.ts";
import type { LevelId } from "../play/levels.ts";
import { sitDown } from "../play/wish.ts";
import type { Key } from "../words/words.ts";

export interface SeatPlan {
  readonly name: string;
  readonly level: LevelId | null;
  /** The letter of its rugs; only Marrakech has colours to choose. */
  readonly colour: string;
}

export interface OptionPlan {
  readonly name: string;
  readonly title: Key;
  /** Each value with its name and what it means, the default first. */
  readonly values: readonly { readonly value: string; readonly name: Key; readonly about: Key }[];
}

/** What can be chosen, in the words of the page; the rules themselves are loaded with the table. */
export const OPTIONS: Readonly<Record<GameId, readonly OptionPlan[]>> = {
  marrakech: [
    {
      name: "ruleset",
      title: "rules",
      values: [
        { value: "anu", name: "rulesCourse", about: "rulesCourseAbout" },
        { value: "publisher", name: "rulesPublisher", about: "rulesPublisherAbout" },
      ],
    },
  ],
  azul: [
    {
      name: "wall",
      title: "wall",
      values: [
        { value: "fixed", name: "wallFixed", about: "wallFixedAbout" },
        { value: "free", name: "wallFree", about: "wallFreeAbout" },
      ],
    },
    {
      name: "centres",
      title: "centres",
      values: [
        { value: "1", name: "centresOne", about: "centresOneAbout" },
        { value: "2", name: "centresTwo", about: "centresTwoAbout" },
      ],
    },
  ],
};

interface Plan {
  readonly seats: readonly SeatPlan[];
  readonly options: Readonly<Record<string, string>>;
}

const COLOURS = ["c", "y", "r", "p"];
export const MOST_SEATS = 4;
export const FEWEST_SEATS = 2;
const KEY = "riad.setup";

const FIRST: Plan = {
  seats: [
    { name: NAMES[0], level: null, colour: "c" },
    { name: NAMES[1], level: "medium", colour: "y" },
  ],
  options: {},
};

const before = read();
export const game = signal<GameId>(before.game);
const plans = signal<Readonly<Record<GameId, Plan>>>(before.plans);
export const plan = computed(() => plans.value[game.value]);

export function changeSeat(at: number, change: Partial<SeatPlan>): void {
  update({ seats: plan.value.seats.map((seat, i) => (i === at ? { ...seat, ...change } : seat)) });
}

/** The next colour; whoever has it takes this seat's. */
export function changeColour(at: number): void {
  const { seats } = plan.value;
  const own = seats[at].colour;
  const next = COLOURS[(COLOURS.indexOf(own) + 1) % COLOURS.length];
  const holder = seats.findIndex(({ colour }) => colour === next);
  changeSeat(at, { colour: next });
  if (holder >= 0) changeSeat(holder, { colour: own });
}

export function addSeat(): void {
  const { seats } = plan.value;
  const name = NAMES.find((one) => seats.every((seat) => seat.name !== one)) ?? NAMES[seats.length];
  const colour = COLOURS.find((one) => seats.every((seat) => seat.colour !== one)) ?? "c";
  update({ seats: [...seats, { name, level: "medium", colour }] });
}

export function removeSeat(): void {
  update({ seats: plan.value.seats.slice(0, -1) });
}

/** The first becomes the last. */
export function rotateSeats(): void {
  const [first, ...rest] = plan.value.seats;
  update({ seats: [...rest, first] });
}

export function chooseOption(name: string, value: string): void {
  update({ options: { ...plan.value.options, [name]: value } });
}

export function optionValue(option: OptionPlan): string {
  return plan.value.options[option.name] ?? option.values[0].value;
}

export function startMatch(): void {
  const { seats } = plan.value;
  const sitters = seats.map(({ name, level }, i) => ({ name: name.trim() === "" ? NAMES[i] : name.trim(), level }));
  const setup = { seats: seats.length, first: 0, options: matchOptions() };
  sitDown(game.value, { kind: "new", setup, sitters });
}

/** The options as the rules take them, the colours of the seats among them. */
export function matchOptions(): Readonly<Record<string, string>> {
  const { seats, options } = plan.value;
  if (game.value !== "marrakech") return options;
  const chosen = seats.map(({ colour }) => colour).join("");
  return { ...options, colours: chosen + COLOURS.filter((letter) => !chosen.includes(letter)).join("") };
}

function update(change: Partial<Plan>): void {
  plans.value = { ...plans.value, [game.value]: { ...plan.value, ...change } };
}

interface Stored {
  readonly game: GameId;
  readonly plans: Readonly<Record<GameId, Plan>>;
}

function read(): Stored {
  try {
    const value = JSON.parse(recall(KEY) ?? "{}") as Partial<Stored>;
    const first = isGameId(value.game) ? value.game : "marrakech";
    return {
      game: first,
      plans: { marrakech: readPlan("marrakech", value), azul: readPlan("azul", value) },
    };
  } catch {
    return { game: "marrakech", plans: { marrakech: FIRST, azul: FIRST } };
  }
}

/** What is stored may be of another version or by another hand; what does not fit gives way to the first plan. */
function readPlan(id: GameId, stored: Partial<Stored>): Plan {
  const found = stored.plans?.[id];
  const isFit =
    Array.isArray(found?.seats) &&
    found.seats.length >= FEWEST_SEATS &&
    found.seats.length <= MOST_SEATS &&
    found.seats.every(isSeat) &&
    new Set(found.seats.map(({ colour }) => colour)).size === found.seats.length;
  if (!isFit) return FIRST;
  const options = OPTIONS[id].flatMap(({ name, values }) => {
    const value = found.options?.[name];
    return values.some((one) => one.value === value) ? [[name, value]] : [];
  });
  return { seats: found.seats, options: Object.fromEntries(options) as Record<string, string> };
}

function isSeat(seat: unknown): seat is SeatPlan {
  if (typeof seat !== "object" || seat === null) return false;
  const { name, level, colour } = seat as Record<string, unknown>;
  const isLevel = level === null || LEVELS.some((one) => one === level);
  return typeof name === "string" && isLevel && typeof colour === "string" && COLOURS.includes(colour);
}

effect(() => {
  keep(KEY, JSON.stringify({ game: game.value, plans: plans.value }));
});
