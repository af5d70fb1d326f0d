import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Face } from "./face.ts";
import { Sentence } from "./Sentence.tsx";

interface FittedProps {
  face: Pick<Face, "illustrate">;
  /** The same in fewer and fewer words. */
  wordings: readonly string[];
  isShort?: boolean;
  class?: string;
}

/**
 * Words in a place whose size the style sheet fixes, so that nothing around them moves: where they do not fit they are in smaller
 * type, and then fewer.
 */
export function Fitted({ face, wordings, isShort = false, class: name = "" }: FittedProps) {
  const place = useRef<HTMLParagraphElement>(null);
  const said = wordings.join("\n");
  const [tried, setTried] = useState({ said, attempt: 0 });
  const attempt = tried.said === said ? tried.attempt : 0;
  const isSmaller = attempt % 2 === 1;

  // Before the next frame: an attempt that does not fit is never seen.
  useLayoutEffect(() => {
    const { current } = place;
    if (current !== null && attempt < 2 * wordings.length - 1 && !fits(current)) {
      setTried({ said, attempt: attempt + 1 });
    }
  }, [said, attempt, tried]);

  useLayoutEffect(() => {
    const { current } = place;
    if (current === null) return undefined;
    const again = () => setTried((last) => ({ ...last, attempt: 0 }));
    let width = current.clientWidth;
    const observer = new ResizeObserver(() => {
      if (current.clientWidth === width) return;
      width = current.clientWidth;
      again();
    });
    observer.observe(current);
    document.fonts.addEventListener("loadingdone", again);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener("loadingdone", again);
    };
  }, []);

  return (
    <p ref={place} class={`fitted${isSmaller ? " smaller" : ""} ${name}`.trim()}>
      <Sentence face={face} text={wordings[attempt >> 1] ?? ""} isShort={isShort} />
    </p>
  );
}

function fits({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollWidth <= clientWidth && scrollHeight <= clientHeight;
}
