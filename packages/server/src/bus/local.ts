import type { Bus } from "./bus.ts";

/** For a single node: there is nobody else to tell. */
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
