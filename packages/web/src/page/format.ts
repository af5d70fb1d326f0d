/**
 * The one scaling rule of every page. A page is drawn for a few formats, each with a size in units; the first format that
 * fits the room at a readable scale is taken, and one unit (`--u`) is then as large as width and height both allow. So
 * nothing lies below the fold, and on a large screen everything grows. Scripts read `format`, style sheets read
 * `data-format` and `--u` on the root element; nothing else knows a breakpoint.
 */
import { computed, effect, signal } from "@preact/signals";

/** From the one that shows most to the one that needs least. A height of 0: the page may be as high as it likes. */
const FORMATS = [
  { name: "wide", width: 1280, height: 768 },
  { name: "short", width: 1366, height: 625 },
  { name: "side", width: 1024, height: 768 },
  { name: "tablet", width: 820, height: 1180 },
  { name: "low", width: 667, height: 375 },
  { name: "phone", width: 390, height: 0 },
] as const;

/** Below it the words of a format become too small to read. */
const LEAST = 0.85;

export type Format = (typeof FORMATS)[number]["name"];

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Fit {
  readonly format: Format;
  /** Pixels per unit. */
  readonly unit: number;
}

export function fitTo(room: Size): Fit {
  const fits = FORMATS.map(({ name, width, height }): Fit => {
    const unit = Math.min(room.width / width, height === 0 ? Infinity : room.height / height);
    return { format: name, unit };
  });
  return fits.find(({ unit }) => unit >= LEAST) ?? fits[fits.length - 1];
}

/** What stands beside and below the page, in pixels: the page then has that much less room. */
export const docked = signal<Size>({ width: 0, height: 0 });

const shown = signal<Size>(sizeOfWindow());
addEventListener("resize", () => (shown.value = sizeOfWindow()));

const fit = computed(() =>
  fitTo({ width: shown.value.width - docked.value.width, height: shown.value.height - docked.value.height }),
);

export const format = computed<Format>(() => fit.value.format);

/** Everybody's board is on the table, not only the own one. */
export const isWide = computed(() => format.value === "wide" || format.value === "short");

effect(() => {
  const { dataset, style } = document.documentElement;
  dataset["format"] = format.value;
  style.setProperty("--u", `${Math.floor(fit.value.unit * 1000) / 1000}px`);
  style.setProperty("--docked", `${docked.value.width}px`);
});

function sizeOfWindow(): Size {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  return { width, height };
}
