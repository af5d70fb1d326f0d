import type { ComponentChildren } from "preact";

interface RuleProps {
  text: string;
  /** The colour behind the picture. */
  ground?: string;
  /** Drawn in a box of 120 × 80. */
  children: ComponentChildren;
}

/** One rule of a game's rules sheet, with its picture. */
export function Rule({ text, ground = "var(--panel2)", children }: RuleProps) {
  return (
    <li>
      <svg viewBox="0 0 120 80" aria-hidden="true">
        <rect width="120" height="80" rx="8" fill={ground} />
        {children}
      </svg>
      <p>{text}</p>
    </li>
  );
}
