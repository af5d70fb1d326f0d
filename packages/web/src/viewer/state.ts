/** What the viewer knows: the text in the field, what it means, and the last position that could be drawn. */
import { computed, effect, signal } from "@preact/signals";
import { unwrap } from "@riad/core";
import { titleOf } from "../games.ts";
import { say } from "../words/words.ts";
import { makeAddress, parseAddress } from "./address.ts";
import { EXAMPLES } from "./examples.ts";
import { readPosition, recogniseGame } from "./reading.ts";
import type { Reading } from "./reading.ts";

export const text = signal(parseAddress(location.search) ?? EXAMPLES[0].position);

export const reading = computed(() => readPosition(text.value));

/** The last good reading: it stays on the table while the text in the field is refused. */
export const shown = signal<Reading>(firstShown());

/** Whether that is only an example, because no good text has been seen yet. */
export const isStandIn = signal(!reading.value.ok);

/** When the very first text is refused there is nothing to keep, so an example of the same game stands in. */
function firstShown(): Reading {
  if (reading.value.ok) return reading.value.value;
  const game = recogniseGame(text.value.trim()) ?? "marrakech";
  const example = EXAMPLES.find(({ position }) => recogniseGame(position) === game) ?? EXAMPLES[0];
  return unwrap(readPosition(example.position));
}

effect(() => {
  if (!reading.value.ok) return;
  shown.value = reading.value.value;
  isStandIn.value = false;
  history.replaceState(null, "", makeAddress(shown.value.game, text.value.trim()));
});

effect(() => {
  document.title = say("titleOf", { game: titleOf(shown.value.game) });
});

addEventListener("popstate", () => {
  text.value = parseAddress(location.search) ?? text.value;
});
