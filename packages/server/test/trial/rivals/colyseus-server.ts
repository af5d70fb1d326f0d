/** A Colyseus server with a room of one move. */
import { createServer } from "node:http";
import type { RequestListener } from "node:http";
import { requireRival } from "./rival.ts";

interface Room {
  maxClients: number;
  onMessage(type: string, listener: () => void): void;
  broadcast(type: string, message: unknown): void;
}

interface Core {
  Server: new (options: object) => { define(name: string, room: unknown): void; listen(port: number): Promise<void> };
  Room: new () => Room;
}

interface Transports {
  WebSocketTransport: new (options: object) => object;
}

const [folder, port] = process.argv.slice(2);
const { Server, Room } = requireRival(folder, "@colyseus/core") as Core;
const { WebSocketTransport } = requireRival(folder, "@colyseus/ws-transport") as Transports;
const express = requireRival(folder, "express") as () => RequestListener;

class CountRoom extends Room {
  override maxClients = 2;
  #count = 0;

  onCreate(): void {
    this.onMessage("step", () => this.broadcast("stepped", ++this.#count));
  }
}

const server = new Server({ transport: new WebSocketTransport({ server: createServer(express()) }), greet: false });
server.define("count", CountRoom);
await server.listen(Number(port));
process.stdout.write("open\n");
