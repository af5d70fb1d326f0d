/** A message in the form that its channel takes. There is no place in it for a token, a secret or anything of chance. */
import webPush from "web-push";
import type { Channel } from "../store/channel-store.ts";
import type { Posting } from "./post.ts";
import type { PushKeys } from "./push-keys.ts";
import type { Told } from "./sentences.ts";

export interface Message extends Told {
  /** The same when the same thing is told again, so that whoever receives it can tell. */
  readonly id: string;
  readonly kind: "turn" | "clock" | "test";
  readonly game: string | null;
  readonly match: string | null;
  /** The page it is about. */
  readonly path: string;
  /** How many matches wait for this person. */
  readonly waiting: number;
}

const SETTINGS_PATH = "/me#notifications";
/** Seconds. Whoever has not turned their phone on by then sees it when they open the page. */
const PUSH_TTL = 86_400;
/** Push services take this many letters. */
const TOPIC_LENGTH = 32;
/** Push services want to know whom to write to about a server; one without TLS has no address that leads to it. */
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
    // The only one that Apple takes.
    contentEncoding: "aes128gcm",
    TTL: PUSH_TTL,
    urgency: kind === "clock" ? "high" : "normal",
    // A later message about the same match takes the place of one that was not delivered yet.
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
      // Names are other people's words: they must not call a whole channel.
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

/** Emphasis, links and mentions of other people's making have no effect. */
function escapeDiscord(text: string): string {
  return text.replace(/[\\*_~`|<>@#[\]()]/g, "\\$&");
}

function escapeSlack(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
