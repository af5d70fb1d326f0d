// The built program, loaded once for many command lines: loading it takes several times as long as running most of them. Each
// gets its own arguments, input, output, environment and working directory, one after the other.
import { Console } from "node:console";
import { Readable, Writable } from "node:stream";
import { run } from "../dist/run.js";

const STOPS = ["exit", "SIGHUP", "SIGTERM"];

process.on("message", async ({ id, args, input, env, cwd }) => {
  const [out, err] = [new Collected(), new Collected()];
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
  process.chdir(cwd);
  process.exitCode = undefined;
  const streams = { stdin: Readable.from(input === "" ? [] : [Buffer.from(input)]), stdout: out, stderr: err };
  for (const [name, value] of Object.entries(streams)) {
    Object.defineProperty(process, name, { value, configurable: true });
  }
  globalThis.console = new Console(out, err);
  await run(args);
  end();
  process.send({ id, code: process.exitCode ?? 0, out: out.text, err: err.text });
});

/** What a match does when its process exits. */
function end() {
  for (const listener of process.listeners("exit")) listener(process.exitCode);
  for (const name of STOPS) process.removeAllListeners(name);
}

class Collected extends Writable {
  #chunks = [];

  _write(chunk, _encoding, done) {
    this.#chunks.push(chunk);
    done();
  }

  get text() {
    return Buffer.concat(this.#chunks).toString();
  }
}
