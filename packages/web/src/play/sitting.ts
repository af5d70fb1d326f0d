/** Who sits where, as a record stores it: names as players, and a note with a level or a person for each seat. */
import type { RecordNotes } from "@riad/core";
import { playerName } from "../page/player-name.ts";
import { say } from "../words/words.ts";
import type { Sitter } from "./face.ts";

/** The levels by name, weakest first. The players themselves are loaded with the worker, when one is asked. */
export const LEVELS = ["random", "easy", "medium", "hard", "expert"] as const;

export type LevelId = (typeof LEVELS)[number];

const LEVEL_NAMES = {
  random: "levelRandom",
  easy: "levelEasy",
  medium: "levelMedium",
  hard: "levelHard",
  expert: "levelExpert",
} as const;

const LEVEL_ABOUTS = {
  random: "aboutRandom",
  easy: "aboutEasy",
  medium: "aboutMedium",
  hard: "aboutHard",
  expert: "aboutExpert",
} as const;

export function levelWord(level: string): string {
  return isLevel(level) ? say(LEVEL_NAMES[level]) : level;
}

/** Beside a name: how strong that computer is, unless its name says so ("Computer (medium)"); empty for a person. */
export function levelNote({ name, level }: Sitter): string {
  const word = level === null ? "" : levelWord(level).toLowerCase();
  return name.endsWith(`(${word})`) ? "" : word;
}

/** How it plays, in a plain sentence. */
export function levelAbout(level: string): string {
  return isLevel(level) ? say(LEVEL_ABOUTS[level]) : "";
}

function isLevel(level: string): level is LevelId {
  return LEVELS.some((one) => one === level);
}

/** Whether the player at this screen is meant: only they are told what to do, and of all others it is said what they do. */
export function isAsked({ level, remote }: Sitter): boolean {
  return level === null && (remote === undefined || remote.isYou);
}

/** Whether nobody at this screen plays. */
export function areWatched(sitters: readonly Sitter[]): boolean {
  return sitters.every(({ level, remote }) => (remote === undefined ? level !== null : !remote.isYou));
}

/** Whether they rather play on than study: several people round one screen, or one against the weakest computers. */
export function arePlayful(sitters: readonly Sitter[]): boolean {
  const levels = sitters.flatMap(({ level }) => level ?? []);
  const people = sitters.length - levels.length;
  return people > 1 || (people === 1 && levels.every((level) => WEAKEST.has(level)));
}

const WEAKEST: ReadonlySet<string> = new Set(LEVELS.slice(0, 2));

const PERSON = "person";
const NOTE = "seats";

export function makeNotes(sitters: readonly Sitter[], date: string): RecordNotes {
  return {
    players: sitters.map(({ name }) => name),
    date,
    extra: { [NOTE]: sitters.map(({ level }) => level ?? PERSON).join(",") },
  };
}

/** Somebody at this screen, and computers at the other seats. */
export function againstComputers(level: LevelId, seats: number): Sitter[] {
  return usualNames(seats).map((name, seat) => ({ name, level: seat === 0 ? null : level }));
}

/** A record from elsewhere knows nothing of levels: then everybody is a person. */
export function readSitters(notes: RecordNotes, levels: readonly string[]): Sitter[] {
  const kinds = (notes.extra[NOTE] ?? "").split(",");
  return notes.players.map((name, seat) => ({ name, level: levels.includes(kinds[seat]) ? kinds[seat] : null }));
}

const NAMES: readonly string[] = ["Salma", "Idris", "Noor", "Tariq"];

/** The name of the seat with this number, or else the first one that is free; a larger table counts its players. */
export function usualName(taken: readonly string[], seat?: number): string {
  const own = seat === undefined ? undefined : NAMES[seat];
  const free = [own, ...NAMES].find((name) => name !== undefined && !taken.includes(name));
  return free ?? say("seatNumber", { number: (seat ?? taken.length) + 1 });
}

/** The player at this browser comes first. */
export function usualNames(seats: number): string[] {
  return completeNames(Array.from({ length: seats }, (_, seat) => (seat === 0 ? playerName() : "")));
}

/** Seats without a name get one that nobody else has. */
export function completeNames(names: readonly string[]): string[] {
  const complete = names.map((name) => name.trim());
  for (const [seat, name] of complete.entries()) if (name === "") complete[seat] = usualName(complete, seat);
  return complete;
}
