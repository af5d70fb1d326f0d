/** A session through a pipe: plain lines, one answer a line, and the board whenever it has changed. */
import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import type { Answer, Session } from "./session.ts";

/** Ends with the input; the value says whether the match is saved. */
export async function playInPipe(session: Session, input: Readable, output: Writable): Promise<boolean> {
  const show = async (lines: readonly string[]): Promise<void> => {
    if (lines.length > 0 && !output.write(`${lines.join("\n")}\n`)) await once(output, "drain");
  };
  const advance = async (): Promise<void> => {
    for (let told = session.step(); told !== undefined; told = session.step()) await show(told);
    await show(["", ...session.board(), "", session.ask()]);
  };
  const answer = async (line: string): Promise<boolean> => {
    const { lines, page = [], hasNewBoard, isEnd, isFailed }: Answer = session.answer(line);
    await show([...lines, ...page]);
    if (hasNewBoard === true) await advance();
    if (isFailed === true) isSaved = false;
    return isEnd === true;
  };
  let isSaved = true;
  await advance();
  for await (const line of linesOf(input)) if (await answer(line)) return isSaved;
  const { lines, isFailed } = session.end();
  await show(lines);
  return isFailed !== true;
}

/** Only a line feed ends a line: whatever else comes in is part of it. */
async function* linesOf(input: Readable): AsyncGenerator<string> {
  input.setEncoding("utf8");
  let rest = "";
  for await (const chunk of input) {
    const lines = (rest + String(chunk)).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}
