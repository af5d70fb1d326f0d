/** A session through a pipe: plain lines, one answer a line, and the board whenever it has changed. */
import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import type { Answer, Session } from "./session.ts";

export async function playInPipe(session: Session, input: Readable, output: Writable): Promise<void> {
  const show = async (lines: readonly string[]): Promise<void> => {
    if (lines.length > 0 && !output.write(`${lines.join("\n")}\n`)) await once(output, "drain");
  };
  const advance = async (): Promise<void> => {
    for (let told = session.step(); told !== undefined; told = session.step()) await show(told);
    await show(["", ...session.board(), "", session.ask()]);
  };
  const answer = async (line: string): Promise<boolean> => {
    const { lines, page = [], hasNewBoard, isEnd }: Answer = session.answer(line);
    await show([...lines, ...page]);
    if (hasNewBoard === true) await advance();
    return isEnd === true;
  };
  await advance();
  for await (const line of linesOf(input)) if (await answer(line)) return;
  await show(session.end().lines);
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
