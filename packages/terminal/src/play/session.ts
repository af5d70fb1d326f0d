/**
 * A table and the person typing: every line gets an answer, and only a legal turn or `undo` changes the match. It knows nothing
 * about terminals: pipes and screens show the same answers in their own way.
 */
import { CHANCE } from "@riad/core";
import type { Result } from "@riad/core";
import { printable } from "@riad/drawing/block";
import { answerLine, refuseStrangeTurn, say, sayRefusal } from "./answer.ts";
import type { Answer, Command, Played, Stage } from "./answer.ts";
import { writeText } from "../files.ts";
import { describeHint } from "./hint.ts";
import { Looking } from "./look-back.ts";
import { newMatchLike } from "./setup.ts";
import { helpPage, menuPage, tellEnd } from "./pages.ts";
import { freeSavePath, listSaves } from "./save-names.ts";
import { loadTable, makeSave } from "./saves.ts";
import type { Table } from "./table.ts";

/** Whether a save was written, in a sentence. */
interface Saving {
  readonly text: string;
  readonly isRefused: boolean;
}

export class Session implements Played {
  #table: Table;
  #path: string | undefined;
  /** What the file contains, so that nothing is saved twice. */
  #saved: string | undefined;
  readonly #looking: Looking;
  readonly #today: () => string;
  readonly #commands: Readonly<Record<string, Command>>;

  constructor(table: Table, path: string | undefined, isLoaded: boolean, stage: () => Stage, today: () => string) {
    this.#table = table;
    this.#path = path;
    this.#today = today;
    if (isLoaded) this.#saved = makeSave(table, today());
    this.#looking = new Looking(() => {
      const { match, names, speech, dialect, awaited } = this.#table;
      return { match, names, speech, dialect, focus: awaited };
    }, stage);
    this.#commands = {
      ...this.#looking.commands,
      menu: () => ({ lines: [], page: menuPage(stage().paint, stage().width) }),
      help: () => ({ lines: [], page: helpPage(this.#table.speech, stage().paint, stage().width) }),
      quit: () => this.end(),
      save: (_, rest) => this.#save(rest),
      load: (_, rest) => this.#load(rest),
      new: (_, rest) => this.#startAnew(rest),
      undo: () => this.#undo(),
      hint: () => this.#hint(),
      roll: (words) => this.#roll(words),
    };
  }

  get table(): Table {
    return this.#table;
  }

  get thinker(): string | undefined {
    return this.#table.thinker?.name;
  }

  get words(): string[] {
    return Object.keys(this.#commands);
  }

  /** The board as it is looked at now. */
  board(): string[] {
    return this.#looking.board();
  }

  /** What is expected, and from whom. */
  ask(): string {
    const { match, names, awaited, speech } = this.#table;
    const lookingBack = this.#looking.ask();
    if (lookingBack !== undefined) return lookingBack;
    if (match.isOver) return "The match is over: replay, history, new or quit";
    if (awaited === undefined) return "Nobody is to move.";
    return `${names[awaited]}: ${speech.ask(match.position)}`;
  }

  answer(line: string): Answer {
    return answerLine(
      line,
      this.#commands,
      (words) => this.#turn(words),
      () => ({ lines: [this.ask()], hasNewBoard: false }),
      (words) => !this.#looking.isBack && this.#table.speech.isTurn?.(this.#table.match.position, words) === true,
    );
  }

  /** Lets chance or a computer make one move; undefined when a person has to decide. */
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
    if (this.#looking.isBack) return say("You're looking back; view returns to the match.");
    const { match, speech } = this.#table;
    const strange = refuseStrangeTurn(words, speech);
    if (strange !== undefined) return strange;
    const move = speech.parseTurn(match.position, words);
    return move.ok ? this.#told(this.#table.play(move.value)) : sayRefusal(move.refusal);
  }

  #roll(words: readonly string[]): Answer {
    const isDue = this.#table.match.actor === CHANCE && this.#table.awaited !== undefined;
    if (!isDue || words.length > 0 || this.#looking.isBack) return this.#turn(["roll", ...words]);
    return this.#told(this.#table.play(this.#table.match.drawOutcome()));
  }

  #told(told: Result<string[]>): Answer {
    if (!told.ok) return sayRefusal(told.refusal);
    const end = this.#table.match.isOver ? tellEnd(this.#table) : [];
    return { lines: [...told.value, ...end], hasNewBoard: true };
  }

  #undo(): Answer {
    const undone = this.#table.undo();
    if (!undone.ok) return sayRefusal(undone.refusal);
    this.#looking.stop();
    return { lines: [`Undone to move ${undone.value}.`], hasNewBoard: true };
  }

  #hint(): Answer {
    const { match, awaited, speech } = this.#table;
    if (match.isOver || awaited === undefined) return say("The match is over; there is nothing to choose.");
    if (match.actor === CHANCE) return say(`There is nothing to choose: ${speech.ask(match.position)}.`);
    return { lines: [describeHint(this.#table)] };
  }

  #save(path: string): Answer {
    const target = path === "" ? this.#ownPath() : path;
    const { text } = this.#write(target, makeSave(this.#table, this.#today()));
    return say(text);
  }

  #load(path: string): Answer {
    if (path === "") {
      const saves = listSaves();
      return say(`Which file? Type load <file>${saves.length > 0 ? `; here are ${saves.join(", ")}` : ""}.`);
    }
    const loaded = loadTable(path, this.#table.seed);
    if (!loaded.ok) return sayRefusal(loaded.refusal);
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
    this.#looking.stop();
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
