/** A real terminal in tmux: input goes through a pseudo-terminal, and the screen is read back. */
import { execFile, execFileSync } from "node:child_process";
import { promisify } from "node:util";
import { BIN, newFolder } from "./program.ts";

const run = promisify(execFile);

export const hasTmux = canRun("tmux", "-V");

function canRun(command: string, ...args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

export class Pane {
  static #count = 0;
  readonly #socket: string;

  private constructor() {
    this.#socket = `riad-${process.pid}-${Pane.#count++}`;
  }

  static async open(
    args: readonly string[],
    width: number,
    height: number,
    env: Readonly<Record<string, string>> = {},
  ): Promise<Pane> {
    const pane = new Pane();
    const settings = { TERM: "xterm-256color", XDG_CONFIG_HOME: newFolder(), ...env };
    const words = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
    const command = ["env", "-u", "NO_COLOR", "-u", "FORCE_COLOR", ...words, process.execPath, BIN, ...args]
      .map(quote)
      .join(" ");
    // The shell stays open when the program has ended, so that its last output can be read.
    const size = ["-x", String(width), "-y", String(height)];
    await pane.#tmux(
      "-f",
      "/dev/null",
      "new-session",
      "-d",
      ...size,
      "-c",
      newFolder(),
      `${command}; echo "[exit $?]"; sleep 100`,
    );
    return pane;
  }

  async type(text: string): Promise<void> {
    await this.#tmux("send-keys", "-l", text);
  }

  async press(key: string): Promise<void> {
    await this.#tmux("send-keys", key);
  }

  async enter(...lines: string[]): Promise<void> {
    for (const line of lines) {
      await this.type(line);
      await this.press("Enter");
    }
  }

  /** Sends all lines at once, as if pasted. */
  async paste(lines: readonly string[]): Promise<void> {
    await this.#tmux("set-buffer", `${lines.join("\n")}\n`);
    await this.#tmux("paste-buffer");
  }

  /** The lines on the screen; with `isColored`, including their colours. */
  async lines(isColored = false): Promise<string[]> {
    const text = await this.#tmux("capture-pane", "-p", ...(isColored ? ["-e"] : []));
    return text.trimEnd().split("\n");
  }

  /** Waits until the screen shows something. */
  async until(wanted: string | RegExp, ms = 60_000): Promise<string[]> {
    const end = Date.now() + ms;
    for (;;) {
      const lines = await this.lines();
      const text = lines.join("\n");
      if (typeof wanted === "string" ? text.includes(wanted) : wanted.test(text)) return lines;
      if (Date.now() > end) throw new Error(`"${String(wanted)}" did not appear on this screen:\n${text}`);
      await new Promise((resume) => {
        setTimeout(resume, 30);
      });
    }
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#tmux("resize-window", "-x", String(width), "-y", String(height));
  }

  async close(): Promise<void> {
    await this.#tmux("kill-server");
  }

  async #tmux(...args: string[]): Promise<string> {
    const { stdout } = await run("tmux", ["-L", this.#socket, ...args]);
    return stdout;
  }
}

function quote(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}
