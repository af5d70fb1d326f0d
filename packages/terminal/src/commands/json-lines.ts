/** Streaming line by line, shared by the batch commands. */
import { once } from "node:events";
import type { Readable, Writable } from "node:stream";

/** When answers are written: together with those of the same chunk of input, or each as soon as it is known. */
export type Haste = "together" | "at once";

/**
 * Answers every line that is not blank. Cheap answers are written together, because one write per line would cost more
 * than computing them; a caller that waits for an answer still gets it, because its input pauses while it waits.
 */
export async function answerLines(
  input: Readable,
  output: Writable,
  haste: Haste,
  answer: (line: string) => string,
): Promise<void> {
  const answerAll = async (lines: readonly string[]): Promise<void> => {
    let text = "";
    for (const line of lines) {
      if (line.trim() === "") continue;
      text += `${answer(line)}\n`;
      if (haste === "together") continue;
      await write(output, text);
      text = "";
    }
    await write(output, text);
  };
  input.setEncoding("utf8");
  let rest = "";
  for await (const chunk of input) {
    const lines = (rest + String(chunk)).split("\n");
    rest = lines.pop() ?? "";
    await answerAll(lines);
  }
  await answerAll([rest]);
}

async function write(output: Writable, text: string): Promise<void> {
  if (text !== "" && !output.write(text)) await once(output, "drain");
}
