/**
 * The devices that have a socket or a stream open on this node. When one of them is removed, on any node, its connections
 * are closed: whoever opens a new one is a stranger.
 */
export interface VisitHooks {
  /** Which of these devices are still somebody's. */
  devicesAmong(devices: readonly string[]): Promise<readonly string[]>;
}

/** Nodes hear of removed devices at once. What a bus has lost is found by looking at a part of the devices each time. */
const SWEEPS = 10;

export class Visits {
  readonly #hooks: VisitHooks;
  readonly #open = new Map<string, Set<() => void>>();
  #turn = 0;

  constructor(hooks: VisitHooks) {
    this.#hooks = hooks;
  }

  /** Gives back what to call when the connection has closed. */
  add(device: string, close: () => void): () => void {
    const open = this.#open.get(device) ?? new Set();
    this.#open.set(device, open);
    open.add(close);
    return () => {
      if (open.delete(close) && open.size === 0 && this.#open.get(device) === open) this.#open.delete(device);
    };
  }

  close(device: string): void {
    for (const close of this.#open.get(device) ?? []) close();
  }

  /** Looks whether some of the devices were removed without our hearing of it. */
  async sweep(): Promise<void> {
    this.#turn = (this.#turn + 1) % SWEEPS;
    const devices = [...this.#open.keys()].filter((_, i) => i % SWEEPS === this.#turn);
    if (devices.length === 0) return;
    const left = new Set(await this.#hooks.devicesAmong(devices));
    for (const device of devices) if (!left.has(device)) this.close(device);
  }
}
