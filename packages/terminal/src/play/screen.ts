/** A session on a terminal: the board is redrawn in place, on a screen of its own that is left as it was found. */
import { createInterface } from "node:readline";
import { wrap } from "@riad/drawing/block";
import type { Answer, Played, Stage } from "./answer.ts";
import { safeText } from "../safe-text.ts";

const ENTER_SCREEN = "\u001B[?1049h";
const LEAVE_SCREEN = "\u001B[?1049l";
const HOME = "\u001B[H";
const CLEAR_LINE = "\u001B[K";
const CLEAR_BELOW = "\u001B[J";

/** How many sentences about what happened stay in sight. */
const TOLD = 6;

export async function playOnScreen(
  session: Played,
  stage: () => Stage,
  greeting: readonly string[] = [],
): Promise<boolean> {
  const { stdin, stdout } = process;
  const reader = createInterface({
    input: stdin,
    output: stdout,
    completer: (line: string) => complete(session, line),
  });
  let told: string[] = [...greeting];
  let page: readonly string[] | undefined;

  const draw = (status: string): void => {
    const { width } = stage();
    const news = told.slice(-TOLD).flatMap((line) => wrap(line, width, 2));
    // The last row is for input.
    const frame = fit(page ?? session.board(), news, wrap(status, width, 2), stdout.rows - 1);
    stdout.write(`${HOME}${frame.map((line) => safeText(line) + CLEAR_LINE).join("\r\n")}\r\n${CLEAR_BELOW}`);
  };
  const ask = (): void => {
    draw(page === undefined ? session.ask() : "Enter goes back to the board.");
    reader.setPrompt("> ");
    reader.prompt(true);
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
      const answer = session.answer(line.value);
      if (answer.isEnd === true) {
        farewell = answer;
        break;
      }
      page = answer.page;
      told = line.value.trim() === "" ? [] : [...answer.lines];
      if (answer.hasNewBoard === true) advance();
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

/** If there are too few rows, blank lines are dropped first, then old news, then the end of the board. */
function fit(body: readonly string[], news: readonly string[], status: readonly string[], rows: number): string[] {
  const airy = [...body, ""];
  if (airy.length + news.length + status.length <= rows) return [...airy, ...news, ...status];
  const dense = body.filter((line) => line !== "");
  const kept = news.slice(-Math.max(2, rows - dense.length - status.length));
  return [...dense.slice(0, Math.max(0, rows - kept.length - status.length)), ...kept, ...status];
}

function complete(session: Played, line: string): [string[], string] {
  const fits = session.words.filter((word) => word.startsWith(line.toLowerCase()));
  return [fits.length > 0 ? fits : [...session.words], line];
}
