/** A match between people and computers, on a terminal or through a pipe. */
import { createInterface } from "node:readline";
import { REFUSAL, refuse } from "@riad/core";
import type { Game } from "@riad/core";
import { parseGameId, shelf } from "@riad/games";
import { EXIT, Failure } from "../failure.ts";
import { checkWritable } from "../files.ts";
import { safeText } from "../safe-text.ts";
import type { Display } from "./answer.ts";
import { playInPipe } from "./pipe.ts";
import { Unanswered, askGame, askSetup, newAsk } from "./questions.ts";
import { SaveFile } from "./save-file.ts";
import { loadTable } from "./saves.ts";
import { playOnScreen } from "./screen.ts";
import { Session } from "./session.ts";
import { newSeed, setUp } from "./setup.ts";
import type { SetupFlags } from "./setup.ts";
import type { Table } from "./table.ts";

export interface PlayFlags extends SetupFlags {
  /** The address or the code of an online match. */
  readonly join?: string;
  readonly server?: string;
  readonly guest?: boolean;
  readonly load?: string;
  readonly test?: string;
  readonly save?: string;
  readonly color?: boolean;
  readonly width?: string;
}

export async function playLocally(
  gameId: string | undefined,
  flags: PlayFlags,
  display: () => Display,
  isScreen: boolean,
): Promise<void> {
  checkSavePath(flags);
  const path = flags.test ?? flags.load;
  const table = path === undefined ? await newTable(gameId, flags, isScreen) : load(path, gameId, flags);
  if (table === undefined) return;
  const today = (): string => (table.isRepeatable ? "" : new Date().toISOString().slice(0, 10));
  const file = path === undefined ? new SaveFile(flags.save) : SaveFile.ofLoaded(path, table, today(), flags.save);
  const session = new Session(table, file, display, today);
  if (flags.test !== undefined) console.log([...session.board(), "", session.ask()].join("\n"));
  else {
    saveWhenStopped(session);
    const isSaved = isScreen
      ? await playOnScreen(session, display)
      : await playInPipe(session, process.stdin, process.stdout);
    if (!isSaved) process.exitCode = EXIT.refused;
  }
}

/** Refuses to start a match that could not be saved at the requested path. */
function checkSavePath({ save }: PlayFlags): void {
  if (save === undefined) return;
  const checked = checkWritable(save);
  if (!checked.ok) throw new Failure(`The match could not be saved to ${checked.refusal.message}`);
}

/** Saves the match however the program ends: a closed window, a shutdown, a closed pipe. */
function saveWhenStopped(session: Session): void {
  process.once("exit", () => {
    const { lines, isFailed } = session.end();
    // Standard output may be closed by now.
    if (isFailed === true) console.error(lines.map(safeText).join("\n"));
  });
  process.once("SIGHUP", () => process.exit(129));
  process.once("SIGTERM", () => process.exit(143));
}

/** Undefined if the input ends before the questions do: there is no match to save yet. */
async function newTable(gameId: string | undefined, flags: PlayFlags, isScreen: boolean): Promise<Table | undefined> {
  if (!isScreen) return setUp(readGame(gameId), flags);
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const ask = newAsk(lines);
  try {
    const game = readGame(gameId ?? (await askGame(ask)));
    return setUp(game, await askSetup(game, flags, ask));
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    console.log();
    return undefined;
  } finally {
    lines.close();
  }
}

function readGame(id: string | undefined): Game {
  const game =
    id === undefined
      ? refuse(REFUSAL.unknown, `Which game? Type ${shelf.map((one) => `riad play ${one.id}`).join(" or ")}.`)
      : parseGameId(id);
  if (!game.ok) throw new Failure(game.refusal.message, EXIT.usage);
  return game.value;
}

function load(path: string, gameId: string | undefined, flags: PlayFlags): Table {
  if (gameId !== undefined) readGame(gameId);
  const table = loadTable(path, flags.seed ?? newSeed(), flags);
  if (!table.ok) throw new Failure(table.refusal.message);
  if (gameId !== undefined && table.value.match.game.id !== gameId) {
    throw new Failure(`${path} contains a match of ${table.value.match.game.title}, not of ${gameId}.`);
  }
  return table.value;
}
