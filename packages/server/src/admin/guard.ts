/** Enforces on a node what the operator has decided: blocks, notices, the password, matches that were changed or removed. */
import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import { REFUSED } from "@riad/protocol";
import type { RefusedCode } from "@riad/protocol";
import type { WebSocket } from "ws";
import type { Audience } from "../audience.ts";
import { Recent } from "../recent.ts";
import type { Store } from "../store/store.ts";
import type { Tables } from "../table/tables.ts";
import { Gate, readShown } from "./gate.ts";
import type { Shown } from "./gate.ts";
import { foldName, newControl } from "./control.ts";
import type { Control } from "./control.ts";

/** How long an answer to a `roll` may be read. */
const ROLL_KEPT = 30_000;
/** Policy violation. */
const CLOSE_BLOCKED = 1008;

export interface GuardParts {
  readonly node: string;
  readonly store: Store;
  readonly tables: Tables;
  readonly audience: Audience;
  now(): number;
  /** Counts a wrong password; gives the seconds to wait if there were too many. */
  missed(address: string): Promise<number | undefined>;
  /** The seconds to wait before the next try, if there were too many. */
  mustWait(address: string): Promise<number | undefined>;
}

/** Why somebody may not come in. */
export interface Barred {
  readonly status: number;
  readonly code: RefusedCode;
  readonly message: string;
  readonly retryAfter?: number;
}

export class Guard {
  readonly #parts: GuardParts;
  readonly #sockets = new Map<WebSocket, string>();
  readonly #done = new Recent();
  #addresses = new BlockList();
  #names: ReadonlySet<string> = new Set();
  #gate = new Gate([]);
  #gateKey = "";
  #notice = "";

  constructor(parts: GuardParts) {
    this.#parts = parts;
  }

  /** Reads what has been decided since and acts on it. */
  async update(): Promise<void> {
    const controls = await this.#parts.store.controls(this.#parts.now());
    const of = (kind: Control["kind"]): Control[] => controls.filter((control) => control.kind === kind);
    this.#addresses = blockListOf(of("address"));
    this.#names = new Set(of("name").map(({ subject }) => subject));
    const gateKey = JSON.stringify([...of("password"), ...of("invitation")]);
    if (gateKey !== this.#gateKey) {
      this.#gateKey = gateKey;
      this.#gate = new Gate(controls);
    }
    for (const [socket, address] of this.#sockets) {
      if (this.isBlocked(address)) socket.close(CLOSE_BLOCKED, "blocked");
    }
    this.#announce(of("notice").at(-1)?.subject ?? "");
    for (const { id, subject } of of("touched")) if (this.#done.add(id)) await this.#renew(subject);
    for (const { id } of of("roll")) if (this.#done.add(id)) await this.#answerRoll();
  }

  isBlocked(address: string): boolean {
    const plain = plainAddress(address);
    const family = isIP(plain);
    return family !== 0 && this.#addresses.check(plain, family === 6 ? "ipv6" : "ipv4");
  }

  isNameBlocked(name: string): boolean {
    return this.#names.has(foldName(name));
  }

  /** Why a caller may not come in; `pass` is the cookie for one who has just shown the right word. */
  async examine(shown: Shown, address: string): Promise<{ barred?: Barred; pass?: string }> {
    if (this.isBlocked(address)) return { barred: BLOCKED };
    if (this.#gate.admits(shown.cookie)) return {};
    if (shown.word === undefined || shown.word === "") return { barred: LOCKED };
    const wait = await this.#parts.mustWait(address);
    if (wait !== undefined) return { barred: tooMany(wait) };
    const pass = await this.#gate.passFor(shown.word);
    if (pass !== undefined) return { pass };
    const longer = await this.#parts.missed(address);
    return { barred: longer === undefined ? LOCKED : tooMany(longer) };
  }

  async barSocket(request: IncomingMessage, address: string): Promise<Barred | undefined> {
    return (await this.examine(readShown(request.headers), address)).barred;
  }

  /** Shows the socket the notice, now and when there is a new one, and closes it when its address is blocked. */
  track(socket: WebSocket, address: string): void {
    this.#sockets.set(socket, address);
    socket.on("close", () => this.#sockets.delete(socket));
    if (this.#notice !== "") socket.send(this.#noticeText());
  }

  #announce(notice: string): void {
    if (notice === this.#notice) return;
    this.#notice = notice;
    const text = this.#noticeText();
    for (const socket of this.#sockets.keys()) if (socket.readyState === socket.OPEN) socket.send(text);
  }

  /** On a message that every client knows, so that older ones ignore it. */
  #noticeText(): string {
    return JSON.stringify({ type: "alive", now: this.#parts.now(), notice: this.#notice });
  }

  async #renew(match: string): Promise<void> {
    const { tables, audience } = this.#parts;
    if (tables.peek(match) === undefined || (await tables.renew(match)) !== undefined) return;
    const message = "This match was removed by the operator.";
    const text = JSON.stringify({ type: "refused", id: null, match, code: REFUSED.unknown, message });
    for (const { reader } of audience.placesOf(match)) reader.send(text);
  }

  async #answerRoll(): Promise<void> {
    const { node, store } = this.#parts;
    const counts = new Map<string, number>();
    for (const address of this.#sockets.values()) {
      const plain = plainAddress(address);
      counts.set(plain, (counts.get(plain) ?? 0) + 1);
    }
    const now = this.#parts.now();
    const answers = [...counts].map(([address, sockets]) =>
      newControl("present", address, { detail: JSON.stringify({ node, sockets }), now, until: now + ROLL_KEPT }),
    );
    if (answers.length > 0) await store.addControls(answers);
  }
}

export const BLOCKED: Barred = {
  status: 403,
  code: REFUSED.forbidden,
  message: "The operator has blocked this address.",
};
const LOCKED: Barred = { status: 401, code: REFUSED.unauthorised, message: "This server asks for a password." };

function tooMany(wait: number): Barred {
  return { status: 429, code: REFUSED.rate, message: `Too many tries; wait ${wait} s.`, retryAfter: wait };
}

/** IPv4 addresses arrive in the clothes of IPv6 when the server listens on both. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");
}

function blockListOf(controls: readonly Control[]): BlockList {
  const list = new BlockList();
  for (const { subject } of controls) {
    const network = parseNetwork(subject);
    if (network !== undefined) list.addSubnet(network.address, network.bits, network.family);
  }
  return list;
}

/** An address or a network; nothing if it is neither. A single IPv6 address is its /64, which is one customer's. */
export function parseNetwork(
  text: string,
): { readonly address: string; readonly bits: number; readonly family: "ipv4" | "ipv6" } | undefined {
  const [given, mask, ...rest] = text.split("/");
  const address = plainAddress(given);
  const version = isIP(address);
  if (version === 0 || rest.length > 0 || (mask !== undefined && !/^\d{1,3}$/.test(mask))) return undefined;
  const most = version === 4 ? 32 : 128;
  const bits = mask === undefined ? (version === 4 ? 32 : 64) : Number(mask);
  // Zero bits would block everybody, the operator included.
  if (bits < 1 || bits > most) return undefined;
  return { address, bits, family: version === 4 ? "ipv4" : "ipv6" };
}
