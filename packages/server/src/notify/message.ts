/** Formats a message for its channel. Messages have no field for tokens, secrets or seeds. */
import webPush from "web-push";
import type { Channel } from "../store/channel-store.ts";
import type { Posting } from "./post.ts";
import type { PushKeys } from "./push-keys.ts";
import type { Told } from "./sentences.ts";

export interface Message extends Told {
  /** The same for every attempt to send a message, so that receivers can drop duplicates. */
  readonly id: string;
  readonly kind: "turn" | "clock" | "test";
  readonly game: string | null;
  readonly match: string | null;
  /** The path of the page it is about. */
  readonly path: string;
  /** How many matches are waiting for this person. */
  readonly waiting: number;
}

const SETTINGS_PATH = "/me#notifications";
/** Seconds. A phone that stays off for longer misses the message; the page shows whose turn it is anyway. */
const PUSH_TTL = 86_400;
/** The longest topic, in characters, that push services accept. */
const TOPIC_LENGTH = 32;
/** Push services require a contact address; a server without TLS has none that works. */
const NO_CONTACT = "mailto:nobody@riad.invalid";

export function makePosting(message: Message, channel: Channel, keys: PushKeys): Posting {
  return channel.kind === "push" ? makePush(message, channel, keys) : makeWebhook(message, channel);
}

function makePush(
  { id, kind, title, text, path, match, waiting }: Message,
  { id: channel, address, p256dh, auth, origin }: Extract<Channel, { kind: "push" }>,
  keys: PushKeys,
): Posting {
  const payload = JSON.stringify({ kind, title, text, path, tag: match ?? kind, waiting, channel });
  const { headers, body } = webPush.generateRequestDetails({ endpoint: address, keys: { p256dh, auth } }, payload, {
    vapidDetails: { ...keys, subject: origin.startsWith("https:") ? origin : NO_CONTACT },
    // The only encoding that Apple accepts.
    contentEncoding: "aes128gcm",
    TTL: PUSH_TTL,
    urgency: kind === "clock" ? "high" : "normal",
    // A later message about the same match replaces one that was not delivered yet.
    topic: (match ?? id).slice(0, TOPIC_LENGTH),
  });
  return { url: address, headers, body };
}

function makeWebhook(
  { id, kind, title, text, off, path, match, game }: Message,
  { address, format, origin }: Extract<Channel, { kind: "webhook" }>,
): Posting {
  const link = origin + path;
  const settings = origin + SETTINGS_PATH;
  const headers = { "content-type": "application/json", "idempotency-key": id };
  const json = (value: object): Posting => ({ url: address, headers, body: JSON.stringify(value) });
  switch (format) {
    case "discord": {
      const content = `**${escapeDiscord(title)}**\n${escapeDiscord(text)}\n<${link}>\n-# ${off}: <${settings}>`;
      // Names are chosen by other people: they must not be able to mention everyone in a channel.
      return json({ content, allowed_mentions: { parse: [] } });
    }
    case "slack":
      return json({ text: `*${escapeSlack(title)}*\n${escapeSlack(text)}\n<${link}>\n<${settings}|${off}>` });
    case "ntfy":
      return {
        url: address,
        headers: { ...headers, "content-type": "text/plain; charset=utf-8", click: link },
        body: `${title}\n${text}\n${off}: ${settings}`,
      };
    default:
      return json({ id, kind, title, text, game, match, link, settings });
  }
}

/** Escapes formatting, links and mentions in names that other people have chosen. */
function escapeDiscord(text: string): string {
  return text.replace(/[\\*_~`|<>@#[\]()]/g, "\\$&");
}

function escapeSlack(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
