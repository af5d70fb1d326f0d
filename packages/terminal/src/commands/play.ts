/** `riad play`: a match at this terminal or online. */
import type { Display } from "../play/answer.ts";
import { EXIT, Failure } from "../failure.ts";
import { paintFor } from "../colours.ts";
import type { PlayFlags } from "../play/local.ts";
import { widthFor } from "../width.ts";

export async function play(gameId: string | undefined, flags: PlayFlags): Promise<void> {
  const isScreen = process.stdin.isTTY && process.stdout.isTTY && process.env["TERM"] !== "dumb";
  widthFor(process.stdout, flags.width);
  const paint = paintFor(process.stdout, flags.color);
  const display = (): Display => ({
    paint,
    width: widthFor(process.stdout, flags.width),
    height: isScreen ? process.stdout.rows - 4 : Number.POSITIVE_INFINITY,
  });
  if (flags.join !== undefined) {
    refuseBesides(gameId, flags);
    const { join } = await import("../online/join.ts");
    return join(flags.join, flags, display, isScreen);
  }
  if (flags.server !== undefined) throw new Failure("--server needs --join.", EXIT.usage);
  if (flags.guest !== undefined) throw new Failure("--guest needs --join.", EXIT.usage);
  // Somebody who joins online needs no computer players, which take longest to load.
  const { playLocally } = await import("../play/local.ts");
  return playLocally(gameId, flags, display, isScreen);
}

/** Refuses setup flags beside --join: an online table is already set up. */
function refuseBesides(gameId: string | undefined, flags: PlayFlags): void {
  const besides = new Set(["join", "server", "guest", "name", "color", "width"]);
  const flag = Object.keys(flags).find((name) => !besides.has(name));
  if (gameId === undefined && flag === undefined) return;
  const what = flag === undefined ? `"${gameId?.slice(0, 20)}"` : `--${flag}`;
  throw new Failure(`An online table is already set up: ${what} can't be used with --join.`, EXIT.usage);
}
