import type { ButtonHTMLAttributes } from "preact";
import { Icon } from "../art/icons.tsx";
import type { IconName } from "../art/icons.tsx";

interface IconButtonProps extends ButtonHTMLAttributes {
  icon: IconName;
  label: string;
  /** What may be pressed instead. */
  keys?: string;
  class?: string;
}

/** A square button with a sign; its label is for ears, and for whoever points at it. */
export function IconButton({ icon, label, keys, class: look = "", ...rest }: IconButtonProps) {
  const tip = keys === undefined ? label : `${label} (${keys})`;
  return (
    <button type="button" class={`square-button ${look}`} aria-label={label} title={tip} {...rest}>
      <Icon name={icon} />
    </button>
  );
}
