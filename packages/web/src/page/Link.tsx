import type { ComponentChildren } from "preact";
import { say } from "../words/words.ts";
import { addressOf, go } from "./route.ts";

interface LinkProps {
  to: string;
  class?: string;
  label?: string;
  /** It leads to the page that is open. */
  isHere?: boolean;
  children: ComponentChildren;
}

/** A link within Riad: followed without reloading the page, unless the reader wants a new tab. */
export function Link({ to, label, isHere = false, children, ...rest }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a
      {...rest}
      href={addressOf(to)}
      {...(label === undefined ? {} : { "aria-label": label })}
      {...(isHere ? { "aria-current": "page" as const } : {})}
      onClick={follow}
    >
      {children}
    </a>
  );
}

/** Riad's name and sign, which lead back to the start page. */
export function Wordmark() {
  return (
    <Link to="/" class="row wordmark title" label={say("home")}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <use href="#khatam" width="100" height="100" />
      </svg>
      <span>Riad</span>
    </Link>
  );
}
