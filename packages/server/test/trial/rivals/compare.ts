/**
 * Measures Riad, boardgame.io and Colyseus one after another, on the same machine, with the same number of tables of
 * two.
 */
import { loadavg } from "node:os";
import { newFolder } from "../services.ts";
import { quantile } from "../process-figures.ts";
import { openBoardgameIo } from "./boardgame-io.ts";
import { openColyseus } from "./colyseus.ts";
import { RivalServer, installRivals } from "./rival.ts";
import type { RivalTable } from "./rival.ts";

export interface Compared {
  readonly name: string;
  readonly movesPerSecond: number;
  /** Milliseconds from sending a move until both players have it. */
  readonly p50: number;
  readonly p99: number;
  readonly durable: string;
}

export interface ComparePlan {
  readonly tables: number;
  readonly seconds: number;
  /** Moves per second over all tables; 0 for as fast as possible. */
  readonly rate: number;
}

const WARM_UP = 3000;

export async function compareRivals(plan: ComparePlan): Promise<Compared[]> {
  const folder = installRivals();
  const run = async (
    name: string,
    durable: string,
    server: RivalServer,
    open: (number: number) => Promise<RivalTable>,
  ): Promise<Compared> => {
    try {
      return { name, durable, ...(await measure(plan, open)) };
    } finally {
      server.stop();
    }
  };
  const inMemory = await RivalServer.start("boardgame-io-server.ts", folder);
  const results = [
    await run("boardgame.io", "no: kept in memory only", inMemory, (i) => openBoardgameIo(folder, inMemory.port, i)),
  ];
  const inFiles = await RivalServer.start("boardgame-io-server.ts", folder, newFolder());
  results.push(
    await run("boardgame.io with FlatFile", "no: written without a sync, sent before it is written", inFiles, (i) =>
      openBoardgameIo(folder, inFiles.port, i),
    ),
  );
  const rooms = await RivalServer.start("colyseus-server.ts", folder);
  results.push(await run("Colyseus", "no: rooms live in memory only", rooms, () => openColyseus(folder, rooms.port)));
  return results;
}

async function measure(
  { tables: count, seconds, rate }: ComparePlan,
  open: (number: number) => Promise<RivalTable>,
): Promise<Pick<Compared, "movesPerSecond" | "p50" | "p99">> {
  const times: number[] = [];
  let isCounting = false;
  let isEnding = false;
  const tables: RivalTable[] = [];
  for (let from = 0; from < count; from += 20) {
    const numbers = Array.from({ length: Math.min(20, count - from) }, (_, i) => from + i);
    tables.push(...(await Promise.all(numbers.map(open))));
  }
  const pace = (): number => (rate === 0 ? 0 : (2 * Math.random() * 1000 * count) / rate);
  for (const table of tables) {
    let sentAt = 0;
    let receipts = 0;
    const send = (): void => {
      if (isEnding) return;
      receipts = 0;
      sentAt = performance.now();
      table.move();
    };
    table.hear = () => {
      if (++receipts !== 2) return;
      if (isCounting) times.push(performance.now() - sentAt);
      setTimeout(send, pace());
    };
    setTimeout(send, pace());
  }
  await pause(WARM_UP);
  isCounting = true;
  const started = performance.now();
  await pause(seconds * 1000);
  isCounting = false;
  const elapsed = (performance.now() - started) / 1000;
  isEnding = true;
  for (const table of tables) table.close();
  times.sort((a, b) => a - b);
  return {
    movesPerSecond: Math.round(times.length / elapsed),
    p50: round(quantile(times, 0.5)),
    p99: round(quantile(times, 0.99)),
  };
}

/** The load of the machine, for judging the figures. */
export function loadNow(): number {
  return round(loadavg()[0]);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
