/** Messages that no honest client sends. */
import type { Random } from "@riad/core";

const TYPES = [
  "watch",
  "move",
  "join",
  "resign",
  "leave",
  "decide",
  "rematch",
  "chat",
  "lobby",
  "find",
  "ping",
  "unwatch",
  "",
];
const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  0.5,
  "",
  "0",
  [],
  {},
  [[[[]]]],
  "\u0000",
  "💥",
  "__proto__",
  { length: 1e9 },
];

/** One hostile message; `stranger` is a token that sits at the table, but on a seat that is not to move. */
export function hostileMessage(random: Random, match: string, stranger: string): string | Buffer {
  const kind = random.below(8);
  if (kind === 0) return Buffer.from(Array.from({ length: random.below(200) }, () => random.below(256)));
  if (kind === 1) return "x".repeat(random.below(9000));
  if (kind === 2) return "[".repeat(random.below(4000));
  if (kind === 3) return `{"type":"move","match":"${match}","id":"x","ply":${random.below(5)},"move":"0a1"`;
  const message: Record<string, unknown> = {
    type: TYPES[random.below(TYPES.length)],
    match,
    id: `h${random.below(1e6)}`,
  };
  if (kind === 4)
    return JSON.stringify({ ...message, ply: random.below(100), move: `${random.below(9)}a${random.below(6)}` });
  if (kind === 5)
    return JSON.stringify({ type: "watch", match, length: random.below(50), token: `${stranger.slice(1)}A` });
  for (let i = random.below(5); i >= 0; i--) {
    const keys = ["match", "id", "ply", "move", "token", "length", "seat", "phrase", "name", "on", "constructor", "n"];
    message[keys[random.below(keys.length)]] = VALUES[random.below(VALUES.length)];
  }
  return JSON.stringify(message);
}
