const PATHS = {
  light:
    "M12 7.6a4.4 4.4 0 1 0 0 8.8 4.4 4.4 0 0 0 0-8.8ZM12 1.8v2.4M12 19.8v2.4M1.8 12h2.4M19.8 12h2.4" +
    "M4.8 4.8l1.7 1.7M17.5 17.5l1.7 1.7M4.8 19.2l1.7-1.7M17.5 6.5l1.7-1.7",
  dark: "M20.5 14.2A8.6 8.6 0 0 1 9.8 3.5a8.6 8.6 0 1 0 10.7 10.7Z",
  link: "M10 14a4.2 4.2 0 0 0 6 0l4-4a4.2 4.2 0 0 0-6-6l-1.6 1.6M14 10a4.2 4.2 0 0 0-6 0l-4 4a4.2 4.2 0 0 0 6 6l1.6-1.6",
  save: "M12 3v12M6.5 10 12 15.5 17.5 10M4 20h16",
  check: "M4.5 12.5 10 18 19.5 6.5",
  clear: "M6 6l12 12M18 6 6 18",
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
