/** Marrakech in the terminal. */
import { tasks } from "@riad/marrakech";
import type { MarrakechPosition } from "@riad/marrakech";
import type { TerminalEntry } from "../entry.ts";
import { marrakechSpeech } from "./speech.ts";

export const marrakechEntry: TerminalEntry<MarrakechPosition> = {
  speech: () => marrakechSpeech,
  tasks,
  examples: {
    play: ["riad play marrakech --seats 3 --name Salma --name Tariq --name Idris"],
    tasks: [`echo '{"id":1,"task":"moveAssam","input":["A00N",2]}' | riad tasks marrakech`],
    arena: ["riad arena marrakech hard expert --games 400 --ms 100 --seats 4"],
  },
};
