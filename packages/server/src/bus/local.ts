import type { Bus } from "./bus.ts";

/** One node alone: whatever it has to say, it knows already. */
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
