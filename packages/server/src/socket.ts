/** WebSockets at /socket: who may open one, and how they are kept alive and closed. */
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import type { Sentence } from "@riad/core";
import { MAX_FRAME_BYTES, REFUSED, refusalText, serverSays } from "@riad/protocol";
import type { RefusedCode } from "@riad/protocol";
import { WebSocketServer } from "ws";
import type { WebSocket } from "ws";
import { addressKey } from "./address.ts";
import type { LogAccess } from "./access-log.ts";
import { COME_BACK_LATER } from "./admin/callers.ts";
import { readShown } from "./admin/gate.ts";
import { STATUS } from "./api/failure.ts";
import { Connection } from "./connection.ts";
import type { Host } from "./host.ts";
import { isFromOwnPage } from "./origin.ts";
import { readPersonBearer } from "./people/cookie.ts";
import type { Person } from "./people/people.ts";
import type { Settings } from "./settings.ts";

const PATH = "/socket";
/** Milliseconds. A socket that has not answered by the next ping is closed. */
const PING_EVERY = 20_000;
/** Pings are spread out over this many steps: thousands at once, and their answers, would delay moves. */
const PING_TURNS = 100;
/** WebSocket close code 1012, service restart: clients reconnect. */
const RESTART = 1012;
const COME_BACK_IN = 1;

export class Sockets {
  readonly #host: Host;
  readonly #settings: Settings;
  readonly #alive = new WeakSet<WebSocket>();
  readonly #timer: NodeJS.Timeout;
  readonly #turns = Array.from({ length: PING_TURNS }, () => new Set<WebSocket>());
  #reportedAt = Number.NEGATIVE_INFINITY;
  #turn = 0;
  #count = 0;
  // Compression would cost fourteen times the memory and time for messages of a few hundred bytes.
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    perMessageDeflate: false,
    clientTracking: true,
  });

  constructor(host: Host, settings: Settings, http: Server, logAccess: LogAccess) {
    this.#host = host;
    this.#settings = settings;
    http.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on("error", () => socket.destroy());
      this.#upgrade(request, socket, head).then(
        (status) => logAccess(this.#addressOf(request), "GET", PATH, status),
        (error: unknown) => {
          host.failed(error, "upgrade");
          socket.destroy();
        },
      );
    });
    this.#timer = setInterval(() => this.#ping(), PING_EVERY / PING_TURNS);
    this.#timer.unref();
    host.metrics.gauge("riad_sockets", "Open sockets of this node.", () => this.#server.clients.size);
  }

  /** Tells all clients to reconnect in a moment, here or to another node. */
  close(): void {
    clearInterval(this.#timer);
    const text = JSON.stringify({ type: "closing", retryAfter: COME_BACK_IN });
    for (const socket of this.#server.clients) {
      socket.send(text);
      socket.close(RESTART);
    }
    setTimeout(() => {
      for (const socket of this.#server.clients) socket.terminate();
    }, 1000).unref();
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<number> {
    const path = (request.url ?? "").split("?")[0];
    if (path !== PATH) return reject(socket, REFUSED.unknown, serverSays("nothingHere", { path: path.slice(0, 80) }));
    if (this.#host.isClosing) return reject(socket, REFUSED.unavailable, serverSays("stopping", {}), COME_BACK_IN);
    if (!isFromOwnPage(request.headers, this.#settings.origins)) {
      this.#reportOrigin(request);
      return reject(socket, REFUSED.forbidden, serverSays("otherOrigin", {}));
    }
    const address = this.#addressOf(request);
    const { barred, pass } = await this.#host.guard.examine(readShown(request.headers), address);
    if (barred !== undefined) return reject(socket, barred.code, barred.says, barred.retryAfter);
    const wait = await this.#host.limit.take("connect", addressKey(address));
    if (wait !== undefined) return reject(socket, REFUSED.rate, serverSays("connectRate", { seconds: wait }), wait);
    const tooMany = this.#host.callers.refuse(address);
    if (tooMany !== undefined) return reject(socket, REFUSED.rate, tooMany, COME_BACK_LATER);
    const secret = readPersonBearer(request.headers);
    const person =
      secret === undefined ? await this.#host.personOf(request.headers) : await this.#personOf(secret, address);
    if (person === null) return reject(socket, REFUSED.unauthorised, serverSays("strangerHere", {}));
    this.#server.handleUpgrade(request, socket, head, (client) => {
      this.#alive.add(client);
      client.on("pong", () => this.#alive.add(client));
      // A frame that is too long or malformed closes the socket with the right code anyway.
      client.on("error", () => undefined);
      const turn = this.#turns[this.#count % PING_TURNS];
      turn.add(client);
      client.on("close", () => turn.delete(client));
      Connection.open(this.#host, client, { address, socket: String(this.#count++) }, person);
      const forget = this.#host.callers.add({
        address,
        pass,
        send: (text) => client.readyState === client.OPEN && client.send(text),
        close: (code) => client.close(code),
      });
      client.on("close", forget);
      if (person === undefined) return;
      client.on(
        "close",
        this.#host.deviceConnections.add(person.device, () => client.close(RESTART)),
      );
    });
    return 101;
  }

  /** Null if a program has sent a secret that belongs to nobody; that may be a guess. */
  async #personOf(secret: string, address: string): Promise<Person | null> {
    const wait = await this.#host.guesses.mustWait({ address });
    const person = wait === undefined ? await this.#host.people.personOf(secret) : undefined;
    if (person === undefined && wait === undefined) await this.#host.guesses.missed({ address });
    return person ?? null;
  }

  /**
   * The cause is nearly always a proxy that does not pass on Host; without this line in the log, pages would fail to
   * connect for no visible reason.
   */
  #reportOrigin({ headers: { origin, host } }: IncomingMessage): void {
    // Anybody can send a wrong origin, so this must not flood the log.
    if (performance.now() - this.#reportedAt < 60_000) return;
    this.#reportedAt = performance.now();
    const facts = { origin: origin?.slice(0, 100), host: host?.slice(0, 100) };
    this.#host.log.warn(
      facts,
      "socket refused: the page comes from another origin than the Host of the request; the proxy must pass Host, or ALLOWED_ORIGINS must name the origin",
    );
  }

  #addressOf(request: IncomingMessage): string {
    const forwarded = this.#settings.trustProxy ? request.headers["x-forwarded-for"] : undefined;
    const nearest = String(forwarded ?? "")
      .split(",")
      .at(-1)
      ?.trim();
    return nearest === undefined || nearest === "" ? (request.socket.remoteAddress ?? "") : nearest;
  }

  #ping(): void {
    this.#turn = (this.#turn + 1) % PING_TURNS;
    for (const socket of this.#turns[this.#turn]) {
      if (!this.#alive.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }
}

function reject(socket: Duplex, code: RefusedCode, says: Sentence, retryAfter?: number): number {
  const status = STATUS[code];
  const body = JSON.stringify({ code, ...refusalText(says), ...(retryAfter === undefined ? {} : { retryAfter }) });
  const wait = retryAfter === undefined ? "" : `Retry-After: ${retryAfter}\r\n`;
  socket.end(
    `HTTP/1.1 ${status} Refused\r\nContent-Type: application/json\r\n${wait}Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
  return status;
}
