import type { Game, Setup } from "./game.ts";
import { refuse } from "./refusals.ts";
import { REFUSAL, accept } from "./result.ts";
import type { Result } from "./result.ts";
import { quote } from "./sentence.ts";

/** Fills in defaults and refuses anything the game does not have. */
export function completeSetup(game: Game, given: Partial<Setup> = {}): Result<Setup> {
  const seats = given.seats ?? game.minSeats;
  if (!Number.isInteger(seats) || seats < game.minSeats || seats > game.maxSeats) {
    const { title, minSeats, maxSeats } = game;
    return refuse(REFUSAL.impossible, "seats", { game: title, least: minSeats, most: maxSeats, seats });
  }
  const first = given.first ?? 0;
  if (!Number.isInteger(first) || first < 0 || first >= seats) {
    return refuse(REFUSAL.impossible, "firstSeat", { last: seats - 1, first });
  }
  const options: Record<string, string> = {};
  for (const option of game.options) options[option.name] = option.values[0];
  for (const [name, value] of Object.entries(given.options ?? {})) {
    const option = game.options.find((candidate) => candidate.name === name);
    if (option === undefined) {
      const names = game.options.map((candidate) => candidate.name).join(", ");
      return refuse(REFUSAL.unknown, "noOption", { game: game.title, option: quote(name), options: names });
    }
    if (!option.values.includes(value)) {
      const args = { option: name, values: option.values.join(", "), value: quote(value) };
      return refuse(REFUSAL.unknown, "optionValue", args);
    }
    options[name] = value;
  }
  return accept({ seats, first, options });
}

/**
 * The options that a written position was played with. A position only says what differs from its notation's defaults,
 * which need not be those of a new match; so each option gets the value whose first position says the same about it.
 */
export function optionsOf(game: Game, seats: number, position: string): Record<string, string> {
  const options: Record<string, string> = {};
  for (const { name, values } of game.options) {
    const said = findWord(position, name);
    const isSame = (value: string): boolean => {
      const setup = completeSetup(game, { seats, options: { [name]: value } });
      return setup.ok && findWord(game.notation.makePosition(game.start(setup.value)), name) === said;
    };
    options[name] = values.find(isSame) ?? values[0];
  }
  return options;
}

function findWord(text: string, name: string): string | undefined {
  return text.split(" ").find((word) => word.startsWith(`${name}=`));
}
