/** What the speed that a player has set means at a table, in milliseconds. Apart from the settings, which the first screen loads. */
import { computed } from "@preact/signals";
import { announce } from "../page/announce.tsx";
import { FROM_SLOW, choose, settings } from "../page/settings.ts";
import { labelled } from "../words/sentences.ts";
import { say } from "../words/words.ts";

/** Between two moves of a match that is played again. */
const FILM_PAUSES = { fastest: 60, quick: 300, normal: 900, calm: 1500 } as const;
/** How long a computer waits before it moves, so that it can be followed. */
const PAUSES = { fastest: 0, quick: 0, normal: 600, calm: 1600 } as const;
/** How long the strongest computer may think when it has to be quick; null is as long as it usually does. */
const THOUGHTS = { fastest: 30, quick: 120, normal: null, calm: null } as const;

const SPEED_WORDS = { calm: "valueCalm", normal: "valueNormal", quick: "valueQuick", fastest: "valueFastest" } as const;

export const computerPause = computed(() => PAUSES[settings.value.speed]);
export const filmPause = computed(() => FILM_PAUSES[settings.value.speed]);
export const thinkingLimit = computed(() => THOUGHTS[settings.value.speed]);

/** The next of the speeds, from slow to fast and round again. */
export function changeSpeed(): void {
  const next = FROM_SLOW[(FROM_SLOW.indexOf(settings.value.speed) + 1) % FROM_SLOW.length];
  choose("speed", next);
  // Whoever presses a key hears nothing of the button that shows it.
  announce(labelled(say("speedTitle"), say(SPEED_WORDS[next])));
}
