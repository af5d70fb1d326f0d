/** How people are reached, and which matches somebody is to be told about. */
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
  /** Where a message is posted to. */
  readonly address: string;
  /** The server's own address as this person uses it, for the links in messages. */
  readonly origin: string;
  readonly createdAt: number;
}

export type Channel = ChannelFacts &
  (({ readonly kind: "push" } & PushDetail) | ({ readonly kind: "webhook" } & WebhookDetail));

/** A match about which somebody is to be told, and since when. */
export interface Notice {
  readonly match: string;
  readonly at: number;
}

/** What is known once a notice was dealt with: up to which length of the match, and when to look again. */
export interface Dealt {
  readonly notified?: number;
  readonly alerted?: number;
  readonly next: number | null;
}

export interface ChannelStore {
  /** A browser belongs to one person: the same address of anybody else is removed. At most `most` per person, the oldest go. */
  add(channel: Channel, most: number): Promise<boolean>;
  of(person: string): Promise<readonly Channel[]>;
  /** Whether there was one. */
  remove(person: string, id: string): Promise<boolean>;
  due(now: number, limit: number): Promise<readonly Notice[]>;
  /** Claims a notice until `until`; the match as it is, or nothing if another node was first. */
  claim(notice: Notice, until: number): Promise<MatchRow | undefined>;
  /** Unless something has happened to the match since it was claimed until `until`. */
  settle(match: string, until: number, dealt: Dealt): Promise<void>;
  /** A secret that all nodes share: the one that is stored, or else this one from now on. */
  serverKey(id: string, value: string): Promise<string>;
}
