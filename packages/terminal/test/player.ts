/** A terminal at an online table, through pipes: it plays the example in each prompt. */
import { spawn } from "node:child_process";
import type { ChildProcessWithoutNullStreams } from "node:child_process";
import { BIN, newFolder } from "./program.ts";

/** The move that the prompt of a turn suggests. */
const PROMPTS: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [/: Take tiles: .* such as (.+)$/, ([, turn]) => turn],
  [/: Line \d is full of .*: column (\d)/, ([, column]) => column],
  [/: Turn Assam: /, () => ["left", "straight", "right"][Math.floor(Math.random() * 3)]],
  [/: Lay a .* such as (.+)$/, ([, turn]) => turn],
];

export class OnlinePlayer {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly exited: Promise<number | null>;
  out = "";
  err = "";
  turns = 0;
  #read = 0;
  #allowed = Number.POSITIVE_INFINITY;
  #waiting: (() => void) | undefined;

  constructor(args: readonly string[], plays = true) {
    this.#child = spawn(process.execPath, [BIN, "play", "--join", ...args], {
      cwd: newFolder(),
      // A separate identity: two players with the same file would be one person.
      env: { ...process.env, XDG_CONFIG_HOME: newFolder() },
    });
    this.#child.stdin.on("error", () => undefined);
    this.exited = new Promise((resolve) => this.#child.on("close", resolve));
    this.#child.stderr.setEncoding("utf8").on("data", (text: string) => (this.err += text));
    this.#child.stdout.setEncoding("utf8").on("data", (text: string) => {
      this.out += text;
      if (plays) this.#play();
    });
  }

  /** The seat link. */
  get link(): string {
    return /^http\S+#seat=\S+$/m.exec(this.out)?.[0] ?? "";
  }

  get isOver(): boolean {
    return this.out.includes("The match is over: rematch,");
  }

  /** Answers this many prompts in all and then waits, so that the match is still running when a test needs it. */
  playUpTo(turns: number): void {
    this.#allowed = turns;
    if (this.turns > turns) return;
    this.#waiting?.();
    this.#waiting = undefined;
  }

  type(line: string): void {
    this.#child.stdin.write(`${line}\n`);
  }

  end(): Promise<number | null> {
    this.#child.stdin.end();
    return this.exited;
  }

  kill(): Promise<number | null> {
    this.#child.kill("SIGKILL");
    return this.exited;
  }

  /** Answers every prompt once, whatever is printed after it. */
  #play(): void {
    const end = this.out.lastIndexOf("\n") + 1;
    const lines = this.out.slice(this.#read, end).split("\n");
    this.#read = end;
    for (const line of lines) {
      for (const [pattern, turn] of PROMPTS) {
        const found = pattern.exec(line);
        if (found === null) continue;
        this.turns++;
        const answer = () => this.type(turn(found));
        if (this.turns <= this.#allowed) answer();
        else this.#waiting = answer;
      }
    }
  }
}
