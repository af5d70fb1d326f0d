/** Passwords are typed without echo. They are never arguments: every user of the machine can read those. */
import { createInterface } from "node:readline";
import { Writable } from "node:stream";

/** The first line of standard input; undefined if the input ends, or Ctrl-C is pressed, first. */
export function readPassword(question: string): Promise<string | undefined> {
  const { stdin, stderr } = process;
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: silent, terminal: stdin.isTTY, historySize: 0 });
  // Written only after echo is off: a fast typist answers as soon as the question appears.
  if (stdin.isTTY) stderr.write(question);
  return new Promise((resolve) => {
    const answer = (line?: string): void => {
      lines.removeAllListeners("close").close();
      if (stdin.isTTY) stderr.write("\n");
      resolve(line);
    };
    lines.once("line", answer);
    lines.once("SIGINT", () => answer());
    lines.once("close", () => answer());
  });
}
