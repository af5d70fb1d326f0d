/** A session through a pipe: plain lines, one answer per line, and the board whenever it has changed. */
import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import type { Answer, Played } from "./answer.ts";
import { safeText } from "../safe-text.ts";

/** Ends with the input; resolves with whether the match was saved. */
export async function playInPipe(
  session: Played,
  input: Readable,
  output: Writable,
  greeting: readonly string[] = [],
): Promise<boolean> {
  const write = (lines: readonly string[]): boolean =>
    lines.length === 0 || output.write(`${lines.map(safeText).join("\n")}\n`);
  const show = async (lines: readonly string[]): Promise<void> => {
    if (!write(lines)) await once(output, "drain");
  };
  const view = (): string[] => ["", ...session.board(), "", session.ask()];
  const advance = async (): Promise<void> => {
    for (let told = session.step(); told !== undefined; told = session.step()) await show(told);
    await show(view());
  };
  const answer = async (line: string): Promise<boolean> => {
    const { lines, page = [], hasNewBoard, isEnd, isFailed }: Answer = session.answer(line);
    await show([...lines, ...page]);
    if (hasNewBoard === true) await advance();
    if (isFailed === true) isSaved = false;
    return isEnd === true;
  };
  let isSaved = true;
  await show(greeting);
  await advance();
  session.listen?.((lines, hasNewBoard) => write([...lines, ...(hasNewBoard ? view() : [])]));
  const lines = linesOf(input);
  try {
    for (;;) {
      const next = lines.next();
      const line = await (session.ended === undefined ? next : Promise.race([next, session.ended]));
      if ("lines" in line) {
        await show(line.lines);
        return isSaved;
      }
      if (line.done === true) break;
      if (await answer(line.value)) return isSaved;
    }
  } finally {
    // A writer that is still sending must not keep the process alive.
    input.destroy();
  }
  const { lines: last, isFailed } = session.end();
  await show(last);
  return isFailed !== true;
}

/** Only a line feed ends a line: any other character is part of it. */
async function* linesOf(input: Readable): AsyncGenerator<string, void> {
  input.setEncoding("utf8");
  let rest = "";
  for await (const chunk of input) {
    const lines = (rest + String(chunk)).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}
