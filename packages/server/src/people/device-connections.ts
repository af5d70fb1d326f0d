/**
 * The open sockets and streams on this node, by device. When a device is removed, on any node, its connections are
 * closed.
 */
export interface DeviceHooks {
  /** Returns those of the given devices that have not been removed. */
  devicesAmong(devices: readonly string[]): Promise<readonly string[]>;
}

/**
 * Removals are announced on the bus. In case a message is lost, each sweep checks one part in this many of the devices.
 */
const SWEEPS = 10;

export class DeviceConnections {
  readonly #hooks: DeviceHooks;
  readonly #open = new Map<string, Set<() => void>>();
  #turn = 0;

  constructor(hooks: DeviceHooks) {
    this.#hooks = hooks;
  }

  /** Returns a function to call when the connection has closed. */
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

  /** Checks some of the devices in case a removal was missed. */
  async sweep(): Promise<void> {
    this.#turn = (this.#turn + 1) % SWEEPS;
    const devices = [...this.#open.keys()].filter((_, i) => i % SWEEPS === this.#turn);
    if (devices.length === 0) return;
    const left = new Set(await this.#hooks.devicesAmong(devices));
    for (const device of devices) if (!left.has(device)) this.close(device);
  }
}
