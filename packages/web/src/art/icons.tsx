import type { SVGAttributes } from "preact";

const PATHS = {
  light:
    "M12 7.6a4.4 4.4 0 1 0 0 8.8 4.4 4.4 0 0 0 0-8.8ZM12 1.8v2.4M12 19.8v2.4M1.8 12h2.4M19.8 12h2.4" +
    "M4.8 4.8l1.7 1.7M17.5 17.5l1.7 1.7M4.8 19.2l1.7-1.7M17.5 6.5l1.7-1.7",
  dark: "M20.5 14.2A8.6 8.6 0 0 1 9.8 3.5a8.6 8.6 0 1 0 10.7 10.7Z",
  link: "M10 14a4.2 4.2 0 0 0 6 0l4-4a4.2 4.2 0 0 0-6-6l-1.6 1.6M14 10a4.2 4.2 0 0 0-6 0l-4 4a4.2 4.2 0 0 0 6 6l1.6-1.6",
  save: "M12 3v12M6.5 10 12 15.5 17.5 10M4 20h16",
  chart: "M4 4v16h16M7.500 15.500l3.500-5 3.500 3 5-7",
  check: "M4.5 12.5 10 18 19.5 6.5",
  undo: "M8.5 4.5 4 9l4.5 4.5M4.5 9H14a5.5 5.5 0 0 1 0 11H9",
  hint: "M9 18h6M10 21.2h4M12 2.8a6.2 6.2 0 0 0-3.6 11.2c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6.2 6.2 0 0 0 12 2.8Z",
  menu: "M4 7h8M18 7h2M15 4.4v5.2M4 17h3M13 17h7M10 14.4v5.2",
  help: "M8.6 8.6a3.5 3.5 0 1 1 5 3.2c-1.1.5-1.6 1.2-1.6 2.6M12 18.6v.4",
  pause: "M8 5v14M16 5v14",
  play: "M8 5l11 7-11 7Z",
  back: "M15 5l-7 7 7 7",
  forward: "M9 5l7 7-7 7",
  first: "M18 5l-7 7 7 7M6 5v14",
  now: "M6 5l7 7-7 7M18 5v14",
  list: "M9 6h11M9 12h11M9 18h11M4.5 6h.1M4.5 12h.1M4.5 18h.1",
  pen: "M4.500 19.500l1-4.500L16 4.500l3.500 3.500L9 18.500ZM13.500 7l3.500 3.500",
  plus: "M12 5v14M5 12h14",
  copy: "M8 8V4h12v12h-4M4 8h12v12H4Z",
  left: "M20 19v-4a5 5 0 0 0-5-5H5M9.5 5.5 5 10l4.5 4.5",
  straight: "M12 20V5M6.5 10.5 12 5l5.500 5.500",
  right: "M4 19v-4a5 5 0 0 1 5-5h10M14.500 5.500 19 10l-4.500 4.500",
  turn: "M19 5v5h-5M18.600 10A7.300 7.300 0 1 0 19 14.500",
  people:
    "M9 5a3.200 3.200 0 1 0 0 6.400A3.200 3.200 0 0 0 9 5ZM3 20c0-3.600 2.600-5.600 6-5.600s6 2 6 5.600M16 5.300a3 3 0 0 1 0 5.800M17.500 14.800c2.200.6 3.500 2.400 3.500 5.200",
  clear: "M6 6l12 12M18 6 6 18",
  talk: "M4 5h16v11h-8.500L7 20v-4H4ZM8.500 9.500h7M8.500 12.500h4",
  bell: "M6 16.500V11a6 6 0 0 1 12 0v5.500l1.500 1.500h-15ZM10 20.600h4M12 5V3",
  share: "M12 15V3.500M7.500 7.500 12 3l4.500 4.500M5 12v8.500h14V12",
  flag: "M6 21V4M6 5h11.500l-3 4 3 4H6",
  leave: "M14 4H5v16h9M10 12h10.500M16.500 8l4 4-4 4",
  eye: "M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12ZM12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5Z",
  globe: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3.500 12h17M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18",
  screen: "M3.500 5h17v11h-17ZM9 20h6M12 16v4",
  full: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  dots: "M5.500 12h.1M12 12h.1M18.500 12h.1",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        stroke-width="2.2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}

/** One of the page's symbols, by its id, in a square of its own. */
export function Glyph({ name, ...rest }: { name: string } & SVGAttributes<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" {...rest}>
      <use href={`#${name}`} width="100" height="100" />
    </svg>
  );
}
