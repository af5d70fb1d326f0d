/** Tables on a boardgame.io server, using its messages over its own kind of socket. */
import { requireRival } from "./rival.ts";
import type { RivalTable } from "./rival.ts";

interface Socket {
  on(event: string, listener: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  close(): void;
}

interface Library {
  readonly io: (url: string, options: object) => Socket;
}

interface State {
  readonly _stateID: number;
}

export async function openBoardgameIo(folder: string, port: number, number: number): Promise<RivalTable> {
  const { io } = requireRival(folder, "socket.io-client") as Library;
  const match = `m${number}`;
  let state = 0;
  const table: RivalTable = {
    move() {
      const player = String(state % 2);
      const payload = { type: "step", args: [], playerID: player };
      sockets[state % 2].emit("update", { type: "MAKE_MOVE", payload }, state, match, player);
    },
    hear: () => undefined,
    close: () => sockets.forEach((socket) => socket.close()),
  };
  const open = (player: number): Promise<Socket> =>
    new Promise((resolve) => {
      const socket = io(`http://127.0.0.1:${port}/count`, { transports: ["websocket"], forceNew: true });
      socket.on("connect", () => socket.emit("sync", match, String(player), undefined, 2));
      socket.on("sync", () => resolve(socket));
      socket.on("update", (_match: never, next: State) => {
        // A player's move also ends the turn, which advances the state id by two.
        state = next._stateID;
        table.hear();
      });
    });
  // The first player creates the match, the second joins it.
  const sockets = [await open(0), await open(1)];
  return table;
}
