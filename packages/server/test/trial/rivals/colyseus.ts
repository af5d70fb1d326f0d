/** Rooms of two on a Colyseus server, with its own client. */
import { requireRival } from "./rival.ts";
import type { RivalTable } from "./rival.ts";

interface Room {
  readonly roomId: string;
  onMessage(type: string, listener: (count: number) => void): void;
  send(type: string): void;
  leave(): void;
}

interface Library {
  Client: new (url: string) => { create(name: string): Promise<Room>; joinById(id: string): Promise<Room> };
}

export async function openColyseus(folder: string, port: number): Promise<RivalTable> {
  const { Client } = requireRival(folder, "colyseus.js") as Library;
  const client = new Client(`ws://127.0.0.1:${port}`);
  let count = 0;
  const table: RivalTable = {
    move: () => rooms[count % 2].send("step"),
    hear: () => undefined,
    close: () => rooms.forEach((room) => room.leave()),
  };
  const first = await client.create("count");
  const rooms = [first, await client.joinById(first.roomId)];
  for (const room of rooms) {
    room.onMessage("stepped", (now) => {
      count = now;
      table.hear();
    });
  }
  return table;
}
