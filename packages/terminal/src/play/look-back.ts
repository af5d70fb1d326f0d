/** Answers questions about a match without changing it: boards, turns, rules, past positions. */
import { OVER, endingOf } from "@riad/core";
import type { Seat } from "@riad/core";
import { screenOf } from "@riad/drawing";
import type { Look } from "@riad/drawing";
import { clip } from "@riad/drawing/block";
import { say } from "./answer.ts";
import type { Answer, Command, Display } from "./answer.ts";
import { creditsPage, historyPage, rulesPage } from "./pages.ts";
import type { Story } from "./pages.ts";
import { countTurns, describePly, stopAfterTurn, stopFrom, tellPlies } from "./stops.ts";

/** Title and news share the screen with the position. */
const ROWS_FOR_NEWS = 4;

/** The match being displayed. */
export interface Shown extends Story {
  /** The seat whose board is drawn large if there is room for only one. */
  readonly focus: Seat | undefined;
}

export class Looking {
  /** The ply being looked at; undefined for the current position. */
  #lookedAt: number | undefined;
  readonly #shown: () => Shown;
  readonly #display: () => Display;
  readonly commands: Readonly<Record<string, Command>>;

  constructor(shown: () => Shown, display: () => Display) {
    this.#shown = shown;
    this.#display = display;
    this.commands = {
      rules: () => ({ lines: [], page: rulesPage(shown().speech, display().paint, display().width) }),
      credits: () => ({ lines: [], page: creditsPage(display().width) }),
      view: (words) => this.#view(words),
      moves: () => ({ lines: [], page: shown().speech.listTurns(shown().match.position, display().width) }),
      history: (words) => this.#history(words),
      replay: (words) => this.#lookBack(words),
      next: (words) => this.#lookOn(words, 1),
      back: (words) => this.#lookOn(words, -1),
    };
  }

  get isBack(): boolean {
    return this.#lookedAt !== undefined;
  }

  /** Returns to the current position. */
  stop(): void {
    this.#lookedAt = undefined;
  }

  /** The board at the ply being looked at. */
  board(): string[] {
    const { match, names, dialect, focus } = this.#shown();
    const { paint, width, height } = this.#display();
    const screen = screenOf(match.game);
    const position = this.#lookedAt === undefined ? match.position : match.positionAt(this.#lookedAt);
    // At the end nobody is to move: show the winner's board.
    const large = focus ?? (position.actor === OVER ? endingOf(position).winners[0] : undefined);
    const look: Look = {
      paint,
      width,
      names,
      dialect,
      ...(large === undefined ? {} : { focus: large }),
      ...(Number.isFinite(height) ? { height: height - ROWS_FOR_NEWS } : {}),
    };
    const title = clip(screen.title(position, look), width);
    return [paint.bold(title), "", ...screen.draw(position, look)];
  }

  /** The prompt while looking back. */
  ask(): string | undefined {
    if (this.#lookedAt === undefined) return undefined;
    return `Looking back, ${describePly(this.#shown().match, this.#lookedAt)}: next, back, or view to return`;
  }

  #view(words: readonly string[]): Answer {
    if (words.length === 0) {
      this.#lookedAt = undefined;
      return { lines: [], hasNewBoard: true };
    }
    const { match, names, dialect } = this.#shown();
    const seat = findSeat(names, words.join(" "));
    if (seat === undefined) {
      const seats = names.map((name, i) => `${i + 1} ${name}`).join(", ");
      return say(`There is no player "${words.join(" ")}"; there are ${seats}.`);
    }
    const { paint, width } = this.#display();
    return { lines: [], page: screenOf(match.game).drawSeat(match.position, seat, { paint, width, names, dialect }) };
  }

  #history(words: readonly string[]): Answer {
    const { match } = this.#shown();
    const from = words.length === 0 ? 0 : readCount(words[0]);
    if (from === undefined || words.length > 1 || from > countTurns(match))
      return say(`history starts at a turn from 1 to ${countTurns(match)}, not "${words.join(" ")}".`);
    const page = historyPage(this.#shown(), from, this.#display().paint, this.#display().width);
    return { lines: [], page, startsAtEnd: words.length === 0 };
  }

  #lookBack(words: readonly string[]): Answer {
    const { match } = this.#shown();
    const count = words.length === 0 ? 0 : readCount(words[0]);
    const ply = count === undefined || words.length > 1 ? undefined : stopAfterTurn(match, count);
    if (ply === undefined) return say(`replay takes a turn from 0 to ${countTurns(match)}, not "${words.join(" ")}".`);
    this.#lookedAt = ply;
    return { lines: [], hasNewBoard: true };
  }

  #lookOn(words: readonly string[], direction: 1 | -1): Answer {
    const { match, speech, names } = this.#shown();
    const count = words.length === 0 ? 1 : readCount(words[0]);
    if (count === undefined || words.length > 1)
      return say(`${direction > 0 ? "next" : "back"} takes a number of turns, not "${words.join(" ")}".`);
    const from = this.#lookedAt;
    if (from === undefined) return say("You aren't looking back; type replay to start at the first turn.");
    const to = stopFrom(match, from, direction * count);
    if (to === from)
      return say(
        direction > 0
          ? "This is the current position; type view to return to the match."
          : "This is the start of the match.",
      );
    this.#lookedAt = to;
    return { lines: direction > 0 ? tellPlies(match, speech, names, from, to) : [], hasNewBoard: true };
  }
}

function readCount(word: string): number | undefined {
  return /^\d{1,6}$/.test(word) ? Number(word) : undefined;
}

/** By number, by name, or by an unambiguous start of a name. */
export function findSeat(names: readonly string[], wanted: string): Seat | undefined {
  if (/^[1-9]$/.test(wanted) && Number(wanted) <= names.length) return Number(wanted) - 1;
  const lower = names.map((name) => name.toLowerCase());
  const exact = lower.indexOf(wanted.toLowerCase());
  if (exact >= 0) return exact;
  const found = lower.filter((name) => name.startsWith(wanted.toLowerCase()));
  return found.length === 1 ? lower.indexOf(found[0]) : undefined;
}
