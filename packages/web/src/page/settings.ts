/** What a player sets once: motion, computers, sound, confirmation, odds, text size. */
import { computed, effect, signal } from "@preact/signals";
import { keep, parseStored, recall } from "../memory.ts";

export const CHOICES = {
  animation: ["normal", "quick", "calm", "off"],
  computers: ["normal", "quick", "slow"],
  confirm: ["touch", "always", "never"],
  sound: ["on", "off"],
  odds: ["on", "off"],
  text: ["usual", "large", "largest"],
} as const;

export type Setting = keyof typeof CHOICES;
export type Settings = { readonly [S in Setting]: (typeof CHOICES)[S][number] };

const KEY = "riad.settings";

export const settings = signal<Settings>(read());

export function choose<S extends Setting>(setting: S, value: Settings[S]): void {
  settings.value = { ...settings.value, [setting]: value };
}

/** The first choice applies wherever nothing sensible is stored. */
function read(): Settings {
  const stored = parseStored(recall(KEY));
  const entries = Object.entries(CHOICES).map(([setting, values]) => {
    const value = stored[setting];
    return [setting, (values as readonly unknown[]).includes(value) ? value : values[0]];
  });
  return Object.fromEntries(entries) as Settings;
}

effect(() => {
  const text = JSON.stringify(settings.value);
  if (text !== recall(KEY)) keep(KEY, text);
});

const stillness = matchMedia("(prefers-reduced-motion: reduce)");
const wantsStillness = signal(stillness.matches);
stillness.addEventListener("change", () => (wantsStillness.value = stillness.matches));

const SPEEDS = { off: 0, calm: 0.6, normal: 1, quick: 2 } as const;
/** How long a computer waits before it moves, in milliseconds, so that it can be followed. */
const PAUSES = { quick: 0, normal: 600, slow: 1600 } as const;

export const speed = computed(() => (wantsStillness.value ? 0 : SPEEDS[settings.value.animation]));
export const computerPause = computed(() => PAUSES[settings.value.computers]);

const TEXT_SCALES = { usual: 1, large: 1.15, largest: 1.3 } as const;
/** How much larger than usual words shall be. */
export const textScale = computed(() => TEXT_SCALES[settings.value.text]);

const coarse = matchMedia("(pointer: coarse)");
const isTouch = signal(coarse.matches);
coarse.addEventListener("change", () => (isTouch.value = coarse.matches));

export const confirms = computed(
  () => settings.value.confirm === "always" || (settings.value.confirm === "touch" && isTouch.value),
);
