/** Azul in the terminal. */
import { tasks } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import { COURSE_DIALECT, RIAD_DIALECT } from "@riad/drawing/azul";
import type { TerminalEntry } from "../entry.ts";
import { courseLog } from "./course-log.ts";
import { retell } from "./retell.ts";
import { makeAzulSpeech } from "./speech.ts";

export const azulEntry: TerminalEntry<AzulPosition> = {
  speech: makeAzulSpeech,
  dialects: {
    flag: "tiles",
    about: "Azul: the letters of the course (R Y B L U) or Riad's own (B G O P R)",
    names: [COURSE_DIALECT, RIAD_DIALECT],
  },
  retell,
  tasks,
  log: courseLog,
  examples: {
    play: ["riad play azul --seats person,hard --wall free --centres 2"],
    view: ["riad view AF0cdde1bbbe2abde3cdee4bcceCfB1915161614D0000000000 A0MSFB0MSF"],
    tasks: ["zcat cases.jsonl.gz | riad tasks azul > results.jsonl"],
    arena: ["riad arena azul medium hard --option wall=free --option centres=2 --json"],
  },
};
