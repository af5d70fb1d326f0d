/**
 * The one scaling rule of every page. A page is drawn for a few formats, each with a least size in units; the first format
 * that fits the room at a readable scale is taken, and one unit (`--u`) is then as large as width and height both allow. So
 * nothing lies below the fold, and on a large screen everything grows. Scripts read `format` and `room`, style sheets read
 * `data-format`, `--u`, `--across` and `--down` on the root element; nothing else knows a breakpoint.
 *
 * Larger text is asked for in the same way: a format has to fit at a larger scale, so the page shows less, larger. Only where
 * no format grows (a phone is as wide as it is) the type alone grows, by `--text`.
 */
import { computed, effect, signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { isTouchScreen, textScale } from "./settings.ts";

/**
 * From the one that shows most to the one that needs least. A height of 0: the page may be as high as it likes. `head` is the
 * height of the page's head where there is one above a table.
 */
export const FORMATS = [
  { name: "wide", width: 1280, height: 768, head: 56 },
  { name: "short", width: 1366, height: 625, head: 56 },
  { name: "side", width: 1024, height: 768, head: 56 },
  { name: "compact", width: 1016, height: 556, head: 56 },
  { name: "tablet", width: 820, height: 1090, head: 56 },
  { name: "square", width: 680, height: 640, head: 50 },
  { name: "low", width: 667, height: 375, head: 44 },
  { name: "phone", width: 390, height: 0, head: 0 },
] as const;

/** A window that is hardly wider than high is not a phone held sideways. */
const LEAST_ASPECT: Partial<Record<string, number>> = { low: 1.3 };
/** Where boards come before panels: on a tablet a desk with its panels would leave bands above and below. */
const LEAST_ASPECT_OF_PANELS: Partial<Record<string, number>> = { ...LEAST_ASPECT, wide: 1.5, short: 1.5 };

/** Below it the words of a format become too small to read; on a phone held sideways they do not shrink with the rest. */
const LEAST = 0.89;
const LEAST_LOW = 0.8;

export type Format = (typeof FORMATS)[number]["name"];

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Fit {
  readonly format: Format;
  /** Pixels per unit. */
  readonly unit: number;
  /** The room in units: at least the size of the format, and more along the side that has more. */
  readonly room: Size;
  /** The height of the page's head above the room, in units. */
  readonly head: number;
  /** What the type still has to grow by. */
  readonly text: number;
}

/** The type alone grows no further than this where everything has its place. */
const MOST_TEXT = 1.12;

/** A format that is nearly large enough will do: the type makes up for the rest. */
const NEARLY = 0.93;

interface FitWish {
  /** How much larger than usual words shall be. */
  readonly text?: number;
  /** Leaves out the formats with panels, so that boards have their room. */
  readonly isLarge?: boolean;
  /** The page has a head above its table. */
  readonly hasHead?: boolean;
  /** Every player has a board: in a window that is nearly as high as wide they come before panels. */
  readonly hasBoards?: boolean;
}

/** The first format that fits. */
export function fitTo(window: Size, wish: FitWish = {}): Fit {
  const { text = 1, hasHead = false } = wish;
  const usual = firstFit(window, null, wish) ?? phoneFit(window);
  const larger = (text === 1 ? null : firstFit(window, usual.unit * text * NEARLY, wish)) ?? usual;
  // A format for another shape of window would leave half of it empty.
  const { name, unit } = isFilled(window, larger) ? larger : usual;
  const missing = Math.max(1, (text * usual.unit) / unit);
  const head = hasHead ? sizeOf(name).head : 0;
  return {
    format: name,
    unit,
    room: { width: window.width / unit, height: window.height / unit - head },
    head,
    text: name === "phone" ? missing : Math.min(missing, MOST_TEXT),
  };
}

interface NamedUnit {
  readonly name: Format;
  readonly unit: number;
}

function firstFit({ width, height }: Size, wanted: number | null, wish: FitWish): NamedUnit | null {
  const first = wish.isLarge === true ? FORMATS.findIndex(({ name }) => name === "compact") : 0;
  for (const { name, head, ...size } of FORMATS.slice(first)) {
    const unit = Math.min(width / size.width, height / (size.height + (wish.hasHead === true ? head : 0)));
    const least = wanted ?? (name === "low" ? LEAST_LOW : LEAST);
    const aspects = wish.hasBoards === true ? LEAST_ASPECT_OF_PANELS : LEAST_ASPECT;
    const isItsShape = width / height >= (aspects[name] ?? 0);
    if (size.height > 0 && unit >= least && isItsShape) return { name, unit };
  }
  return null;
}

/** An upright phone scrolls: it always fits. */
function phoneFit({ width }: Size): NamedUnit {
  return { name: "phone", unit: width / FORMATS[FORMATS.length - 1].width };
}

function sizeOf(name: Format): (typeof FORMATS)[number] {
  return FORMATS.find((format) => format.name === name) ?? FORMATS[0];
}

function isFilled({ width, height }: Size, { name, unit }: NamedUnit): boolean {
  const size = sizeOf(name);
  return name === "phone" || Math.max(width / size.width, height / size.height) < 1.5 * unit;
}

/** What stands beside and below the page, in pixels: the page then has that much less room. */
const docked = signal<Size>({ width: 0, height: 0 });

/** Boards as large as they can be, for a projector: nothing beside them but what is needed to play. */
export const isLarge = signal(false);

/** A head of the page is above its table. */
export const hasHead = signal(false);

/** At the table that is shown every player has a board. */
const hasBoards = signal(false);

const shown = signal<Size>(sizeOfWindow());
addEventListener("resize", () => (shown.value = sizeOfWindow()));

const DESKS: ReadonlySet<Format> = new Set(["wide", "short"]);

function fitBeside({ width, height }: Size): Fit {
  const rest = { width: shown.value.width - width, height: shown.value.height - height };
  // Beside a list a desk of boards keeps its order: that of a tablet on its side is another one.
  const isDesk = width > 0 && hasBoards.value && DESKS.has(formatOfWindow.value);
  return fitTo(rest, {
    text: textScale.value,
    isLarge: isLarge.value || isDesk,
    hasHead: hasHead.value,
    hasBoards: hasBoards.value,
  });
}

const fit = computed(() => fitBeside(docked.value));

/** Whether the list of moves, or another panel, takes room beside the table. */
export const isBesidePanel = computed(() => docked.value.width > 0);

export const format = computed<Format>(() => fit.value.format);

/** The format if nothing were docked: what decides whether and where something is. */
export const formatOfWindow = computed<Format>(() => fitBeside({ width: 0, height: 0 }).format);

/** Keeps room for something beside or below the page while the component is there. */
export function useDock({ width, height }: Size): void {
  useLayoutEffect(() => {
    docked.value = { width, height };
    return () => {
      docked.value = { width: 0, height: 0 };
    };
  }, [width, height]);
}

/** Boards come before panels while the component is there. */
export function useBoardsFirst(isWanted: boolean): void {
  useLayoutEffect(() => {
    hasBoards.value = isWanted;
    return () => {
      hasBoards.value = false;
    };
  }, [isWanted]);
}

export function shareOfHeight(share: number): number {
  return Math.round(share * shown.value.height);
}

/** A share of the window's width, in pixels and at least as many. */
export function shareOfWidth(share: number, least: number): number {
  return Math.max(least, Math.round(share * shown.value.width));
}

/** The room of the page in units, whole ones. */
export const room = computed<Size>(() => {
  const { width, height } = fit.value.room;
  return { width: Math.floor(width), height: Math.floor(height) };
});

/** How much larger than its place words are drawn, where no format grows. */
export const textGrowth = computed(() => fit.value.text);

/** The usual small type in a drawing, in units. */
const SMALL_TYPE = 15.6;
/** On a touch screen nothing is smaller, in pixels. */
const LEAST_ON_TOUCH = 16;

/** How large small type in a drawing is, in units, before it grows with the text. */
export const smallType = computed(() =>
  isTouchScreen.value ? Math.max(SMALL_TYPE, LEAST_ON_TOUCH / fit.value.unit) : SMALL_TYPE,
);

/** From here on words need another arrangement, not only room. */
const LARGE_LETTERS = 1.2;

/** Everything has its panel: bag and lid, consequences, last moves. */
export const isWide = computed(() => DESKS.has(format.value));

/** A phone, whichever way it is held. */
export const isSmall = computed(() => format.value === "phone" || format.value === "low");

/** The table is one sheet that fits the window; only on an upright phone it scrolls. */
export const isSheet = computed(() => format.value !== "phone");

effect(() => void document.documentElement.classList.toggle("zen", isLarge.value));

effect(() => {
  const { dataset, style } = document.documentElement;
  const { unit, text, head } = fit.value;
  dataset["format"] = format.value;
  dataset["letters"] = text >= LARGE_LETTERS ? "large" : "usual";
  style.setProperty("--u", `${Math.floor(unit * 1000) / 1000}px`);
  // Type in a drawing is scaled with it; this many of its units are a pixel.
  style.setProperty("--px", `${Math.ceil(1000 / unit) / 1000}px`);
  // What is drawn in pixels, such as the pattern of the ground, grows on a large screen and never shrinks.
  style.setProperty("--grow", `${Math.max(1, Math.floor(unit * 100) / 100)}`);
  style.setProperty("--text", `${Math.round(text * 1000) / 1000}`);
  style.setProperty("--across", `${room.value.width}`);
  style.setProperty("--down", `${room.value.height}`);
  style.setProperty("--page-head", `${head}`);
  style.setProperty("--docked", `${docked.value.width}px`);
  style.setProperty("--docked-below", `${docked.value.height}px`);
});

function sizeOfWindow(): Size {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  return { width, height };
}
