/** Passwords are typed without being shown. They are never arguments: everybody on the machine can read those. */
import { createInterface } from "node:readline";
import { Writable } from "node:stream";

/** The first line of standard input; nothing if the input ends, or Ctrl-C is pressed, before there is one. */
export function readPassword(question: string): Promise<string | undefined> {
  const { stdin, stderr } = process;
  if (stdin.isTTY) stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: silent, terminal: stdin.isTTY, historySize: 0 });
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
