import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Face } from "./face.ts";
import { Sentence } from "./Sentence.tsx";

interface FittedProps {
  face: Pick<Face, "illustrate">;
  /** The same in fewer and fewer words. */
  wordings: readonly string[];
  /** What precedes every wording. */
  lead?: ComponentChildren;
  isShort?: boolean;
  class?: string;
  as?: "p" | "h1";
}

/**
 * Words in a place whose size the style sheet fixes, so that nothing around them moves: where they do not fit they are in smaller
 * type, and then fewer. `more` is the class of an attempt that may be followed by another: a headline keeps it in one line.
 */
export function Fitted({ face, wordings, lead, isShort = false, class: name = "", as: Tag = "p" }: FittedProps) {
  const place = useRef<HTMLParagraphElement & HTMLHeadingElement>(null);
  const said = wordings.join("\n");
  const [tried, setTried] = useState({ said, attempt: 0 });
  const attempt = tried.said === said ? tried.attempt : 0;
  const isSmaller = attempt % 2 === 1;
  const isLast = attempt === 2 * wordings.length - 1;
  const looks = [isSmaller ? "smaller" : "", isLast ? "" : "more", name].filter((look) => look !== "");

  /** The width at which they were measured last: the page may get its final one after that, and in the same frame. */
  const measured = useRef(0);

  // Before the next frame: an attempt that does not fit is never seen.
  useLayoutEffect(() => {
    const { current } = place;
    measured.current = current?.clientWidth ?? 0;
    if (current !== null && !isLast && !fits(current)) {
      setTried({ said, attempt: attempt + 1 });
    }
  }, [said, attempt, tried]);

  useLayoutEffect(() => {
    const { current } = place;
    if (current === null) return undefined;
    const again = () => setTried((last) => ({ ...last, attempt: 0 }));
    const observer = new ResizeObserver(() => {
      if (current.clientWidth !== measured.current) again();
    });
    observer.observe(current);
    document.fonts.addEventListener("loadingdone", again);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener("loadingdone", again);
    };
  }, []);

  return (
    <Tag ref={place} class={["fitted", ...looks].join(" ")}>
      {lead}
      <Sentence face={face} text={wordings[attempt >> 1] ?? ""} isShort={isShort} />
    </Tag>
  );
}

/** More lines of a headline would push down what is below it. */
const MOST_LINES = 2;

function fits(place: HTMLElement): boolean {
  const { tagName, scrollWidth, clientWidth, scrollHeight, clientHeight } = place;
  if (scrollWidth > clientWidth) return false;
  if (tagName !== "H1") return scrollHeight <= clientHeight;
  // Its letters reach out of its lines, which counts as height: so the lines are counted.
  const { lineHeight, paddingTop } = getComputedStyle(place);
  return Math.round((clientHeight - parseFloat(paddingTop)) / parseFloat(lineHeight)) <= MOST_LINES;
}
