/** In one column a panel opens below what was pressed: it comes into sight by itself. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { isSmall } from "../page/format.ts";

/** Once for every `what`; null where nobody has pressed anything. */
export function useInSight(what: unknown): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (isSmall.peek() && what !== null) panel.current?.scrollIntoView({ block: "start" });
  }, [what]);
  return panel;
}

/** To a part of the page by the id of its title: in sight, and its first button ready to be pressed. */
export function leadTo(id: string): void {
  const title = document.getElementById(id);
  title?.scrollIntoView({ block: "nearest" });
  title?.parentElement?.querySelector("button")?.focus();
}
