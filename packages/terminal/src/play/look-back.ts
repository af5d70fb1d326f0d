/** Everything that can be asked about a match without changing it: boards, turns, rules, past positions. */
import type { Seat } from "@riad/core";
import { screenOf } from "@riad/drawing";
import { clip } from "@riad/drawing/block";
import { say } from "./answer.ts";
import type { Answer, Command, Stage } from "./answer.ts";
import { creditsPage, historyPage, rulesPage } from "./pages.ts";
import type { Story } from "./pages.ts";
import { stopFrom, tellPlies } from "./stops.ts";

/** A match as it is looked at. */
export interface Shown extends Story {
  /** The seat whose board is drawn large where there is room for one only. */
  readonly focus: Seat | undefined;
}

export class Looking {
  /** The ply that is looked back at. */
  #lookedAt: number | undefined;
  readonly #shown: () => Shown;
  readonly #stage: () => Stage;
  readonly commands: Readonly<Record<string, Command>>;

  constructor(shown: () => Shown, stage: () => Stage) {
    this.#shown = shown;
    this.#stage = stage;
    this.commands = {
      rules: () => ({ lines: [], page: rulesPage(shown().speech, stage().paint, stage().width) }),
      credits: () => ({ lines: [], page: creditsPage(stage().width) }),
      view: (words) => this.#view(words),
      moves: () => ({ lines: [], page: shown().speech.listTurns(shown().match.position, stage().width) }),
      history: () => ({ lines: [], page: historyPage(shown(), stage().width, stage().height) }),
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

  /** The board as it is looked at now. */
  board(): string[] {
    const { match, names, focus, dialect } = this.#shown();
    const { paint, width } = this.#stage();
    const screen = screenOf(match.game);
    const position = this.#lookedAt === undefined ? match.position : match.positionAt(this.#lookedAt);
    const look = { paint, width, names, dialect, ...(focus === undefined ? {} : { focus }) };
    const title = clip(screen.title(position, look), width);
    return [paint.bold(title), "", ...screen.draw(position, look)];
  }

  /** The prompt while looking back. */
  ask(): string | undefined {
    if (this.#lookedAt === undefined) return undefined;
    return `Looking back at move ${this.#lookedAt} of ${this.#shown().match.length}: next, back, or view to return`;
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
    const { paint, width } = this.#stage();
    return { lines: [], page: screenOf(match.game).drawSeat(match.position, seat, { paint, width, names, dialect }) };
  }

  #lookBack(words: readonly string[]): Answer {
    const { match } = this.#shown();
    const ply = words.length === 0 ? 0 : readCount(words[0]);
    if (ply === undefined || ply > match.length || words.length > 1) {
      return say(`replay takes a move from 0 to ${match.length}, not "${words.join(" ")}".`);
    }
    this.#lookedAt = stopFrom(match, ply, 0);
    return { lines: [], hasNewBoard: true };
  }

  #lookOn(words: readonly string[], direction: 1 | -1): Answer {
    const { match, speech, names } = this.#shown();
    const count = words.length === 0 ? 1 : readCount(words[0]);
    if (count === undefined || words.length > 1)
      return say(`How many turns? Not "${words.join(" ")}"; a number, or nothing.`);
    const from = this.#lookedAt;
    if (from === undefined) return say("You aren't looking back; replay starts at the first move.");
    const to = stopFrom(match, from, direction * count);
    if (to === from)
      return say(
        direction > 0 ? "This is the current position; view returns to the match." : "This is the start of the match.",
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
