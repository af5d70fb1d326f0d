/**
 * A table and whoever types at it: every line gets an answer, and nothing but a legal turn or `undo` changes the match.
 * It knows no terminal: pipes and screens show the same answers in their own way.
 */
import { CHANCE } from "@riad/core";
import type { Refusal, Result, Seat } from "@riad/core";
import { clip, printable } from "@riad/drawing/block";
import { writeText } from "./files.ts";
import { describeHint } from "./hint.ts";
import { newMatchLike } from "./setting-up.ts";
import { creditsPage, helpPage, historyPage, menuPage, rulesPage, tellEnd } from "./pages.ts";
import type { Paint } from "@riad/drawing";
import { stopFrom, tellPlies } from "./replaying.ts";
import { freeSavePath, listSaves } from "./save-names.ts";
import { loadTable, makeSave } from "./saving.ts";
import { screenOf } from "@riad/drawing";
import type { Table } from "./table.ts";

export interface Answer {
  /** What happened, or why not: a sentence a line. */
  readonly lines: readonly string[];
  /** Something to read instead of the board. */
  readonly page?: readonly string[];
  /** Whether the board has to be shown again. */
  readonly hasNewBoard?: boolean;
  readonly isEnd?: boolean;
  /** At the end: the match could not be saved. */
  readonly isFailed?: boolean;
}

/** What a session needs to know of the place where it is shown. */
export interface Stage {
  readonly paint: Paint;
  readonly width: number;
  /** How many lines a page may have. */
  readonly height: number;
}

/** Whether a save was written, in a sentence. */
interface Saving {
  readonly text: string;
  readonly isRefused: boolean;
}

type Command = (words: readonly string[], rest: string) => Answer;

const ALIASES: Readonly<Record<string, string>> = {
  m: "menu",
  h: "help",
  "?": "help",
  q: "quit",
  x: "quit",
  exit: "quit",
  r: "rules",
  l: "load",
  s: "save",
  u: "undo",
  b: "view",
  board: "view",
};

export class Session {
  #table: Table;
  #path: string | undefined;
  /** What the file holds, so that nothing is saved twice. */
  #saved: string | undefined;
  /** The ply that is looked back at. */
  #lookedAt: number | undefined;
  readonly #stage: () => Stage;
  readonly #today: () => string;
  readonly #commands: Readonly<Record<string, Command>>;

  constructor(table: Table, path: string | undefined, isLoaded: boolean, stage: () => Stage, today: () => string) {
    this.#table = table;
    this.#path = path;
    this.#stage = stage;
    this.#today = today;
    if (isLoaded) this.#saved = makeSave(table, today());
    this.#commands = {
      menu: () => ({ lines: [], page: menuPage(stage().paint, stage().width) }),
      help: () => ({ lines: [], page: helpPage(this.#table.speech, stage().paint, stage().width) }),
      rules: () => ({ lines: [], page: rulesPage(this.#table.speech, stage().paint, stage().width) }),
      credits: () => ({ lines: [], page: creditsPage(stage().width) }),
      quit: () => this.end(),
      save: (_, rest) => this.#save(rest),
      load: (_, rest) => this.#load(rest),
      new: (_, rest) => this.#startAnew(rest),
      undo: () => this.#undo(),
      hint: () => this.#hint(),
      view: (words) => this.#view(words),
      moves: () => this.#listMoves(),
      history: () => ({ lines: [], page: historyPage(this.#table, stage().width, stage().height) }),
      replay: (words) => this.#lookBack(words),
      next: (words) => this.#lookOn(words, 1),
      back: (words) => this.#lookOn(words, -1),
      roll: (words) => this.#roll(words),
    };
  }

  get table(): Table {
    return this.#table;
  }

  /** The words that `answer` knows, for completion. */
  get words(): string[] {
    return Object.keys(this.#commands);
  }

  /** The board as it is looked at now. */
  board(): string[] {
    const { match, names } = this.#table;
    const { paint, width } = this.#stage();
    const screen = screenOf(match.game);
    const position = this.#lookedAt === undefined ? match.position : match.positionAt(this.#lookedAt);
    const focus = this.#table.awaited;
    const look = { paint, width, names, ...(focus === undefined ? {} : { focus }) };
    const title = clip(screen.title(position, look), width);
    return [paint.bold(title), "", ...screen.draw(position, look)];
  }

  /** What is awaited, and from whom. */
  ask(): string {
    const { match, names, awaited, speech } = this.#table;
    if (this.#lookedAt !== undefined) {
      return `Looking back at move ${this.#lookedAt} of ${match.length}: next, back, or view to return`;
    }
    if (match.isOver) return "The match is over: replay, history, new or quit";
    if (awaited === undefined) return "Nobody is to be asked.";
    return `${names[awaited]}: ${speech.ask(match.position)}`;
  }

  answer(line: string): Answer {
    const words = clean(line).split(" ");
    const [word] = words;
    if (word === "") return { lines: [this.ask()], hasNewBoard: false };
    const lower = word.toLowerCase();
    const name = Object.hasOwn(ALIASES, lower) ? ALIASES[lower] : lower;
    if (Object.hasOwn(this.#commands, name))
      return this.#commands[name](words.slice(1), line.trim().slice(word.length).trim());
    return this.#turn(words);
  }

  /** Lets chance or a computer make one move; tells nothing more when a person is to decide. */
  step(): string[] | undefined {
    const told = this.#table.step();
    if (told === undefined) return undefined;
    return this.#table.match.isOver ? [...told, ...tellEnd(this.#table)] : told;
  }

  /** Saves what is not saved yet and ends. */
  end(): Answer {
    const saved = this.#saveIfChanged();
    return {
      lines: [saved?.text ?? "Goodbye."],
      isEnd: true,
      isFailed: saved?.isRefused ?? false,
    };
  }

  #turn(words: readonly string[]): Answer {
    if (this.#lookedAt !== undefined) return say("You are looking back; view returns to the match.");
    const { match, speech } = this.#table;
    if (!looksLikeTurn(words)) {
      const shown = clip(words.join(" "), 40);
      return say(`I do not know "${shown}"; write a turn such as ${speech.example}, or h for help.`);
    }
    const move = speech.parseTurn(match.position, words);
    return move.ok ? this.#told(this.#table.play(move.value)) : refusal(move.refusal);
  }

  #roll(words: readonly string[]): Answer {
    const isDue = this.#table.match.actor === CHANCE && this.#table.awaited !== undefined;
    if (!isDue || words.length > 0 || this.#lookedAt !== undefined) return this.#turn(["roll", ...words]);
    return this.#told(this.#table.play(this.#table.drawOutcome()));
  }

  #told(told: Result<string[]>): Answer {
    if (!told.ok) return refusal(told.refusal);
    const end = this.#table.match.isOver ? tellEnd(this.#table) : [];
    return { lines: [...told.value, ...end], hasNewBoard: true };
  }

  #undo(): Answer {
    const undone = this.#table.undo();
    if (!undone.ok) return refusal(undone.refusal);
    this.#lookedAt = undefined;
    return { lines: [`Taken back to move ${undone.value}.`], hasNewBoard: true };
  }

  #hint(): Answer {
    const { match, awaited, speech } = this.#table;
    if (match.isOver || awaited === undefined) return say("The match is over; there is nothing to choose.");
    if (match.actor === CHANCE) return say(`There is nothing to choose: ${speech.ask(match.position)}.`);
    return { lines: [describeHint(this.#table)] };
  }

  #view(words: readonly string[]): Answer {
    if (words.length === 0) {
      this.#lookedAt = undefined;
      return { lines: [], hasNewBoard: true };
    }
    const { match, names } = this.#table;
    const seat = findSeat(names, words.join(" "));
    if (seat === undefined) {
      const seats = names.map((name, i) => `${i + 1} ${name}`).join(", ");
      return say(`There is no player "${words.join(" ")}"; there are ${seats}.`);
    }
    const { paint, width } = this.#stage();
    return { lines: [], page: screenOf(match.game).drawSeat(match.position, seat, { paint, width, names }) };
  }

  #listMoves(): Answer {
    const { match, speech } = this.#table;
    return { lines: [], page: speech.listTurns(match.position, this.#stage().width) };
  }

  #lookBack(words: readonly string[]): Answer {
    const { match } = this.#table;
    const ply = words.length === 0 ? 0 : readCount(words[0]);
    if (ply === undefined || ply > match.length || words.length > 1) {
      return say(`replay takes a move from 0 to ${match.length}, not "${words.join(" ")}".`);
    }
    this.#lookedAt = stopFrom(match, ply, 0);
    return { lines: [], hasNewBoard: true };
  }

  #lookOn(words: readonly string[], direction: 1 | -1): Answer {
    const { match, speech, names } = this.#table;
    const count = words.length === 0 ? 1 : readCount(words[0]);
    if (count === undefined || words.length > 1)
      return say(`How many turns? Not "${words.join(" ")}"; a number, or nothing.`);
    const from = this.#lookedAt;
    if (from === undefined) return say("You are not looking back; replay begins at the first move.");
    const to = stopFrom(match, from, direction * count);
    if (to === from)
      return say(direction > 0 ? "This is where the match stands; view returns to it." : "This is the beginning.");
    this.#lookedAt = to;
    return { lines: direction > 0 ? tellPlies(match, speech, names, from, to) : [], hasNewBoard: true };
  }

  #save(path: string): Answer {
    const target = path === "" ? this.#ownPath() : path;
    const { text } = this.#write(target, makeSave(this.#table, this.#today()));
    return say(text);
  }

  #load(path: string): Answer {
    if (path === "") {
      const saves = listSaves();
      return say(`Which file? Write load <file>${saves.length > 0 ? `; here are ${saves.join(", ")}` : ""}.`);
    }
    const loaded = loadTable(path, this.#table.seed);
    if (!loaded.ok) return refusal(loaded.refusal);
    const kept = this.#saveIfChanged();
    if (kept?.isRefused === true) return say(kept.text);
    this.#sit(loaded.value, path);
    this.#saved = makeSave(loaded.value, this.#today());
    return { lines: [...(kept === undefined ? [] : [kept.text]), printable(`Loaded ${path}.`)], hasNewBoard: true };
  }

  #startAnew(seed: string): Answer {
    const kept = this.#saveIfChanged();
    if (kept?.isRefused === true) return say(kept.text);
    this.#sit(newMatchLike(this.#table, seed), undefined);
    return {
      lines: [...(kept === undefined ? [] : [kept.text]), `A new match, seed ${this.#table.seed}.`],
      hasNewBoard: true,
    };
  }

  #sit(table: Table, path: string | undefined): void {
    this.#table = table;
    this.#path = path;
    this.#saved = undefined;
    this.#lookedAt = undefined;
  }

  #saveIfChanged(): Saving | undefined {
    const save = makeSave(this.#table, this.#today());
    return save === this.#saved ? undefined : this.#write(this.#ownPath(), save);
  }

  #write(path: string, save: string): Saving {
    const written = writeText(path, save);
    if (!written.ok) return { text: printable(written.refusal.message), isRefused: true };
    this.#path = path;
    this.#saved = save;
    return { text: printable(`Saved to ${path}.`), isRefused: false };
  }

  #ownPath(): string {
    return this.#path ?? freeSavePath(this.#table.match.game.id, this.#table.seed);
  }
}

function say(text: string): Answer {
  return { lines: [text] };
}

function refusal({ message }: Refusal): Answer {
  return say(printable(message));
}

/** Words without control characters and not endlessly long, so that an answer that repeats them stays a line. */
function clean(line: string): string {
  return printable(line.replace(/\s+/gu, " "))
    .trim()
    .split(" ")
    .map((word) => clip(word, 24))
    .join(" ");
}

/** Three or four short words, or one; anything else is no turn of any game. */
function looksLikeTurn(words: readonly string[]): boolean {
  return words.length <= 5 && words.every((word) => /^[a-z0-9]{1,10}$/i.test(word));
}

function readCount(word: string): number | undefined {
  return /^\d{1,6}$/.test(word) ? Number(word) : undefined;
}

/** By number, by name, or by the beginning of a name that only one has. */
function findSeat(names: readonly string[], wanted: string): Seat | undefined {
  if (/^[1-9]$/.test(wanted) && Number(wanted) <= names.length) return Number(wanted) - 1;
  const lower = names.map((name) => name.toLowerCase());
  const exact = lower.indexOf(wanted.toLowerCase());
  if (exact >= 0) return exact;
  const found = lower.filter((name) => name.startsWith(wanted.toLowerCase()));
  return found.length === 1 ? lower.indexOf(found[0]) : undefined;
}
