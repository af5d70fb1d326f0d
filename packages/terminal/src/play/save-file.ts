/**
 * The file of a match. It remembers what the file contains, so that nothing is written twice; it never replaces a
 * finished match with one that was undone; and at the end it saves to another folder rather than lose the match.
 */
import { homedir, tmpdir } from "node:os";
import { resolve } from "node:path";
import { printable } from "@riad/drawing/block";
import { readText, writeText } from "../files.ts";
import { freeSavePath, nextSavePath } from "./save-names.ts";
import { RECORD_START, makeSave } from "./saves.ts";
import type { Table } from "./table.ts";

/** Whether a match was saved, and the sentence that reports it. */
export interface Saving {
  readonly text: string;
  readonly isRefused: boolean;
}

export class SaveFile {
  /** Where the match is saved by default; if undefined, a free name is chosen. */
  #path: string | undefined;
  /** What is known to be in a file. */
  #kept: { readonly path: string; readonly save: string } | undefined;
  /** A file with a finished match that has been undone since. */
  #finished: string | undefined;

  constructor(path?: string) {
    this.#path = path;
  }

  /** For a match that was read from `path`. A record is saved there again; another program's log is never replaced. */
  static ofLoaded(path: string, table: Table, date: string, target?: string): SaveFile {
    const text = path === "-" ? undefined : readText(path);
    const isRecord = text?.ok === true && text.value.startsWith(RECORD_START);
    const file = new SaveFile(target ?? (isRecord ? path : undefined));
    file.#kept = { path, save: makeSave(table, date) };
    return file;
  }

  /** A finished match was undone: its file is kept, and the continuation is saved beside it. */
  leaveFinished(save: string): string[] {
    if (this.#kept === undefined || this.#kept.save !== save) return [];
    const { path } = this.#kept;
    this.#finished = path;
    if (this.#path !== undefined && isSame(this.#path, path)) this.#path = nextSavePath(path);
    return [
      printable(`The finished match stays in ${path}; this one will be saved to ${this.#path ?? "another file"}.`),
    ];
  }

  save(table: Table, date: string, path = this.#pathFor(table)): Saving {
    if (this.#finished !== undefined && isSame(path, this.#finished))
      return refused(`${path}: it contains the finished match; choose another name.`);
    const save = makeSave(table, date);
    const written = writeText(path, save);
    if (!written.ok) return refused(written.refusal.message);
    this.#path = path;
    this.#kept = { path, save };
    return { text: printable(`Saved to ${path}.`), isRefused: false };
  }

  saveIfChanged(table: Table, date: string): Saving | undefined {
    return makeSave(table, date) === this.#kept?.save ? undefined : this.save(table, date);
  }

  /**
   * For when nobody can be asked: saves to the match's own path, else to the home folder, else to the temporary folder.
   */
  saveAnywhere(table: Table, date: string): Saving | undefined {
    const first = this.saveIfChanged(table, date);
    if (first?.isRefused !== true) return first;
    for (const folder of [homedir(), tmpdir()]) {
      const path = freeSavePath(table.match.game.id, table.seed, folder);
      if (!this.save(table, date, path).isRefused)
        return { text: printable(`${first.text} Saved to ${path} instead.`), isRefused: true };
    }
    return { text: `${first.text} The match is lost: no other folder could be written.`, isRefused: true };
  }

  #pathFor({ match, seed }: Table): string {
    return this.#path ?? freeSavePath(match.game.id, seed);
  }
}

function refused(text: string): Saving {
  return { text: printable(text), isRefused: true };
}

function isSame(one: string, other: string): boolean {
  return resolve(one) === resolve(other);
}
