/** The questions before a match when no flags were given; Enter accepts the answer in brackets. */
import type { Interface } from "node:readline";
import type { Game } from "@riad/core";
import { levelsOf } from "@riad/bots";
import { shelf } from "@riad/games";
import { wrap } from "@riad/drawing/block";
import { NARROWEST } from "./frame.ts";
import type { SetupFlags } from "./setup.ts";

export type Ask = (question: string, values: readonly string[] | undefined, usual: string) => Promise<string>;

/** Longer lists, such as the order of the colours, can only be set by flag. */
const MOST_VALUES = 3;

/** Columns kept free after a question. */
const ROOM_TO_TYPE = 8;

export async function askGame(ask: Ask): Promise<string> {
  const ids = shelf.map(({ id }) => id);
  return ask("Which game?", ids, ids[0]);
}

/** Asks only for what the flags do not specify. */
export async function askSetup(game: Game, flags: SetupFlags, ask: Ask): Promise<SetupFlags> {
  if (flags.seats !== undefined) return flags;
  const counts = Array.from({ length: game.maxSeats - game.minSeats + 1 }, (_, i) => String(game.minSeats + i));
  const count = Number(await ask("How many seats?", counts, counts[0]));
  const levels = levelsOf(game.id);
  const seats: string[] = [];
  const names: string[] = [];
  for (let seat = 0; seat < count; seat++) {
    const usual = seat === 0 ? "person" : levels[Math.floor(levels.length / 2)].id;
    const who = await ask(`Who plays seat ${seat + 1}?`, ["person", ...levels.map(({ id }) => id)], usual);
    seats.push(who);
    const given = flags.name?.[seat];
    names.push(given ?? (who === "person" ? await ask("Name?", undefined, `Player ${seat + 1}`) : ""));
  }
  const options: string[] = [...(flags.option ?? [])];
  for (const { name, about, values, isDrawn } of game.options) {
    const isGiven = name in flags || options.some((pair) => pair.startsWith(`${name}=`));
    if (isGiven || isDrawn === true || values.length > MOST_VALUES) continue;
    options.push(`${name}=${await ask(about, values, values[0])}`);
  }
  return { ...flags, seats: seats.join(","), name: names, option: options };
}

/** The input ended before every question was answered. */
export class Unanswered extends Error {}

/** Asks again until the answer is one of the values, or an unambiguous start of one. */
export function newAsk(lines: Interface): Ask {
  const read = newReader(lines);
  return async (question, values, usual) => {
    const choice = values === undefined ? "" : ` ${values.join(", ")}`;
    for (;;) {
      // If the terminal wrapped the prompt, it would break inside words.
      const width = (process.stdout.columns ?? NARROWEST) - ROOM_TO_TYPE;
      const rows = wrap(`${question}${choice} [${usual}]`, width, 2);
      for (const row of rows.slice(0, -1)) console.log(row);
      const text = await read(`${rows.at(-1) ?? ""} `);
      const answer = text.trim();
      if (answer === "") return usual;
      if (values === undefined) return answer;
      const fits = values.filter((value) => value.startsWith(answer.toLowerCase()));
      const fit = fits.find((value) => value === answer.toLowerCase()) ?? (fits.length === 1 ? fits[0] : undefined);
      if (fit !== undefined) return fit;
      console.log(`Please type one of ${values.join(", ")}.`);
    }
  };
}

/**
 * Input typed before its question is kept for that question; readline's own `question` would lose it. Unused input is
 * put back for the next reader.
 */
function newReader(lines: Interface): (prompt: string) => Promise<string> {
  const typed: string[] = [];
  let take: ((line: string) => void) | undefined;
  lines.on("line", (line) => {
    if (take === undefined) typed.push(line);
    else take(line);
    take = undefined;
  });
  const ended = new Promise<never>((_, give) => {
    lines.once("close", () => {
      if (typed.length > 0) process.stdin.unshift(typed.map((line) => `${line}\n`).join(""));
      give(new Unanswered());
    });
  });
  // There may be no pending question when the lines are closed.
  ended.catch(() => undefined);
  return (prompt) => {
    lines.setPrompt(prompt);
    lines.prompt();
    const line = typed.shift();
    if (line === undefined) return Promise.race([new Promise<string>((resolve) => (take = resolve)), ended]);
    console.log(line);
    return Promise.resolve(line);
  };
}
