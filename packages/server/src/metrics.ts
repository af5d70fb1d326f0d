/** Metrics for /metrics. Labels are names of messages and outcomes; matches, people and tokens never appear. */
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";

export class Metrics {
  readonly registry = new Registry();
  readonly #messages = this.#counter("riad_messages_total", "Messages from clients by type and outcome.", [
    "type",
    "outcome",
  ]);
  readonly #requests = this.#counter("riad_requests_total", "API requests by route and status.", ["route", "status"]);
  readonly #moves = this.#counter("riad_moves_total", "Moves and outcomes that this node has committed.", []);
  readonly #notices = this.#counter("riad_notices_total", "Notifications by channel and outcome.", [
    "channel",
    "outcome",
  ]);
  readonly #resyncs = this.#counter("riad_resyncs_total", "Clients whose state did not match the server's.", []);
  readonly #errors = this.#counter("riad_errors_total", "Failures by place.", ["what"]);
  readonly #batch = this.#histogram(
    "riad_commit_batch_size",
    "Changes in one group commit.",
    [1, 2, 5, 10, 20, 50, 100, 200, 500],
  );
  readonly #commit = this.#histogram(
    "riad_commit_seconds",
    "Time of one group commit.",
    [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1],
  );

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  message(type: string, outcome: string): void {
    this.#messages.inc({ type, outcome });
  }

  request(route: string, status: number): void {
    this.#requests.inc({ route, status: String(status) });
  }

  moves(count: number): void {
    this.#moves.inc(count);
  }

  resync(): void {
    this.#resyncs.inc();
  }

  notice(channel: string, outcome: string): void {
    this.#notices.inc({ channel, outcome });
  }

  error(what: string): void {
    this.#errors.inc({ what });
  }

  readonly batch = (size: number, seconds: number): void => {
    this.#batch.observe(size);
    this.#commit.observe(seconds);
  };

  /** A value that is computed when the metrics are read. */
  gauge(name: string, help: string, read: () => number): void {
    const gauge: Gauge = new Gauge({ name, help, registers: [this.registry], collect: () => gauge.set(read()) });
  }

  #counter<T extends string>(name: string, help: string, labelNames: T[]): Counter<T> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  #histogram(name: string, help: string, buckets: number[]): Histogram {
    return new Histogram({ name, help, buckets, registers: [this.registry] });
  }
}
