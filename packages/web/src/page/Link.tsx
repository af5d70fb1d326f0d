import type { ComponentChildren } from "preact";
import { addressOf, go } from "./route.ts";

interface LinkProps {
  to: string;
  class?: string;
  label?: string;
  children: ComponentChildren;
}

/** A link within the house: followed without loading the page anew, unless the reader wants a new tab. */
export function Link({ to, label, children, ...rest }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a {...rest} href={addressOf(to)} {...(label === undefined ? {} : { "aria-label": label })} onClick={follow}>
      {children}
    </a>
  );
}
