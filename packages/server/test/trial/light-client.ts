/**
 * Sockets that only count what they receive: the load generator shares the machine with the server, so it must use
 * little CPU.
 */
import { WebSocket } from "ws";

export class LightClient {
  readonly url: string;
  readonly match: string;
  readonly token: string | undefined;
  readonly hear: (text: string) => void;
  socket: WebSocket;
  /** Whether it has received its match. */
  isReady = false;
  #isClosed = false;

  constructor(url: string, match: string, token: string | undefined, hear: (text: string) => void) {
    this.url = url;
    this.match = match;
    this.token = token;
    this.hear = hear;
    this.socket = this.#connect();
  }

  send(message: object): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#isClosed = true;
    this.socket.terminate();
  }

  #connect(): WebSocket {
    const { match, token } = this;
    const socket = new WebSocket(this.url, { perMessageDeflate: false, skipUTF8Validation: true });
    this.socket = socket;
    socket.on("error", () => undefined);
    socket.on("open", () => {
      if (match !== "") this.send({ type: "watch", match, length: 0, ...(token === undefined ? {} : { token }) });
    });
    socket.on("message", (data: Buffer) => {
      const text = data.toString("latin1");
      this.isReady ||= text.startsWith('{"type":"table"');
      this.hear(text);
    });
    socket.on("close", () => {
      this.isReady = false;
      if (!this.#isClosed) setTimeout(() => this.#connect(), 100 + Math.random() * 400);
    });
    return socket;
  }
}
