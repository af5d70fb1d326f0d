import type { Bus } from "./bus.ts";

/** For a single node: there are no others to notify. */
export class LocalBus implements Bus {
  readonly isLocal = true;

  send(): void {}

  listen(): Promise<void> {
    return Promise.resolve();
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
