/** The worker thread behind `ReviewThread`. It reviews one event per request, so that the server controls the pace. */
import { parentPort } from "node:worker_threads";
import { parseRecord, unwrap } from "@riad/core";
import type { Match } from "@riad/core";
import { gameOf } from "@riad/games";
import { eventToJson, judgeMatch, judgeOf, makeReviewLines, pluginOf, summarise } from "@riad/review";
import type { Judged, ReviewEvent } from "@riad/review";
import type { Player } from "@riad/bots";
import type { SliceRequest, SliceResult } from "./slice.ts";

interface Running {
  readonly match: Match;
  readonly player: Player;
  readonly judging: Iterator<Judged, void>;
  readonly events: ReviewEvent[];
}

const port = parentPort;
if (port === null) throw new Error("This is a thread of the server, not a program.");
let running: Running | undefined;

port.on("message", ({ id, record }: SliceRequest) => {
  if (record !== undefined) running = begin(record);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  port.postMessage({ id, ...judgeNext() } satisfies SliceResult);
});

function begin(record: string): Running {
  const { match } = unwrap(parseRecord(record, gameOf));
  const player = judgeOf(match.game.id);
  const budgets = pluginOf(match.game.id).budgets(match.seats);
  return { match, player, judging: judgeMatch(match, { player, budgets }), events: [] };
}

function judgeNext(): Omit<SliceResult, "id"> {
  if (running === undefined) throw new Error("No review has been started.");
  const { match, player, judging, events } = running;
  const next = judging.next();
  if (next.done !== true) {
    const { index, event } = next.value;
    events[index] = event;
    const line = JSON.stringify({ kind: "judged", index, event: eventToJson(match, event) });
    return { line, ply: event.ply, text: undefined };
  }
  const lines = makeReviewLines(match, events, summarise(match, events, player));
  running = undefined;
  return { line: undefined, ply: match.length, text: lines.map((line) => `${line}\n`).join("") };
}
