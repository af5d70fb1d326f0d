/** Enforces the operator's decisions on a node: blocks, notices, the password, changed and removed matches. */
import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import type { Sentence } from "@riad/core";
import { REFUSED, refusalText, serverSays } from "@riad/protocol";
import type { RefusedCode } from "@riad/protocol";
import type { Audience } from "../audience.ts";
import { Recent } from "../recent.ts";
import type { Store } from "../store/store.ts";
import type { Tables } from "../table/tables.ts";
import type { Callers } from "./callers.ts";
import { Gate } from "./gate.ts";
import type { Shown } from "./gate.ts";
import { foldName } from "../people/fold-name.ts";
import { newControl } from "./control.ts";
import type { Control } from "./control.ts";

/** Milliseconds for which an answer to a `roll` is kept. */
const ROLL_KEPT = 30_000;

export interface GuardParts {
  readonly node: string;
  readonly store: Store;
  readonly tables: Tables;
  readonly audience: Audience;
  readonly callers: Callers;
  now(): number;
  /** Counts a wrong password; resolves with the seconds to wait if there were too many. */
  missed(address: string): Promise<number | undefined>;
  /** The seconds to wait before the next attempt, if there were too many. */
  mustWait(address: string): Promise<number | undefined>;
}

/** Why a caller is refused. */
export interface Barred {
  readonly code: RefusedCode;
  readonly says: Sentence;
  readonly retryAfter?: number;
}

export class Guard {
  readonly #parts: GuardParts;
  readonly #done = new Recent();
  readonly #passes = new WeakMap<IncomingMessage, string>();
  #addresses = new BlockList();
  #names: ReadonlySet<string> = new Set();
  #gate = new Gate([]);
  #gateKey = "";

  constructor(parts: GuardParts) {
    this.#parts = parts;
  }

  /** Reads the operator's decisions and applies them. */
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
    const { callers } = this.#parts;
    callers.closeBlocked((address) => this.isBlocked(address));
    callers.closeUnadmitted((pass) => this.#gate.admits(pass));
    callers.announce(of("notice").at(-1)?.subject ?? "");
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

  /** Why a caller is refused, or else the cookie that admits it: the one it sent, or a new one for its password. */
  async examine(shown: Shown, address: string): Promise<{ barred?: Barred; pass?: string | undefined }> {
    if (this.isBlocked(address)) return { barred: BLOCKED };
    if (this.#gate.admits(shown.cookie)) return { pass: shown.cookie };
    if (shown.word === undefined || shown.word === "") return { barred: LOCKED };
    const wait = await this.#parts.mustWait(address);
    if (wait !== undefined) return { barred: tooMany(wait) };
    const pass = await this.#gate.passFor(shown.word);
    if (pass !== undefined) return { pass };
    const longer = await this.#parts.missed(address);
    return { barred: longer === undefined ? WRONG : tooMany(longer) };
  }

  /** Remembers the pass for the lifetime of the request: a stream must be closed when the password changes. */
  admitted(request: IncomingMessage, pass: string): void {
    this.#passes.set(request, pass);
  }

  passOf(request: IncomingMessage): string | undefined {
    return this.#passes.get(request);
  }

  async #renew(match: string): Promise<void> {
    const { tables, audience } = this.#parts;
    if (tables.peek(match) === undefined || (await tables.renew(match)) !== undefined) return;
    const refusal = { type: "refused", id: null, match, code: REFUSED.unknown };
    const text = JSON.stringify({ ...refusal, ...refusalText(serverSays("matchRemoved", {})) });
    for (const { reader } of audience.placesOf(match)) reader.send(text);
  }

  async #answerRoll(): Promise<void> {
    const { node, store, callers } = this.#parts;
    const now = this.#parts.now();
    const answers = [...callers.count()].map(([address, sockets]) =>
      newControl("present", plainAddress(address), {
        detail: JSON.stringify({ node, sockets }),
        now,
        until: now + ROLL_KEPT,
      }),
    );
    if (answers.length > 0) await store.addControls(answers);
  }
}

export const BLOCKED: Barred = { code: REFUSED.forbidden, says: serverSays("addressBlocked", {}) };
const LOCKED: Barred = { code: REFUSED.unauthorised, says: serverSays("passwordNeeded", {}) };
const WRONG: Barred = { code: REFUSED.unauthorised, says: serverSays("passwordWrong", {}) };

function tooMany(wait: number): Barred {
  return { code: REFUSED.rate, says: serverSays("guessRate", { seconds: wait }), retryAfter: wait };
}

/** A dual-stack server sees IPv4 addresses written as IPv6. */
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

/**
 * Parses an address or a network; undefined if it is neither. A single IPv6 address becomes its /64, which belongs to
 * one customer.
 */
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
