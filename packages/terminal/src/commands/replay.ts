/** `riad replay`: steps through a record on the screen with keys; in a pipe, prints the whole match in words. */
import { emitKeypressEvents } from "node:readline";
import { OVER, endingOf } from "@riad/core";
import { clip, wrap } from "@riad/drawing/block";
import { Failure } from "../failure.ts";
import { readNumber } from "./flags.ts";
import { fitBoard, refuseSize } from "../play/frame.ts";
import { tellEnd } from "../play/pages.ts";
import { paintFor } from "../colours.ts";
import { countTurns, describePly, listStops, stopAfterTurn, stopFrom, tellPlies } from "../play/stops.ts";
import { loadTable } from "../play/saves.ts";
import { screenOf } from "@riad/drawing";
import type { Table } from "../play/table.ts";
import { widthFor } from "../width.ts";

export interface ReplayFlags {
  readonly to?: string;
  readonly color?: boolean;
  readonly width?: string;
  readonly [dialect: string]: unknown;
}

/** Rows for the title, the last move, the position in the match, and the keys. */
const ROWS_FOR_WORDS = 8;

export async function replay(path: string, flags: ReplayFlags): Promise<void> {
  const loaded = loadTable(path, "replay", flags);
  if (!loaded.ok) throw new Failure(loaded.refusal.message);
  const table = loaded.value;
  const { match } = table;
  if (flags.to !== undefined) {
    const turn = readNumber("to", flags.to, 0, countTurns(match));
    const ply = stopAfterTurn(match, turn) ?? match.length;
    console.log([...drawAt(table, ply, flags), "", describeStop(table, ply)].join("\n"));
  } else if (process.stdin.isTTY && process.stdout.isTTY) {
    await stepWithKeys(table, flags);
  } else {
    const story = tellPlies(match, table.speech, table.names, 0, match.length);
    console.log(
      [...story, ...(match.isOver ? [tellEnd(table)] : []), "", ...drawAt(table, match.length, flags)].join("\n"),
    );
  }
}

/** `rows` is the height of the screen, if there is one. */
function drawAt({ match, names, dialect }: Table, ply: number, flags: ReplayFlags, rows?: number): string[] {
  const paint = paintFor(process.stdout, flags.color);
  const height = rows === undefined ? {} : { height: rows - ROWS_FOR_WORDS };
  const position = match.positionAt(ply);
  // At the end nobody is to move: show the winner's board.
  const focus = position.actor === OVER ? { focus: endingOf(position).winners[0] } : {};
  const look = { paint, width: widthFor(process.stdout, flags.width), names, dialect, ...height, ...focus };
  const screen = screenOf(match.game);
  return [paint.bold(clip(screen.title(position, look), look.width)), "", ...screen.draw(position, look)];
}

/** The position in the match; at its end also who won. */
function describeStop(table: Table, ply: number): string {
  const { match } = table;
  if (match.isOver && ply >= match.length) return tellEnd(table);
  const where = describePly(match, ply);
  return `${where[0].toUpperCase()}${where.slice(1)}.`;
}

const KEYS: Readonly<Record<string, "next" | "back" | "first" | "last" | "leave">> = {
  right: "next",
  space: "next",
  n: "next",
  return: "next",
  left: "back",
  backspace: "back",
  p: "back",
  b: "back",
  home: "first",
  up: "first",
  g: "first",
  end: "last",
  down: "last",
  q: "leave",
  x: "leave",
  escape: "leave",
};

async function stepWithKeys(table: Table, flags: ReplayFlags): Promise<void> {
  const { stdin, stdout } = process;
  const { match, speech, names } = table;
  const stops = listStops(match);
  let ply = 0;
  const draw = (): void => {
    const width = widthFor(stdout, flags.width);
    const before = stopFrom(match, ply, -1);
    const told = ply === before ? [] : tellPlies(match, speech, names, before, ply).slice(-3);
    const keys = "→ next   ← back   Home first   End last   q quit";
    const board = drawAt(table, ply, flags, stdout.rows);
    const news = told.flatMap((line) => wrap(line, width, 2));
    const lines =
      refuseSize(stdout.columns, stdout.rows) ??
      fitBoard(board, news, [...wrap(describeStop(table, ply), width, 2), keys], stdout.rows);
    stdout.write(`\u001B[H${lines.map((line) => `${line}\u001B[K`).join("\r\n")}\u001B[J`);
  };
  stdout.write("\u001B[?1049h\u001B[?25l");
  emitKeypressEvents(stdin);
  stdin.setRawMode(true);
  stdout.on("resize", draw);
  draw();
  await new Promise<void>((leave) => {
    stdin.on("keypress", (_, key: { name?: string; ctrl?: boolean; shift?: boolean }) => {
      if (key.ctrl === true && (key.name === "c" || key.name === "d")) return leave();
      const step = key.name === "g" && key.shift === true ? "last" : KEYS[key.name ?? ""];
      if (step === "leave") return leave();
      if (step === "next") ply = stopFrom(match, ply, 1);
      else if (step === "back") ply = stopFrom(match, ply, -1);
      else if (step === "first") ply = stops[0];
      else if (step === "last") ply = match.length;
      else return undefined;
      return draw();
    });
    stdin.once("end", leave);
  });
  stdout.off("resize", draw);
  stdin.setRawMode(false);
  stdin.pause();
  stdout.write("\u001B[?25h\u001B[?1049l");
}
