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
