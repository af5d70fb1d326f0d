/** Resource usage of a process, from the system and from its own /metrics. */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { WebSocket } from "ws";

/** Resident memory in bytes; 0 if the system does not provide it. */
export function residentBytes(pid: number): number {
  try {
    const found = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
    return found === null ? 0 : Number(found[1]) * 1024;
  } catch {
    return 0;
  }
}

/** The value of one of the server's metrics. */
export async function readMetric(http: string, name: string): Promise<number> {
  const text = await (await fetch(`${http}/metrics`)).text();
  const found = new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, "m").exec(text);
  return found === null ? NaN : Number(found[1]);
}

/** Makes a process collect garbage, through its inspector. */
export async function collectGarbage(inspector: number): Promise<void> {
  const targets = (await (await fetch(`http://127.0.0.1:${inspector}/json`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  const socket = new WebSocket(targets[0].webSocketDebuggerUrl);
  await once(socket, "open");
  socket.send(JSON.stringify({ id: 1, method: "HeapProfiler.collectGarbage" }));
  await once(socket, "message");
  socket.close();
}

/** The value below which the given share of the samples lies. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted.length === 0 ? NaN : sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
