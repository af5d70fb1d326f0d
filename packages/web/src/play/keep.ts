/** Structural sharing: a table of hundreds of shapes changes only a few at a time, and unchanged parts are not redrawn. */
import type { VNode } from "preact";
import { useMemo, useRef } from "preact/hooks";

/** The plain data that is shown now, with every part that has not changed taken from what was shown before. */
export function useKept<T>(now: T): T {
  const kept = useRef(now);
  kept.current = keepSame(kept.current, now);
  return kept.current;
}

/** Renders again only if one of the props is another object than before. */
export function useDrawn(props: object, draw: () => VNode): VNode {
  return useMemo(draw, Object.values(props));
}

/** Structural sharing: unchanged parts keep their identity and are not redrawn. */
export function keepSame<T>(before: T, now: T): T {
  if (Object.is(before, now) || !isStructure(before) || !isStructure(now)) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const parts = Object.entries(now).map(
    ([name, part]) => [name, Object.hasOwn(before, name) ? keepSame(before[name], part) : part] as const,
  );
  const isKept = ([name, part]: readonly [string, unknown]) =>
    Object.hasOwn(before, name) && Object.is(before[name], part);
  const isSame = parts.length === Object.keys(before).length && parts.every(isKept);
  if (isSame) return before;
  return (Array.isArray(now) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as T;
}

function isStructure(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
