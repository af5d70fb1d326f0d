/** Notification channels, and matches about which somebody has to be notified. */
import type { MatchRow } from "./match-row.ts";

export interface PushDetail {
  readonly p256dh: string;
  readonly auth: string;
}

export interface WebhookDetail {
  readonly format: "discord" | "slack" | "ntfy" | "json";
}

interface ChannelFacts {
  readonly id: string;
  readonly person: string;
  /** The URL that messages are posted to. */
  readonly address: string;
  /** The server's address as this person uses it, for links in messages. */
  readonly origin: string;
  readonly createdAt: number;
}

export type Channel = ChannelFacts &
  (({ readonly kind: "push" } & PushDetail) | ({ readonly kind: "webhook" } & WebhookDetail));

/** A match about which somebody has to be notified, and since when. */
export interface Notice {
  readonly match: string;
  readonly at: number;
}

/** The outcome of a notice: up to which length of the log it was handled, and when to check again. */
export interface Dealt {
  readonly notified?: number;
  readonly alerted?: number;
  readonly next: number | null;
}

export interface ChannelStore {
  /**
   * A push subscription belongs to one person: it is removed from anybody else. Beyond `most` per person the oldest are
   * removed.
   */
  add(channel: Channel, most: number): Promise<boolean>;
  of(person: string): Promise<readonly Channel[]>;
  /** Resolves with whether it existed. */
  remove(person: string, id: string): Promise<boolean>;
  due(now: number, limit: number): Promise<readonly Notice[]>;
  /** Claims a notice until `until`; resolves with the current match, or undefined if another node was first. */
  claim(notice: Notice, until: number): Promise<MatchRow | undefined>;
  /** Stores the outcome, unless the match has changed since it was claimed until `until`. */
  settle(match: string, until: number, dealt: Dealt): Promise<void>;
  /** A secret shared by all nodes: the stored one, or else `value`, which is then stored. */
  serverKey(id: string, value: string): Promise<string>;
}
