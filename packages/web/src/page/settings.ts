/** What a player sets once: speed, motion, confirmation, chances, sound, text size. */
import { computed, effect, signal } from "@preact/signals";
import { keep, parseStored, recall } from "../memory.ts";
import { isTouch } from "./touch.ts";

export const CHOICES = {
  /** Of everything that moves without the player: pieces, computers, scoring. */
  speed: ["normal", "quick", "fastest", "calm"],
  animation: ["on", "off"],
  confirm: ["touch", "always", "never"],
  sound: ["on", "off"],
  /** "later": hidden until a first match has been played to its end, because twelve chances are too much at once. */
  odds: ["later", "on", "off"],
  text: ["usual", "large", "largest"],
} as const;

export type Setting = keyof typeof CHOICES;
export type Settings = { readonly [S in Setting]: (typeof CHOICES)[S][number] };

const KEY = "riad.settings";
const FINISHED = "riad.finished";

export const settings = signal<Settings>(read());

export function choose<S extends Setting>(setting: S, value: Settings[S]): void {
  settings.value = { ...settings.value, [setting]: value };
}

/** The first choice applies wherever nothing sensible is stored. */
function read(): Settings {
  const stored = parseStored(recall(KEY));
  const entries = Object.entries(CHOICES).map(([setting, values]) => {
    // Before 0.2 the speed was that of the animation alone.
    const value = stored[setting] ?? (setting === "speed" ? stored["animation"] : undefined);
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

const SPEEDS = { calm: 0.6, normal: 1, quick: 3, fastest: 10 } as const;

/** 0 places everything at once. */
export const speed = computed(() =>
  wantsStillness.value || settings.value.animation === "off" ? 0 : SPEEDS[settings.value.speed],
);

/** The default comes first among the choices; people expect speeds in their order. */
export const FROM_SLOW = ["calm", "normal", "quick", "fastest"] as const;

/** Whether a match was ever played to its end in this browser. */
export const hasFinishedMatch = signal(recall(FINISHED) !== null);

export function noteFinishedMatch(match: string): void {
  if (recall(FINISHED) === null) keep(FINISHED, match);
  hasFinishedMatch.value = true;
}

export function isFirstFinished(match: string): boolean {
  return recall(FINISHED) === match;
}

const TEXT_SCALES = { usual: 1, large: 1.15, largest: 1.3 } as const;
/** How much larger than usual words shall be. */
export const textScale = computed(() => TEXT_SCALES[settings.value.text]);

const coarse = matchMedia("(pointer: coarse)");
/** The screen is mainly touched, whatever was used last. */
export const isTouchScreen = signal(coarse.matches);
isTouch.value = coarse.matches;
coarse.addEventListener("change", () => (isTouch.value = isTouchScreen.value = coarse.matches));
// A laptop may have both: whatever was used last decides, before the press becomes a click.
addEventListener("pointerdown", ({ pointerType }) => (isTouch.value = pointerType !== "mouse"), true);

export const confirms = computed(
  () => settings.value.confirm === "always" || (settings.value.confirm === "touch" && isTouch.value),
);
