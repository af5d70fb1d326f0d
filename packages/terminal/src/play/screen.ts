/**
 * A session on a terminal: the board is redrawn in place on the alternate screen, and the terminal is restored on
 * leaving.
 */
import { createInterface } from "node:readline";
import { wrap } from "@riad/drawing/block";
import type { Answer, Display, Played } from "./answer.ts";
import { Pager, fitBoard, refuseSize, roomForNews } from "./frame.ts";
import { safeText } from "../safe-text.ts";

const ENTER_SCREEN = "\u001B[?1049h";
const LEAVE_SCREEN = "\u001B[?1049l";
const HOME = "\u001B[H";
const CLEAR_LINE = "\u001B[K";
const CLEAR_BELOW = "\u001B[J";

/** The title of a page of news that do not fit under the board. */
const NEWS_TITLE = "SINCE YOUR LAST TURN";

export async function playOnScreen(
  session: Played,
  display: () => Display,
  greeting: readonly string[] = [],
): Promise<boolean> {
  const { stdin, stdout } = process;
  const reader = createInterface({
    input: stdin,
    output: stdout,
    completer: (line: string) => complete(session, line),
  });
  let told: string[] = [...greeting];
  let page: Pager | undefined;

  const draw = (status: string): void => {
    const { width } = display();
    // The last row is for input.
    const rows = stdout.rows - 1;
    const wrapped = wrap(status, width, 2);
    const frame =
      refuseSize(stdout.columns, stdout.rows)?.slice(0, rows) ??
      (page === undefined ? fitBoard(session.board(), wrapAll(told, width), wrapped, rows) : page.frame(rows));
    stdout.write(`${HOME}${frame.map((line) => safeText(line) + CLEAR_LINE).join("\r\n")}\r\n${CLEAR_BELOW}`);
  };
  const ask = (): void => {
    draw(session.ask());
    reader.setPrompt("> ");
    reader.prompt(true);
  };
  /** News that do not fit under the board get a separate page, without the answer to what the player has just typed. */
  const makeRoom = (own: number): void => {
    const { width, paint } = display();
    const room = roomForNews(session.board(), wrap(session.ask(), width, 2), stdout.rows - 1);
    if (page !== undefined || wrapAll(told, width).length <= room) return;
    if (told.length > own) told = told.slice(own);
    const lines = wrapAll(told, width);
    if (lines.length <= room) return;
    page = new Pager([paint.bold(NEWS_TITLE), "", ...lines]);
    told = [];
  };
  const advance = (): void => {
    for (;;) {
      const { thinker } = session;
      if (thinker !== undefined) draw(`${thinker} thinks …`);
      const news = session.step();
      if (news === undefined) return;
      told.push(...news);
    }
  };

  let farewell: Answer | undefined;
  stdout.write(ENTER_SCREEN);
  const redraw = (): void => {
    stdout.write(HOME + CLEAR_BELOW);
    ask();
  };
  stdout.on("resize", redraw);
  try {
    advance();
    makeRoom(0);
    ask();
    session.listen?.((lines) => {
      told.push(...lines);
      ask();
    });
    const lines = reader[Symbol.asyncIterator]();
    for (;;) {
      const next = lines.next();
      const line = await (session.ended === undefined ? next : Promise.race([next, session.ended]));
      if ("lines" in line) {
        farewell = line;
        break;
      }
      if (line.done === true) break;
      // While a page is being read, Enter turns it before it does anything else.
      if (page !== undefined && line.value.trim() === "") {
        if (!page.next()) page = undefined;
        ask();
        continue;
      }
      const waiting = session.waitingFor?.(line.value);
      if (waiting !== undefined) draw(waiting);
      const answer = session.answer(line.value);
      if (answer.isEnd === true) {
        farewell = answer;
        break;
      }
      page = answer.page === undefined ? undefined : new Pager(answer.page, answer.startsAtEnd);
      // A blank line that did nothing only clears the news: the prompt says what is expected anyway.
      told = line.value.trim() === "" && answer.hasNewBoard !== true ? [] : [...answer.lines];
      if (answer.hasNewBoard === true) advance();
      makeRoom(1);
      ask();
    }
    farewell ??= session.end();
  } finally {
    stdout.off("resize", redraw);
    reader.close();
    stdout.write(LEAVE_SCREEN);
  }
  stdout.write(`${[...session.board(), "", ...farewell.lines].map(safeText).join("\n")}\n`);
  return farewell.isFailed !== true;
}

function wrapAll(lines: readonly string[], width: number): string[] {
  return lines.flatMap((line) => wrap(line, width, 2));
}

function complete(session: Played, line: string): [string[], string] {
  const fits = session.words.filter((word) => word.startsWith(line.toLowerCase()));
  return [fits.length > 0 ? fits : [...session.words], line];
}
