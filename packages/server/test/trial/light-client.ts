/** Sockets that only count what comes: the load generator shares the machine with the server and must not spend its time. */
import { WebSocket } from "ws";

export class LightClient {
  readonly url: string;
  readonly match: string;
  readonly token: string | undefined;
  readonly hear: (text: string) => void;
  socket: WebSocket;
  /** It has been shown its match. */
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
