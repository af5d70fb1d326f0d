import type { Game, Setup } from "./game.ts";
import { REFUSAL, accept, refuse } from "./result.ts";
import type { Result } from "./result.ts";

/** Fills in what was left out and refuses what the game does not have. */
export function completeSetup(game: Game, wish: Partial<Setup> = {}): Result<Setup> {
  const seats = wish.seats ?? game.minSeats;
  if (!Number.isInteger(seats) || seats < game.minSeats || seats > game.maxSeats) {
    return refuse(
      REFUSAL.impossible,
      `${game.title} is played by ${game.minSeats} to ${game.maxSeats}, not by ${seats}.`,
    );
  }
  const first = wish.first ?? 0;
  if (!Number.isInteger(first) || first < 0 || first >= seats) {
    return refuse(REFUSAL.impossible, `The first seat must be from 0 to ${seats - 1}, not ${first}.`);
  }
  const options: Record<string, string> = {};
  for (const option of game.options) options[option.name] = option.values[0];
  for (const [name, value] of Object.entries(wish.options ?? {})) {
    const option = game.options.find((candidate) => candidate.name === name);
    if (option === undefined) {
      const names = game.options.map((candidate) => candidate.name).join(", ");
      return refuse(REFUSAL.unknown, `${game.title} has no option "${name}"; it has ${names}.`);
    }
    if (!option.values.includes(value)) {
      return refuse(REFUSAL.unknown, `The option ${name} is one of ${option.values.join(", ")}, not "${value}".`);
    }
    options[name] = value;
  }
  return accept({ seats, first, options });
}
