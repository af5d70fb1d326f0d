/**
 * A table and the person typing: every line gets an answer, and only a legal turn or `undo` changes the match. It is
 * independent of terminals: pipes and screens display the same answers in different ways.
 */
import { CHANCE, listTurns, turnAt } from "@riad/core";
import type { Result } from "@riad/core";
import type { Paint } from "@riad/drawing";
import { printable } from "@riad/drawing/block";
import { answerLine, refuseStrangeTurn, say, sayRefusal } from "./answer.ts";
import type { Answer, Command, Display, Played } from "./answer.ts";
import { describeHint } from "./hint.ts";
import { Looking } from "./look-back.ts";
import { newMatchLike } from "./setup.ts";
import { helpPage, menuPage, tellEnd } from "./pages.ts";
import { reviewMatch } from "../review/review-match.ts";
import { tellReview } from "../review/review-text.ts";
import { SaveFile } from "./save-file.ts";
import { listSaves } from "./save-names.ts";
import { loadTable, makeSave } from "./saves.ts";
import type { Table } from "./table.ts";

/** What to do about a match that cannot be saved. */
const SAVE_ELSEWHERE = "Type save <file> to save it somewhere else, or discard to leave without saving.";

/** Messages for commands that take a moment. */
const WAITING: Readonly<Record<string, string | undefined>> = {
  hint: "Looking for a good turn …",
  review: "Going through the match …",
};

/** Moments of a review that are shown per person. */
const MOMENTS = 3;

export class Session implements Played {
  #table: Table;
  #file: SaveFile;
  #isDiscarded = false;
  readonly #looking: Looking;
  readonly #display: () => Display;
  readonly #today: () => string;
  readonly #commands: Readonly<Record<string, Command>>;

  constructor(table: Table, file: SaveFile, display: () => Display, today: () => string) {
    this.#table = table;
    this.#file = file;
    this.#today = today;
    this.#display = display;
    this.#looking = new Looking(() => {
      const { match, names, speech, dialect, awaited, reader, lastPerson } = this.#table;
      // While computers play, and at the end, people see their own board.
      const own = reader ?? (match.isOver ? undefined : lastPerson);
      return { match, names, speech, dialect, focus: awaited ?? own };
    }, display);
    this.#commands = {
      ...this.#looking.commands,
      menu: () => ({ lines: [], page: menuPage(display().paint, display().width) }),
      help: () => ({ lines: [], page: helpPage(this.#table.speech, display().paint, display().width) }),
      quit: () => this.#quit(),
      discard: () => this.#discard(),
      save: (_, rest) => this.#save(rest),
      load: (_, rest) => this.#load(rest),
      new: (_, rest) => this.#startAnew(rest),
      undo: () => this.#undo(),
      hint: () => this.#hint(),
      review: () => this.#review(),
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

  waitingFor(line: string): string | undefined {
    return WAITING[line.trim().toLowerCase()];
  }

  /** The board at the ply being looked at. */
  board(): string[] {
    return this.#looking.board();
  }

  /** What is expected, and from whom. */
  ask(): string {
    const { match, names, awaited, speech } = this.#table;
    const lookingBack = this.#looking.ask();
    if (lookingBack !== undefined) return lookingBack;
    if (match.isOver) return `${tellEnd(this.#table)} Type review, replay, history, new or quit.`;
    if (awaited === undefined) return "Nobody is to move.";
    return `${names[awaited]}: ${speech.ask(match.position)}`;
  }

  answer(line: string): Answer {
    return answerLine(
      line,
      this.#commands,
      (words) => this.#turn(words),
      () => (this.#isRollDue ? this.#roll([]) : say(this.ask())),
      (words) => !this.#looking.isBack && this.#table.speech.isTurn?.(this.#table.match.position, words) === true,
    );
  }

  /** Lets chance or a computer make one move; undefined when a person has to decide. */
  step(): string[] | undefined {
    return this.#table.step()?.map(({ text, income }) => (income > 0 ? stress(text, this.#display().paint) : text));
  }

  /** Nobody can be asked any more: saves unsaved changes wherever possible. */
  end(): Answer {
    const saved = this.#isDiscarded ? undefined : this.#file.saveAnywhere(this.#table, this.#today());
    return { lines: [saved?.text ?? "Goodbye."], isEnd: true, isFailed: saved?.isRefused ?? false };
  }

  /** Stays in the match if it cannot be saved. */
  #quit(): Answer {
    const saved = this.#file.saveIfChanged(this.#table, this.#today());
    if (saved?.isRefused === true) return { lines: [`Not saved. ${saved.text} ${SAVE_ELSEWHERE}`] };
    return { lines: [saved?.text ?? "Goodbye."], isEnd: true };
  }

  #discard(): Answer {
    this.#isDiscarded = true;
    return { lines: ["The match was not saved. Goodbye."], isEnd: true };
  }

  #turn(words: readonly string[]): Answer {
    if (this.#looking.isBack) return say("You're looking back; type view to return to the match.");
    const { match, speech } = this.#table;
    const strange = refuseStrangeTurn(words, speech);
    if (strange !== undefined) return strange;
    const move = speech.parseTurn(match.position, words);
    return move.ok ? this.#told(this.#table.play(move.value)) : sayRefusal(move.refusal);
  }

  /** Whether the only thing a person has to do is roll the die. */
  get #isRollDue(): boolean {
    const { match, awaited } = this.#table;
    return match.actor === CHANCE && awaited !== undefined && !this.#looking.isBack;
  }

  #roll(words: readonly string[]): Answer {
    if (!this.#isRollDue || words.length > 0) return this.#turn(["roll", ...words]);
    return this.#told(this.#table.play(this.#table.match.drawOutcome()));
  }

  #told(told: Result<string[]>): Answer {
    if (!told.ok) return sayRefusal(told.refusal);
    return { lines: told.value, hasNewBoard: true };
  }

  #undo(): Answer {
    const { match } = this.#table;
    const save = match.isOver ? makeSave(this.#table, this.#today()) : undefined;
    const turns = listTurns(match);
    const undone = this.#table.undo();
    if (!undone.ok) return sayRefusal(undone.refusal);
    this.#looking.stop();
    const kept = save === undefined ? [] : this.#file.leaveFinished(save);
    return { lines: [`Back to turn ${turnAt(turns, undone.value)?.number ?? 1}.`, ...kept], hasNewBoard: true };
  }

  #hint(): Answer {
    const { match, awaited, speech } = this.#table;
    if (match.isOver || awaited === undefined) return say("The match is over; there is nothing to choose.");
    if (match.actor === CHANCE) return say(`There is nothing to choose. ${speech.ask(match.position)}.`);
    return { lines: [describeHint(this.#table)] };
  }

  #review(): Answer {
    if (!this.#table.match.isOver) return say("A match can be reviewed when it is over; hint helps with a turn.");
    const reviewed = reviewMatch(this.#table.match);
    return { lines: [], page: tellReview({ table: this.#table, ...reviewed }, this.#display(), MOMENTS) };
  }

  #save(path: string): Answer {
    const { text } = this.#file.save(this.#table, this.#today(), ...(path === "" ? [] : [path]));
    return say(text);
  }

  #load(path: string): Answer {
    if (path === "") {
      const saves = listSaves();
      return say(`Which file? Type load <file>${saves.length > 0 ? `; here are ${saves.join(", ")}` : ""}.`);
    }
    const loaded = loadTable(path, this.#table.seed);
    if (!loaded.ok) return sayRefusal(loaded.refusal);
    const kept = this.#file.saveIfChanged(this.#table, this.#today());
    if (kept?.isRefused === true) return say(`Not saved. ${kept.text} ${SAVE_ELSEWHERE}`);
    this.#sit(loaded.value, SaveFile.ofLoaded(path, loaded.value, this.#today()));
    return { lines: [...(kept === undefined ? [] : [kept.text]), printable(`Loaded ${path}.`)], hasNewBoard: true };
  }

  #startAnew(seed: string): Answer {
    const kept = this.#file.saveIfChanged(this.#table, this.#today());
    if (kept?.isRefused === true) return say(`Not saved. ${kept.text} ${SAVE_ELSEWHERE}`);
    this.#sit(newMatchLike(this.#table, seed), new SaveFile());
    return {
      lines: [...(kept === undefined ? [] : [kept.text]), `A new match, seed ${this.#table.seed}.`],
      hasNewBoard: true,
    };
  }

  #sit(table: Table, file: SaveFile): void {
    this.#table = table;
    this.#file = file;
    this.#looking.stop();
  }
}

/** Highlights good news for the reader: in colour, or in capitals without colours. */
function stress(text: string, paint: Paint): string {
  return paint.isColorSupported ? paint.bold(paint.green(text)) : text.replace(" to you", " to YOU");
}
