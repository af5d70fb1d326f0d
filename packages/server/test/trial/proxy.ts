/** A TCP proxy that misbehaves like a network: it drops data, delays it, or cuts connections. */
import { connect, createServer } from "node:net";
import type { Server, Socket } from "node:net";

interface Pair {
  readonly sockets: readonly [Socket, Socket];
  isDead: boolean;
}

export class Proxy {
  readonly port: number;
  readonly #server: Server;
  readonly #target: number;
  readonly #pairs = new Set<Pair>();
  #isSwallowing = false;
  /** Milliseconds by which all data is delayed. */
  delay = 0;

  static async open(target: number): Promise<Proxy> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as { port: number };
    return new Proxy(server, port, target);
  }

  private constructor(server: Server, port: number, target: number) {
    this.#server = server;
    this.port = port;
    this.#target = target;
    server.on("connection", (socket) => this.#accept(socket));
  }

  /** From now on nothing arrives and nothing is closed. */
  swallow(): void {
    this.#isSwallowing = true;
    for (const pair of this.#pairs) pair.isDead = true;
  }

  /** New connections work again; those that were open stay dead without being closed. */
  pass(): void {
    this.#isSwallowing = false;
  }

  cut(): void {
    for (const { sockets } of this.#pairs) for (const socket of sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #accept(client: Socket): void {
    const upstream = connect(this.#target, "127.0.0.1");
    const pair: Pair = { sockets: [client, upstream], isDead: this.#isSwallowing };
    this.#pairs.add(pair);
    this.#join(pair, client, upstream);
    this.#join(pair, upstream, client);
  }

  #join(pair: Pair, from: Socket, to: Socket): void {
    from.on("data", (data) => {
      if (pair.isDead) return;
      if (this.delay === 0) to.write(data);
      else setTimeout(() => !pair.isDead && to.write(data), this.delay);
    });
    from.on("error", () => undefined);
    from.on("close", () => {
      this.#pairs.delete(pair);
      if (!pair.isDead) to.destroy();
    });
  }
}
